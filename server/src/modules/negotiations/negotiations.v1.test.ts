// Tests of negotiations in /api/v1: the whole way of an offer, and every rejection by its own field. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  aCtx,
  aCustomer,
  aLot,
  aProduct,
  asStaff,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const { db, call } = await testApp({ after });
const { negotiations } = services;
const admin: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
const PHONE = '+91 44 2827 1234';
const ME = '/api/v1/me/negotiations';
const rupees = (amount: string) => ({ amount, currency: 'INR' });
const begin = (body: object, token?: string) =>
  call('POST', '/api/v1/negotiations', { body: { phone: PHONE, ...body }, token });

test('v1 negotiations › offered, countered twice, accepted › price and units wait in the cart; the thread says what its page says [decisions 0114]', async () => {
  const buyer = await aCustomer(db);
  const { token } = buyer;
  const productId = await aProduct(db, { price: 10_000, stock: 5 });
  const begun = await begin({ productId, price: rupees('80.5'), quantity: 2 }, token);
  assert.equal(begun.status, 201);
  const { reference } = begun.body;
  assert.deepEqual(begun.body, { reference, state: 'open', isOwnThread: true });
  const same = await begin({ productId, price: rupees('80.50'), quantity: 2 }, token);
  assert.equal(same.body.reference, reference);

  await negotiations.counterForStaff(admin, reference, { price: 9_500 });
  const second = await call('POST', `${ME}/${reference}/offers`, { token, body: { price: '90' } });
  assert.deepEqual([second.status, second.body.state], [201, 'open']);
  await negotiations.counterForStaff(admin, reference, { price: 9_300 });
  const read = await call('GET', `${ME}/${reference}`, { token });
  const page = await negotiations.getOffer(buyer.ctx, reference);
  assert.deepEqual(
    [read.body.history.length, read.body.last.unitPrice, read.body.asking, read.body.offersLeft],
    [page.history.length, rupees('93.00'), rupees('100.00'), page.offersLeft],
  );
  assert.deepEqual(
    read.body.history.map(({ unitPrice }: { unitPrice: { amount: string } }) => unitPrice.amount),
    ['80.50', '95.00', '90.00', '93.00'],
  );
  const accepted = await call('POST', `${ME}/${reference}/accept`, { token });
  assert.deepEqual([accepted.status, accepted.body.state], [200, 'accepted']);
  assert.ok(Date.parse(accepted.body.heldUntil) > Date.now());
  const cart = await services.cart.getCart(buyer.ctx, null);
  assert.deepEqual(
    cart.lines.map((line) => [line.productId, line.quantity, line.unitPrice.base]),
    [[productId, 2, 9_300]],
  );
  assertProblem(await call('POST', `${ME}/${reference}/withdraw`, { token }), {
    code: 'offer-not-open',
  });
  const list = await call('GET', ME, { token });
  assert.deepEqual(
    list.body.items.map((one: { reference: string; state: string }) => [one.reference, one.state]),
    [[reference, 'accepted']],
  );
  assert.deepEqual(await violations(db), []);
});

test('v1 negotiations › a lot, in dollars, withdrawn › in the currency of the offer; the list has pages [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const lot = await aLot(db, [{ productId: await aProduct(db), quantity: 2 }], { price: 500_000 });
  const dollars = await begin(
    { lotId: lot.id, price: { amount: '40.00', currency: 'USD' } },
    token,
  );
  const other = await begin({ productId: await aProduct(db), price: rupees('50.00') }, token);
  const { body } = await call('GET', `${ME}/${dollars.body.reference}`, { token });
  assert.deepEqual(
    [body.lotId, body.productId, body.last.unitPrice, body.asking.currency],
    [lot.id, lot.productId, { amount: '40.00', currency: 'USD' }, 'USD'],
  );
  const ended = await call('POST', `${ME}/${dollars.body.reference}/withdraw`, { token });
  assert.equal(ended.body.state, 'withdrawn');
  const first = await call('GET', `${ME}?limit=1`, { token });
  assert.deepEqual([first.body.items[0].reference, first.body.next], [other.body.reference, '1']);
  const last = await call('GET', `${ME}?limit=1&after=${first.body.next}`, { token });
  assert.deepEqual([last.body.items[0].reference, last.body.next], [dollars.body.reference, null]);
});

test('v1 negotiations › what will not do › each names its field; nothing is kept [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const productId = await aProduct(db, { price: 10_000, stock: 5, minimum: 2 });
  const refused = async (body: object) => {
    const answer = await begin({ productId, price: rupees('50.00'), ...body }, token);
    return [
      answer.status,
      ...answer.body.errors.map(
        ({ pointer, code }: { pointer?: string; code: string }) => `${pointer ?? ''} ${code}`,
      ),
    ];
  };
  assert.deepEqual(await refused({ price: rupees('100.01') }), [
    422,
    '/price/amount offer-above-asking',
  ]);
  assert.deepEqual(await refused({ price: rupees('0.00') }), [
    400,
    '/price/amount price-not-numeric',
  ]);
  assert.deepEqual(await refused({ price: { amount: '1.00', currency: 'EUR' } }), [
    400,
    '/price/currency value-not-valid',
  ]);
  assert.deepEqual(await refused({ price: rupees('12,5') }), [400, '/price/amount expected-form']);
  assert.deepEqual(await refused({ phone: '12' }), [400, '/phone phone-not-valid']);
  assert.deepEqual(await refused({ quantity: 1 }), [422, '/quantity quantity-below-minimum']);
  assert.deepEqual(await refused({ lotId: 1 }), [
    400,
    '/productId expected-either',
    '/lotId expected-either',
  ]);
  assert.deepEqual(await refused({ lotName: 'x' }), [400, '/lotName unknown-field']);
  assert.deepEqual(await refused({ productId: 2_000_000_000 }), [404, ' product-not-found']);
  assert.deepEqual((await call('GET', ME, { token })).body.items, []);
});

test('v1 negotiations › a visitor, another customer › called back without a thread; as if there were none [decisions 0114]', async () => {
  const productId = await aProduct(db);
  const visited = await begin({ productId, price: rupees('50.00') });
  assert.deepEqual([visited.status, visited.body.isOwnThread], [201, false]);
  const { token } = await aCustomer(db);
  const { body } = await begin({ productId, price: rupees('51.00') }, token);
  const stranger = await aCustomer(db);
  for (const [method, path, sent] of [
    ['GET', ''],
    ['POST', '/offers', { price: '1.00' }],
    ['POST', '/accept'],
    ['POST', '/withdraw'],
  ] as const) {
    const url = `${ME}/${body.reference}${path}`;
    const options = sent === undefined ? {} : { body: sent };
    assertProblem(await call(method, url, { ...options, token: stranger.token }), {
      code: 'offer-not-found',
    });
    assertProblem(await call(method, url, options), { code: 'login-required' });
  }
  assertProblem(await call('POST', `${ME}/${body.reference}/accept`, { token }), {
    code: 'offer-not-open',
  });
});

test('v1 negotiations › the shop gives its dollars up meanwhile › the thread goes on in them; nothing is asked in them any more [decisions 0114]', async (t) => {
  const shop = await testApp(t);
  const staff = await asStaff(shop);
  const { token } = await aCustomer(shop.db);
  const productId = await aProduct(shop.db, { price: 10_000 });
  const begun = await shop.call('POST', '/api/v1/negotiations', {
    token,
    body: { productId, phone: PHONE, price: { amount: '1.00', currency: 'USD' } },
  });
  const url = `${ME}/${begun.body.reference}`;
  const { version } = (await staff('GET', '/settings/currencies')).body;
  const saved = await staff('PUT', '/settings/currencies', {
    base: 'INR',
    others: [{ currency: 'SAR', basePerUnit: '22.4215' }],
    version,
  });
  assert.equal(saved.status, 200);
  const system: Ctx = { ...admin, db: shop.db };
  await negotiations.counterForStaff(system, begun.body.reference, { price: 9_500 });
  const read = await shop.call('GET', url, { token });
  assert.deepEqual(
    [read.status, read.body.last.by, read.body.last.unitPrice.currency, read.body.asking],
    [200, 'seller', 'USD', null],
  );
  const list = await shop.call('GET', ME, { token });
  assert.deepEqual(list.body.items[0].last, read.body.last);
  const countered = await shop.call('POST', `${url}/offers`, { token, body: { price: '1.05' } });
  assert.equal(countered.status, 201);
});
