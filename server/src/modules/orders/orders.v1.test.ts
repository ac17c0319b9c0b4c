// Tests of orders in /api/v1: placed, read, changed and sent back by their buyer alone, with the facts of the pages' views. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fromDecimal } from '@millwright/contracts';
import {
  aCustomer,
  aProduct,
  payInFull,
  TEST_PASSWORD,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { minorOf } from '../../platform/v1-wire.ts';
import { services } from '../../services.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const { admin, anOrder, confirm } = await anOrderManager(shop);
const PATH = '/api/v1/me/orders';

test('v1 orders › a buyer’s way › register, log in, cart, address, prices, order, reduce, cancel, order again [decisions 0114]', async () => {
  const v1 = (method: string, path: string, body?: unknown, token?: string) =>
    call(method, `/api/v1${path}`, { body, token });
  const [bolt, bearing] = [
    await aProduct(db, { price: 10_000, stock: 50 }),
    await aProduct(db, { price: 25_050, stock: 50 }),
  ];
  const cart = await v1('POST', '/carts', { productId: bolt, quantity: 4 });
  const { code } = cart.body;
  await v1('POST', `/carts/${code}/lines`, { productId: bearing, quantity: 2 });
  const account = { email: 'v1-buyer@example.com', password: TEST_PASSWORD };
  await v1('POST', '/customers', { ...account, firstName: 'Asha', mobile: '044 2827 1234' });
  const { token, cartCode } = (await v1('POST', '/sessions', { ...account, cartCode: code })).body;
  assert.equal(cartCode, code);
  const place = (more: object = {}) =>
    v1('POST', '/me/orders', { cartCode: code, termsAccepted: true, ...more }, token);
  assertProblem(await place(), { code: 'address-missing' });
  const address = {
    address: '12 Mount Road',
    city: 'Chennai',
    country: 'IN',
    postalCode: '600002',
    phoneNumber: '044 2827 1234',
  };
  for (const type of ['billing', 'delivery'])
    assert.equal((await v1('PUT', `/me/addresses/${type}`, address, token)).status, 200);
  const prices = (await v1('GET', `/carts/${code}/prices`, undefined, token)).body;
  assertProblem(await place({ termsAccepted: false }), { code: 'terms-not-accepted' });
  const lower = { ...prices.total, amount: '1.00' };
  for (const attempt of ['first', 'second'])
    assert.deepEqual(
      ((await place({ total: lower })).body.errors as { code: string; pointer: string }[])
        .filter(({ pointer }) => pointer === '/total')
        .map(({ code }) => code),
      ['order-total-changed'],
      attempt,
    );
  const foreign = await place({ total: { amount: '1.00', currency: 'USD' } });
  assert.deepEqual([foreign.status, foreign.body.errors[0].pointer], [400, '/total/currency']);
  const placed = await place({
    ...{ purchaseOrderNumber: 'PO-1', currency: 'USD', total: prices.total },
  });
  assert.equal(placed.status, 201, JSON.stringify(placed.body));
  const order = placed.body;
  assert.deepEqual(
    [order.total, order.taxes, order.purchaseOrderNumber, order.shownTotal.currency],
    [prices.total, prices.taxes, 'PO-1', 'USD'],
  );
  assert.deepEqual((await place()).body.number, order.number, 'the same cart, the same order');
  const path = `/me/orders/${order.number}`;
  assert.deepEqual((await v1('GET', path, undefined, token)).body, order);
  const reduced = await v1(
    'POST',
    `${path}/reduce`,
    { lines: [{ productId: bearing, quantity: 0 }] },
    token,
  );
  assert.deepEqual(
    [reduced.body.lines.length, reduced.body.subtotal.amount, reduced.body.changes.length],
    [1, '400.00', 1],
  );
  const cancelled = await v1('POST', `${path}/cancel`, undefined, token);
  assert.deepEqual(
    [cancelled.body.status, cancelled.body.bankDetails, cancelled.body.canCancel],
    ['Cancelled', null, false],
  );
  const again = await v1('POST', `${path}/again`, {}, token);
  assert.deepEqual(
    again.body.lines.map(({ productId, inCart }: Record<string, number>) => [productId, inCart]),
    [[bolt, 4]],
  );
  const compared = await v1(
    'GET',
    `${path}/again?cartCode=${again.body.cartCode}`,
    undefined,
    token,
  );
  assert.deepEqual(compared.body.items, again.body.lines);
  assert.deepEqual(await violations(db), []);
});

test('v1 orders › placing › each rejection by its code; changed prices are asked for again [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const product = await aProduct(db, { price: 10_000, stock: 5 });
  const cartCode = await cartOf([{ productId: product, quantity: 5 }], token);
  const place = (more: object = {}) =>
    call('POST', PATH, { token, body: { cartCode, termsAccepted: true, ...more } });
  assertProblem(await place({ cartCode: 'none' }), { code: 'cart-not-found' });
  assertProblem(await call('POST', PATH, { body: { cartCode, termsAccepted: true } }), {
    code: 'login-required',
  });
  const euros = await place({ currency: 'EUR' });
  assert.deepEqual([euros.status, euros.body.errors[0].pointer], [400, '/currency']);
  await call('GET', `/api/v1/carts/${cartCode}/prices`, { token });
  await db.updateTable('product').set({ price_base: 11_000 }).where('id', '=', product).execute();
  assertProblem(await place(), { code: 'prices-changed' });
  const placed = await place();
  assert.deepEqual([placed.status, placed.body.subtotal.amount], [201, '550.00']);
  const other = await cartOf([{ productId: await aProduct(db), quantity: 1 }]);
  const odd = await place({ cartCode: other, discount: 5 });
  assert.deepEqual([odd.status, odd.body.errors[0].pointer], [400, '/discount']);
});

test('v1 orders › list › the newest first, page by page, narrowed as on the page; facts of the specification’s call [decisions 0114]', async () => {
  const { token, id } = await aCustomer(db);
  const placed: string[] = [];
  for (let n = 0; n < 5; n++) {
    const cartCode = await cartOf([{ productId: await aProduct(db), quantity: 1 + n }], token);
    const body = { cartCode, termsAccepted: true, purchaseOrderNumber: `PO-${n}` };
    placed.unshift((await call('POST', PATH, { token, body })).body.number);
  }
  const seen: string[] = [];
  for (let after = '', more = true; more; ) {
    const { body } = await call('GET', `${PATH}?limit=2${after}`, { token });
    seen.push(...body.items.map(({ number }: { number: string }) => number));
    more = body.next !== null;
    after = `&after=${body.next}`;
  }
  assert.deepEqual(seen, placed);
  const ids = async (query: string) =>
    (await call('GET', `${PATH}?${query}`, { token })).body.items.map(
      ({ number }: { number: string }) => number,
    );
  assert.deepEqual(await ids('text=PO-3'), [placed[1]]);
  await call('POST', `${PATH}/${placed[0]}/cancel`, { token });
  assert.deepEqual(await ids('status=Cancelled'), [placed[0]]);
  assert.deepEqual(await ids('from=2001-01-01&to=2001-01-02'), []);
  const spec = (await call('GET', `/api/orders/customers/${id}`, { token })).body.orders;
  const ours = (await call('GET', PATH, { token })).body.items;
  assert.deepEqual(
    ours.map((order: any) => [order.id, order.status, minorOf(order.total.amount)]),
    spec.map((order: any) => [order.id, order.orderStatusCode, fromDecimal(order.total)]),
  );
  for (const [query, pointer] of [
    ['after=x', '/after'],
    ['limit=0', '/limit'],
    ['from=2026-02-30', '/from'],
    ['status=Lost', '/status'],
  ]) {
    const { status, body } = await call('GET', `${PATH}?${query}`, { token });
    assert.deepEqual([status, body.errors[0].pointer], [400, pointer]);
  }
});

test('v1 orders › of somebody else, and of nobody › not found, whatever is asked [decisions 0114]', async () => {
  const { publicId, id, products } = await anOrder();
  const { token } = await aCustomer(db);
  const line = { productId: products[0], quantity: 1 };
  for (const order of [publicId, String(id), 'MW-0000-0000', 'none'])
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/reduce', { lines: [line] }],
      ['POST', '/proposals/1/answer', { accept: true }],
      ['POST', '/returns', { lines: [{ ...line, reason: 'damaged' }] }],
      ['POST', '/again', {}],
      ['GET', '/again'],
      ['GET', '/proforma'],
      ['GET', '/documents'],
      ['GET', '/invoice'],
      ['GET', '/credit-note'],
    ] as const)
      assertProblem(await call(method, `${PATH}/${order}${path}`, { token, body }), {
        code: 'order-not-found',
      });
});

test('v1 orders › a change that costs more › shown with both sides, accepted once; taking pieces off waits for the answer [decisions 0114]', async () => {
  const { id, publicId, products, token } = await anOrder([{ stock: 20, quantity: 4 }]);
  const [productId = 0] = products;
  const lines = [{ productId, quantity: 6 }];
  await services.orders.changeOrderContents(admin, id, { version: 0, lines, freight: 50_000 });
  const path = `${PATH}/${publicId}`;
  const { proposal, total } = (await call('GET', path, { token })).body;
  assert.deepEqual(
    [proposal.state, proposal.total.from, proposal.lines[0].quantity, proposal.freight],
    [
      'open',
      total,
      { from: 4, to: 6 },
      { from: null, to: { amount: '500.00', currency: 'INR' }, collected: false },
    ],
  );
  const reduce = (quantity: number) =>
    call('POST', `${path}/reduce`, { token, body: { lines: [{ productId, quantity }] } });
  assertProblem(await reduce(1), { code: 'order-proposal-open' });
  const answer = (accept: boolean, number = proposal.id) =>
    call('POST', `${path}/proposals/${number}/answer`, {
      token,
      body: { accept, answer: 'Thank you' },
    });
  assertProblem(await answer(true, 999_999), { code: 'order-proposal-not-found' });
  const accepted = (await answer(true)).body;
  assert.deepEqual(
    [accepted.proposal.state, accepted.proposal.answer, accepted.total, accepted.freight.amount],
    ['accepted', 'Thank you', proposal.total.to, '500.00'],
  );
  assertProblem(await answer(false), { code: 'order-proposal-closed' });
  assertProblem(await reduce(7), { code: 'order-only-less' });
  assertProblem(await reduce(0), { code: 'order-empty' });
});

test('v1 orders › confirmed, shipped, completed › no cancelling; documents as files; a return is asked for, and tracked without an account [decisions 0114]', async () => {
  const { id, publicId, products, token, email } = await anOrder();
  const path = `${PATH}/${publicId}`;
  const proforma = await call('GET', `${path}/proforma`, { token });
  assert.equal(proforma.status, 200, JSON.stringify(proforma.body));
  assert.deepEqual(
    [proforma.body.order.number, proforma.body.hsn],
    [publicId, [{ productId: products[0], code: '84821011' }]],
  );
  assert.deepEqual((await call('GET', `${path}/documents`, { token })).body, { items: [] });
  assertProblem(await call('GET', `${path}/invoice`, { token }), { code: 'invoice-not-issued' });
  await confirm(id);
  assertProblem(await call('POST', `${path}/cancel`, { token }), { code: 'order-not-cancellable' });
  const body = { lines: [{ productId: products[0], quantity: 9, reason: 'damaged' }] };
  const sendBack = (sent: object) => call('POST', `${path}/returns`, { token, body: sent });
  assertProblem(await sendBack(body), { code: 'return-not-possible' });
  await payInFull(db, id);
  for (const to of ['Shipped', 'Completed'] as const)
    await services.orders.changeOrderStatus(
      admin,
      { id },
      {
        to,
        ...(to === 'Shipped' ? { carrier: 'DHL', trackingNumber: 'T-1' } : {}),
      },
    );
  assertProblem(await sendBack({ lines: [] }), { code: 'return-empty' });
  assertProblem(await sendBack(body), { code: 'return-too-many' });
  const lines = [{ productId: products[0], quantity: 1, reason: 'damaged' }];
  const asked = await sendBack({ lines, note: 'Rusty' });
  assert.deepEqual(
    [asked.status, asked.body.returns[0].note, asked.body.shipments[0].carrier, asked.body.paid],
    [201, 'Rusty', 'DHL', asked.body.total],
  );
  const track = (number: string, address: string) =>
    call('POST', '/api/v1/orders/track', { body: { number, email: address } });
  const found = (await track(publicId, email)).body;
  assert.deepEqual([found.status, found.trackingNumber], ['Completed', 'T-1']);
  assertProblem(await track(publicId, 'other@example.com'), { code: 'order-not-tracked' });
  const empty = await track(publicId, ' ');
  assert.deepEqual([empty.status, empty.body.errors[0].pointer], [400, '/email']);
});

test('v1 orders › every order › the facts of the view that its page shows [decisions 0114]', async () => {
  const { publicId, token, buyer } = await anOrder([
    { stock: 9, quantity: 2, price: 333 },
    { stock: 9, quantity: 3, price: 50_001 },
  ]);
  const view = await services.orders.getOrder(buyer, publicId);
  const { body } = await call('GET', `${PATH}/${view.id}`, { token });
  assert.deepEqual(
    [
      minorOf(body.subtotal.amount),
      minorOf(body.total.amount),
      body.taxes.map((tax: any) => minorOf(tax.value.amount)),
      body.lines.map((line: any) => [line.productId, line.quantity, minorOf(line.subtotal.amount)]),
      body.history,
      body.billing,
      body.expectedDelivery,
      body.bankDetails?.reference ?? null,
    ],
    [
      view.subtotal.base,
      view.total.base,
      view.taxes.map((tax) => tax.value.base),
      view.lines.map((line) => [line.productId, line.quantity, line.subtotal.base]),
      view.history,
      view.billing,
      view.expectedDelivery,
      body.bankDetails === null ? null : publicId,
    ],
  );
});
