// Tests of changes: a reader that syncs while writers write ends equal to the tables; tombstones, rights, and the calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { UNKNOWN_COUNTRY, UNKNOWN_UNSPSC } from '@millwright/contracts';
import { sql } from 'kysely';
import {
  aCtx,
  aCustomer,
  aCustomerWithPassword,
  agreeFreight,
  aProduct,
  aStaff,
  aStaffCtx,
  payInFull,
  TEST_PASSWORD,
  testApp,
} from '../../../testing/index.ts';
import { sampleSize } from '../../../testing/sample.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';
import { invoiceWorker } from '../invoices/index.ts';
import { toCustomer, toInvoice, toOrder, toPrice, toProduct, toStock } from './changes.wire.ts';
import { RESOURCES, readChanges } from './index.ts';

const shop = await testApp({ after }, { poolSize: 30 });
const { db, pool } = shop;
const system: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
type Name = keyof typeof RESOURCES;
const changesOf = async (name: Name, after: string | undefined, limit: number, ctx = system) =>
  await readChanges<{ id: number }>(ctx, RESOURCES[name], { after, limit });

/** What another system keeps of a resource. */
class Mirror {
  readonly name: Name;
  readonly rows = new Map<number, unknown>();
  #next: string | undefined;
  constructor(name: Name) {
    this.name = name;
  }
  /** @returns whether there may be more at once */
  async step(limit = 3): Promise<boolean> {
    const { items, removed, next, more } = await changesOf(this.name, this.#next, limit);
    for (const item of items) this.rows.set(item.id, item);
    for (const id of removed) this.rows.delete(id);
    this.#next = next;
    return more;
  }
  /** Until it is as the table is; other databases of the cluster may hold the stream back for a moment. */
  async untilEqual(): Promise<void> {
    const end = Date.now() + 20_000;
    for (;;) {
      while (await this.step(50));
      const table = await this.table();
      try {
        assert.deepEqual(
          [...this.rows].sort(([a], [b]) => a - b),
          table,
        );
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await sleep(20);
      }
    }
  }
  async table(): Promise<[number, unknown][]> {
    const rows = await inTransaction(
      db,
      async (tx) =>
        await (RESOURCES[this.name].list as (typeof RESOURCES)['prices']['list'])(tx, {
          behind: 0,
          limit: 100_000,
        }),
    );
    return rows.map((row) => [row.id, row]);
  }
}

test('changes › read while 12 writers add, change, sell and delete › in the end what the tables hold [decisions 0108]', async () => {
  for (let n = 0; n < 30; n++) await aProduct(db);
  const mirrors = (['products', 'prices', 'stock'] as const).map((name) => new Mirror(name));
  let isWriting = true;
  const readers = mirrors.map(async (mirror) => {
    while (isWriting) await mirror.step();
  });
  const writer = async (n: number): Promise<void> => {
    const own: number[] = [];
    for (let turn = 0; turn < sampleSize(8, 60); turn++) {
      own.push(await aProduct(db));
      const id = own[Math.floor(Math.random() * own.length)] as number;
      await inTransaction(db, async (tx) => {
        await sql`update product set price_base = price_base + ${turn + n}, published = not published where id = ${id}`.execute(
          tx,
        );
        await sql`select pg_sleep(random() * 0.02)`.execute(tx);
        await sql`update product_text set name = name || '.' where product_id = ${id}`.execute(tx);
        await sql`with moved as (insert into stock_movement (product_id, delta, reason) values (${id}, 1, 'correction'))
          update stock set on_hand = on_hand + 1 where product_id = ${id}`.execute(tx);
        if (turn % 4 === 3) throw new Error('given up');
      }).catch((error: Error) => assert.equal(error.message, 'given up'));
      if (turn % 3 === 2) {
        await pool.query('delete from product where id = $1', [own.shift()]);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, async (_, n) => await writer(n)));
  isWriting = false;
  await Promise.all(readers);
  for (const mirror of mirrors) await mirror.untilEqual();
});

test('changes › what happens while everything is read for the first time › comes afterwards, also to ids that were passed [decisions 0108]', async () => {
  const first = await aProduct(db);
  await aProduct(db);
  const mirror = new Mirror('prices');
  while (![...mirror.rows.keys()].includes(first)) await mirror.step(1);
  await pool.query('update product set price_base = 777700 where id = $1', [first]);
  const gone = [...mirror.rows.keys()].find((id) => id !== first) as number;
  await pool.query('delete from product where id = $1', [gone]);
  await mirror.untilEqual();
  assert.equal((mirror.rows.get(first) as { price_base: number }).price_base, 777_700);
  assert.ok(!mirror.rows.has(gone));
});

test('changes › orders, invoices, customers › as they are now, in the form of the wire; a closed account is removed [decisions 0108]', async () => {
  const customer = await aCustomer(db);
  const product = await aProduct(db, { price: 10_000 });
  const code = await shop.cartOf([{ productId: product, quantity: 2 }], customer.token);
  const mirrors = (['orders', 'invoices', 'customers'] as const).map((name) => new Mirror(name));
  for (const mirror of mirrors) await mirror.untilEqual();
  const { id } = await services.orders.placeOrder(customer.ctx, code, {
    purchaseOrderNumber: 'PO-7',
    note: '',
    paymentMode: 'telegraphic-transfer',
    termsAccepted: true,
  });
  await agreeFreight(db, id);
  await payInFull(db, id);
  await services.orders.changeOrderStatus(system, String(id), { to: 'Confirmed' });
  await invoiceWorker().work(system, { orderId: id });
  const leaving = await aCustomerWithPassword(db);
  await services.privacy.closeAccount(leaving.ctx, { password: TEST_PASSWORD });
  for (const mirror of mirrors) await mirror.untilEqual();
  const [orders, invoices, customers] = mirrors.map(({ rows }) => rows);
  const order = toOrder(orders?.get(id) as Parameters<typeof toOrder>[0]);
  assert.deepEqual(
    [
      order.purchaseOrderNumber,
      order.status,
      order.subtotal,
      order.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
    ],
    [
      'PO-7',
      'Confirmed',
      { amount: '200.00', currency: 'INR' },
      [[2, { amount: '100.00', currency: 'INR' }]],
    ],
  );
  assert.deepEqual(order.paid, order.total);
  const [invoice] = [...(invoices?.values() ?? [])].map((row) =>
    toInvoice(row as Parameters<typeof toInvoice>[0]),
  );
  assert.deepEqual([invoice?.orderNumber, invoice?.total], [order.number, order.total]);
  assert.equal(
    toCustomer(customers?.get(customer.id) as Parameters<typeof toCustomer>[0]).email,
    customer.email,
  );
  assert.ok(!customers?.has(leaving.id));
});

test('changes › of a role without the right › refused; visitors find nothing [decisions 0108]', async () => {
  const { id } = await aStaff(db, 'content-editor');
  const editor = aStaffCtx(db, id, 'content-editor');
  const code = (wanted: string) => (error: unknown) =>
    error instanceof Problem && error.code === wanted;
  assert.ok((await changesOf('prices', undefined, 1, editor)).items.length <= 1);
  for (const name of ['orders', 'invoices', 'customers'] as const)
    await assert.rejects(changesOf(name, undefined, 1, editor), code('right-missing'));
  for (const name of Object.keys(RESOURCES) as Name[])
    await assert.rejects(changesOf(name, undefined, 1, aCtx(db)), code('not-found'));
});

test('changes › on the wire › products, prices and stock have what their schemas say [decisions 0108]', async () => {
  const id = await aProduct(db, { price: 124_950, discount: 100_000, stock: 7 });
  await sql`update product set own_prices = '{"USD": 1500}' where id = ${id}`.execute(db);
  await sql`update stock set reserved = 2 where product_id = ${id}`.execute(db);
  const row = async (name: Name) =>
    (
      await inTransaction(
        db,
        async (tx) =>
          await (RESOURCES[name].list as (typeof RESOURCES)['prices']['list'])(tx, { ids: [id] }),
      )
    )[0] as never;
  const product = toProduct(await row('products'));
  assert.deepEqual(
    [product.published, product.names.ru.endsWith(' ru'), product.orderQuantity],
    [true, true, { minimum: 1, maximum: null, step: 1 }],
  );
  const unknown = { hsn: '', unspsc: UNKNOWN_UNSPSC, origin_country: UNKNOWN_COUNTRY };
  await sql`update product set hsn = ${unknown.hsn}, unspsc = ${unknown.unspsc}, origin_country = ${unknown.origin_country} where id = ${id}`.execute(
    db,
  );
  const { hsn, unspsc, originCountry } = toProduct(await row('products'));
  assert.deepEqual([hsn, unspsc, originCountry], [null, null, null]);
  assert.deepEqual(toPrice(await row('prices')), {
    id,
    sku: product.sku,
    price: { amount: '1249.50', currency: 'INR' },
    discountPrice: { amount: '1000.00', currency: 'INR' },
    ownPrices: [{ amount: '15.00', currency: 'USD' }],
  });
  assert.deepEqual(toStock(await row('stock')), {
    id,
    sku: product.sku,
    onHand: 7,
    reserved: 2,
    available: 5,
    locations: [{ id: 1, name: 'Main warehouse', onHand: 7 }],
  });
  await sql`update stock set reserved = 0 where product_id = ${id}`.execute(db);
});

test('changes › over HTTP without a key › 401 for each call, before its parameters are looked at [decisions 0108]', async () => {
  for (const path of ['events', ...Object.keys(RESOURCES).map((name) => `changes/${name}`)]) {
    const { status } = await shop.call('GET', `/api/v1/${path}?limit=x`);
    assert.equal(status, 401, path);
  }
});
