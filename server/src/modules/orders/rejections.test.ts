// Tests of order rejections.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aProduct, setAside, testApp, violations } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const commit = (code: string, token: string, body?: object, lang = 'en') =>
  call('POST', `/api/order/commitOrder?cartCode=${code}&lang=${lang}`, { token, body });
const prices = (code: string, token?: string) =>
  call('GET', `/api/order/prices?cartcode=${code}`, { token });
const sentences = (body: { errors: { defaultMessage: string }[] }) =>
  body.errors.map((error) => error.defaultMessage);
const stockOf = async (id: number) =>
  (
    await db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
  ).on_hand;

async function aBasket(wishes: Parameters<typeof aProduct>[1] = {}, quantity = 2, customer = {}) {
  const { token, id } = await aCustomer(db, customer);
  const product = await aProduct(db, { price: 10_000, name: 'Valve', ...wishes });
  return { token, id, product, code: await cartOf([{ productId: product, quantity }], token) };
}
const orders = async (id: number) =>
  (await db.selectFrom('sales_order').select('id').where('customer_id', '=', id).execute()).length;

test('commitOrder › sold out, withdrawn › the sentence of the specification, and no stock moves [§8 out of stock]', async () => {
  for (const change of [
    (id: number) =>
      sql`with m as (insert into stock_movement (product_id, delta, reason) select ${id}, -on_hand, 'correction' from stock where product_id = ${id}) update stock set on_hand = 0 where product_id = ${id}`,
    (id: number) => sql`update product set published = false where id = ${id}`,
  ]) {
    const { token, code, product, id } = await aBasket();
    await change(product).execute(db);
    const before = await stockOf(product);
    const body = assertProblem(await commit(code, token), {
      status: 409,
      code: 'out-of-stock-in-cart',
    });
    assert.deepEqual(sentences(body), [
      'Out of stock items exist in the cart. Remove it before you place the order.',
    ]);
    assert.deepEqual([await stockOf(product), await orders(id)], [before, 0]);
  }
});

test('commitOrder › less in stock than ordered, or reserved by others › how many there are [§8]', async () => {
  const { token, code, product } = await aBasket({ stock: 10 }, 8);
  await setAside(db, product, 5);
  const body = assertProblem(await commit(code, token), { code: 'stock-not-enough' });
  assert.deepEqual(sentences(body), ['Only 5 of Valve can be supplied now.']);
  await setAside(db, product, 2);
  assert.equal((await commit(code, token)).status, 200);
  assert.equal(await stockOf(product), 2);
});

test('commitOrder › the limits of a product changed › says which line, and passes once it is right [§8]', async () => {
  const { token, code, product } = await aBasket({}, 2);
  await db.updateTable('product').set({ minimum: 5 }).where('id', '=', product).execute();
  const body = assertProblem(await commit(code, token), { code: 'cart-quantity-outside-limits' });
  assert.deepEqual(sentences(body), [
    'The quantity of Valve is outside its limits. Please change it in the cart.',
  ]);
  await call('POST', '/api/shop/updateShoppingCartItem', {
    token,
    body: { productId: product, quantity: 5, code },
  });
  assert.equal((await commit(code, token)).status, 200);
});

test('commitOrder › no address, only one of two › asks for both, and passes with them [§8]', async () => {
  const { token, code } = await aBasket({}, 1, { addresses: false });
  const address = {
    address: '1 Road',
    city: 'Chennai',
    country: 'IN',
    postalCode: '600002',
    phoneNumber: '+914428271234',
  };
  for (const type of ['billing', 'delivery']) {
    const body = assertProblem(await commit(code, token), { status: 409, code: 'address-missing' });
    assert.deepEqual(sentences(body), [
      'Please give a billing and a delivery address before you place the order.',
    ]);
    await call('PUT', `/api/customerdetail/address?type=${type}`, { token, body: address });
  }
  assert.equal((await commit(code, token)).status, 200);
});

test('commitOrder › terms not accepted › refused; accepted or left out › placed [§5]', async () => {
  const { token, code } = await aBasket();
  assertProblem(await commit(code, token, { termsAccepted: false }, 'ar'), {
    code: 'terms-not-accepted',
    lang: 'ar',
  });
  assert.equal((await commit(code, token, { termsAccepted: true })).status, 200);
  const other = await aBasket();
  assert.equal((await commit(other.code, other.token)).status, 200);
});

test('commitOrder › below the minimum order, and exactly at it › the amount in rupees, then the order [§9, §9 minimum order]', async (t) => {
  t.after(() =>
    sql`update setting set value = '0' where name = 'minimum-order'`.execute(db).then(() => {}),
  );
  const { token, code, product } = await aBasket({ price: 50_000 }, 1);
  await sql`update setting set value = '15000000' where name = 'minimum-order'`.execute(db);
  const body = assertProblem(await commit(code, token), {
    status: 409,
    code: 'minimum-order-not-reached',
  });
  assert.deepEqual(sentences(body), [
    'The minimum order value is ₹1,50,000.00. Please add more items.',
  ]);
  await sql`update setting set value = '100000' where name = 'minimum-order'`.execute(db);
  const two = await call('POST', '/api/shop/updateShoppingCartItem', {
    token,
    body: { productId: product, quantity: 2, code },
  });
  assert.equal(two.status, 200);
  assert.equal((await commit(code, token)).status, 200);
});

test('commitOrder › only verified buyers may order › refused until verified [§1]', async (t) => {
  t.after(() =>
    sql`update setting set value = 'false' where name = 'only-verified-buyers'`
      .execute(db)
      .then(() => {}),
  );
  await sql`update setting set value = 'true' where name = 'only-verified-buyers'`.execute(db);
  const { token, code, id } = await aBasket();
  assertProblem(await commit(code, token), { status: 403, code: 'buyer-not-verified' });
  await db.updateTable('customer').set({ verified: true }).where('id', '=', id).execute();
  assert.equal((await commit(code, token)).status, 200);
});

test('commitOrder › the tax changed since the prices were seen › says from what to what, then passes [§8]', async (t) => {
  t.after(() => sql`delete from tax_rate where hsn_prefix = '9999'`.execute(db).then(() => {}));
  const { token, code } = await aBasket({ hsn: '99990000' });
  assert.equal((await prices(code, token)).body.total, 236);
  await sql`insert into tax_rate (country, hsn_prefix, code, basis_points, valid_from) values ('IN', '9999', 'gst', 2800, '2026-01-01')`.execute(
    db,
  );
  const body = assertProblem(await commit(code, token), { status: 409, code: 'prices-changed' });
  assert.deepEqual(sentences(body), [
    'Prices or availability have changed. Please review your cart.',
    'The tax on this order is now ₹56.00 (it was ₹36.00).',
  ]);
  assert.equal((await commit(code, token)).body.total.price, 256);
});

test('commitOrder › delivered elsewhere than when the prices were seen › the other tax is shown first [§8]', async () => {
  const { token, code } = await aBasket();
  await prices(code, token);
  await call('PUT', '/api/customerdetail/address?type=delivery', {
    token,
    body: {
      address: '1 Road',
      city: 'Riyadh',
      country: 'SA',
      postalCode: '11564',
      phoneNumber: '+966112345678',
    },
  });
  assertProblem(await commit(code, token), { code: 'prices-changed' });
  const seen = (await prices(code, token)).body;
  assert.deepEqual(
    [seen.taxRate, seen.total],
    [[{ name: 'VAT 15%', taxPercentage: 15, value: 30, usdValue: 0.36, sarValue: 1.34 }], 230],
  );
  assert.equal((await commit(code, token)).body.total.price, 230);
});

test('commitOrder › the rate of a currency changed since › the prices changed, though the rupees did not [§8]', async (t) => {
  t.after(() =>
    sql`delete from currency_rate where per_base_e9 = 13000000`.execute(db).then(() => {}),
  );
  const { token, code } = await aBasket();
  await sql`insert into currency_rate values ('USD', now() - interval '1 minute', 13000000)`.execute(
    db,
  );
  assertProblem(await commit(code, token), { code: 'prices-changed' });
  assert.equal((await commit(code, token)).body.total.usdPrice, 3.06);
});

test('orderPrices › a visitor, and a customer without an address › no tax is known yet, and the answer says what is missing [§7.5]', async () => {
  const product = await aProduct(db, { price: 10_000, stock: 3 });
  const guest = await cartOf([{ productId: product, quantity: 2 }]);
  const { body } = await prices(guest);
  assert.deepEqual(
    [body.taxRate, body.subTotal, body.total, body.readyToOrder],
    [[], 200, 200, false],
  );
  assert.deepEqual(
    body.notices.map((notice: { code: string }) => notice.code),
    ['login-required-to-order', 'address-missing'],
  );
  const homeless = await aBasket({}, 2, { addresses: false });
  const { body: homelessBody } = await prices(homeless.code, homeless.token);
  assert.deepEqual([homelessBody.taxRate, homelessBody.readyToOrder], [[], false]);
  assert.deepEqual(
    homelessBody.notices.map((notice: { code: string }) => notice.code),
    ['address-missing'],
  );
  assert.match(homelessBody.notices[0].defaultMessage, /address/i);
  assertProblem(await commit(homeless.code, homeless.token), { code: 'address-missing' });
  const ready = await aBasket();
  const { body: readyBody } = await prices(ready.code, ready.token);
  assert.deepEqual([readyBody.readyToOrder, readyBody.notices], [true, []]);
});

test('orderPrices › a place of supply by GSTIN and by PIN code › the GSTIN wins [§3]', async () => {
  const names = async (token: string, code: string) =>
    (await prices(code, token)).body.taxRate.map((tax: { name: string }) => tax.name);
  const { token, code, id } = await aBasket();
  assert.deepEqual(await names(token, code), ['CGST 9%', 'SGST 9%']);
  await db
    .updateTable('customer')
    .set({ tax_id: '27AAPFU0939F1ZV' })
    .where('id', '=', id)
    .execute();
  assert.deepEqual(await names(token, code), ['IGST 18%']);
  const mumbai = await aBasket({}, 2, { postalCode: '400001' });
  assert.deepEqual(await names(mumbai.token, mumbai.code), ['IGST 18%']);
  const texas = await aBasket({}, 2, { country: 'US', postalCode: '73301' });
  assert.deepEqual(await names(texas.token, texas.code), []);
});

test('commitOrder › after every rejection above › the data is whole [§3]', async () => {
  assert.deepEqual(await violations(db), []);
});
