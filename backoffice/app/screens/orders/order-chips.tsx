// Status chips of orders and payments: by word and colour, never by colour alone.
import { isolatedName, type OrderStatus, type PaymentState } from '@millwright/contracts';
import { Chip, Stack } from '@mui/material';
import { useGetMany } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { Name } from '../../ui/isolated.tsx';

const COLOURS = {
  Pending: 'warning',
  Confirmed: 'primary',
  Shipped: 'info',
  Completed: 'success',
  Cancelled: 'default',
} as const;
const PAY = {
  unpaid: 'default',
  partly: 'warning',
  paid: 'success',
  'refund-due': 'error',
  'partly-refunded': 'success',
  refunded: 'success',
  'nothing-due': 'default',
} as const;

export function StatusChip({ status }: { status: OrderStatus }) {
  const say = useWords();
  return (
    <Chip
      size="small"
      color={COLOURS[status]}
      variant={status === 'Pending' ? 'filled' : 'outlined'}
      label={say(`orders.status.${status}`)}
    />
  );
}

export function PaymentChip({
  paymentState,
  overdue,
  status,
}: {
  paymentState: PaymentState;
  overdue: boolean;
  status: OrderStatus;
}) {
  const say = useWords();
  if (status === 'Cancelled' && paymentState === 'nothing-due') return null;
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip
        size="small"
        variant="outlined"
        color={PAY[paymentState]}
        label={say(`orders.pay.${paymentState}`)}
      />
      {overdue ? <Chip size="small" color="error" label={say('orders.overdue')} /> : null}
    </Stack>
  );
}

/** `staff:7`, `client:3`, `customer` or `system` as people say it: a program by its name. */
export function Who({ actor }: { actor: string }) {
  const say = useWords();
  const [, kind, id] = /^(staff|client):(\d+)$/.exec(actor) ?? [];
  const { data } = useGetMany<{ id: number; name: string }>(
    kind === 'client' ? 'programs' : 'colleagues',
    { ids: id === undefined ? [] : [Number(id)] },
    { enabled: id !== undefined },
  );
  if (actor === 'customer') return <>{say('orders.byCustomer')}</>;
  if (actor === 'system') return <>{say('orders.bySystem')}</>;
  const name = data?.[0]?.name;
  if (kind === 'client')
    return (
      <>
        {name === undefined
          ? say('apiClients.numbered', { id: id ?? '' })
          : say('apiClients.called', { name: isolatedName(name) })}
      </>
    );
  return <Name>{name ?? actor}</Name>;
}
