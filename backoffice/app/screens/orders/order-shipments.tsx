// Shipments of an order, past and next, with their carriers; before payment only with a reason. The order is Shipped with its last unit.
import { type AdminOrder, isolated, type ShipsFrom } from '@millwright/contracts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { piecesOf } from '../../lib/amounts.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMay } from '../../lib/use-may.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { LocationOf } from '../../ui/location-select.tsx';
import { ActionDialog, newIdempotencyKey, useAct } from './order-action.tsx';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';

export function OrderShipments({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { moment, number } = useFormats();
  const mayWrite = useMay('shipping:write');
  const [isOpen, setOpen] = useState(false);
  const mayShip = mayWrite && order.status === 'Confirmed';
  return (
    <Part
      title={say('orders.shipments')}
      action={
        mayShip ? (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {say('orders.ship')}
          </Button>
        ) : null
      }
    >
      {order.shipments.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('orders.noShipments')}
        </Typography>
      ) : null}
      {order.shipments.map((left) => (
        <Box key={left.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2">
            <b>{moment(left.shippedAt)}</b> · <Name>{left.carrier}</Name>{' '}
            <Ltr mono>{left.trackingNumber}</Ltr> · <Who actor={left.actor} />
            {left.location === null ? null : (
              <>
                {' · '}
                <Name>{left.location}</Name>
              </>
            )}
          </Typography>
          {left.lines.map((line) => (
            <Typography key={line.productId} variant="body2" color="textSecondary">
              <Ltr>
                {number(line.quantity)} × {line.sku}
              </Ltr>{' '}
              <Name>{line.name}</Name>
            </Typography>
          ))}
          <Labels orderId={order.id} shipmentId={left.id} />
        </Box>
      ))}
      {isOpen ? <ShipDialog order={order} onClose={() => setOpen(false)} /> : null}
    </Part>
  );
}

/** A label for each parcel, in the language of the screen. */
function Labels({ orderId, shipmentId }: { orderId: number; shipmentId: number }) {
  const say = useWords();
  const { locale } = useFormats();
  const [parcels, setParcels] = useState('1');
  const isFaulty = !/^[1-9][0-9]?$/.test(parcels);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ pt: 1, alignItems: 'center' }}>
      <TextField
        label={say('orders.parcels')}
        value={parcels}
        size="small"
        error={isFaulty}
        onChange={(event) => setParcels(event.target.value)}
        sx={{ inlineSize: 110 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <Button
        size="small"
        component="a"
        disabled={isFaulty}
        href={`/api/admin/orders/${orderId}/shipments/${shipmentId}/labels?lang=${locale}&parcels=${parcels}`}
        target="_blank"
        rel="noopener"
      >
        {say('orders.labels')}
      </Button>
    </Stack>
  );
}

function ShipDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useWords();
  const { number } = useFormats();
  const act = useAct();
  const [once] = useState(newIdempotencyKey);
  const [by, setBy] = useState({ carrier: '', trackingNumber: '' });
  const [unpaidReason, setUnpaidReason] = useState('');
  const [locationId, setLocation] = useState<number>();
  const places = useAnswer<{ rows: ShipsFrom[] }>(`/orders/${order.id}/stock-locations`).data?.rows;
  // A shop with one location sees nothing of locations.
  const place =
    places === undefined || places.length < 2
      ? undefined
      : (places.find(({ id }) => id === locationId) ?? places[0]);
  const open = order.lines.filter((line) => line.shipped < line.quantity);
  const [wanted, setWanted] = useState<Record<number, string>>(() =>
    Object.fromEntries(open.map((line) => [line.productId, String(line.quantity - line.shipped)])),
  );
  const lines = open.map(({ productId }) => ({
    productId,
    quantity: piecesOf(wanted[productId] ?? ''),
  }));
  return (
    <ActionDialog
      title={say('orders.shipTitle')}
      button={say('orders.ship')}
      onClose={onClose}
      onDo={async () => {
        if (lines.some(({ quantity }) => quantity === null))
          throw new Error(say('orders.correctMarked'));
        await act('POST', `/orders/${order.id}/shipments`, {
          ...{ once, ...by, unpaidReason, locationId },
          lines: lines.filter(({ quantity }) => quantity !== 0),
        });
      }}
    >
      <Stack spacing={1.5} sx={{ mb: 2 }}>
        {open.map((line) => (
          <Stack
            key={line.productId}
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                <Name>{line.name}</Name>
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <Ltr>{line.sku}</Ltr> ·{' '}
                {say('orders.left', { n: number(line.quantity - line.shipped) })}
                <HeldThere place={place} productId={line.productId} />
              </Typography>
            </Box>
            <TextField
              value={wanted[line.productId] ?? ''}
              error={piecesOf(wanted[line.productId] ?? '') === null}
              onChange={(event) => setWanted({ ...wanted, [line.productId]: event.target.value })}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  dir: 'ltr',
                  'aria-label': `${say('orders.shipNow')}: ${line.sku}`,
                },
              }}
              sx={{ width: 110, flexShrink: 0 }}
            />
          </Stack>
        ))}
      </Stack>
      <LocationOf
        path={`/orders/${order.id}/stock-locations`}
        value={locationId}
        onChange={setLocation}
        label="locations.leavesFrom"
      />
      <CarrierInputs by={by} onChange={setBy} />
      <UnpaidReason order={order} value={unpaidReason} onChange={setUnpaidReason} />
    </ActionDialog>
  );
}

/** How many of a line the chosen location could send. */
function HeldThere({ place, productId }: { place: ShipsFrom | undefined; productId: number }) {
  const say = useWords();
  const { number } = useFormats();
  const held = place?.lines.find((line) => line.productId === productId);
  if (place === undefined || held === undefined) return null;
  const values = { n: isolated(number(held.quantity)), place: isolated(place.name) };
  return <> · {say('orders.heldThere', values)}</>;
}

/** Asked for while not all is paid. */
export function UnpaidReason({
  order,
  value,
  onChange,
}: {
  order: AdminOrder;
  value: string;
  onChange: (text: string) => void;
}) {
  const say = useWords();
  const { money } = useFormats();
  const left = order.total.base - order.credited.base - order.paid;
  if (left <= 0) return null;
  return (
    <TextField
      fullWidth
      required
      multiline
      label={say('orders.unpaidReason', { amount: isolated(money(left)) })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      sx={{ mt: 2 }}
    />
  );
}

type Carrier = { carrier: string; trackingNumber: string };
export function CarrierInputs({ by, onChange }: { by: Carrier; onChange: (by: Carrier) => void }) {
  const say = useWords();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
      <TextField
        fullWidth
        label={say('orders.carrier')}
        value={by.carrier}
        onChange={(event) => onChange({ ...by, carrier: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        fullWidth
        label={say('orders.tracking')}
        value={by.trackingNumber}
        onChange={(event) => onChange({ ...by, trackingNumber: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100, dir: 'ltr' } }}
      />
    </Stack>
  );
}
