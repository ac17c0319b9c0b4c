// The warning above every screen while accounts with public passwords are open in a shop that others may reach.
import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { isDemoExposed } from '../lib/auth.ts';

export function DemoWarning() {
  const say = useWords();
  const [isExposed, setExposed] = useState(false);
  useEffect(() => {
    isDemoExposed().then(setExposed, () => setExposed(false));
  }, []);
  return isExposed ? (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {say('common.demoExposed')}
    </Alert>
  ) : null;
}
