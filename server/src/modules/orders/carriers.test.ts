// Tests of the exchange with carriers: what is ready, what an answer does, and that the same answer twice does it once.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aStaff, aStaffCtx, asStaff, testApp } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';
import { exportConsignments, listConsignments, readCarrierAnswer } from './carriers.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db } = shop;
const { admin, anOrder, confirm, mailsTo } = await anOrderManager(shop);

async function aPaidOrder(goods?: Parameters<typeof anOrder>[0]) {
  const placed = await anOrder(goods);
  await confirm(placed.id);
  const { total } = await services.orders.getAdminOrder(admin, placed.id);
  await services.orders.recordPayment(admin, placed.id, {
    once: `pay-${placed.id}-once`,
    receivedOn: '2026-01-02',
    mode: 'escrow',
    reference: 'E-1',
    amount: total.base,
    note: '',
  });
  return placed;
}
const answerOf = async (rows: readonly (readonly string[])[], ctx: Ctx = admin) => {
  const text = [['reference', 'carrier', 'tracking_number'], ...rows]
    .map((row) => row.join(';'))
    .join('\r\n');
  const file = { name: 'a.csv', type: 'text/csv', bytes: Buffer.from(text), tooLarge: false };
  return await readCarrierAnswer(ctx, {
    fields: new URLSearchParams(),
    files: new Map([['file', file]]),
  });
};
const states = ({ rows }: Awaited<ReturnType<typeof answerOf>>) =>
  rows.map(({ row, state }) => [row, state]);
const fileOf = async (ctx: Ctx, chosen = {}) => {
  let text = '';
  for await (const piece of await exportConsignments(ctx, chosen)) text += piece;
  return text;
};
const codeOf = async (promise: Promise<unknown>) =>
  await promise.then(
    () => 'done',
    (error: unknown) => (error as Problem).code,
  );

test('consignments › paid, unpaid, collected, shipped orders and a shipment without number › what a carrier can take, with its weight [decisions 0112]', async () => {
  const ready = await aPaidOrder([
    { stock: 10, quantity: 4 },
    { stock: 10, quantity: 1 },
  ]);
  const [first, second] = ready.products;
  await sql`update product set weight_grams = 1500 where id = ${first}`.execute(db);
  const unpaid = await anOrder();
  await confirm(unpaid.id);
  const collected = await aPaidOrder();
  await sql`update sales_order set freight_collected = true where id = ${collected.id}`.execute(db);
  const left = await aPaidOrder();
  await services.orders.changeOrderStatus(
    admin,
    { id: left.id },
    { to: 'Shipped', carrier: 'Own van' },
  );
  const listed = async () => (await listConsignments(admin)).rows;
  const before = await listed();
  const mine = before.filter(({ id }) => [ready.id, unpaid.id, collected.id, left.id].includes(id));
  const shipment = (await services.orders.getAdminOrder(admin, left.id)).shipments[0];
  assert.deepEqual(
    mine.map(({ reference, pieces, grams }) => [reference, pieces, grams]),
    [
      [ready.publicId, 5, null],
      [`${left.publicId}-S${shipment?.id}`, 4, null],
    ],
  );
  // The list of orders says the same, and adds what buyers collect themselves.
  const { rows: toShip } = await services.orders.listAdminOrders(
    admin,
    { toShip: true },
    { sort: 'id', order: 'asc', start: 0, count: 100 },
  );
  const orders = before.filter(({ shipmentId }) => shipmentId === null).map(({ id }) => id);
  assert.deepEqual(
    toShip.map(({ id }) => id).sort(),
    [...new Set([...orders, collected.id])].sort(),
  );
  await sql`update product set weight_grams = 250 where id = ${second}`.execute(db);
  assert.equal((await listed()).find(({ id }) => id === ready.id)?.grams, 6_250);
  // Chosen ones alone, with the address, and a name that is no formula.
  await sql`update sales_order set company_name = '=HYPERLINK("x")' where id = ${ready.id}`.execute(
    db,
  );
  const text = await fileOf(admin, { orders: [ready.id] });
  assert.equal(text.trim().split('\r\n').length, 2);
  assert.match(text, /6\.25/);
  assert.match(text, /"'=HYPERLINK\(""x""\)"/);
  // The address of the account only for who may read customers.
  assert.match(text, new RegExp(ready.email));
  const { id: shipperId } = await aStaff(db);
  const rights = ['orders:read', 'shipping:write'];
  const shipper = aStaffCtx(db, shipperId, { id: 1, rights });
  const own = await fileOf(shipper, { orders: [ready.id] });
  assert.doesNotMatch(own, new RegExp(ready.email));
  assert.match(own, new RegExp(ready.publicId));
});

test('consignments › a buyer who reads Arabic, a clerk who reads Russian › contents in Russian, the telephone number with its plus [decisions 0118]', async () => {
  const order = await aPaidOrder([{ stock: 10, quantity: 2 }]);
  const [product] = order.products;
  await sql`update product_text set name = 'Болт M8' where product_id = ${product} and locale = 'ru'`.execute(
    db,
  );
  await sql`update order_line set name = (select name from product_text where product_id = ${product} and locale = 'ar')
    where order_id = ${order.id}`.execute(db);
  await sql`update sales_order set delivery = jsonb_set(delivery, '{phoneNumber}', '"+966112345678"') where id = ${order.id}`.execute(
    db,
  );
  const russian: Ctx = { ...admin, locale: 'ru' };
  const text = await fileOf(russian, { orders: [order.id] });
  assert.match(text, /,2 x Болт M8,/);
  assert.match(text, /,\+966112345678,/);
  // Called otherwise since: what was ordered.
  await sql`update order_line set name = 'Its old name' where order_id = ${order.id}`.execute(db);
  assert.match(await fileOf(russian, { orders: [order.id] }), /,2 x Its old name,/);
});

test('carrier’s answer › orders, shipments, faults between them › each row has its state, the good ones are done, buyers are told [decisions 0112]', async () => {
  const order = await aPaidOrder();
  const van = await aPaidOrder();
  await services.orders.changeOrderStatus(
    admin,
    { id: van.id },
    { to: 'Shipped', carrier: 'Own van' },
  );
  const [shipment] = (await services.orders.getAdminOrder(admin, van.id)).shipments;
  const unpaid = await anOrder();
  await confirm(unpaid.id);
  const pending = await anOrder();
  const rows = [
    [order.publicId.toLowerCase(), 'Blue Dart', 'AWB-1'],
    ['MW-0000-0000', 'Blue Dart', 'AWB-2'],
    [String(order.id), 'Blue Dart', 'AWB-3'],
    [`${van.publicId}-S${shipment?.id}`, 'Gati', 'G-9'],
    [`${van.publicId}-S999999`, 'Gati', 'G-9'],
    [unpaid.publicId, 'Gati', 'G-10'],
    [pending.publicId, 'Gati', 'G-11'],
    [order.publicId, '', ''],
    [van.publicId, 'Gati', 'x'.repeat(101)],
  ] as const;
  const answer = await answerOf(rows);
  assert.deepEqual(states(answer), [
    [2, 'shipped'],
    [3, 'faulty'],
    [4, 'faulty'],
    [5, 'tracked'],
    [6, 'faulty'],
    [7, 'faulty'],
    [8, 'faulty'],
    [10, 'faulty'],
  ]);
  assert.equal(answer.waiting, 1);
  for (const row of answer.rows)
    assert.equal(row.reason === '', row.state !== 'faulty', row.reason);
  const shipped = await services.orders.getAdminOrder(admin, order.id);
  assert.deepEqual(
    [shipped.status, shipped.shipments.map((each) => [each.carrier, each.trackingNumber])],
    ['Shipped', [['Blue Dart', 'AWB-1']]],
  );
  const tracked = await services.orders.getAdminOrder(admin, van.id);
  assert.deepEqual(
    tracked.shipments.map((each) => [each.carrier, each.trackingNumber]),
    [['Gati', 'G-9']],
  );
  const mails = await mailsTo(order.email);
  assert.equal(mails.at(-1)?.template, 'order-shipped');
  assert.match(mails.at(-1)?.body_text ?? '', /AWB-1/);
  assert.match((await mailsTo(van.email)).at(-1)?.body_text ?? '', /G-9/);
  assert.equal((await services.orders.getAdminOrder(admin, unpaid.id)).status, 'Confirmed');

  // The same file once more: nothing happens, nobody is told.
  const again = await answerOf(rows);
  assert.deepEqual(
    again.rows.filter(({ state }) => state !== 'faulty').map(({ row, state }) => [row, state]),
    [
      [2, 'unchanged'],
      [5, 'unchanged'],
    ],
  );
  assert.equal((await mailsTo(order.email)).length, mails.length);
  // Another number is a contradiction, not a correction.
  const other = await answerOf([[`${van.publicId}-S${shipment?.id}`, 'Gati', 'G-10']]);
  assert.match(other.rows[0]?.reason ?? '', /G-9/);
});

test('carrier’s answer › the same file from two people at once › one shipment [decisions 0112]', async () => {
  const order = await aPaidOrder();
  const rows = [[order.publicId, 'Blue Dart', 'AWB-7']];
  const both = await Promise.all([answerOf(rows), answerOf(rows)]);
  const found = both.flatMap((answer) => answer.rows.map(({ state }) => state));
  assert.ok(!found.includes('faulty'), found.join());
  const { shipments } = await services.orders.getAdminOrder(admin, order.id);
  assert.equal(shipments.length, 1);
});

test('carrier’s answer › part of an order has left before › the rest leaves; an order that left meanwhile gets the number [decisions 0112]', async () => {
  const part = await aPaidOrder([{ stock: 10, quantity: 4 }]);
  await services.orders.shipOrder(admin, part.id, {
    once: `part-${part.id}-once`,
    carrier: 'Own van',
    trackingNumber: '',
    lines: [{ productId: part.products[0] as number, quantity: 1 }],
  });
  assert.deepEqual(states(await answerOf([[part.publicId, 'Gati', 'P-1']])), [[2, 'shipped']]);
  const { shipments } = await services.orders.getAdminOrder(admin, part.id);
  assert.deepEqual(
    shipments.map((each) => [each.trackingNumber, each.lines[0]?.quantity]),
    [
      ['', 1],
      ['P-1', 3],
    ],
  );
  const whole = await aPaidOrder();
  await services.orders.changeOrderStatus(admin, { id: whole.id }, { to: 'Shipped', carrier: '' });
  assert.deepEqual(states(await answerOf([[whole.publicId, 'Gati', 'W-1']])), [[2, 'tracked']]);
  assert.deepEqual(states(await answerOf([[whole.publicId, 'Gati', 'W-2']])), [[2, 'faulty']]);
});

test('carriers › over HTTP › a file is needed, its columns are named, rights are asked [decisions 0112]', async () => {
  const manager = await asStaff(shop, 'order-manager');
  const upload = async (as: typeof manager, text: string | null) => {
    const form = new FormData();
    if (text !== null) form.set('file', new Blob([text], { type: 'text/csv' }), 'a.csv');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/carriers/answers',
      headers: { ...as.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return [answer.statusCode, answer.json().code ?? answer.json().rows?.length];
  };
  assert.deepEqual(await upload(manager, 'reference,awb\r\nx,y'), [422, 'carrier-file-columns']);
  assert.deepEqual(await upload(manager, 'reference,carrier,tracking_number\r\nMW-1,,'), [
    422,
    'carrier-file-empty',
  ]);
  assert.deepEqual(
    await upload(manager, 'reference,carrier,tracking_number\r\nMW-1,a,b'),
    [200, 1],
  );
  assert.deepEqual((await upload(manager, '%PDF-1.4 x'))[0], 422);
  assert.equal((await upload(manager, null))[0], 400);
  const catalogue = await asStaff(shop, 'catalogue-manager');
  assert.equal((await upload(catalogue, 'x'))[0], 403);
  assert.equal((await catalogue('GET', '/carriers/consignments')).status, 403);
  const listed = await manager('GET', '/carriers/consignments.csv');
  assert.match(String(listed.headers['content-type']), /^text\/csv/);
  assert.equal(
    await codeOf(listConsignments({ ...admin, actor: { kind: 'visitor' } as never })),
    'not-found',
  );
});
