// Order lines and totals: lines as they were frozen, totals in the currencies that the order has; changed while the order is Pending.
import { type AdminOrder, isolated, taxName } from '@millwright/contracts';
import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { currenciesOf, useFormats } from '../../lib/format.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { useMayWriteOrders } from './order-action.tsx';
import { ContentsDialog } from './order-contents-dialog.tsx';
import { Part } from './order-parts.tsx';

export function OrderLines({ order }: { order: AdminOrder }) {
  const say = useWords();
  const mayChange = useMayWriteOrders() && order.status === 'Pending';
  const [isOpen, setOpen] = useState(false);
  useHotKey('contents', mayChange ? () => setOpen(true) : null);
  return (
    <Part
      title={say('orders.lines')}
      action={
        mayChange ? (
          <KeyTip of="contents">
            <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
              {say('orders.edit')}
            </Button>
          </KeyTip>
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

function Line({ line }: { line: AdminOrder['lines'][number] }) {
  const say = useWords();
  const { money, number } = useFormats();
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box
        component="img"
        src={`/productimages/${encodeURIComponent(line.image)}`}
        alt=""
        loading="lazy"
        sx={{
          width: 56,
          height: 56,
          objectFit: 'contain',
          flexShrink: 0,
          border: 1,
          borderColor: 'divider',
          bgcolor: '#fff',
        }}
      />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <Name>{line.name}</Name>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          <Ltr mono>{line.sku}</Ltr>
          {line.manufacturer === '' ? null : (
            <>
              {' '}
              · <Name>{line.manufacturer}</Name>
            </>
          )}
          {line.hsn === '' ? null : (
            <>
              {' '}
              · <Ltr>HSN {line.hsn}</Ltr>
            </>
          )}
        </Typography>
        <Typography variant="body2">
          <Ltr>
            {number(line.quantity)} × {money(line.unitPrice.base)}
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
        <Ltr>{money(line.subtotal.base)}</Ltr>
      </Typography>
    </Stack>
  );
}

function Totals({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { money, price, percent, locale } = useFormats();
  const currencies = currenciesOf(order.total);
  const [base, ...others] = currencies;
  const { commission } = order;
  const rows = [
    { name: say('orders.subtotal'), amounts: order.subtotal },
    ...(order.freight === null ? [] : [{ name: say('orders.freight'), amounts: order.freight }]),
    ...order.taxes.map((tax) => ({ name: taxName(tax, locale), amounts: tax.value })),
  ];
  const strong = { fontWeight: 600 };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1, overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { border: 0, py: 0.25, px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell />
            {currencies.map((currency) => (
              <TableCell
                key={currency}
                align="right"
                sx={currency === base ? {} : { display: { xs: 'none', sm: 'table-cell' } }}
              >
                {currency}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows, { name: say('orders.grandTotal'), amounts: order.total }].map(
            ({ name, amounts }, index) => (
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
                      ...(currency === base
                        ? {}
                        : { color: 'text.secondary', display: { xs: 'none', sm: 'table-cell' } }),
                    }}
                  >
                    <Ltr>{price(amounts, currency)}</Ltr>
                  </TableCell>
                ))}
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
      {others.length === 0 ? null : (
        <Box sx={{ display: { xs: 'block', sm: 'none' }, px: 0.5, textAlign: 'end' }}>
          <Typography variant="caption" color="textSecondary">
            <Ltr>{others.map((currency) => price(order.total, currency)).join(' · ')}</Ltr>
          </Typography>
        </Box>
      )}
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ px: { xs: 0.5, sm: 1 }, pt: 1, m: 0 }}
      >
        {order.deliveryService === ''
          ? ''
          : `${say('orders.deliveryService')}: ${isolated(order.deliveryService)}. `}
        {order.freight === null ? `${say('orders.freight')}: ${say('orders.freightOpen')}. ` : ''}
        {order.freight?.base === 0
          ? `${say('orders.freight')}: ${say(order.freightCollected ? 'orders.freight.collected' : 'orders.freight.free')}. `
          : ''}
        {commission.basisPoints === 0 ? null : (
          <>
            {say('orders.commission', { percent: isolated(percent(commission.basisPoints)) })}:{' '}
            <Ltr>{money(commission.amount)}</Ltr>
          </>
        )}
      </Typography>
    </Box>
  );
}
