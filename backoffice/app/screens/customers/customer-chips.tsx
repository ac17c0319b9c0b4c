// Status chips of a customer.
import type { AdminCustomerRow } from '@millwright/contracts';
import { Chip, Stack } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';

export function CustomerChips({
  customer: { state, verified, toReview },
}: {
  customer: AdminCustomerRow;
}) {
  const say = useWords();
  return (
    <Stack
      direction="row"
      spacing={0.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: { xs: 'flex-end', md: 'flex-start' } }}
    >
      {state === 'active' ? null : (
        <Chip
          size="small"
          color={state === 'blocked' ? 'error' : 'default'}
          label={say(`customers.${state}`)}
        />
      )}
      {state === 'closed' ? null : (
        <Chip
          size="small"
          variant="outlined"
          color={verified ? 'success' : 'default'}
          label={say(verified ? 'customers.verified' : 'customers.notVerified')}
        />
      )}
      {toReview === 0 ? null : (
        <Chip size="small" color="warning" label={say('customers.toReview')} />
      )}
    </Stack>
  );
}

export function useMayWriteCustomers(): boolean {
  return useMay('customers:write');
}
