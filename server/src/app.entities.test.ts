// Does every answer carry the fields that section 3 names, spelt as it spells them? One purchase by REST, looked at field by field.
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
let registered: Fields = {};
let logon: Fields = {};
let account: Fields = {};
let prices: Fields = {};
let placed: Fields = {};

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are what is looked at
type Fields = Record<string, any>;

before(async () => {
  product = await aProduct(db, { price: 12_345, stock: 40, minimum: 2, maximum: 20 });
  cart = (await call('POST', '/api/shop/additemtocart?lang=en&store=DEFAULT', { body: { productId: product, quantity: 2 } })).body;
  const payload = {
    custFirstName: 'Asha',
    emailAddress: email,
    userName: email,
    password: PASSWORD,
    mobileNumber: '044 2827 1234',
    custGSTIN: '33AABCC1234D1Z5',
    storeCode: 'DEFAULT',
    language: 'en',
  };
  registered = (await call('POST', '/api/customer/register?lang=en&store=DEFAULT', { body: payload })).body;
  const credentials = { userName: email, password: PASSWORD, storeCode: 'DEFAULT', language: 'en' };
  logon = (await call('POST', `/api/customer/logon?lang=en&cartCode=${cart.code}`, { body: credentials })).body;
  const address = { address: '12 Mount Road', city: 'Chennai', country: 'IN', postalCode: '600002', phoneNumber: '+91 44 2827 1234' };
  for (const type of ['billing', 'delivery']) await asked('PUT', `/api/customerdetail/address?type=${type}`, address);
  account = await asked('GET', '/api/customerdetail/accountSummary?store=DEFAULT&lang=en');
  prices = await asked('GET', `/api/order/prices?store=DEFAULT&lang=en&cartcode=${cart.code}`);
  placed = await asked('POST', `/api/order/commitOrder?cartCode=${cart.code}&lang=en&store=DEFAULT`);
});

test('cart › an answer › every field of the entity, totals in three currencies [§3 cart, §3 currency fields]', () => {
  const totals = ['total', 'subTotal', 'usdTotal', 'subUsdTotal', 'sarTotal', 'subSarTotal'];
  has(cart, ['code', ...totals, 'minOrder', 'readyToOrder', 'shoppingCartItems']);
  assert.deepEqual([cart.total, cart.subTotal], [246.9, 246.9]);
  for (const field of totals) assert.equal(typeof cart[field], 'number', field);
});

test('cart item › a line › every field of the entity, prices in three currencies [§3 cart item, §3 currency fields]', () => {
  const [line] = cart.shoppingCartItems;
  has(line, ['id', 'productId', 'name', 'sku', 'manufacturer', 'origin', 'image', 'productquantity', 'quantity', 'options', 'code']);
  has(line, ['quantityOrderMinimum', 'quantityOrderMaximum', 'productuom', 'price', 'usdPrice', 'sarPrice']);
  has(line, ['subTotal', 'subUsdTotal', 'subSarTotal']);
  has(line.origin, ['source', 'countryName']);
  assert.deepEqual([line.productId, line.quantity, line.quantityOrderMinimum, line.quantityOrderMaximum], [product, 2, 2, 20]);
  assert.deepEqual([line.price, line.subTotal], [123.45, 246.9]);
});

test('registration, login › their answers › the account at the same level; a token from the login alone [§3 registration payload, §3 login response, §3 login payload]', () => {
  has(logon, ['token', 'cartCode', 'id', 'custFirstName', 'emailAddress', 'userName', 'mobileNumber', 'custGSTIN']);
  assert.deepEqual([logon.cartCode, logon.emailAddress, logon.userName], [cart.code, email, email]);
  has(registered, ['id', 'uploadToken', 'custFirstName', 'custGSTIN']);
  assert.equal('token' in registered, false);
});

test('account › its summary › every field of the entity with both addresses [§3 account, §7.2 accountSummary]', () => {
  has(account, ['id', 'custFirstName', 'custLastName', 'emailAddress', 'userName', 'mobileNumber', 'custGSTIN', 'companyName']);
  for (const type of ['billing', 'delivery']) has(account[type], ADDRESS);
  assert.equal(account.delivery.city, 'Chennai');
});

test('prices › at the checkout › sums and taxes in three currencies [§3 prices response, §3 tax value]', () => {
  has(prices, ['subTotal', 'total', 'taxRate', 'readyToOrder']);
  for (const tax of prices.taxRate) has(tax, ['name', 'taxPercentage', 'value', 'usdValue', 'sarValue']);
  assert.equal(prices.taxRate.length, 2);
});

test('commitOrder › its answer › what the success page needs [§3 commit response]', () => {
  has(placed, ['orderId', 'companyName', 'billing', 'delivery', 'products', 'total']);
  has(placed.total, ['price', 'usdPrice', 'sarPrice']);
  has(placed.billing, ADDRESS);
  assert.equal(placed.total.price, prices.total);
});

test('orders › history and one of them › every field of both entities [§3 order list item, §3 order detail]', async () => {
  const { orders, total } = await asked('GET', `/api/orders/customers/${logon.id}?store=DEFAULT&lang=en&count=25&start=0`);
  assert.equal(total, 1);
  has(orders[0], ['id', 'orderId', 'datePurchased', 'orderStatus', 'total', 'usdTotal', 'sarTotal', 'products']);
  const order = await asked('GET', `/api/auth/orders/${placed.orderId}?lang=en&store=DEFAULT`);
  has(order, ['orderId', 'companyName', 'billing', 'delivery', 'products', 'totals']);
  has(order.products[0], ['productId', 'productName', 'image', 'sku', 'manufacturer', 'quantity', 'subtotal']);
  for (const row of order.totals) has(row, ['module', 'value', 'usdValue', 'sarValue']);
});

test('wish list › an entry › every field, the price in three currencies [§3 wishlist entry]', async () => {
  const added = await asked('POST', `/api/addtowishlist?productId=${product}`);
  assert.equal(added.product.name, added.name);
  const entries = (await asked('GET', '/api/wishlist')) as Fields[];
  assert.equal(entries.length, 1);
  const entry = entries[0] as Fields;
  has(entry, ['productId', 'id', 'name', 'productimages', 'sku', 'manufacturer', 'origin', 'productquantity', 'quantityOrderMinimum']);
  has(entry, ['price', 'usdPrice', 'sarPrice']);
});

async function asked(method: string, path: string, body?: object): Promise<Fields> {
  const answer = await call(method, path, { token: logon.token, ...(body === undefined ? {} : { body }) });
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
