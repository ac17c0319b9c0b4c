// Status buttons of an order: one per transition, with a confirmation; a rejection says why.
import type { AdminOrder, OrderStatus } from '@millwright/contracts';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { ActionDialog, useAct, useMayWriteOrders } from './order-action.tsx';
import { CarrierInputs, UnpaidReason } from './order-shipments.tsx';

type Way = Exclude<OrderStatus, 'Pending'>;

export function OrderSteps({ order }: { order: AdminOrder }) {
  const say = useWords();
  const mayWrite = useMayWriteOrders();
  const act = useAct();
  const [asked, setAsked] = useState<Way | null>(null);
  const [by, setBy] = useState({ carrier: '', trackingNumber: '' });
  const [unpaidReason, setUnpaidReason] = useState('');
  if (!mayWrite) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(order.nextStatuses as Way[]).map((to) => (
        <Button
          key={to}
          variant={to === 'Cancelled' ? 'text' : 'contained'}
          color={to === 'Cancelled' ? 'error' : 'primary'}
          onClick={() => setAsked(to)}
        >
          {say(`orders.do.${to}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <ActionDialog
          title={say(`orders.do.${asked}`)}
          button={say(`orders.do.${asked}`)}
          color={asked === 'Cancelled' ? 'error' : 'primary'}
          onClose={() => setAsked(null)}
          onDo={() => act('POST', `/orders/${order.id}/status`, { to: asked, ...(asked === 'Shipped' ? { ...by, unpaidReason } : {}) })}
        >
          {asked === 'Shipped' ? (
            <>
              <CarrierInputs by={by} onChange={setBy} />
              <UnpaidReason order={order} value={unpaidReason} onChange={setUnpaidReason} />
            </>
          ) : (
            <>
              {asked === 'Confirmed' && order.freight === null ? <Alert severity="warning">{say('orders.freightFirst')}</Alert> : null}
              <Typography variant="body2">{say(`orders.sure.${asked}`)}</Typography>
            </>
          )}
        </ActionDialog>
      )}
    </Stack>
  );
}
