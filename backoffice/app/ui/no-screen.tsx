// What stands at an address without a screen: that the role may not see it, or that there is none.
import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { SCREENS } from '../screens/index.ts';
import { PageHeading } from './page-heading.tsx';

export function NoScreen() {
  const say = useWords();
  const { pathname } = useLocation();
  const screen = SCREENS.find(({ name }) => `${pathname}/`.startsWith(`/${name}/`));
  return (
    <Box sx={{ maxWidth: 640, pt: 2 }}>
      <PageHeading>{say(screen?.label ?? 'common.noScreen')}</PageHeading>
      <Alert severity="info">
        {screen === undefined ? say('common.noScreenText') : say('common.notYours')}{' '}
        <MuiLink component={Link} to="/">
          {say('common.overview')}
        </MuiLink>
      </Alert>
    </Box>
  );
}
