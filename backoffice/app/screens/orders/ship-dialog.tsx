// Dialog of a shipment: pieces by scanner or keyboard, location, carrier, and the reason while not all is paid.
import { type AdminOrder, isolated, type ShipsFrom } from '@millwright/contracts';
import { Box, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { piecesOf } from '../../lib/amounts.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { LocationOf } from '../../ui/location-select.tsx';
import { ActionDialog, newIdempotencyKey, useAct } from './order-action.tsx';
import { ScanField } from './scan-field.tsx';
import { CarrierInputs, UnpaidReason } from './ship-inputs.tsx';

export function ShipDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
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
  const [last, setLast] = useState<number | null>(null);
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
      <ScanField
        lines={open}
        scanned={{ wanted, last }}
        onScanned={(scanned) => {
          setWanted(scanned.wanted);
          setLast(scanned.last);
        }}
      />
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
