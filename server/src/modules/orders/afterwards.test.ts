// Tests of placed orders, for their owner only: history, tracking, returns, reorder.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import {
  aCtx,
  aCustomer,
  aProduct,
  setAside,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const system: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
const { changeOrderStatus } = services.orders;
type Lines = Parameters<typeof cartOf>[0];

async function anOrder(
  lines: Lines,
  body: object = {},
  customer?: Awaited<ReturnType<typeof aCustomer>>,
) {
  const buyer = customer ?? (await aCustomer(db));
  const code = await cartOf(lines, buyer.token);
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: buyer.token,
    body,
  });
  assert.equal(placed.status, 200);
  return { ...buyer, orderId: placed.body.orderId as string, number: placed.body.id as number };
}
async function complete(orderId: string) {
  for (const to of ['Confirmed', 'Shipped', 'Completed'] as const)
    await changeOrderStatus(system, orderId, { to, carrier: 'DHL', trackingNumber: 'T-1' });
}
const sentence = (body: { errors: { defaultMessage: string }[] }) =>
  body.errors.map((error) => error.defaultMessage);

test('listOrders › status, days, order number, purchase order number, part › only those, with their number [§2.4]', async () => {
  const buyer = await aCustomer(db);
  const [bolt, valve] = [
    await aProduct(db, { name: 'Hex bolt 100%_x' }),
    await aProduct(db, { name: 'Valve' }),
  ];
  const first = await anOrder(
    [{ productId: bolt, quantity: 1 }],
    { purchaseOrderNumber: 'PO-4711' },
    buyer,
  );
  const second = await anOrder(
    [{ productId: valve, quantity: 1 }],
    { purchaseOrderNumber: 'po-9' },
    buyer,
  );
  await anOrder([{ productId: valve, quantity: 1 }]);
  await db
    .updateTable('sales_order')
    .set({ placed_at: '2026-03-31T18:30:00Z' })
    .where('id', '=', first.number)
    .execute();
  await changeOrderStatus(system, second.orderId, { to: 'Confirmed' });
  const found = async (query: string) => {
    const { body } = await call('GET', `/api/orders/customers/${buyer.id}?${query}`, {
      token: buyer.token,
    });
    assert.equal(body.total, body.orders.length);
    return body.orders.map((order: { orderId: string }) =>
      order.orderId === first.orderId ? 1 : 2,
    );
  };
  const sku = (
    await db.selectFrom('product').select('sku').where('id', '=', valve).executeTakeFirstOrThrow()
  ).sku;
  for (const [query, orders] of [
    ['', [2, 1]],
    ['status=Pending', [1]],
    ['status=Shipped', []],
    // The shop's day begins in India: half past six in the evening UTC is the first of April there.
    ['from=2026-04-01&to=2026-04-01', [1]],
    ['to=2026-03-31', []],
    ['from=2026-04-02', [2]],
    [`text=${first.orderId.toLowerCase().replaceAll('-', '')}`, [1]],
    ['text=po-', [2, 1]],
    ['text=4711', [1]],
    [`text=${sku.toLowerCase()}`, [2]],
    ['text=valve&status=Confirmed', [2]],
    ['text=100%25_X', [1]],
    ['text=_', [1]],
    ['text=%25', [1]],
    ["text=' or 1=1 --", []],
  ] as const)
    assert.deepEqual(await found(query), orders, query);
  for (const wrong of [
    'status=pending',
    'from=2026-02-30',
    'to=1-1-2026',
    'from=0000-01-01',
    `text=${'x'.repeat(101)}`,
  ])
    assert.equal(
      (await call('GET', `/api/orders/customers/${buyer.id}?${wrong}`, { token: buyer.token }))
        .status,
      400,
      wrong,
    );
});

test('trackOrder › the right pair, however it is typed › status, carrier and timeline, nothing about money or people [§2.1 Track order]', async () => {
  const { orderId, email } = await anOrder([{ productId: await aProduct(db), quantity: 1 }]);
  await complete(orderId);
  for (const [typed, address] of [
    [orderId, email],
    [orderId.toLowerCase().replaceAll('-', ''), ` ${email.toUpperCase()} `],
  ]) {
    const { status, body } = await call('POST', '/api/order/track', {
      body: { orderId: typed, emailId: address },
    });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body).sort(), [
      'carrier',
      'datePurchased',
      'expectedDelivery',
      'history',
      'orderId',
      'orderStatus',
      'orderStatusCode',
      'trackingNumber',
    ]);
    assert.deepEqual(
      [body.orderId, body.orderStatus, body.carrier, body.trackingNumber, body.history.length],
      [orderId, 'Completed', 'DHL', 'T-1', 4],
    );
  }
});

test('trackOrder › wrong address, unknown order, nonsense › the very same answer; nothing typed › each field [§5 track form] [decisions §1]', async () => {
  const { orderId, email } = await anOrder([{ productId: await aProduct(db), quantity: 1 }]);
  const other = await aCustomer(db);
  const ask = async (body: object) => {
    const answer = await call('POST', '/api/order/track', { body });
    const { instance: _, ...said } = answer.body;
    return { status: answer.status, said };
  };
  const unknown = await ask({ orderId: 'MW-0000-0000', emailId: email });
  assert.deepEqual([unknown.status, unknown.said.code], [404, 'order-not-tracked']);
  for (const [id, emailId] of [
    [orderId, other.email],
    [orderId, 'nobody@example.com'],
    [orderId, 'no address'],
    ['x', email],
    ['%', '%'],
    ["' or ''='", email],
  ])
    assert.deepEqual(await ask({ orderId: id, emailId }), unknown, `${id} ${emailId}`);
  const empty = await ask({ orderId: ' ', emailId: '' });
  assert.deepEqual(
    empty.said.errors.map((error: { pointer: string }) => error.pointer),
    ['/orderId', '/emailId'],
  );
});

test('trackOrder › twenty looks in a quarter of an hour › the next waits, on every node, also with the right pair [decisions §1]', async (t) => {
  const slow = await testApp(t, { rateLimitFactor: 1 });
  const buyer = await aCustomer(slow.db);
  const code = await slow.cartOf(
    [{ productId: await aProduct(slow.db), quantity: 1 }],
    buyer.token,
  );
  const { body } = await slow.call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: buyer.token,
  });
  const look = (orderId: string) =>
    slow.call('POST', '/api/order/track', { body: { orderId, emailId: buyer.email } });
  for (let n = 0; n < 20; n++)
    assert.equal((await look(`MW-0000-00${String(n).padStart(2, '0')}`)).status, 404);
  const late = await look(body.orderId);
  assertProblem(late, { status: 429, code: 'too-many-requests' });
  assert.ok(Number(late.headers['retry-after']) > 0);
});

test('requestReturn › completed, part of a line › stored, seen on the order, told by mail; the rest of the line waits [§9 Terms]', async () => {
  const [bolt, valve] = [
    await aProduct(db, { name: 'Bolt' }),
    await aProduct(db, { name: 'Valve' }),
  ];
  const { token, orderId, email } = await anOrder([
    { productId: bolt, quantity: 10 },
    { productId: valve, quantity: 2 },
  ]);
  const ask = (lines: object[], note?: string) =>
    call('POST', `/api/auth/orders/${orderId}/returns`, {
      token,
      body: { lines, ...(note === undefined ? {} : { note }) },
    });
  const bolts = { productId: bolt, quantity: 4, reason: 'damaged' };
  assertProblem(await ask([bolts]), { status: 409, code: 'return-not-possible' });
  await complete(orderId);
  assertProblem(await ask([]), { status: 400, code: 'return-empty' });
  const tooMany = assertProblem(await ask([{ ...bolts, quantity: 11 }]), {
    status: 409,
    code: 'return-too-many',
  });
  assert.deepEqual(sentence(tooMany), ['At most 10 of Bolt can be returned now.']);
  const { body } = await ask([bolts], 'Bent threads');
  const { id: _, requestedAt: __, ...stored } = body.returns[0];
  assert.deepEqual(stored, {
    state: 'requested',
    note: 'Bent threads',
    answer: '',
    credited: null,
    lines: [{ ...bolts, name: 'Bolt' }],
  });
  assertProblem(await ask([{ ...bolts, quantity: 1 }]), { status: 409, code: 'return-too-many' });
  assert.equal(
    (await ask([{ productId: valve, quantity: 2, reason: 'not-needed' }])).body.returns.length,
    2,
  );
  assertProblem(await ask([bolts]), { status: 409, code: 'return-not-possible' });
  const mails = await db
    .selectFrom('email_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('template', '=', 'order-return-requested')
    .orderBy('id')
    .execute();
  assert.equal(mails.length, 2);
  assert.match(mails[0]?.body_text ?? '', /Bolt[\s\S]*4 × SKU/);
  for (const wrong of [
    [{ ...bolts, productId: 999_999_999 }],
    [{ ...bolts, reason: 'because' }],
    [{ ...bolts, quantity: 0 }],
    [{ ...bolts, quantity: 1.5 }],
  ])
    assert.ok([400, 409].includes((await ask(wrong)).status));
  const stranger = await aCustomer(db);
  assertProblem(
    await call('POST', `/api/auth/orders/${orderId}/returns`, {
      token: stranger.token,
      body: { lines: [bolts] },
    }),
    {
      status: 404,
      code: 'order-not-found',
    },
  );
});

test('requestReturn › twenty times at once › one request for the line [race: §9 Terms]', async () => {
  const bolt = await aProduct(db);
  const { token, orderId, number } = await anOrder([{ productId: bolt, quantity: 5 }]);
  await complete(orderId);
  const body = { lines: [{ productId: bolt, quantity: 3, reason: 'other' }] };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      call('POST', `/api/auth/orders/${orderId}/returns`, { token, body }),
    ),
  );
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
  assert.equal(
    (await db.selectFrom('order_return').select('id').where('order_id', '=', number).execute())
      .length,
    1,
  );
});

test('requestReturn › eight days after completion › too late [§9 Terms, §9 terms]', async () => {
  const bolt = await aProduct(db);
  const { token, orderId, number } = await anOrder([{ productId: bolt, quantity: 5 }]);
  await complete(orderId);
  await db
    .updateTable('order_status_change')
    .set({ at: sql`at - interval '8 days'` })
    .where('order_id', '=', number)
    .execute();
  const body = { lines: [{ productId: bolt, quantity: 3, reason: 'other' }] };
  assertProblem(await call('POST', `/api/auth/orders/${orderId}/returns`, { token, body }), {
    code: 'return-not-possible',
  });
});

test('orderAgain › some gone, some scarce, some in the cart already › each line with what became of it [§2.4]', async () => {
  const [fine, scarce, sold, gone, limited] = await Promise.all([
    aProduct(db),
    aProduct(db),
    aProduct(db),
    aProduct(db),
    aProduct(db, { maximum: 5 }),
  ]);
  const lines = [fine, scarce, sold, gone, limited].map((productId) => ({
    productId,
    quantity: 4,
  }));
  const { token, orderId } = await anOrder(lines);
  await setAside(db, scarce, 94);
  await setAside(db, sold, 96);
  await db.updateTable('product').set({ published: false }).where('id', '=', gone).execute();
  const own = await cartOf([{ productId: limited, quantity: 3 }], token);
  const { status, body } = await call('POST', `/api/auth/orders/${orderId}/again`, { token });
  assert.equal(status, 200);
  assert.equal(body.cartCode, own);
  assert.deepEqual(
    body.lines.map((line: { inCart: number; missing: string | null }) => [
      line.inCart,
      line.missing,
    ]),
    [
      [4, null],
      [2, 'limited'],
      [0, 'out-of-stock'],
      [0, 'gone'],
      [5, null],
    ],
  );
  const again = await call('POST', `/api/auth/orders/${orderId}/again?cartCode=${own}`, { token });
  assert.deepEqual(
    again.body.lines.map((line: { inCart: number }) => line.inCart),
    [8, 2, 0, 0, 5],
  );
  const stranger = await aCustomer(db);
  assertProblem(
    await call('POST', `/api/auth/orders/${orderId}/again`, { token: stranger.token }),
    {
      status: 404,
      code: 'order-not-found',
    },
  );
});

test('orderAgain › everything gone › no cart is made for it [§2.4]', async () => {
  const product = await aProduct(db);
  const { token, orderId, id } = await anOrder([{ productId: product, quantity: 1 }]);
  await db.updateTable('product').set({ published: false }).where('id', '=', product).execute();
  assert.deepEqual(
    (await call('POST', `/api/auth/orders/${orderId}/again`, { token })).body.cartCode,
    null,
  );
  assert.equal(
    (
      await db
        .selectFrom('cart')
        .select('id')
        .where('customer_id', '=', id)
        .where('status', '=', 'open')
        .execute()
    ).length,
    0,
  );
});

test('getProforma › its owner, a stranger, once cancelled › seller, bank, due date; like an unknown order; nothing to pay [§9 Terms]', async () => {
  const { ctx, orderId } = await anOrder([
    { productId: await aProduct(db, { hsn: '73181500' }), quantity: 1 },
  ]);
  const { seller, order, hsn } = await services.orders.getProforma(ctx, orderId);
  assert.ok(
    seller?.legalName !== '' &&
      seller?.bank.account !== '' &&
      seller?.bank.swift !== '' &&
      order.paymentDue === null,
  );
  assert.deepEqual(Object.values(hsn), ['73181500']);
  const stranger = await aCustomer(db);
  await assert.rejects(services.orders.getProforma(stranger.ctx, orderId), {
    code: 'order-not-found',
  });
  await services.orders.cancelOrder(ctx, orderId);
  await assert.rejects(services.orders.getProforma(ctx, orderId), { code: 'order-not-found' });
});

test('cancelOrder › by the call › the whole order as it is now, with its timeline [§4 Orders]', async () => {
  const { token, orderId } = await anOrder([{ productId: await aProduct(db), quantity: 1 }]);
  const { body } = await call('POST', `/api/auth/orders/${orderId}/cancel`, { token });
  assert.deepEqual(
    [body.orderStatus, body.canCancel, body.history.map((step: { status: string }) => step.status)],
    ['Cancelled', false, ['Pending', 'Cancelled']],
  );
  assert.deepEqual(await violations(db), []);
});
