// What has a customer ordered, and for how much in each currency?
import type { DeskCustomer } from '@millwright/contracts';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { StatusChip } from '../orders/order-chips.tsx';
import { Part } from '../orders/order-parts.tsx';

export function CustomerTrade({ customer: { id, orders, sums, recentOrders } }: { customer: DeskCustomer }) {
  const say = useWords();
  const { money, number, day } = useFormats();
  const all =
    orders === 0 ? null : (
      <Button size="small" component={Link} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ customerId: id }))}`}>
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
      {sums.length === 0 ? null : (
        <SmallTable
          label={say('customers.trade')}
          head={[say('customers.currency'), say('customers.orders'), say('customers.sum'), say('customers.charged')]}
          rows={sums.map(({ currency, orders: count, total, charged }) => [
            <Ltr key="currency">{currency}</Ltr>,
            number(count),
            <Ltr key="total">{money(total, currency)}</Ltr>,
            <Ltr key="charged">{money(charged)}</Ltr>,
          ])}
        />
      )}
      {recentOrders.length === 0 ? null : (
        <SmallTable
          label={say('customers.orders')}
          head={[say('orders.number'), say('orders.placedAt'), say('orders.status'), say('orders.total')]}
          figuresFrom={3}
          rows={recentOrders.map((order) => [
            <Link key="order" to={`/orders/${order.id}/show`}>
              <Ltr mono>{order.orderId}</Ltr>
            </Link>,
            day(order.placedAt),
            <StatusChip key="status" status={order.status} />,
            <Ltr key="total">{money(order.total)}</Ltr>,
          ])}
        />
      )}
    </Part>
  );
}
