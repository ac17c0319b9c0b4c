// Purchase by REST only, with the words of section 7.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, testApp, violations } from '../../../testing/index.ts';

const shop = await testApp({ after });

test('purchase › by REST alone, from search of the cart to the order history › one frozen order [§7.1] [§7.2] [§7.5, §7.1 shoppingCart, §7.1 additemtocart, §7.5 orders, §7.5 order, §7.5 prices, §7.5 commitOrder, §6 customer, §7 authToken]', async () => {
  const { call, db } = shop;
  const bolt = await aProduct(db, {
    price: 1_050,
    stock: 500,
    minimum: 10,
    maximum: 200,
    step: 10,
    name: 'Hex bolt',
  });
  const bearing = await aProduct(db, {
    price: 20_700,
    discount: 18_000,
    stock: 5,
    name: 'Bearing',
  });

  const added = await call('POST', '/api/shop/additemtocart?lang=en&store=DEFAULT', {
    body: { productId: bolt, quantity: 20 },
  });
  assert.equal(added.status, 200);
  const { code } = added.body;
  assert.match(code, /^[\w-]{22}$/);
  const both = await call('POST', '/shop/additemtocart?lang=en&store=DEFAULT', {
    body: { productId: bearing, quantity: 2, code },
  });
  assert.equal(both.body.total, 570);
  assert.deepEqual(
    both.body.shoppingCartItems.map((line: { subTotal: number }) => line.subTotal),
    [210, 360],
  );
  assert.equal(both.body.readyToOrder, true);

  const email = `rest-${Date.now()}@example.com`;
  const registered = await call('POST', '/api/customer/register?lang=en&store=DEFAULT', {
    body: {
      custFirstName: 'Asha',
      emailAddress: email,
      userName: email,
      password: 'a lathe of brass',
      mobileNumber: '044 2827 1234',
      custGSTIN: '33AABCC1234D1ZI',
      storeCode: 'DEFAULT',
      language: 'en',
    },
  });
  assert.equal(registered.status, 200);
  assert.equal('token' in registered.body, false);
  const logon = await call('POST', `/api/customer/logon?lang=en&cartCode=${code}`, {
    body: { userName: email, password: 'a lathe of brass', storeCode: 'DEFAULT', language: 'en' },
  });
  assert.equal(logon.body.cartCode, code);
  const { token, id } = logon.body;

  const early = await call(
    'POST',
    `/api/order/commitOrder?cartCode=${code}&lang=en&store=DEFAULT`,
    { token },
  );
  assert.equal(early.body.code, 'address-missing');
  for (const type of ['billing', 'delivery']) {
    const address = {
      address: '12 Mount Road',
      city: 'Chennai',
      country: 'IN',
      postalCode: '600002',
      phoneNumber: '+91 44 2827 1234',
    };
    const saved = await call('PUT', `/api/customerdetail/address?type=${type}`, {
      token,
      body: address,
    });
    assert.equal(saved.body[type].phoneNumber, '+914428271234');
  }
  const prices = await call('GET', `/api/order/prices?store=DEFAULT&lang=en&cartcode=${code}`, {
    token,
  });
  assert.deepEqual(
    prices.body.taxRate.map((tax: { name: string; value: number }) => [tax.name, tax.value]),
    [
      ['CGST 9%', 51.3],
      ['SGST 9%', 51.3],
    ],
  );
  assert.equal(prices.body.total, 672.6);

  const placed = await call(
    'POST',
    `/api/order/commitOrder?cartCode=${code}&lang=en&store=DEFAULT`,
    { token },
  );
  assert.equal(placed.status, 200);
  assert.match(placed.body.orderId, /^MW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  assert.equal(placed.body.total.price, 672.6);
  const again = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.deepEqual(again.body, placed.body, 'what was read back is what was answered');
  assert.equal(
    (await call('GET', `/api/shop/shoppingCart?store=DEFAULT&cartCode=${code}`, { token })).status,
    404,
  );

  const history = await call(
    'GET',
    `/api/orders/customers/${id}?store=DEFAULT&lang=en&count=25&start=0`,
    { token },
  );
  assert.deepEqual([history.body.total, history.body.orders[0].orderId], [1, placed.body.orderId]);
  for (const key of [placed.body.orderId, placed.body.id]) {
    const order = await call('GET', `/api/auth/orders/${key}?lang=ru&store=DEFAULT`, { token });
    assert.deepEqual(
      order.body.totals.map((row: { module: string; value: number }) => [row.module, row.value]),
      [
        ['subtotal', 570],
        ['tax.cgst-900', 51.3],
        ['tax.sgst-900', 51.3],
        ['total', 672.6],
      ],
    );
  }
  await call('POST', '/api/customer/logout', { token });
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 401);
  assert.deepEqual(await violations(db), []);
});

test('commitOrder › without a session › the sentence of the specification [§8, §6 visitor, §8 not logged in]', async () => {
  const answer = await shop.call('POST', '/api/order/commitOrder?cartCode=whatever&lang=en');
  assert.equal(answer.status, 401);
  assert.equal(answer.body.errors[0].defaultMessage, 'Login as a customer to place the order');
});
