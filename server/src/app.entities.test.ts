// Entities of section 3 in REST answers: one purchase by REST, looked at field by field.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { aProduct, testApp } from '../testing/index.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const PASSWORD = 'a lathe of brass';
const ADDRESS = ['address', 'city', 'country', 'postalCode', 'phoneNumber'];
const email = `fields-${process.pid}@example.com`;

let product = 0;
let cart: Fields = {};
let fetched: Fields = {};
let registered: Fields = {};
let logon: Fields = {};
let account: Fields = {};
let prices: Fields = {};
let placed: Fields = {};

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are what is looked at
type Fields = Record<string, any>;

before(async () => {
  product = await aProduct(db, { price: 12_345, stock: 40, minimum: 2, maximum: 20 });
  cart = (
    await call('POST', '/api/shop/additemtocart?lang=en&store=DEFAULT', {
      body: { productId: product, quantity: 2 },
    })
  ).body;
  fetched = (await call('GET', `/api/shop/shoppingCart?store=DEFAULT&cartCode=${cart.code}`)).body;
  const payload = {
    custFirstName: 'Asha',
    emailAddress: email,
    userName: email,
    password: PASSWORD,
    mobileNumber: '044 2827 1234',
    custGSTIN: '33AABCC1234D1ZI',
    storeCode: 'DEFAULT',
    language: 'en',
  };
  registered = (
    await call('POST', '/api/customer/register?lang=en&store=DEFAULT', { body: payload })
  ).body;
  const credentials = { userName: email, password: PASSWORD, storeCode: 'DEFAULT', language: 'en' };
  logon = (
    await call('POST', `/api/customer/logon?lang=en&cartCode=${cart.code}`, { body: credentials })
  ).body;
  const address = {
    address: '12 Mount Road',
    city: 'Chennai',
    country: 'IN',
    postalCode: '600002',
    phoneNumber: '+91 44 2827 1234',
  };
  for (const type of ['billing', 'delivery'])
    await asked('PUT', `/api/customerdetail/address?type=${type}`, address);
  account = await asked('GET', '/api/customerdetail/accountSummary?store=DEFAULT&lang=en');
  prices = await asked('GET', `/api/order/prices?store=DEFAULT&lang=en&cartcode=${cart.code}`);
  placed = await asked(
    'POST',
    `/api/order/commitOrder?cartCode=${cart.code}&lang=en&store=DEFAULT`,
  );
});

test('cart › an answer › every field of the entity, totals in three currencies; asked for again, the same [§3 cart, §3 currency fields, §7.1 shoppingCart]', () => {
  const { code, shoppingCartItems, ...rest } = cart;
  has(cart, ['code', 'total', 'subTotal', 'usdTotal', 'subUsdTotal', 'sarTotal', 'subSarTotal']);
  has(cart, ['minOrder', 'readyToOrder', 'shoppingCartItems']);
  assert.match(code, /^[\w-]{22}$/);
  assert.equal(shoppingCartItems.length, 1);
  assert.deepEqual(
    [rest.total, rest.subTotal, rest.minOrder, rest.readyToOrder],
    [246.9, 246.9, 0, true],
  );
  // 1 INR = 0.0119 USD = 0.0446 SAR, a unit at a time
  assert.deepEqual(
    [rest.usdTotal, rest.subUsdTotal, rest.sarTotal, rest.subSarTotal],
    [2.94, 2.94, 11.02, 11.02],
  );
  assert.deepEqual(fetched, cart);
});

test('cart item › a line › every field of the entity, prices in three currencies [§3 cart item, §3 currency fields]', () => {
  const [line] = cart.shoppingCartItems;
  has(line, [
    'id',
    'productId',
    'name',
    'sku',
    'manufacturer',
    'origin',
    'image',
    'productquantity',
    'quantity',
    'options',
    'code',
  ]);
  has(line, [
    'quantityOrderMinimum',
    'quantityOrderMaximum',
    'productuom',
    'price',
    'usdPrice',
    'sarPrice',
  ]);
  has(line, ['subTotal', 'subUsdTotal', 'subSarTotal']);
  has(line.origin, ['source', 'countryName']);
  assert.deepEqual(
    [line.productId, line.quantity, line.quantityOrderMinimum, line.quantityOrderMaximum],
    [product, 2, 2, 20],
  );
  assert.deepEqual([line.price, line.subTotal], [123.45, 246.9]);
  assert.deepEqual(
    [line.usdPrice, line.subUsdTotal, line.sarPrice, line.subSarTotal],
    [1.47, 2.94, 5.51, 11.02],
  );
  assert.deepEqual(
    [line.code, line.productquantity, line.origin.source, line.origin.countryName],
    [cart.code, 40, 'IN', 'India'],
  );
  assert.deepEqual(
    [typeof line.sku, typeof line.manufacturer, typeof line.image, typeof line.productuom],
    Array(4).fill('string'),
  );
  for (const option of line.options) has(option, ['optionTitle', 'valueTitle']);
});

test('registration, login › their answers › the account at the same level; a token from the login alone [§3 registration payload, §3 login response, §3 login payload, §7.2 register]', () => {
  has(logon, [
    'token',
    'cartCode',
    'id',
    'custFirstName',
    'emailAddress',
    'userName',
    'mobileNumber',
    'custGSTIN',
  ]);
  assert.deepEqual([logon.cartCode, logon.emailAddress, logon.userName], [cart.code, email, email]);
  assert.match(logon.token, /^[\w-]{43}$/);
  has(registered, ['id', 'uploadToken']);
  assert.deepEqual(
    ['id', 'custFirstName', 'emailAddress', 'userName', 'mobileNumber', 'custGSTIN'].map(
      (field) => registered[field],
    ),
    [logon.id, 'Asha', email, email, '+914428271234', '33AABCC1234D1ZI'],
  );
  assert.equal('token' in registered, false);
});

test('account › its summary › every field of the entity with both addresses [§3 account, §7.2 accountSummary]', () => {
  has(account, [
    'id',
    'custFirstName',
    'custLastName',
    'emailAddress',
    'userName',
    'mobileNumber',
    'custGSTIN',
    'companyName',
  ]);
  for (const type of ['billing', 'delivery']) has(account[type], ADDRESS);
  for (const type of ['billing', 'delivery'])
    assert.deepEqual(
      ADDRESS.map((field) => account[type][field]),
      ['12 Mount Road', 'Chennai', 'IN', '600002', '+914428271234'],
    );
  assert.deepEqual(
    [account.id, account.custFirstName, account.userName],
    [logon.id, 'Asha', email],
  );
});

test('prices › at the checkout › sums and taxes in three currencies [§3 prices response, §3 tax value]', () => {
  has(prices, ['subTotal', 'total', 'taxRate', 'readyToOrder']);
  for (const tax of prices.taxRate)
    has(tax, ['name', 'taxPercentage', 'value', 'usdValue', 'sarValue']);
  assert.deepEqual([prices.subTotal, prices.readyToOrder], [246.9, true]);
  assert.deepEqual(
    prices.taxRate.map((tax: Fields) => [
      tax.name,
      tax.taxPercentage,
      tax.value,
      tax.usdValue,
      tax.sarValue,
    ]),
    [
      ['CGST 9%', 9, 22.22, 0.26, 0.99],
      ['SGST 9%', 9, 22.22, 0.26, 0.99],
    ],
  );
  assert.equal(prices.total, 291.34);
});

test('commitOrder › its answer › what the success page needs [§3 commit response]', () => {
  has(placed, ['orderId', 'companyName', 'billing', 'delivery', 'products', 'total']);
  has(placed.total, ['price', 'usdPrice', 'sarPrice']);
  has(placed.billing, ADDRESS);
  has(placed.delivery, ADDRESS);
  assert.deepEqual(
    placed.products.map((line: Fields) => [line.productId, line.quantity]),
    [[product, 2]],
  );
  assert.equal(placed.total.price, prices.total);
});

test('orders › history and one of them › every field of both entities [§3 order list item, §3 order detail]', async () => {
  const { orders, total } = await asked(
    'GET',
    `/api/orders/customers/${logon.id}?store=DEFAULT&lang=en&count=25&start=0`,
  );
  assert.equal(total, 1);
  has(orders[0], [
    'id',
    'orderId',
    'datePurchased',
    'orderStatus',
    'total',
    'usdTotal',
    'sarTotal',
    'products',
  ]);
  const order = await asked('GET', `/api/auth/orders/${placed.orderId}?lang=en&store=DEFAULT`);
  has(order, ['orderId', 'companyName', 'billing', 'delivery', 'products', 'totals']);
  has(order.products[0], [
    'productId',
    'productName',
    'image',
    'sku',
    'manufacturer',
    'quantity',
    'subtotal',
  ]);
  assert.deepEqual(
    [order.products[0].productId, order.products[0].quantity, order.products[0].subtotal],
    [product, 2, 246.9],
  );
  assert.deepEqual(
    [orders[0].orderId, orders[0].total, orders[0].products.length],
    [placed.orderId, 291.34, 1],
  );
  assert.match(orders[0].datePurchased, /^\d{4}-\d\d-\d\dT/);
  assert.equal(orders[0].orderStatus, 'Pending');
  for (const type of ['billing', 'delivery']) has(order[type], ADDRESS);
  for (const row of order.totals) has(row, ['module', 'value', 'usdValue', 'sarValue']);
});

test('wish list › an entry › every field, the price in three currencies [§3 wishlist entry]', async () => {
  const added = await asked('POST', `/api/addtowishlist?productId=${product}`);
  assert.equal(added.product.name, added.name);
  const entries = (await asked('GET', '/api/wishlist')) as Fields[];
  assert.equal(entries.length, 1);
  const entry = entries[0] as Fields;
  has(entry, [
    'productId',
    'id',
    'name',
    'productimages',
    'sku',
    'manufacturer',
    'origin',
    'productquantity',
    'quantityOrderMinimum',
  ]);
  has(entry, ['price', 'usdPrice', 'sarPrice']);
});

async function asked(method: string, path: string, body?: object): Promise<Fields> {
  const answer = await call(method, path, {
    token: logon.token,
    ...(body === undefined ? {} : { body }),
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
}

/** All are there; `null` counts, since it says that there is none. */
function has(entity: Fields, fields: readonly string[]): void {
  assert.deepEqual(
    fields.filter((field) => entity?.[field] === undefined),
    [],
    `missing in ${JSON.stringify(entity)}`,
  );
}
