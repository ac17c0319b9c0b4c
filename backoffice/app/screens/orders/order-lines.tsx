// What was bought, and what it costs: lines as they were frozen, totals in three currencies; changed while the order is Pending.
import { type DeskOrder, isolated } from '@millwright/contracts';
import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ActionDialog, fromPaise, toPaise, useAct, useMayWriteOrders } from './order-action.tsx';
import { Part } from './order-parts.tsx';

export function OrderLines({ order }: { order: DeskOrder }) {
  const say = useWords();
  const mayWrite = useMayWriteOrders();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part
      title={say('orders.lines')}
      action={
        mayWrite && order.status === 'Pending' ? (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {say('orders.edit')}
          </Button>
        ) : null
      }
    >
      {order.lines.map((line) => (
        <Line key={line.productId} line={line} />
      ))}
      <Totals order={order} />
      {isOpen ? <ContentsDialog order={order} onClose={() => setOpen(false)} /> : null}
    </Part>
  );
}

function Line({ line }: { line: DeskOrder['lines'][number] }) {
  const say = useWords();
  const { money, number } = useFormats();
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}>
      <Box
        component="img"
        src={`/productimages/${encodeURIComponent(line.image)}`}
        alt=""
        loading="lazy"
        sx={{ width: 56, height: 56, objectFit: 'contain', flexShrink: 0, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <Name>{line.name}</Name>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          <Ltr mono>{line.sku}</Ltr> · <Name>{line.manufacturer}</Name> · <Ltr>HSN {line.hsn}</Ltr>
        </Typography>
        <Typography variant="body2">
          <Ltr>
            {number(line.quantity)} × {money(line.unitPrice.INR)}
          </Ltr>
          {line.shipped === 0 ? null : (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              · {say('orders.shippedOf')}{' '}
              <Ltr>
                {number(line.shipped)} / {number(line.quantity)}
              </Ltr>
            </Typography>
          )}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        <Ltr>{money(line.subtotal.INR)}</Ltr>
      </Typography>
    </Stack>
  );
}

function Totals({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { money } = useFormats();
  const currencies = ['INR', 'USD', 'SAR'] as const;
  const { commission } = order;
  const rows = [
    { name: say('orders.subtotal'), amounts: order.subtotal },
    ...(order.freight === null ? [] : [{ name: say('orders.freight'), amounts: order.freight }]),
    ...order.taxes.map((tax) => ({ name: tax.name, amounts: tax.value })),
  ];
  const strong = { fontWeight: 600 };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1, overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { border: 0, py: 0.25, px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell />
            {currencies.map((currency) => (
              <TableCell key={currency} align="right" sx={currency === 'INR' ? {} : { display: { xs: 'none', sm: 'table-cell' } }}>
                {currency}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows, { name: say('orders.grandTotal'), amounts: order.total }].map(({ name, amounts }, index) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={index === rows.length ? strong : {}}>
                {name}
              </TableCell>
              {currencies.map((currency) => (
                <TableCell
                  key={currency}
                  align="right"
                  sx={{
                    ...(index === rows.length ? strong : {}),
                    ...(currency === 'INR' ? {} : { color: 'text.secondary', display: { xs: 'none', sm: 'table-cell' } }),
                  }}
                >
                  <Ltr>{money(amounts[currency], currency)}</Ltr>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={{ display: { xs: 'block', sm: 'none' }, px: 0.5, textAlign: 'end' }}>
        <Typography variant="caption" color="textSecondary">
          <Ltr>
            {money(order.total.USD, 'USD')} · {money(order.total.SAR, 'SAR')}
          </Ltr>
        </Typography>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ px: { xs: 0.5, sm: 1 }, pt: 1, m: 0 }}>
        {order.freight === null ? `${say('orders.freight')}: ${say('orders.freightOpen')}. ` : ''}
        {commission.basisPoints === 0 ? null : (
          <>
            {say('orders.commission', { percent: isolated(`${commission.basisPoints / 100} %`) })}: <Ltr>{money(commission.amount)}</Ltr>
          </>
        )}
      </Typography>
    </Box>
  );
}

function ContentsDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const say = useWords();
  const act = useAct();
  const [pieces, setPieces] = useState<Record<number, string>>(() =>
    Object.fromEntries(order.lines.map((line) => [line.productId, String(line.quantity)])),
  );
  const [freight, setFreight] = useState(order.freight === null ? '' : fromPaise(order.freight.INR));
  const paise = freight.trim() === '' ? null : toPaise(freight);
  const isWrong = freight.trim() !== '' && paise === null;
  const lines = order.lines.flatMap(({ productId }) => {
    const quantity = Math.trunc(Number(pieces[productId]));
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  return (
    <ActionDialog
      title={say('orders.editTitle')}
      button={say('orders.save')}
      onClose={onClose}
      onDo={() => act('PUT', `/orders/${order.id}/contents`, { version: order.version, lines, freight: isWrong ? -1 : paise })}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {say('orders.editHelp')}
      </Typography>
      <Stack spacing={1.5}>
        {order.lines.map((line) => (
          <Stack key={line.productId} direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                <Name>{line.name}</Name>
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <Ltr>{line.sku}</Ltr>
              </Typography>
            </Box>
            <TextField
              type="number"
              value={pieces[line.productId] ?? ''}
              onChange={(event) => setPieces({ ...pieces, [line.productId]: event.target.value })}
              slotProps={{ htmlInput: { min: 0, dir: 'ltr', 'aria-label': `${say('orders.quantity')}: ${line.sku}` } }}
              sx={{ width: 110, flexShrink: 0 }}
            />
          </Stack>
        ))}
        <TextField
          label={say('orders.freightInr')}
          value={freight}
          error={isWrong}
          onChange={(event) => setFreight(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      </Stack>
    </ActionDialog>
  );
}
