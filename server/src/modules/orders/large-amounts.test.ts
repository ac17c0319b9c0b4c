// Tests of amounts beyond exact numbers: rejected with a sentence, never a fault.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const DEAREST = 1_000_000_000_000;

test('addItem › five of the dearest part, then a sixth › ordered; refused with the limit [§5 quantity]', async () => {
  const { token } = await aCustomer(db);
  const turbine = await aProduct(db, { price: DEAREST, stock: 1_000_000 });
  const code = await cartOf([{ productId: turbine, quantity: 5 }], token);
  const body = assertProblem(
    await call('POST', '/api/shop/additemtocart', {
      token,
      body: { productId: turbine, quantity: 1, code },
    }),
    {
      status: 422,
      code: 'quantity-above-maximum',
    },
  );
  assert.match(body.errors[0]?.defaultMessage ?? '', /maximum 5\./);
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).status,
    200,
  );
});

test('cart › the price rises until the line cannot be counted › the cart is shown, the order refused [§5 Checkout]', async () => {
  const { token } = await aCustomer(db);
  const part = await aProduct(db, { price: 100, stock: 1_000_000 });
  const code = await cartOf([{ productId: part, quantity: 900_000 }], token);
  await sql`update product set price_base = ${DEAREST} where id = ${part}`.execute(db);
  assert.equal(
    (await call('GET', `/api/shop/shoppingCart?cartCode=${code}`, { token })).body.readyToOrder,
    false,
  );
  assert.equal((await call('GET', `/api/order/prices?cartcode=${code}`, { token })).status, 200);
  assertProblem(await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token }), {
    status: 409,
    code: 'cart-quantity-outside-limits',
  });
  await assert.rejects(
    sql`update product set price_base = ${DEAREST + 1} where id = ${part}`.execute(db),
    /product_price_bounded/,
  );
});
