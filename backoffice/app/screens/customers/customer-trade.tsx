// Orders and revenue of a customer by currency.
import type { AdminCustomer } from '@millwright/contracts';
import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { baseCurrency } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { listOfCustomer } from '../../ui/customer-filter.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { StatusChip } from '../orders/order-chips.tsx';
import { Part } from '../orders/order-parts.tsx';

export function CustomerTrade({
  customer: { id, orders, sums, recentOrders },
}: {
  customer: AdminCustomer;
}) {
  const say = useWords();
  const { money, number, day } = useFormats();
  const all =
    orders === 0 ? null : (
      <Button size="small" component={Link} to={listOfCustomer('orders', id)}>
        {say('customers.allOrders', { n: number(orders) })}
      </Button>
    );
  return (
    <Part title={say('customers.trade')} action={all}>
      {orders === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.noOrders')}
        </Typography>
      ) : null}
      {sums.map(({ currency, orders: count, total, charged }) => (
        <Line key={currency}>
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            <Ltr>{currency}</Ltr> · {say('customers.orders')}: {number(count)}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            <Ltr>{money(total, currency)}</Ltr>
          </Typography>
          {currency === baseCurrency() ? null : (
            <Typography variant="body2" color="textSecondary">
              {say('customers.charged')}: <Ltr>{money(charged)}</Ltr>
            </Typography>
          )}
        </Line>
      ))}
      {recentOrders.map((order) => (
        <Line key={order.id}>
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            <MuiLink component={Link} to={`/orders/${order.id}/show`}>
              <Ltr mono>{order.orderId}</Ltr>
            </MuiLink>{' '}
            · {day(order.placedAt)}
          </Typography>
          <StatusChip status={order.status} />
          <Typography variant="body2">
            <Ltr>{money(order.total)}</Ltr>
          </Typography>
        </Line>
      ))}
    </Part>
  );
}

/** Beside each other where there is room, below each other on a telephone. */
function Line({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        justifyContent: 'flex-end',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
