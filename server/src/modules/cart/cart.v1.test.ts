// Tests of carts in /api/v1: each call, whose cart it is, and that its facts are those of the specification's calls. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fromDecimal } from '@millwright/contracts';
import fc from 'fast-check';
import { aCustomer, aLot, aProduct, setOnHand, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { sampleSize } from '../../../testing/sample.ts';
import { minorOf } from '../../platform/v1-wire.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const begin = (productId: number, quantity: number, token?: string) =>
  call('POST', '/api/v1/carts', { token, body: { productId, quantity } });

test('v1 carts › begin, add, change, remove › the whole cart each time; the last line takes the cart along [decisions 0114]', async () => {
  const [bolt, bearing] = [await aProduct(db, { price: 1_050 }), await aProduct(db)];
  const begun = await begin(bolt, 3);
  assert.equal(begun.status, 201, JSON.stringify(begun.body));
  const { code } = begun.body;
  assert.deepEqual(begun.body.subtotal, { amount: '31.50', currency: 'INR' });
  const path = `/api/v1/carts/${code}`;
  const added = await call('POST', `${path}/lines`, { body: { productId: bearing, quantity: 1 } });
  assert.deepEqual([added.status, added.body.quantity, added.body.code], [201, 4, code]);
  const [first, second] = added.body.lines;
  const changed = await call('PATCH', `${path}/lines/${first.id}`, { body: { quantity: 7 } });
  assert.deepEqual([changed.status, changed.body.lines[0].quantity], [200, 7]);
  const dollars = await call('GET', `${path}?currency=USD`);
  assert.equal(dollars.body.lines[0].unitPrice.currency, 'USD');
  const removed = await call('DELETE', `${path}/lines/${first.id}`);
  assert.deepEqual([removed.status, removed.body.cart.lines.length], [200, 1]);
  const emptied = await call('DELETE', `${path}/lines/${second.id}`);
  assert.deepEqual([emptied.status, emptied.body], [200, { cart: null }]);
  assertProblem(await call('GET', path), { code: 'cart-not-found' });
});

test('v1 carts › what is wrong › named: an unknown cart, line or product, and each quantity rule; a cart is never begun by an unknown code [decisions 0114]', async () => {
  const product = await aProduct(db, { stock: 50, minimum: 4, maximum: 40, step: 2 });
  for (const [quantity, code] of [
    [2, 'quantity-below-minimum'],
    [5, 'quantity-not-in-steps'],
    [42, 'quantity-above-maximum'],
  ] as const)
    assertProblem(await begin(product, quantity), { code });
  assertProblem(await begin(await aProduct(db, { stock: 0 }), 1), { code: 'product-out-of-stock' });
  assertProblem(await begin(await aProduct(db, { stock: 3 }), 4), { code: 'stock-not-enough' });
  assertProblem(await begin(999_999_999, 1), { code: 'product-not-found' });
  const { code, lines } = (await begin(product, 4)).body;
  const line = `/lines/${lines[0].id}`;
  const carts = '/api/v1/carts';
  for (const [method, path, body] of [
    ['GET', `${carts}/none`],
    ['GET', `${carts}/none/prices`],
    ['GET', `${carts}/none/taxes`],
    ['POST', `${carts}/none/lines`, { productId: product, quantity: 4 }],
    ['PATCH', `${carts}/none${line}`, { quantity: 4 }],
    ['DELETE', `${carts}/none${line}`],
  ] as const)
    assertProblem(await call(method, path, { body }), { code: 'cart-not-found' });
  for (const [method, body] of [['PATCH', { quantity: 4 }], ['DELETE']] as const)
    assertProblem(await call(method, `${carts}/${code}/lines/999999`, { body }), {
      code: 'cart-line-not-found',
    });
  const odd = await call('POST', carts, { body: { productId: product, quantity: 4, price: 1 } });
  assert.deepEqual([odd.status, odd.body.errors[0].pointer], [400, '/price']);
});

test('v1 carts › of a customer › with that customer’s token only, and under /me [decisions 0114]', async () => {
  const [buyer, other] = [await aCustomer(db), await aCustomer(db)];
  const none = await call('GET', '/api/v1/me/cart', { token: buyer.token });
  assert.deepEqual([none.status, none.body], [200, { cart: null }]);
  const { code, lines } = (await begin(await aProduct(db), 2, buyer.token)).body;
  const own = await call('GET', '/api/v1/me/cart', { token: buyer.token });
  assert.equal(own.body.cart.code, code);
  const again = await begin(await aProduct(db), 1, buyer.token);
  assert.deepEqual([again.body.code, again.body.lines.length], [code, 2]);
  const path = `/api/v1/carts/${code}`;
  for (const token of [undefined, other.token]) {
    assertProblem(await call('GET', path, { token }), { code: 'cart-not-found' });
    assertProblem(await call('DELETE', `${path}/lines/${lines[0].id}`, { token }), {
      code: 'cart-not-found',
    });
  }
  assertProblem(await call('GET', '/api/v1/me/cart'), { code: 'login-required' });
});

test('v1 carts › saved for later › the line leaves the cart for the customer’s list; a visitor has none [decisions 0114]', async () => {
  const { token, id } = await aCustomer(db);
  const [kept, later] = [await aProduct(db), await aProduct(db)];
  const { code } = (await begin(kept, 1, token)).body;
  const { lines } = (await begin(later, 2, token)).body;
  const path = `/api/v1/carts/${code}/lines/${lines[1].id}/save-for-later`;
  assertProblem(await call('POST', path), { code: 'login-required' });
  const saved = await call('POST', path, { token });
  assert.deepEqual(
    saved.body.cart.lines.map(({ productId }: { productId: number }) => productId),
    [kept],
  );
  const entries = await db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.list_id')
    .select(['product_id', 'quantity', 'kind'])
    .where('customer_id', '=', id)
    .execute();
  assert.deepEqual(entries, [{ product_id: later, quantity: 2, kind: 'later' }]);
  assertProblem(await call('POST', path, { token }), { code: 'cart-line-not-found' });
});

test('v1 carts › prices and taxes › for a visitor what is missing and an assumed country; for a customer freight, taxes and total as the specification’s call says [decisions 0114]', async () => {
  const product = await aProduct(db, { price: 100_000 });
  const visitor = (await begin(product, 2)).body.code;
  const open = await call('GET', `/api/v1/carts/${visitor}/prices`);
  assert.deepEqual([open.body.missing, open.body.taxes], [['login', 'address'], []]);
  const assumed = await call('GET', `/api/v1/carts/${visitor}/taxes?currency=SAR`);
  assert.deepEqual([assumed.body.country, assumed.body.assumed], ['SA', true]);
  assert.equal(assumed.body.total.currency, 'SAR');

  const { token } = await aCustomer(db);
  const { code } = (await begin(product, 2, token)).body;
  const prices = (await call('GET', `/api/v1/carts/${code}/prices`, { token })).body;
  const spec = (await call('GET', `/api/order/prices?cartcode=${code}`, { token })).body;
  assert.deepEqual(
    [
      minorOf(prices.subtotal.amount),
      minorOf(prices.total.amount),
      prices.taxes.map((tax: { name: string; percent: number }) => [tax.name, tax.percent]),
      prices.readyToOrder,
      prices.delivery.options.length,
    ],
    [
      fromDecimal(spec.subTotal),
      fromDecimal(spec.total),
      spec.taxRate.map((tax: { name: string; taxPercentage: number }) => [
        tax.name,
        tax.taxPercentage,
      ]),
      spec.readyToOrder,
      spec.delivery.options.length,
    ],
  );
  const taxes = (await call('GET', `/api/v1/carts/${code}/taxes`, { token })).body;
  assert.deepEqual([taxes.country, taxes.assumed, taxes.taxes], ['IN', false, prices.taxes]);
});

test('v1 carts › a whole lot, a negotiated price, a change of price › said of the line, and once as a notice [decisions 0114]', async () => {
  const { productId } = await aLot(db, [{ productId: await aProduct(db), quantity: 2 }]);
  const lot = (await begin(productId, 1)).body;
  assert.deepEqual(
    [lot.lines[0].lot, lot.lines[0].manufacturer, lot.lines[0].originCountry],
    [{ location: 'Pune', condition: 'used', parts: 1 }, null, null],
  );
  const product = await aProduct(db, { price: 10_000 });
  const { code } = (await begin(product, 1)).body;
  await db.updateTable('product').set({ price_base: 12_000 }).where('id', '=', product).execute();
  await setOnHand(db, product, 0);
  const told = (await call('GET', `/api/v1/carts/${code}?currency=INR`)).body;
  assert.deepEqual(told.notices.map((notice: { code: string }) => notice.code).sort(), [
    'price-changed',
    'stock-changed',
  ]);
  assert.deepEqual([told.readyToOrder, told.lines[0].blocked], [false, 'out-of-stock']);
  assert.deepEqual((await call('GET', `/api/v1/carts/${code}`)).body.notices, []);
});

test('v1 carts › any sequence of changes › the facts of the specification’s call [decisions 0114]', async () => {
  const products = [
    await aProduct(db, { price: 333, minimum: 2 }),
    await aProduct(db, { price: 50_000, discount: 49_999, step: 3 }),
    await aProduct(db, { stock: 4 }),
  ];
  const action = fc.record({
    product: fc.nat({ max: 2 }),
    what: fc.constantFrom('add', 'change', 'remove'),
    quantity: fc.integer({ min: -1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      let code: string | null = null;
      for (const { product, what, quantity } of actions) {
        code = await act(code, what, { productId: products[product] as number, quantity });
        if (code !== null) await sameFacts(code);
      }
    }),
    { numRuns: sampleSize(12, 200) },
  );
});

/** @returns the code of the cart afterwards; null: there is none */
async function act(
  code: string | null,
  what: string,
  item: { productId: number; quantity: number },
): Promise<string | null> {
  if (code === null) {
    const begun = await begin(item.productId, item.quantity);
    return begun.status === 201 ? begun.body.code : null;
  }
  const path = `/api/v1/carts/${code}`;
  const lines: { id: number; productId: number }[] = (await call('GET', path)).body.lines;
  const line = lines.find(({ productId }) => productId === item.productId);
  const { status, body } =
    what === 'add' || line === undefined
      ? await call('POST', `${path}/lines`, { body: item })
      : what === 'change'
        ? await call('PATCH', `${path}/lines/${line.id}`, { body: { quantity: item.quantity } })
        : await call('DELETE', `${path}/lines/${line.id}`);
  assert.ok(status < 500, JSON.stringify(body));
  return what === 'remove' && status === 200 && body.cart === null ? null : code;
}

async function sameFacts(code: string): Promise<void> {
  const ours = (await call('GET', `/api/v1/carts/${code}`)).body;
  const spec = (await call('GET', `/api/shop/shoppingCart?cartCode=${code}`)).body;
  assert.deepEqual(
    [
      minorOf(ours.subtotal.amount),
      ours.readyToOrder,
      ours.expectedDelivery,
      ours.lines.map((line: any) => [
        line.id,
        line.productId,
        line.sku,
        line.quantity,
        line.stock,
        minorOf(line.unitPrice.amount),
        minorOf(line.subtotal.amount),
      ]),
    ],
    [
      fromDecimal(spec.total),
      spec.readyToOrder,
      spec.expectedDelivery,
      spec.shoppingCartItems.map((line: any) => [
        line.id,
        line.productId,
        line.sku,
        line.quantity,
        line.productquantity,
        fromDecimal(line.price),
        fromDecimal(line.subTotal),
      ]),
    ],
  );
}
