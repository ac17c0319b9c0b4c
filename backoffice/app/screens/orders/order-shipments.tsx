// Shipments of an order, past and next, with their carriers; before payment only with a reason. The order is Shipped with its last unit.
import type { AdminOrder } from '@millwright/contracts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { useMay } from '../../lib/use-may.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';
import { ShipDialog } from './ship-dialog.tsx';

export function OrderShipments({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { moment, number } = useFormats();
  const mayWrite = useMay('shipping:write');
  const [isOpen, setOpen] = useState(false);
  const mayShip = mayWrite && order.status === 'Confirmed';
  useHotKey('ship', mayShip ? () => setOpen(true) : null);
  return (
    <Part
      title={say('orders.shipments')}
      action={
        mayShip ? (
          <KeyTip of="ship">
            <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
              {say('orders.ship')}
            </Button>
          </KeyTip>
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
