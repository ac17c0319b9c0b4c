// Apply step of an import.
import type { ImportDetails } from '@millwright/contracts';
import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';

type Props = {
  record: ImportDetails;
  mayWrite: boolean;
  onApply: (onFaults: 'skip' | 'refuse') => void;
};

export function ApplyStep({ record, mayWrite, onApply }: Props) {
  const say = useWords();
  const { number } = useFormats();
  const [onFaults, setOnFaults] = useState<'skip' | 'refuse'>('skip');
  const left = record.rows.new + record.rows.changed - record.rows.applied;
  if (left <= 0 && record.rows.faulty > 0)
    return <Alert severity="warning">{say('imports.onlyFaults')}</Alert>;
  if (left <= 0) return <Alert severity="info">{say('imports.nothingToApply')}</Alert>;
  if (!mayWrite) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RadioGroup
        aria-label={say('imports.faultyRows')}
        value={onFaults}
        onChange={(event) => setOnFaults(event.target.value as 'skip' | 'refuse')}
      >
        <FormControlLabel value="skip" control={<Radio />} label={say('imports.skip')} />
        <FormControlLabel
          value="refuse"
          control={<Radio />}
          label={say('imports.refuse')}
          disabled={record.rows.faulty > 0}
        />
      </RadioGroup>
      <Box>
        <Button variant="contained" onClick={() => onApply(onFaults)}>
          {record.state === 'cancelled'
            ? say('imports.goOn')
            : say('imports.apply', { n: number(left) })}
        </Button>
      </Box>
    </Box>
  );
}
