// Tests of orders for an ERP: records by hand, in the order of changes, and none that a reader with a cursor misses.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type ErpOrder, erpOrder } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aStaff, aStaffCtx, asStaff, testApp } from '../../../testing/index.ts';
import { aMutant } from '../../../testing/mutants.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';
import { ordersForErp } from './orders.erp.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const { admin, anOrder, confirm } = await anOrderManager(shop);

const pageFrom = async (after: string | null, ctx: Ctx = admin, limit = 200) =>
  await ordersForErp(ctx, { after: after ?? undefined, limit });
/** Everything behind a cursor, and the cursor behind that. */
async function allFrom(start: string | null, limit = 200): Promise<[ErpOrder[], string | null]> {
  const found: ErpOrder[] = [];
  let cursor = start;
  for (;;) {
    const { items, next } = await pageFrom(cursor, admin, limit);
    found.push(...items);
    if (next === null) return [found, cursor];
    cursor = next;
  }
}
const ids = (items: readonly ErpOrder[]) => items.map(({ id }) => id);

test('ordersForErp › a paid, shipped order inside India › its record by hand, which its schema takes [decisions 0112]', async () => {
  const [, start] = await allFrom(null);
  const order = await anOrder([{ stock: 10, quantity: 3, price: 10_001 }]);
  await confirm(order.id);
  const { total } = await services.orders.getAdminOrder(admin, order.id);
  await services.orders.recordPayment(admin, order.id, {
    once: `pay-${order.id}-once`,
    receivedOn: '2026-01-02',
    mode: 'escrow',
    reference: 'E-1',
    amount: total.base,
    note: '',
  });
  await services.orders.changeOrderStatus(
    admin,
    { id: order.id },
    { to: 'Shipped', carrier: 'Gati', trackingNumber: 'G-1' },
  );
  const [[record, ...more]] = await allFrom(start);
  assert.deepEqual(more, []);
  assert.deepEqual(erpOrder.parse(record), record);
  const [line] = record?.lines ?? [];
  // 300.03 at 18 %: inside the state 27.0027 twice, elsewhere 54.0054.
  assert.deepEqual(
    [line?.quantity, line?.shipped, line?.net, line?.taxRate],
    [3, 3, { amount: '300.03', currency: 'INR' }, '18'],
  );
  const taxes = line?.taxes.map((tax) => [tax.type, tax.rate, tax.amount.amount]);
  const halves = [
    ['CGST', '9', '27.00'],
    ['SGST', '9', '27.00'],
  ];
  assert.deepEqual(taxes, taxes?.length === 2 ? halves : [['IGST', '18', '54.01']]);
  assert.deepEqual(
    [record?.total.amount, record?.paid.amount, record?.status, record?.purchaseOrderNumber],
    [record?.paid.amount, record?.total.amount, 'Shipped', 'PO-77/A'],
  );
  assert.deepEqual(
    record?.payments.map(({ reference, amount }) => [reference, amount.amount]),
    [['E-1', record?.total.amount]],
  );
  assert.deepEqual(
    record?.shipments.map(({ carrier, trackingNumber, lines }) => [carrier, trackingNumber, lines]),
    [['Gati', 'G-1', [{ sku: line?.sku, quantity: 3 }]]],
  );
  assert.equal(record?.customer?.email, order.email);
});

test('ordersForErp › every line and freight › their taxes add up to the taxes of the order [decisions 0112]', async () => {
  const countries = ['IN', 'SA', 'US'] as const;
  const orders = await Promise.all(
    countries.map((country) =>
      anOrder(
        [
          { stock: 10, quantity: 3, price: 9_999 },
          { stock: 10, quantity: 7, price: 1_235 },
        ],
        country,
      ),
    ),
  );
  await services.orders.changeOrderContents(admin, orders[0]?.id as number, {
    version: 0,
    freight: 12_345,
    consent: 'By telephone',
    lines: (orders[0]?.products ?? []).map((productId) => ({ productId, quantity: 2 })),
  });
  const [records] = await allFrom(null);
  const paise = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
  for (const { id } of orders) {
    const record = records.find((each) => each.id === id) as ErpOrder;
    const parts = [...record.lines, ...(record.freight === null ? [] : [record.freight])];
    for (const tax of record.taxes) {
      const own = parts.flatMap((part) =>
        part.taxes.filter((each) => each.type === tax.type && each.rate === tax.rate),
      );
      assert.equal(
        own.reduce((sum, each) => sum + paise(each.amount), 0),
        paise(tax.amount),
      );
    }
    assert.equal(
      parts.reduce((sum, part) => sum + paise(part.gross), 0),
      paise(record.total),
    );
    assert.equal(
      parts.reduce((sum, part) => sum + paise(part.net), 0),
      paise(record.net),
    );
  }
});

test('ordersForErp › payment, shipment, tracking number, invoice › each brings the order again, behind the others [decisions 0112]', async () => {
  const [first, second] = [await anOrder(), await anOrder()];
  await confirm(first.id);
  let [, cursor] = await allFrom(null);
  const changes = [
    async () => {
      await services.orders.recordPayment(admin, first.id, {
        once: `part-${first.id}-once`,
        receivedOn: '2026-01-02',
        mode: 'escrow',
        reference: 'E-2',
        amount: 100,
        note: '',
      });
    },
    async () => {
      await services.orders.changeOrderStatus(
        admin,
        { id: first.id },
        { to: 'Shipped', unpaidReason: 'agreed' },
      );
    },
    async () => {
      await sql`update order_shipment set tracking_number = 'T-1' where order_id = ${first.id}`.execute(
        db,
      );
    },
    async () => {
      await services.orders.changeOrderStatus(admin, { id: second.id }, { to: 'Cancelled' });
      await services.orders.addOrderNote(admin, first.id, 'For staff alone');
    },
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    const [items, next] = await allFrom(cursor);
    assert.deepEqual(ids(items), [index === 3 ? second.id : first.id], `change ${index}`);
    cursor = next;
  }
});

/** One order is changed and not committed, another is: what is read before the commit, and in all. */
async function slowAndQuick(
  read: typeof ordersForErp,
): Promise<{ wanted: number[]; early: number[]; found: number[] }> {
  const [slow, quick] = [await anOrder(), await anOrder()];
  const [, cursor] = await allFrom(null);
  const after = cursor ?? undefined;
  const client = await pool.connect();
  let early: Awaited<ReturnType<typeof ordersForErp>>;
  try {
    await client.query('begin');
    await client.query("update sales_order set note = 'slow' where id = $1", [slow.id]);
    await db.updateTable('sales_order').set({ note: 'quick' }).where('id', '=', quick.id).execute();
    early = await read(admin, { after });
    await client.query('commit');
  } finally {
    client.release();
  }
  const late = await read(admin, { after: early.next ?? after });
  return {
    wanted: [slow.id, quick.id],
    early: ids(early.items),
    found: ids([...early.items, ...late.items]),
  };
}

test('ordersForErp › a transaction that commits after later ones › no change is missed, none comes before it [race: decisions 0112]', async () => {
  const { wanted, early, found } = await slowAndQuick(ordersForErp);
  assert.deepEqual([early, found], [[], wanted]);
});

test('ordersForErp › the same without regard to open transactions › the slow change is missed [race: decisions 0112]', async () => {
  const mutant = await aMutant({
    file: 'modules/orders/orders.erp.queries.ts',
    from: 'least(clock_timestamp(), (select min(xact_start) from pg_stat_activity where backend_xid is not null and datname = current_database()))',
    to: 'clock_timestamp()',
  });
  const { wanted, found } = await slowAndQuick(mutant.services.orders.ordersForErp);
  assert.deepEqual(found, wanted.slice(1));
});

test('ordersForErp › many writers while a reader follows › every last change is read [race: decisions 0112]', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, async () => await anOrder()));
  let [, cursor] = await allFrom(null);
  const seen = new Map<number, string>();
  let isOver = false;
  const writers = Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (let round = 0; round < 12; round++) {
        const { id } = orders[(round + writer) % orders.length] as { id: number };
        await db.transaction().execute(async (tx) => {
          await tx
            .updateTable('sales_order')
            .set({ note: `${writer}.${round}` })
            .where('id', '=', id)
            .execute();
          await sql`select pg_sleep(${Math.random() * 0.02})`.execute(tx);
        });
      }
    }),
  ).then(() => {
    isOver = true;
  });
  for (let more = true; more; ) {
    more = !isOver;
    const [items, next] = await allFrom(cursor, 2);
    for (const { id, changedAt } of items) {
      assert.ok(changedAt > (seen.get(id) ?? ''), 'never backwards');
      seen.set(id, changedAt);
    }
    cursor = next;
  }
  await writers;
  const { rows } = await sql<{ id: number; at: string }>`
    select order_id as id, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from order_change_time
    where order_id = any(${orders.map(({ id }) => id)}::bigint[])`.execute(db);
  for (const { id, at } of rows) assert.equal(seen.get(id), at);
});

test('ordersForErp › who asks › orders:read, customers’ accounts for who may read them alone [decisions 0112]', async () => {
  await anOrder();
  const { id } = await aStaff(db);
  const reader = aStaffCtx(db, id, { id: 1, rights: ['orders:read'] });
  const { items } = await pageFrom(null, reader, 1);
  assert.deepEqual(
    items.map(({ customer }) => customer),
    [null],
  );
  const codeOf = async (promise: Promise<unknown>) =>
    await promise.then(
      () => 'done',
      (error: unknown) => (error as Problem).code,
    );
  assert.equal(await codeOf(pageFrom(null, aCtx(db))), 'not-found');
  assert.equal(
    await codeOf(pageFrom(null, aStaffCtx(db, id, { id: 1, rights: ['customers:read'] }))),
    'right-missing',
  );
  for (const wrong of ['', 'x', Buffer.from('2026-02-31T12:00:00.000000Z 1').toString('base64url')])
    assert.equal(await codeOf(pageFrom(wrong)), 'cursor-not-valid', wrong);
});

test('export of orders for an ERP › CSV, Excel and JSON › lines and freight a row each, no formulas, only what changed since [decisions 0112]', async () => {
  const caller = await asStaff(shop);
  const order = await anOrder([{ stock: 10, quantity: 2 }]);
  await services.orders.changeOrderContents(admin, order.id, {
    version: 0,
    freight: 5_000,
    consent: 'By telephone',
    lines: [{ productId: order.products[0] as number, quantity: 2 }],
  });
  await sql`update sales_order set company_name = '@SUM(1)' where id = ${order.id}`.execute(db);
  const csv = await caller('GET', '/exports/orders-erp?format=csv');
  const lines = String(csv.body).trim().split('\r\n');
  const head = lines[0]?.replace('\ufeff', '').split(',') ?? [];
  for (const name of [
    'order',
    'tax_id',
    'billing_city',
    'delivery_country',
    'cgst',
    'sgst',
    'igst',
    'other_tax',
    'invoices',
  ])
    assert.ok(head.includes(name), name);
  const own = lines.filter((line) => line.startsWith(order.publicId));
  assert.equal(own.length, 2);
  assert.match(own[0] ?? '', /,'@SUM\(1\),/);
  // A telephone number is no formula for a program. [decisions 0118]
  assert.match(own[0] ?? '', /,\+[0-9]{8,15},/);
  assert.match(own[1] ?? '', /,freight,/);
  const json = await caller('GET', '/exports/orders-erp');
  const items = json.body.items as ErpOrder[];
  assert.deepEqual(items.at(-1)?.number, order.publicId);
  for (const item of items) erpOrder.parse(item);
  const none = await caller('GET', '/exports/orders-erp?changedSince=2099-01-01');
  assert.deepEqual(none.body, { items: [] });
  assert.equal((await caller('GET', '/exports/orders-erp?format=xlsx')).status, 200);
  assert.equal((await caller('GET', '/exports/orders-erp?changedSince=tomorrow')).status, 400);
  const { rows } = await pool.query(
    "select after from audit_log where operation = 'exported' and subject_id = 'orders-erp' order by id limit 1",
  );
  assert.equal(rows[0].after.format, 'csv');
});
