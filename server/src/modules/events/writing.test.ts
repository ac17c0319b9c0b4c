// Tests of what writes events: each change of a thing has one in its transaction, and nothing else has.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import {
  aCustomer,
  aCustomerWithPassword,
  agreeFreight,
  aProduct,
  asStaff,
  payInFull,
  setAside,
  setOnHand,
  TEST_PASSWORD,
  testApp,
} from '../../../testing/index.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db } = shop;

type Written = { type: string; about: string; data: Record<string, unknown> };

async function lastId(from: Db | Tx): Promise<number> {
  return (await sql<{ id: number }>`select coalesce(max(id), 0) as id from event`.execute(from))
    .rows[0]?.id as number;
}

/** Events of this work, as `type about`. */
async function written(work: () => Promise<unknown>): Promise<Written[]> {
  const before = await lastId(db);
  await work();
  const { rows } =
    await sql<Written>`select type, about, data from event where id > ${before} order by id`.execute(
      db,
    );
  return rows;
}
const named = (events: readonly Written[]) => events.map(({ type, about }) => `${type} ${about}`);

test('events › a new product › changed, priced and stocked, each once, with its number and SKU [decisions 0108]', async () => {
  let id = 0;
  const events = await written(async () => {
    id = await aProduct(db);
  });
  assert.deepEqual(named(events).sort(), [
    `price.changed ${id}`,
    `product.changed ${id}`,
    `stock.changed ${id}`,
  ]);
  const { rows } = await sql<{ sku: string }>`select sku from product where id = ${id}`.execute(db);
  const sku = rows[0]?.sku;
  assert.deepEqual(Object.fromEntries(events.map(({ type, data }) => [type, data])), {
    'product.changed': { id, sku, published: true },
    'price.changed': { id, sku },
    'stock.changed': { id, sku },
  });
});

let id = 0;
before(async () => {
  id = await aProduct(db, { stock: 50, price: 10_000 });
});
const CHANGES: readonly [name: string, statement: string, expected: readonly string[]][] = [
  ['a price', 'update product set price_base = price_base + 1 where id = $1', ['price.changed']],
  [
    'a price in a further currency',
    `update product set own_prices = '{"USD": 900}' where id = $1`,
    ['price.changed'],
  ],
  ['the same price', 'update product set price_base = price_base where id = $1', []],
  [
    'a rating',
    'update product set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where id = $1',
    [],
  ],
  [
    'a weight',
    'update product set weight_grams = weight_grams + 1 where id = $1',
    ['product.changed'],
  ],
  [
    'publication',
    'update product set published = not published where id = $1',
    ['product.changed'],
  ],
  [
    'price and weight',
    'update product set price_base = price_base + 1, weight_grams = weight_grams + 1 where id = $1',
    ['product.changed', 'price.changed'],
  ],
  [
    'a name',
    `update product_text set name = name || '.' where product_id = $1`,
    ['product.changed'],
  ],
  ['the same name', 'update product_text set name = name where product_id = $1', []],
  [
    'a picture more',
    `insert into product_media (product_id, position, kind, target, title) values ($1, 1, 'image', 'y.svg', '{}')`,
    ['product.changed'],
  ],
  ['a picture less', 'delete from product_media where product_id = $1', ['product.changed']],
  [
    'units on hand',
    "with moved as (insert into stock_movement (product_id, delta, reason) values ($1, 3, 'correction')) update stock set on_hand = on_hand + 3 where product_id = $1",
    ['stock.changed'],
  ],
  ['deletion', 'delete from product where id = $1', ['product.removed']],
];

for (const [name, statement, expected] of CHANGES)
  test(`events › ${name} › ${expected.join(' and ') || 'none'} [decisions 0108]`, async () => {
    const events = await written(async () => await shop.pool.query(statement, [id]));
    assert.deepEqual(
      named(events),
      expected.map((type) => `${type} ${id}`),
    );
  });

test('events › every column of a product › known to change it, its price, or neither [decisions 0108]', async () => {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = 'product'::regclass and a.attnum > 0 and not a.attisdropped
      and pg_get_functiondef('note_product_events'::regproc) !~ ('\\m' || a.attname || '\\M')
    order by 1`.execute(db);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['cost_base', 'created_at', 'rating_count', 'rating_sum', 'sort_rank'],
    'name a new column in note_product_events, or here',
  );
});

test('events › reserved units › none [decisions 0108]', async () => {
  const product = await aProduct(db, { stock: 50 });
  const events = await written(async () => await setAside(db, product, 5));
  assert.deepEqual(
    named(events).filter((event) => !event.startsWith('customer.')),
    [],
  );
});

test('events › one transaction with several changes of a thing › one event of each type, with its last state [decisions 0108]', async () => {
  const product = await aProduct(db);
  const events = await written(
    async () =>
      await inTransaction(db, async (tx) => {
        for (let n = 1; n <= 3; n++)
          await sql`update product set weight_grams = ${n}, published = ${n % 2 === 0}, price_base = ${n * 100} where id = ${product}`.execute(
            tx,
          );
      }),
  );
  assert.deepEqual(named(events), [`product.changed ${product}`, `price.changed ${product}`]);
  assert.equal(events[0]?.data.published, false);
});

test('events › a transaction that is given up › leaves none [decisions 0108]', async () => {
  const product = await aProduct(db);
  const events = await written(
    async () =>
      await assert.rejects(
        inTransaction(db, async (tx) => {
          await setOnHand(tx as unknown as Db, product, 7);
          throw new Error('given up');
        }),
        /given up/,
      ),
  );
  assert.deepEqual(events, []);
});

test('events › an order from the commit to the invoice › placed once, changed with payment, state and shipment, its invoice issued [decisions 0108]', async () => {
  const customer = await aCustomer(db);
  const product = await aProduct(db);
  const code = await shop.cartOf([{ productId: product, quantity: 2 }], customer.token);
  let id = 0;
  const placed = await written(async () => {
    ({ id } = await services.orders.placeOrder(customer.ctx, code, {
      purchaseOrderNumber: '',
      note: '',
      paymentMode: 'telegraphic-transfer',
      termsAccepted: true,
    }));
  });
  const { rows } = await sql<{ number: string }>`
    select public_id as number from sales_order where id = ${id}`.execute(db);
  const order = rows[0]?.number as string;
  assert.deepEqual(named(placed).sort(), [`order.placed ${order}`, `stock.changed ${product}`]);
  assert.deepEqual(placed.find(({ type }) => type === 'order.placed')?.data, {
    id,
    number: order,
    status: 'Pending',
    version: 0,
  });
  const owners = await sql<{ owner: number }>`
    select customer_id as owner from event where type = 'order.placed' and about = ${order}`.execute(
    db,
  );
  assert.deepEqual(owners.rows, [{ owner: customer.id }]);
  await agreeFreight(db, order);
  assert.deepEqual(named(await written(async () => await payInFull(db, order))), [
    `order.changed ${order}`,
  ]);
  const admin = await asStaff(shop);
  const confirmed = await written(
    async () => await admin('POST', `/orders/${id}/status`, { to: 'Confirmed' }),
  );
  assert.deepEqual(
    confirmed.map(({ type, data }) => [type, data.status]),
    [['order.changed', 'Confirmed']],
  );
});

test('events › an account that is changed and closed › changed, then erased [decisions 0108]', async () => {
  const customer = await aCustomerWithPassword(db);
  assert.deepEqual(
    named(
      await written(
        async () =>
          await shop.pool.query(
            `update customer_address set city = 'Elsewhere' where customer_id = $1`,
            [customer.id],
          ),
      ),
    ),
    [`customer.changed ${customer.id}`],
  );
  const closed = await written(
    async () => await services.privacy.closeAccount(customer.ctx, { password: TEST_PASSWORD }),
  );
  assert.equal(named(closed).at(-1), `customer.erased ${customer.id}`);
  assert.deepEqual(closed.at(-1)?.data, { id: customer.id, state: 'closed' });
});

test('events › a lead and a negotiation › each change of their rows, and none when they are written as they were [decisions 0108]', async () => {
  const product = await aProduct(db);
  const changes = async (statement: string, ...values: unknown[]) =>
    await written(async () => await shop.pool.query(statement, values));
  const [lead] =
    await changes(`insert into lead (reference, kind, locale, name, email, message, idempotency_key)
    values ('RQ-AAAA-AAAA', 'contact', 'en', 'Somebody', 'somebody@example.com', 'Hello', 'x')`);
  assert.deepEqual(
    [lead?.type, lead?.about, lead?.data.state, Object.keys(lead?.data ?? {}).sort()],
    ['lead.changed', 'RQ-AAAA-AAAA', 'new', ['id', 'kind', 'number', 'state']],
  );
  const [thread] = await changes(
    `insert into negotiation (reference, phone, product_id, item_name, quantity, currency, locale, state)
    values ('NG-AAAA-AAAA', '+914428271234', $1, 'Part', 5, 'INR', 'en', 'open')`,
    product,
  );
  assert.deepEqual([thread?.type, thread?.data.state], ['negotiation.changed', 'open']);
  for (const table of ['lead', 'negotiation']) {
    const other = table === 'lead' ? 'answered' : 'declined';
    const changed = await changes(`update ${table} set state = '${other}'`);
    assert.deepEqual(
      changed.map(({ type, data }) => [type, data.state]),
      [[`${table}.changed`, other]],
    );
    assert.deepEqual(await changes(`update ${table} set state = state`), []);
  }
});
