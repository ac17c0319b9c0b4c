// Tests of the wishlist's calls: products are kept, duplicates rejected, and nothing shown to others.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { MAX_ENTRIES } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const { db, call } = await testApp({ after });
const list = (token: string, query = '') => call('GET', `/api/wishlist${query}`, { token });
const save = (token: string, productId: number | string, query = '') =>
  call('POST', `/api/addtowishlist?productId=${productId}${query}`, { token });
const remove = (token: string, id: number | string) =>
  call('DELETE', `/api/wishList/${id}`, { token });

test('addtowishlist › a product › answered with its name and listed with the fields of section 3 [§7.4, §7.4 wishlist, §7.4 addtowishlist]', async () => {
  const { token } = await aCustomer(db);
  const product = await aProduct(db, {
    name: 'Ball valve',
    price: 12_345,
    discount: 10_000,
    stock: 7,
    minimum: 2,
    maximum: 6,
    step: 2,
  });
  const saved = await save(token, product);
  assert.equal(saved.status, 200);
  assert.deepEqual(
    [saved.body.productId, saved.body.name, saved.body.product.name],
    [product, 'Ball valve', 'Ball valve'],
  );
  const { body } = await list(token);
  assert.equal(body.length, 1);
  const [entry] = body;
  assert.deepEqual([entry.id, entry.productId, entry.name], [saved.body.id, product, 'Ball valve']);
  assert.deepEqual(entry.productimages, ['/productimages/x.svg']);
  assert.deepEqual(entry.origin, { source: 'IN', countryName: 'India' });
  assert.match(entry.sku, /^SKU-/);
  assert.match(entry.manufacturer, /^Manufacturer /);
  assert.deepEqual([entry.productquantity, entry.quantityOrderMinimum, entry.quantity], [7, 2, 2]);
  assert.deepEqual(
    [entry.price, entry.discountprice, entry.usdPrice > 0, entry.sarPrice > 0],
    [123.45, 100, true, true],
  );
  assert.equal((await list(token, '?lang=ru')).body[0].name, 'Ball valve ru');
});

test('addtowishlist › the same product again › 409 with the warning of section 8, and still one entry [§8]', async () => {
  const { token } = await aCustomer(db);
  const product = await aProduct(db);
  assert.equal((await save(token, product)).status, 200);
  const { message } = assertProblem(await save(token, product), {
    status: 409,
    code: 'wishlist-duplicate',
  });
  assert.equal(message, 'product already available in your save list');
  assertProblem(await save(token, product, '&lang=ar'), {
    status: 409,
    code: 'wishlist-duplicate',
    lang: 'ar',
  });
  assert.equal((await list(token)).body.length, 1);
});

test('wishList › removal by id › gone; again, a foreign one, an unknown one › 404 all alike [§4 Wishlist, §7.4 remove, §4 wishlist]', async () => {
  const [owner, stranger] = [await aCustomer(db), await aCustomer(db)];
  const { body } = await save(owner.token, await aProduct(db));
  for (const [token, id] of [
    [stranger.token, body.id],
    [owner.token, 999_999_999],
    [owner.token, 999_999_999_999_999],
  ] as const)
    assertProblem(await remove(token, id), { status: 404, code: 'wishlist-entry-not-found' });
  assert.equal((await list(owner.token)).body.length, 1);
  assert.deepEqual((await remove(owner.token, body.id)).body, { removed: true });
  assertProblem(await remove(owner.token, body.id), {
    status: 404,
    code: 'wishlist-entry-not-found',
  });
  assert.deepEqual((await list(owner.token)).body, []);
});

test('wishlist › a visitor › is asked to log in, at every call [§6]', async () => {
  const product = await aProduct(db);
  for (const [method, path] of [
    ['GET', '/api/wishlist'],
    ['POST', `/api/addtowishlist?productId=${product}`],
    ['DELETE', '/api/wishList/1'],
  ] as const)
    assertProblem(await call(method, path), { status: 401, code: 'login-required' });
});

test('wishlist › calls without /api › answer too, but for /wishlist, which is a page [decisions §2]', async () => {
  const { token } = await aCustomer(db);
  assertProblem(await call('GET', '/wishlist', { token }), { status: 404 });
  const saved = await call('POST', `/addtowishlist?productId=${await aProduct(db)}`, { token });
  assert.deepEqual((await call('DELETE', `/wishList/${saved.body.id}`, { token })).body, {
    removed: true,
  });
});

test('addtowishlist › what is no product › refused, never a fault [no fault: §7.4]', async () => {
  const { token } = await aCustomer(db);
  for (const odd of ['', '0x1', '-1', '1.5', 'abc', '99999999999', "1' or '1'='1"]) {
    const { status } = assertProblem(await save(token, encodeURIComponent(odd)));
    assert.ok(status === 400 || status === 404, odd);
  }
  assertProblem(await save(token, 0), { status: 404, code: 'product-not-found' });
  assertProblem(await save(token, 2_147_483_647), { status: 404, code: 'product-not-found' });
  const withdrawn = await aProduct(db);
  await db.updateTable('product').set({ published: false }).where('id', '=', withdrawn).execute();
  assertProblem(await save(token, withdrawn), { status: 404, code: 'product-not-found' });
});

test('wishlist › a product that was withdrawn later › stays, and cannot be bought [§5]', async () => {
  const { token } = await aCustomer(db);
  const product = await aProduct(db, { stock: 5 });
  await save(token, product);
  await db.updateTable('product').set({ published: false }).where('id', '=', product).execute();
  const { body } = await list(token);
  assert.deepEqual([body[0].productId, body[0].productquantity], [product, 0]);
});

test('addtowishlist › a full list › refused with the limit, and what is there stays [§4 Wishlist]', async () => {
  const { token, id } = await aCustomer(db);
  const [first, extra] = [await aProduct(db), await aProduct(db)];
  await save(token, first);
  // Entries are only counted here: the same catalogue may be small.
  const more = await Promise.all(Array.from({ length: MAX_ENTRIES - 1 }, () => aProduct(db)));
  await sql`insert into wishlist_item (list_id, product_id) select l.id, p from wishlist l, unnest(${more}::int[]) p where l.customer_id = ${id}`.execute(
    db,
  );
  const { message } = assertProblem(await save(token, extra), {
    status: 409,
    code: 'wishlist-full',
  });
  assert.match(message, /200/);
  assertProblem(await save(token, first), { status: 409, code: 'wishlist-duplicate' });
  assert.equal((await list(token)).body.length, MAX_ENTRIES);
});

test('logon › a browser that remembers products › they are in the wishlist, counted, and the cookie is gone [§4 Login status]', async () => {
  const customer = await aCustomer(db);
  const { hashPassword } = await import('../../platform/password.ts');
  await db
    .insertInto('credential')
    .values({ customer_id: customer.id, password_hash: await hashPassword('a lathe of brass') })
    .execute();
  const [one, two, three] = [await aProduct(db), await aProduct(db), await aProduct(db)];
  await save(customer.token, one);
  const logon = (cookie: string) =>
    call('POST', '/api/customer/logon', {
      body: { userName: customer.email, password: 'a lathe of brass' },
      headers: { cookie },
    });
  const answer = await logon(`wishlist=${one}.${two}x5.${three}.999999999`);
  assert.deepEqual([answer.status, answer.body.wishlistAdded], [200, 2]);
  assert.match(
    String(answer.headers['set-cookie']),
    /^wishlist=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
  );
  const entries = (await list(customer.token)).body;
  assert.deepEqual(
    entries.map((entry: { productId: number; quantity: number }) => [
      entry.productId,
      entry.quantity,
    ]),
    [
      [two, 5],
      [three, 1],
      [one, 1],
    ],
  );
  assert.equal((await logon(`wishlist=${one}.${two}`)).body.wishlistAdded, 0);
  assert.equal('wishlistAdded' in (await logon('wishlist=')).body, false);
  assert.equal((await list(customer.token)).body.length, 3);
});
