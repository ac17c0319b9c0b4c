// Button that checks all rows of an import; what it waits for is said beside it.
import type { ImportDetails, ImportMapping } from '@millwright/contracts';
import { Box, Button, Typography } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { baseCurrency } from '../../lib/api.ts';
import { missingForCheck } from './missing-for-check.ts';

type Props = { record: ImportDetails; mapping: ImportMapping; onCheck: () => void };

export function CheckButton({ record, mapping, onCheck }: Props) {
  const say = useWords();
  const { fields, currency } = missingForCheck(record, mapping, baseCurrency());
  const reason =
    fields.length > 0
      ? say('imports.checkNeedsFields', { fields: fields.join(', ') })
      : currency === undefined
        ? undefined
        : say('imports.checkNeedsRate', { currency });
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        disabled={reason !== undefined}
        aria-describedby="check-help"
        onClick={onCheck}
      >
        {say('imports.check')}
      </Button>
      <Typography
        id="check-help"
        role="status"
        variant="body2"
        color={reason === undefined ? 'textSecondary' : 'textPrimary'}
      >
        {reason ?? say('imports.checkHelp')}
      </Typography>
    </Box>
  );
}
