// Tests of wishlists in /api/v1: several lists, shared ones, and the way into the cart. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, aLot, aProduct, testApp, violations } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { services } from '../../services.ts';

const { db, call } = await testApp({ after });
const LISTS = '/api/v1/me/wishlists';
const ENTRIES = '/api/v1/me/wishlist-entries';
const save = (token: string, productId: number) =>
  call('POST', ENTRIES, { token, body: { productId } });

test('v1 wishlists › saved, listed, changed, moved, shared, added to the cart › what the pages show at each step [decisions 0114]', async () => {
  const { token, ctx } = await aCustomer(db);
  const bolt = await aProduct(db, { price: 1_250, discount: 1_000, minimum: 10, step: 5 });
  const pump = await aProduct(db, { stock: 0 });
  const lot = await aLot(db, [{ productId: await aProduct(db), quantity: 2 }]);
  const none = await call('GET', `${LISTS}/main`, { token });
  assert.deepEqual([none.body.id, none.body.entries], [0, []]);

  const saved = await save(token, bolt);
  assert.deepEqual(
    [saved.status, saved.body.price, saved.body.listPrice, saved.body.quantity],
    [201, { amount: '10.00', currency: 'INR' }, { amount: '12.50', currency: 'INR' }, 10],
  );
  assertProblem(await save(token, bolt), { code: 'wishlist-duplicate' });
  await save(token, pump);
  const whole = await save(token, lot.productId);
  assert.deepEqual(whole.body.lot, { location: 'Pune', condition: 'used', parts: 1 });

  const main = await call('GET', `${LISTS}/main?currency=USD`, { token });
  const page = await services.wishlist.getLists(ctx, null);
  assert.deepEqual(
    main.body.entries.map((entry: { id: number; productId: number; stock: number }) => [
      entry.id,
      entry.productId,
      entry.stock,
    ]),
    page.entries.map((entry) => [entry.id, entry.productId, entry.stock]),
  );
  assert.equal(main.body.entries[0].price.currency, 'USD');

  const made = await call('POST', LISTS, { token, body: { name: ' Line 4 ' } });
  assert.deepEqual([made.status, made.body.name, made.body.kind], [201, 'Line 4', 'named']);
  const { id } = made.body;
  const moved = await call('POST', `${LISTS}/${main.body.id}/move`, {
    token,
    body: { to: id, entries: [saved.body.id, main.body.entries[1].id] },
  });
  assert.deepEqual(moved.body, { moved: 2 });
  const set = await call('PUT', `${LISTS}/${id}/quantities`, {
    token,
    body: { items: [{ productId: bolt, quantity: 25 }] },
  });
  assert.deepEqual([set.status, set.body], [204, '']);
  const shared = await call('PATCH', `${LISTS}/${id}`, {
    token,
    body: { name: 'Line 5', isShared: true },
  });
  assert.equal(shared.body.name, 'Line 5');
  assert.match(shared.body.shareCode, /^[\w-]{22}$/);
  const heads = await call('GET', LISTS, { token });
  assert.deepEqual(
    heads.body.items.map((head: { kind: string; name: string | null; count: number }) => [
      head.kind,
      head.name,
      head.count,
    ]),
    [
      ['main', null, 1],
      ['named', 'Line 5', 2],
    ],
  );

  const url = `/api/v1/shared-wishlists/${shared.body.shareCode}`;
  const seen = await call('GET', url);
  assert.deepEqual(
    [seen.body.name, seen.body.entries.map((entry: { quantity: number }) => entry.quantity).sort()],
    ['Line 5', [1, 25]],
  );
  const visitor = await call('POST', `${url}/to-cart`, { body: {} });
  assert.deepEqual(
    [visitor.body.added, visitor.body.rejected],
    [[bolt], [{ productId: pump, code: 'product-out-of-stock', limit: null }]],
  );
  const cart = await services.cart.getCart(ctx, visitor.body.cart);
  assert.deepEqual(
    cart.lines.map(({ productId, quantity }) => [productId, quantity]),
    [[bolt, 25]],
  );
  const added = await call('POST', `${LISTS}/${id}/to-cart`, {
    token,
    body: { items: [{ productId: bolt, quantity: 7 }] },
  });
  assert.deepEqual(
    added.body.rejected
      .map(({ productId, code }: { productId: number; code: string }) => [productId, code])
      .sort(),
    [
      [bolt, 'quantity-below-minimum'],
      [pump, 'product-out-of-stock'],
    ].sort(),
  );

  const ended = await call('PATCH', `${LISTS}/${id}`, { token, body: { isShared: false } });
  assert.equal(ended.body.shareCode, null);
  assertProblem(await call('GET', url), { code: 'wishlist-not-found' });
  assertProblem(await call('POST', `${url}/to-cart`, { body: {} }), { code: 'wishlist-not-found' });

  const named = await call('GET', `${LISTS}/${id}`, { token });
  const entry = named.body.entries.find(
    ({ productId }: { productId: number }) => productId === bolt,
  );
  const toCart = await call('POST', `${ENTRIES}/${entry.id}/to-cart`, {
    token,
    body: { quantity: 15 },
  });
  assert.equal(toCart.status, 200);
  const own = await services.cart.getCart(ctx, toCart.body.cart);
  assert.ok(own.lines.some((line) => line.productId === bolt && line.quantity >= 15));
  const removed = await call('DELETE', `${ENTRIES}/${whole.body.id}`, { token });
  assert.equal(removed.status, 204);
  assertProblem(await call('DELETE', `${ENTRIES}/${whole.body.id}`, { token }), {
    code: 'wishlist-entry-not-found',
  });
  assert.equal((await call('DELETE', `${LISTS}/${id}`, { token })).status, 204);
  assertProblem(await call('GET', `${LISTS}/${id}`, { token }), { code: 'wishlist-not-found' });
  assert.deepEqual(await violations(db), []);
});

test('v1 wishlists › names that will not do, the main list, what is not sold › each its problem [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const create = (name: string) => call('POST', LISTS, { token, body: { name } });
  assertProblem(await create(' \u200b '), { code: 'wishlist-name-not-valid' });
  const { id } = (await create('A')).body;
  assertProblem(await create('a'), { code: 'wishlist-name-taken' });
  await create('B');
  assertProblem(await call('PATCH', `${LISTS}/${id}`, { token, body: { name: 'b' } }), {
    code: 'wishlist-name-taken',
  });
  assertProblem(await save(token, 2_000_000_000), { code: 'product-not-found' });
  const entry = (await save(token, await aProduct(db, { stock: 2 }))).body;
  assertProblem(
    await call('POST', `${ENTRIES}/${entry.id}/to-cart`, { token, body: { quantity: 3 } }),
    { code: 'stock-not-enough' },
  );
  const main = await call('GET', `${LISTS}/main`, { token });
  assert.equal(main.body.entries.length, 1);
  for (const [method, body] of [['DELETE'], ['PATCH', { name: 'C' }]] as const)
    assertProblem(
      await call(
        method,
        `${LISTS}/${main.body.id}`,
        body === undefined ? { token } : { token, body },
      ),
      { code: 'wishlist-not-found' },
    );
  for (const wrong of ['0', '-1', 'later', '1e3', '9'.repeat(30)]) {
    const answer = await call('GET', `${LISTS}/${wrong}`, { token });
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, '/id'], wrong);
  }
});

test('v1 wishlists › a visitor, another customer › 401; 404 as if there were none [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const { id } = (await call('POST', LISTS, { token, body: { name: 'Mine' } })).body;
  const entry = (await save(token, await aProduct(db))).body;
  const stranger = (await aCustomer(db)).token;
  for (const [method, path, body] of [
    ['GET', `${LISTS}/${id}`],
    ['PATCH', `${LISTS}/${id}`, { name: 'Yours' }],
    ['PATCH', `${LISTS}/${id}`, { isShared: true }],
    ['DELETE', `${LISTS}/${id}`],
    ['PUT', `${LISTS}/${id}/quantities`, { items: [] }],
    ['POST', `${LISTS}/${id}/move`, { to: id + 1, entries: [entry.id] }],
    ['POST', `${LISTS}/${id}/to-cart`, {}],
    ['DELETE', `${ENTRIES}/${entry.id}`],
    ['POST', `${ENTRIES}/${entry.id}/to-cart`, {}],
  ] as const) {
    const options = body === undefined ? {} : { body };
    assertProblem(await call(method, path, { ...options, token: stranger }), { status: 404 });
    assertProblem(await call(method, path, options), { code: 'login-required' });
  }
  assert.equal((await call('GET', `${LISTS}/${id}`, { token })).body.name, 'Mine');
});
