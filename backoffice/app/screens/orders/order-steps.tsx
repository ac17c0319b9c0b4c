// Status buttons of an order: one per transition, with a confirmation; one that cannot be taken yet says why beside it.
import type { AdminOrder, OrderStatus } from '@millwright/contracts';
import { Button, Stack, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { LocationOf } from '../../ui/location-select.tsx';
import { ActionDialog, useAct, useMayWriteOrders } from './order-action.tsx';
import { CarrierInputs, UnpaidReason } from './ship-inputs.tsx';

type Way = Exclude<OrderStatus, 'Pending'>;

const FIRST = 'confirm-afterwards';

export function OrderSteps({ order }: { order: AdminOrder }) {
  const say = useWords();
  const mayWrite = useMayWriteOrders();
  const act = useAct();
  const notify = useNotify();
  const [asked, setAsked] = useState<Way | null>(null);
  const [by, setBy] = useState({ carrier: '', trackingNumber: '' });
  const [unpaidReason, setUnpaidReason] = useState('');
  const [locationId, setLocation] = useState<number>();
  // The invoice repeats the order, so nothing is confirmed whose freight is open. [decisions 0064]
  const waitsForFreight = order.freight === null && order.nextStatuses.includes('Confirmed');
  const waitsForAnswer = order.proposals.some((proposal) => proposal.state === 'open');
  const reason = say(waitsForAnswer ? 'orders.proposalFirst' : 'orders.freightFirst');
  const confirm = (): void => {
    if (waitsForFreight || waitsForAnswer) notify(reason, { type: 'warning' });
    else setAsked('Confirmed');
  };
  useHotKey('confirm', mayWrite && order.nextStatuses.includes('Confirmed') ? confirm : null);
  if (!mayWrite) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {waitsForFreight || waitsForAnswer ? (
        <Typography id={FIRST} variant="body2" color="textSecondary" sx={{ maxInlineSize: 380 }}>
          {reason}
        </Typography>
      ) : null}
      {(order.nextStatuses as Way[]).map((to) => (
        <WithKey key={to} to={to}>
          <Button
            variant={to === 'Cancelled' ? 'text' : 'contained'}
            color={to === 'Cancelled' ? 'error' : 'primary'}
            {...(to === 'Confirmed' && (waitsForFreight || waitsForAnswer)
              ? { disabled: true, 'aria-describedby': FIRST }
              : {})}
            onClick={() => setAsked(to)}
          >
            {say(`orders.do.${to}`)}
          </Button>
        </WithKey>
      ))}
      {asked === null ? null : (
        <ActionDialog
          title={say(`orders.do.${asked}`)}
          button={say(`orders.do.${asked}`)}
          color={asked === 'Cancelled' ? 'error' : 'primary'}
          isOnlyAsked={asked === 'Confirmed' || asked === 'Completed'}
          onClose={() => setAsked(null)}
          onDo={() =>
            act('POST', `/orders/${order.id}/status`, {
              to: asked,
              ...(asked === 'Shipped' ? { ...by, unpaidReason, locationId } : {}),
            })
          }
        >
          {asked === 'Shipped' ? (
            <>
              <LocationOf
                path={`/orders/${order.id}/stock-locations`}
                value={locationId}
                onChange={setLocation}
                label="locations.leavesFrom"
                mustHaveAll
              />
              <CarrierInputs by={by} onChange={setBy} />
              <UnpaidReason order={order} value={unpaidReason} onChange={setUnpaidReason} />
            </>
          ) : (
            <Typography variant="body2">{say(`orders.sure.${asked}`)}</Typography>
          )}
        </ActionDialog>
      )}
    </Stack>
  );
}

function WithKey({ to, children }: { to: Way; children: ReactElement<object> }) {
  return to === 'Confirmed' ? <KeyTip of="confirm">{children}</KeyTip> : children;
}
