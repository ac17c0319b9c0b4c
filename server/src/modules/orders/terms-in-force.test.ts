// Terms in force: cart, prices and commit read the same settings, rates and taxes, whichever of two processes answers. [decisions §4]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { openDatabase } from '../../platform/db/index.ts';

const one = await testApp({ after });
const handle = openDatabase(one.url);
after(() => handle.close());
// The second process of the same shop: another pool, and caches of its own.
const two = await testApp(
  { after },
  { database: { url: one.url, db: handle.db, pool: handle.pool } },
);
const admin = await asStaff(one);

async function setMinimum(paise: number): Promise<void> {
  const { body } = await admin('GET', '/settings/selling');
  const { id: _, companyState: __, ...form } = body;
  const saved = await admin('PUT', '/settings/selling', { ...form, minimumOrder: paise });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}

async function aBasket() {
  const { token } = await aCustomer(one.db);
  const productId = await aProduct(one.db, { price: 50_000 });
  return { token, productId, code: await one.cartOf([{ productId, quantity: 1 }], token) };
}

for (const [name, shop] of [
  ['the process that saved it', one],
  ['another process', two],
] as const) {
  test(`minimum order › set a moment ago › cart, prices and commit of ${name} say the same [§9 minimum order]`, async (t) => {
    t.after(() => setMinimum(0));
    const { token, productId, code } = await aBasket();
    const cart = () => shop.call('GET', `/api/shop/shoppingCart?cartCode=${code}`, { token });
    const before = await cart();
    assert.deepEqual([before.body.minOrder, before.body.readyToOrder], [0, true]);
    await setMinimum(150_000);
    const shown = await cart();
    assert.deepEqual([shown.body.minOrder, shown.body.readyToOrder], [1_500, false]);
    assert.equal(
      (await shop.call('GET', `/api/order/prices?cartcode=${code}`, { token })).body.readyToOrder,
      false,
    );
    assertProblem(await shop.call('POST', `/api/order/commitOrder?cartCode=${code}`, { token }), {
      code: 'minimum-order-not-reached',
    });
    await setMinimum(100_000);
    const changed = await shop.call('POST', '/api/shop/updateShoppingCartItem', {
      token,
      body: { productId, quantity: 2, code },
    });
    assert.deepEqual([changed.body.minOrder, changed.body.readyToOrder], [1_000, true]);
    assert.equal(
      (await shop.call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).status,
      200,
    );
  });
}

test('rates and taxes › changed a moment ago › the cart of another process shows what the commit charges [decisions §4]', async () => {
  const { token, code } = await aBasket();
  const cart = () => two.call('GET', `/api/shop/shoppingCart?cartCode=${code}`, { token });
  const usd = (await cart()).body.shoppingCartItems[0].usdPrice;
  await sql`insert into currency_rate (currency, valid_from, per_base_e9) select 'USD', now() - interval '1 second', per_base_e9 * 2
    from currency_rate where currency = 'USD' order by valid_from desc limit 1`.execute(one.db);
  await sql`insert into tax_rate (country, hsn_prefix, code, basis_points, valid_from) values ('IN', '', 'gst', 2800, current_date - 1)`.execute(
    one.db,
  );
  assert.equal((await cart()).body.shoppingCartItems[0].usdPrice, usd * 2);
  const prices = await two.call('GET', `/api/order/prices?cartcode=${code}`, { token });
  assert.deepEqual(
    [...new Set(prices.body.taxRate.map((tax: { taxPercentage: number }) => tax.taxPercentage))],
    [14],
  );
  assert.equal(
    (await two.call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).status,
    200,
  );
});
