// Tests of orders in the back office: shipped, booked, changed and answered as decided, exactly once, under concurrent edits.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminOrder } from '@millwright/contracts';
import { sql } from 'kysely';
import { told } from '../../../testing/concurrent-actors.ts';
import { agreeFreight, asStaff, testApp, violations } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db } = shop;
const { admin, anOrder, confirm, stockOf, mailsTo } = await anOrderManager(shop);
const orders = services.orders;
let made = 0;
const once = () => `test-form-${process.pid}-${++made}`;
const parcel = (lines: { productId: number | undefined; quantity: number }[], more = {}) => ({
  once: once(),
  carrier: 'Gati',
  trackingNumber: 'GT-1',
  lines: lines.map(({ productId, quantity }) => ({ productId: productId ?? 0, quantity })),
  unpaidReason: 'Thirty days were agreed',
  ...more,
});
const money = (amount: number, more = {}) =>
  ({
    once: once(),
    receivedOn: '2026-01-05',
    mode: 'telegraphic-transfer',
    reference: 'UTR 1',
    amount,
    ...more,
  }) as const;

test('shipOrder › two parcels › the order is Shipped with the second; mails and the buyer’s page tell what left [back office orders]', async () => {
  const { id, products, email, buyer, publicId } = await anOrder([
    { stock: 9, quantity: 4 },
    { stock: 9, quantity: 2 },
  ]);
  const [first, second] = products;
  await assert.rejects(orders.shipOrder(admin, id, parcel([{ productId: first, quantity: 1 }])), {
    code: 'order-not-shippable',
  });
  await confirm(id);
  const half = await orders.shipOrder(admin, id, parcel([{ productId: first, quantity: 3 }]));
  assert.deepEqual([half.status, half.lines.map((line) => line.shipped)], ['Confirmed', [3, 0]]);
  assert.ok(!half.nextStatuses.includes('Cancelled'));
  await assert.rejects(orders.changeOrderStatus(admin, { id }, { to: 'Cancelled' }), {
    code: 'order-partly-shipped',
  });
  const rest = parcel([
    { productId: first, quantity: 1 },
    { productId: second, quantity: 2 },
  ]);
  const whole = await orders.shipOrder(admin, id, { ...rest, trackingNumber: 'GT-2' });
  assert.equal(whole.status, 'Shipped');
  assert.equal((await orders.shipOrder(admin, id, rest)).shipments.length, 2);
  const seen = await orders.getOrder(buyer, publicId);
  assert.deepEqual(
    seen.shipments.map((left) => [left.trackingNumber, left.lines.map((line) => line.quantity)]),
    [
      ['GT-1', [3]],
      ['GT-2', [1, 2]],
    ],
  );
  const mails = await mailsTo(email);
  assert.deepEqual(
    mails.map((mail) => mail.template),
    ['order-placed', 'order-confirmed', 'order-part-shipped', 'order-shipped'],
  );
  assert.match(mails[2]?.body_text ?? '', /3 × SKU[\s\S]*GT-1/);
  assert.doesNotMatch(mails[2]?.body_text ?? '', /2 × SKU/);
  // Staff were written to as well.
  assert.equal(whole.mails?.length, 5);
});

test('shipOrder › two at once, more than there is, nothing, twice the same form › never more than was ordered [back office orders]', async () => {
  const { id, products } = await anOrder([{ stock: 10, quantity: 5 }]);
  const [productId] = products;
  await confirm(id);
  const concurrentActors = [3, 3].map((quantity) =>
    told(orders.shipOrder(admin, id, parcel([{ productId, quantity }]))),
  );
  assert.deepEqual((await Promise.all(concurrentActors)).sort(), ['done', 'ship-too-many']);
  const same = parcel([{ productId, quantity: 1 }]);
  assert.deepEqual(await Promise.all([1, 2].map(() => told(orders.shipOrder(admin, id, same)))), [
    'done',
    'done',
  ]);
  const { shipments, lines } = await orders.getAdminOrder(admin, id);
  assert.deepEqual([shipments.length, lines[0]?.shipped], [2, 4]);
  await assert.rejects(orders.shipOrder(admin, id, parcel([])), { code: 'ship-nothing' });
  await assert.rejects(
    orders.shipOrder(admin, id, parcel([{ productId, quantity: 2 }])),
    (problem: { text(locale: string): string }) =>
      problem.text('en') === '“Valve”: only 1 are left to ship.',
  );
  // The database itself rejects it, whatever a program does.
  await sql`insert into order_shipment (order_id, actor, once) values (${id}, 'system', ${once()})`.execute(
    db,
  );
  await assert.rejects(
    sql`insert into order_shipment_line select max(id), ${id}, ${productId}, 9 from order_shipment where order_id = ${id}`.execute(
      db,
    ),
    /order_line_shipped_at_most_ordered/,
  );
});

test('getAdminOrder › a product with number of the manufacturer and barcode › each line has what a scanner reads on it [back office orders]', async () => {
  const { id, products } = await anOrder([
    { stock: 9, quantity: 4 },
    { stock: 9, quantity: 2 },
  ]);
  const [first = 0] = products;
  await sql`update product set mpn = '6205-2RS', gtin = '4006381333931' where id = ${first}`.execute(
    db,
  );
  const { lines } = await orders.getAdminOrder(admin, id);
  const codesOf = (line: number) => lines[line]?.codes.slice(1);
  assert.deepEqual(codesOf(0), ['6205-2RS', '4006381333931']);
  assert.deepEqual(
    lines.map(({ codes }) => codes[0]),
    lines.map(({ sku }) => sku),
  );
  assert.equal(codesOf(1)?.length, 1);
});

test('changeOrderStatus › Shipped from the list › what is left goes as one parcel [back office orders]', async () => {
  const { id, products } = await anOrder([{ stock: 10, quantity: 5 }]);
  await confirm(id);
  await orders.shipOrder(admin, id, parcel([{ productId: products[0], quantity: 2 }]));
  await orders.changeOrderStatus(
    admin,
    { id },
    { to: 'Shipped', carrier: 'Blue Dart', trackingNumber: 'BD-1', unpaidReason: 'Agreed' },
  );
  const { shipments, status } = await orders.getAdminOrder(admin, id);
  assert.deepEqual(
    [status, shipments.map((left) => [left.carrier, left.lines[0]?.quantity])],
    [
      'Shipped',
      [
        ['Gati', 2],
        ['Blue Dart', 3],
      ],
    ],
  );
});

test('recordPayment › partly, paid, taken back, sent twice › the state follows the rows, and none is ever removed [back office orders]', async () => {
  const { id, placed, buyer, publicId } = await anOrder();
  const total = placed.total.base;
  const part = await orders.recordPayment(
    admin,
    id,
    money(1_000, { mode: 'letter-of-credit', reference: ' LC-9 ' }),
  );
  assert.deepEqual(
    [part.paymentState, part.paid, part.payments[0]?.reference],
    ['partly', 1_000, 'LC-9'],
  );
  const rest = money(total - 1_000);
  const both = await Promise.all([
    told(orders.recordPayment(admin, id, rest)),
    told(orders.recordPayment(admin, id, rest)),
  ]);
  assert.deepEqual(both, ['done', 'done']);
  const paid = await orders.getAdminOrder(admin, id);
  assert.deepEqual([paid.paymentState, paid.paid, paid.payments.length], ['paid', total, 2]);
  const mistaken = paid.payments[1]?.id ?? 0;
  const backs = [1, 2].map(() =>
    told(orders.reversePayment(admin, id, mistaken, 'Booked on the wrong order')),
  );
  assert.deepEqual((await Promise.all(backs)).sort(), ['done', 'payment-reversed']);
  const after = await orders.getAdminOrder(admin, id);
  assert.deepEqual(
    [after.paymentState, after.paid, after.payments.length, after.payments[1]?.reversed],
    ['partly', 1_000, 3, true],
  );
  await assert.rejects(orders.reversePayment(admin, id, after.payments[2]?.id ?? 0, 'x'), {
    code: 'payment-not-found',
  });
  await assert.rejects(
    sql`delete from order_payment where order_id = ${id}`.execute(db),
    /never changed or removed/,
  );
  assert.equal((await orders.getOrder(buyer, publicId)).paymentState, 'partly');
});

test('recordPayment › a day to come, no reference, another order’s payment › refused, each field by name [back office orders]', async () => {
  const [one, other] = [await anOrder(), await anOrder()];
  await assert.rejects(
    orders.recordPayment(admin, one.id, money(5, { receivedOn: '2099-12-31', reference: ' ' })),
    (problem: { fields: { pointer: string }[] }) =>
      JSON.stringify(problem.fields.map((field) => field.pointer)) ===
      '["/reference","/receivedOn"]',
  );
  const booked = await orders.recordPayment(admin, one.id, money(5));
  await assert.rejects(orders.reversePayment(admin, other.id, booked.payments[0]?.id ?? 0, 'x'), {
    code: 'payment-not-found',
  });
});

test('listAdminOrders › unpaid and due yesterday › overdue; a paid or cancelled one is not [back office orders]', async () => {
  const [late, cancelled] = [await anOrder(), await anOrder()];
  const soon = { ...admin, clock: { now: () => new Date(Date.now() + 30 * 86_400_000) } };
  const never = await anOrder();
  // As their invoices would say.
  await sql`update sales_order set payment_due = current_date where id in (${late.id}, ${cancelled.id})`.execute(
    db,
  );
  await orders.changeOrderStatus(admin, { id: cancelled.id }, { to: 'Cancelled' });
  const overdue = async () =>
    (
      await orders.listAdminOrders(
        soon,
        { overdue: true },
        { start: 0, count: 200, sort: 'id', order: 'desc' },
      )
    ).rows;
  const ids = (await overdue()).map((row) => row.id);
  assert.ok(ids.includes(late.id) && !ids.includes(cancelled.id));
  assert.ok(!ids.includes(never.id), 'without an invoice nothing is due');
  await orders.recordPayment(admin, late.id, money(late.placed.total.base));
  assert.ok(!(await overdue()).some((row) => row.id === late.id));
});

test('answerReturn › accepted, closed with its pieces back; refused with a reason › stock once, mails, the line can be asked for again [§9 Terms]', async () => {
  const { id, products, buyer, publicId, email } = await anOrder([{ stock: 10, quantity: 4 }]);
  const productId = products[0] ?? 0;
  await confirm(id);
  await orders.changeOrderStatus(admin, { id }, { to: 'Shipped', unpaidReason: 'Agreed' });
  const ask = async (quantity: number): Promise<AdminOrder['returns'][number]> => {
    await orders.requestReturn(buyer, publicId, {
      lines: [{ productId, quantity, reason: 'damaged' }],
      note: 'Scratched',
    });
    return (await orders.getAdminOrder(admin, id)).returns.at(-1) as AdminOrder['returns'][number];
  };
  const first = await ask(2);
  const say = (
    returnId: number,
    to: 'accepted' | 'refused' | 'closed',
    answer = '',
    restock = false,
  ) => orders.answerReturn(admin, id, returnId, { to, answer, restock });
  await assert.rejects(say(first.id, 'refused'), { code: 'invalid-request' });
  await assert.rejects(say(first.id, 'closed', '', true), { code: 'return-state-not-allowed' });
  await say(first.id, 'refused', 'The seal was broken');
  const second = await ask(3);
  await say(second.id, 'accepted', 'Send it by road');
  const closed = await Promise.all([1, 2].map(() => told(say(second.id, 'closed', '', true))));
  assert.deepEqual([closed, await stockOf(productId)], [['done', 'done'], 9]);
  assert.deepEqual((await orders.getOrder(buyer, publicId)).returnable, [
    { productId, quantity: 1 },
  ]);
  const mails = await mailsTo(email);
  assert.deepEqual(
    mails.slice(-5).map((mail) => mail.template),
    [
      'order-return-requested',
      'order-return-refused',
      'order-return-requested',
      'order-return-accepted',
      'order-return-closed',
    ],
  );
  assert.match(mails.at(-4)?.body_text ?? '', /The seal was broken/);
  assert.equal(
    (
      await orders.listAdminOrders(
        admin,
        { returns: true, ids: [id] },
        { start: 0, count: 5, sort: 'id', order: 'desc' },
      )
    ).total,
    0,
  );
});

test('calls of the staff › search, filters, detail, commission, note › over HTTP, with the change in the log; readers may not write [back office orders]', async () => {
  const { id, publicId, email, placed, products } = await anOrder();
  const call = await asStaff(shop, 'order-manager');
  for (const q of [publicId, publicId.replaceAll('-', '').toLowerCase(), 'po-77 test', email]) {
    const { status, body } = await call('GET', `/orders?q=${encodeURIComponent(q)}&count=200`);
    assert.equal(status, 200);
    assert.ok(
      body.rows.some((row: { id: number }) => row.id === id),
      q,
    );
  }
  assert.equal((await call('GET', '/orders?q=nobody-has-this')).body.total, 0);
  assert.ok(
    (
      await call(
        'GET',
        '/orders?status=Pending&unpaid=true&from=2020-01-01&to=2099-12-31&sort=total&order=asc',
      )
    ).body.total > 0,
  );
  const { body } = await call('GET', `/orders/${id}`);
  assert.deepEqual(body.commission, {
    basisPoints: 500,
    amount: Math.floor((placed.total.base * 500 + 5_000) / 10_000),
  });
  assert.equal(
    (await call('POST', `/orders/${id}/notes`, { text: 'Call before delivery' })).body.notes[0]
      .actor,
    `staff:${call.id}`,
  );
  await agreeFreight(db, id);
  assert.equal(
    (await call('POST', `/orders/${id}/status`, { to: 'Confirmed' })).body.status,
    'Confirmed',
  );
  const sent = await call(
    'POST',
    `/orders/${id}/shipments`,
    parcel([{ productId: products[0], quantity: 1 }]),
  );
  assert.equal(sent.body.shipments.length, 1);
  assert.equal((await call('GET', '/orders/999999999')).status, 404);
  const log = await db
    .selectFrom('audit_log')
    .select(['table_name', 'who'])
    .where('subject', '=', 'order')
    .where('subject_id', '=', String(id))
    .execute();
  for (const table of [
    'sales_order',
    'order_note',
    'order_shipment',
    'order_shipment_line',
    'order_line',
  ])
    assert.ok(
      log.some((entry) => entry.table_name === table && entry.who === `staff:${call.id}`),
      table,
    );
  const reader = await asStaff(shop, 'catalogue-manager');
  assert.equal((await reader('GET', `/orders/${id}`)).status, 200);
  assert.equal(
    (await reader('POST', `/orders/${id}/notes`, { text: 'x' })).body.code,
    'right-missing',
  );
});

test('back office › after all of the above › the data is whole [back office orders]', async () => {
  assert.deepEqual(await violations(db), []);
});
