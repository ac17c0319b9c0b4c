// Tests of the demo's past year: orders by use cases only, in every month, invoices numbered by day, and no data integrity check fails.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase, violations } from '../../testing/index.ts';
import { storeFirstContent } from '../modules/content/index.ts';
import { historyOrders } from './history.ts';
import { HISTORY_BUYERS } from './history-buyers.ts';
import { loadDemoShop } from './shop.ts';

const { db, pool } = await testDatabase({ after });

test('loadDemoShop › with history › some 390 orders over all months, paid and invoiced in the order of their days, nothing waits to be mailed [§demo]', async () => {
  await storeFirstContent(db);
  await loadDemoShop(db, () => {}, 'small', true);
  const { rows: months } = await pool.query<{ month: string; orders: number }>(
    "select to_char(placed_at, 'YYYY-MM') as month, count(*)::int as orders from sales_order group by 1 order by 1",
  );
  const sum = months.reduce((all, { orders }) => all + orders, 0);
  assert.ok(sum > 340 && sum < 460, String(sum));
  // The year begins and ends within a month.
  assert.ok(months.length >= 12);
  for (const { month, orders } of months.slice(1, -1))
    assert.ok(orders >= 15, `${month} ${orders}`);

  const { rows: wrong } = await pool.query(
    `select from (select ordinal, (content ->> 'issuedOn') as day, lag(content ->> 'issuedOn') over (partition by series, financial_year order by ordinal) as before from invoice) i
     where before > day`,
  );
  assert.equal(wrong.length, 0);
  const { rows: unpaid } = await pool.query<{ part: number }>(
    `select avg((not exists (select from order_payment p where p.order_id = o.id))::int)::float as part from sales_order o where status = 'Completed'`,
  );
  assert.ok((unpaid[0]?.part ?? 1) < 0.1);
  const { rows: waiting } = await pool.query("select from email_outbox where state = 'waiting'");
  assert.equal(waiting.length, 0);
  assert.deepEqual(await violations(db), []);

  const { rows: keys } = await pool.query(
    'select from credential k join customer c on c.id = k.customer_id where c.email = any($1)',
    [HISTORY_BUYERS.map(({ email }) => email)],
  );
  assert.equal(keys.length, 0);
});

test('historyOrders › the same parts and day › the same orders, and half of every stock stays [§demo]', () => {
  const parts = Array.from({ length: 40 }, (_, at) => ({
    id: at + 1,
    price: 900 + at * 700,
    on_hand: 130 + at,
  }));
  const at = new Date('2026-11-28T08:00:00Z');
  const orders = historyOrders(parts, at);
  assert.deepEqual(historyOrders(parts, at), orders);
  const sold = new Map<number, number>();
  for (const { goods } of orders)
    for (const [id, quantity] of goods)
      sold.set(Number(id), (sold.get(Number(id)) ?? 0) + quantity);
  for (const { id, on_hand } of parts)
    assert.ok((sold.get(id) ?? 0) <= on_hand / 2, `${id}: ${sold.get(id)} of ${on_hand}`);
});
