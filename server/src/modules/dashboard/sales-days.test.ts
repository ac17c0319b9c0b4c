// Tests of daily sales against orders: whatever changes one of them afterwards, concurrently too.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Dashboard } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, asStaff, INVARIANTS, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { keepMetrics } from './index.ts';

const shop = await testApp(
  { after },
  { brokenBecause: 'orders are changed by hand, behind the back of every use case' },
);
const { db, pool, call, cartOf } = shop;
const admin = await asStaff(shop);
const system = { ...aCtx(db), actor: { kind: 'system' as const } };
const product = await aProduct(db, { stock: 900, price: 100_000 });

/** @returns its id; bought so many days ago */
async function order(quantity: number, daysAgo: number): Promise<number> {
  const buyer = await aCustomer(db);
  const code = await cartOf([{ productId: product, quantity }], buyer.token);
  const { body } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: buyer.token,
  });
  await pool.query(
    `update sales_order set placed_at = now() - $2 * interval '1 day' where id = $1`,
    [body.id, daysAgo],
  );
  return body.id;
}
const keptDays = async (): Promise<number> =>
  (await pool.query('select from daily_sales where orders > 0')).rowCount ?? 0;
const broken = async (): Promise<number> =>
  (await pool.query(INVARIANTS['a day that was added up is what its orders say'] as string))
    .rowCount ?? 0;
const sales = async (): Promise<NonNullable<Dashboard['sales']>> =>
  (await admin('GET', '/dashboard?days=30')).body.sales;

const waiting = async (): Promise<number> =>
  (
    await pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rowCount ?? 0;

const first = await order(3, 5);
await order(2, 5);
await order(4, 9);
await order(7, 0);

test('dashboard › days over are added up › the same figures as from their orders, today’s among them [back office dashboard]', async () => {
  const before = await sales();
  assert.deepEqual([before.orders, before.best[0]?.quantity], [4, 16]);
  assert.ok((await keepMetrics(system)) > 170);
  assert.equal(await keptDays(), 2);
  assert.deepEqual(await sales(), before);
  assert.equal(await keepMetrics(system), 0);
  assert.equal(await broken(), 0);
});

const CHANGES: readonly [name: string, statement: string][] = [
  ['is cancelled', `update sales_order set status = 'Cancelled' where id = $1`],
  ['is no longer cancelled', `update sales_order set status = 'Pending' where id = $1`],
  [
    'is changed',
    'with lines as (update order_line set quantity = 1, subtotal_base = unit_base, subtotal_in = unit_in where order_id = $1) update sales_order set subtotal_base = subtotal_base / 3, total_base = total_base - subtotal_base + subtotal_base / 3 where id = $1',
  ],
  [
    'turns out to be of another day',
    `update sales_order set placed_at = placed_at - interval '4 days' where id = $1`,
  ],
];
for (const [name, statement] of CHANGES)
  test(`dashboard › an order of a day that was added up ${name} › the figures follow at once, and again when the day is added up [back office dashboard]`, async () => {
    await keepMetrics(system);
    const before = await sales();
    await pool.query(statement, [first]);
    const at = await sales();
    assert.notDeepEqual(at, before);
    assert.equal(await broken(), 0);
    assert.ok((await keepMetrics(system)) > 0);
    assert.deepEqual(await sales(), at);
    assert.equal(await broken(), 0);
  });

test('dashboard › an order is cancelled while its day is being added up › the sum waits for it [back office dashboard] [promises invariants]', async () => {
  const id = await order(5, 12);
  let hasEnded = false;
  let adding = Promise.resolve(0);
  await inTransaction(db, async (tx) => {
    await sql`update sales_order set status = 'Cancelled' where id = ${id}`.execute(tx);
    adding = keepMetrics(system).finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && (await waiting()) === 0);
  });
  await adding;
  assert.equal(await broken(), 0);
});

test('dashboard › what lies unsold was looked up, and one of it is sold › it is left out at once [back office dashboard]', async () => {
  const slow = await aProduct(db, { stock: 4 });
  await pool.query(`update product set created_at = now() - interval '200 days' where id = $1`, [
    slow,
  ]);
  const isSlow = async (): Promise<boolean> =>
    (await admin('GET', '/dashboard')).body.stock.slow.some(
      (part: { productId: number }) => part.productId === slow,
    );
  await keepMetrics(system);
  assert.ok(await isSlow());
  const buyer = await aCustomer(db);
  await call(
    'POST',
    `/api/order/commitOrder?cartCode=${await cartOf([{ productId: slow, quantity: 1 }], buyer.token)}`,
    {
      token: buyer.token,
    },
  );
  assert.ok(!(await isSlow()));
});
