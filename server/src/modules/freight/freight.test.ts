// Tests of freight at the checkout: prices with freight and its tax, the order that repeats them, changes in between, pick-up.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, asStaff, payInFull, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const admin = await asStaff(shop);
const { orders } = services;
const ROAD = {
  names: { en: 'Road', ru: 'Автотранспорт', ar: '' },
  countries: ['IN'],
  postalCodes: [],
  days: 4,
  steps: [
    { upToGrams: 1_000, price: 5_000 },
    { upToGrams: 20_000, price: 30_000 },
  ],
  freeFrom: null,
  isPickup: false,
  active: true,
};
const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'telegraphic-transfer',
  termsAccepted: true,
} as const;

/** Without the signs that steer the direction. */
async function mailsAbout(orderId: string): Promise<{ template: string; text: string }[]> {
  const { rows } = await shop.pool.query(
    'select template, body_text as text from email_outbox where about = $1 order by id',
    [orderId],
  );
  return rows.map(({ template, text }) => ({
    template,
    text: text.replace(/[\u2066-\u2069]/g, ''),
  }));
}

async function aBasket(weight: number, quantity = 2) {
  const buyer = await aCustomer(db);
  const id = await aProduct(db, { price: 10_000 });
  await sql`update product set weight_grams = ${weight} where id = ${id}`.execute(db);
  const code = await shop.cartOf([{ productId: id, quantity }], buyer.token);
  return { ...buyer, code };
}

test('freight rates › countries that are none, steps that fall, nothing to charge by › each is named at its field [back office settings]', async () => {
  const refused = await admin('POST', '/freight-rates', {
    ...ROAD,
    names: { en: ' ', ru: '', ar: '' },
    countries: ['IN', 'XX'],
    steps: [
      { upToGrams: 5_000, price: 1 },
      { upToGrams: 5_000, price: 2 },
    ],
  });
  assert.deepEqual(
    refused.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]),
    [
      ['/names/en', 'field-required'],
      ['/countries/1', 'value-not-valid'],
      ['/steps/1/upToGrams', 'steps-not-ascending'],
    ],
  );
  const empty = await admin('POST', '/freight-rates', { ...ROAD, steps: [] });
  assert.deepEqual([empty.status, empty.body.errors[0].pointer], [400, '/steps']);
});

test('freight rates › a heavier step that costs less, or the same › refused at its price with both weights; equal prices are taken [back office settings]', async () => {
  const withPrices = async (first: number, second: number) =>
    await admin('POST', '/freight-rates', {
      ...ROAD,
      active: false,
      steps: [
        { upToGrams: 5_000, price: first },
        { upToGrams: 10_500, price: second },
      ],
    });
  const { status, body } = await withPrices(2_000, 1_000);
  const [{ pointer, code, defaultMessage }] = body.errors;
  assert.deepEqual([status, pointer, code], [400, '/steps/1/price', 'step-price-falls']);
  assert.match(defaultMessage, /^Up to 10\.5 kg costs less than up to 5 kg\./);
  const equal = await withPrices(2_000, 2_000);
  assert.equal(equal.status, 200, JSON.stringify(equal.body));
  await admin('DELETE', `/freight-rates/${equal.body.id}`);
});

test('checkout › before there are rates › freight is quoted by staff, as it was [decisions 0096]', async () => {
  const { ctx, code } = await aBasket(400);
  const seen = await orders.getOrderPrices(ctx, code);
  assert.deepEqual([seen.freight, seen.delivery], [null, { options: [], chosen: null }]);
  const order = await orders.placeOrder(ctx, code, CHECKOUT);
  assert.deepEqual([order.freight, order.deliveryService], [null, '']);
});

test('checkout › a rate by weight › in the total, taxed as the goods, in the order with its name and day; the order can be confirmed at once [decisions 0096]', async () => {
  const added = await admin('POST', '/freight-rates', ROAD);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.equal(added.body.names.ar, '');
  const { ctx, code, token } = await aBasket(400);
  const seen = await orders.getOrderPrices(ctx, code);
  // 2 x 100.00 and 50.00 at 18 %.
  assert.deepEqual([seen.freight?.base, seen.total.base], [5_000, 29_500]);
  const wire = await call('GET', `/api/order/prices?cartcode=${code}`, { token });
  assert.deepEqual(
    [wire.body.delivery.chosen.name, wire.body.delivery.chosen.price, wire.body.total],
    ['Road', 50, 295],
  );
  const order = await orders.placeOrder({ ...ctx, locale: 'ru' }, code, CHECKOUT);
  assert.deepEqual(
    [order.freight?.base, order.total.base, order.deliveryService, order.freightCollected],
    [5_000, 29_500, 'Автотранспорт', false],
  );
  const days = await shop.pool.query(
    'select (shop_day(now()) + 4)::text as road, (shop_day(now()) + 5)::text as usual',
  );
  const { road, usual } = days.rows[0];
  assert.equal(order.expectedDelivery, road);
  // The cart says the same day before, and to a visitor, whose address nobody knows, the usual one.
  const lines = [{ productId: await aProduct(db), quantity: 1 }];
  await sql`update product set weight_grams = 400 where id = ${lines[0]?.productId}`.execute(db);
  const another = await aCustomer(db);
  const expected = [];
  for (const own of [another.ctx, aCtx(db)]) {
    const token = own === another.ctx ? another.token : undefined;
    const cart = await services.cart.getCart(own, await shop.cartOf(lines, token));
    const { expectedDelivery } = await orders.previewTaxes(own, cart);
    expected.push(expectedDelivery);
  }
  assert.deepEqual(expected, [road, usual]);
  const confirmed = await admin('POST', `/orders/${order.id}/status`, { to: 'Confirmed' });
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
  assert.equal(confirmed.body.deliveryService, 'Автотранспорт');
});

test('checkout › the rate changes between what was shown and the order › refused once with both sums, then taken [decisions §8 Prices seen]', async () => {
  const { ctx, code } = await aBasket(700);
  assert.equal((await orders.getOrderPrices(ctx, code)).freight?.base, 30_000);
  const { rows } = (await admin('GET', '/freight-rates')).body;
  const { id, name: _, ...road } = rows[0];
  const steps = [{ upToGrams: 20_000, price: 33_000 }];
  assert.equal((await admin('PUT', `/freight-rates/${id}`, { ...road, steps })).status, 200);
  const problem = await orders.placeOrder(ctx, code, CHECKOUT).catch((error) => error);
  assert.equal(problem.code, 'prices-changed');
  assert.deepEqual(
    problem.fields
      .filter((field: { code: string }) => field.code === 'freight-changed')
      .map((field: { params: object }) => field.params),
    [{ before: '₹300.00', after: '₹330.00' }],
  );
  assert.equal((await orders.placeOrder(ctx, code, CHECKOUT)).freight?.base, 33_000);
});

test('checkout › collected by the buyer, by choice alone › no freight; heavier than any step › quoted by staff [decisions 0096]', async () => {
  const pickup = await admin('POST', '/freight-rates', {
    ...ROAD,
    names: { en: 'Collect in Chennai', ru: '', ar: '' },
    days: 1,
    steps: [],
    isPickup: true,
  });
  assert.equal(pickup.status, 200, JSON.stringify(pickup.body));
  const { ctx, code, token } = await aBasket(400);
  const shown = await orders.getOrderPrices(ctx, code, pickup.body.id);
  assert.deepEqual([shown.freight?.base, shown.total.base], [0, 23_600]);
  // Another way than was shown: what was shown counts.
  assert.equal(
    (await orders.placeOrder(ctx, code, CHECKOUT).catch((e) => e)).code,
    'prices-changed',
  );
  await orders.getOrderPrices(ctx, code, pickup.body.id);
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token,
    body: { deliveryId: pickup.body.id },
  });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  const { rows } = await shop.pool.query(
    'select freight_base, freight_collected, delivery_service from sales_order where public_id = $1',
    [placed.body.orderId],
  );
  assert.deepEqual(rows, [
    { freight_base: 0, freight_collected: true, delivery_service: 'Collect in Chennai' },
  ]);
  const { pickup: place } = await services.company.getCompany(ctx);
  const mails = await mailsAbout(placed.body.orderId);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['order-placed-collected', 'order-staff'],
  );
  assert.ok(mails[0]?.text.includes(`Collect the goods at: ${place.en}`), mails[0]?.text);
  assert.ok(mails[1]?.text.includes(`Collected by the buyer: ${place.en}`), mails[1]?.text);
  for (const { text } of mails) assert.doesNotMatch(text, /Expected delivery|Deliver to/);

  const { id } = (
    await shop.pool.query('select id from sales_order where public_id = $1', [placed.body.orderId])
  ).rows[0];
  assert.equal((await admin('GET', `/orders/${id}`)).body.pickup, place.en);
  await payInFull(db, id);
  for (const to of ['Confirmed', 'Shipped'])
    assert.equal((await admin('POST', `/orders/${id}/status`, { to })).status, 200);
  const later = (await mailsAbout(placed.body.orderId)).slice(2);
  assert.deepEqual(
    later.map(({ template }) => template),
    ['order-confirmed', 'order-shipped-collected'],
  );
  assert.ok(later[0]?.text.includes(`Collect the goods at: ${place.en}`), later[0]?.text);

  const heavy = await aBasket(15_000);
  const { freight, delivery } = await orders.getOrderPrices(heavy.ctx, heavy.code);
  assert.deepEqual(
    [freight, delivery.options.map(({ name }) => name), delivery.chosen],
    [null, ['Collect in Chennai'], null],
  );
  assertProblem(
    await call('GET', `/api/order/prices?cartcode=${heavy.code}&deliveryId=x`, {
      token: heavy.token,
    }),
    { code: 'invalid-request' },
  );
});

test('checkout › one part without a weight among the goods › staff quote the whole [decisions 0096]', async () => {
  const buyer = await aCustomer(db);
  const known = await aProduct(db, { price: 10_000 });
  const unknown = await aProduct(db, { price: 10_000 });
  await sql`update product set weight_grams = 100 where id = ${known}`.execute(db);
  const code = await shop.cartOf([{ productId: known, quantity: 1 }], buyer.token);
  assert.notEqual((await orders.getOrderPrices(buyer.ctx, code)).freight, null);
  await shop.cartOf([{ productId: unknown, quantity: 1 }], buyer.token);
  const { code: whole } = await services.cart.getCart(buyer.ctx, null);
  assert.equal((await orders.getOrderPrices(buyer.ctx, whole)).freight, null);
});

test('checkout › collected in Chennai by a buyer from Pune › taxed where it is handed over; abroad it is not offered [decisions 0096]', async () => {
  const pune = await aCustomer(db, { postalCode: '411026' });
  const abroad = await aCustomer(db, { country: 'SA', postalCode: '12211' });
  const id = await aProduct(db, { price: 10_000 });
  await sql`update product set weight_grams = 100 where id = ${id}`.execute(db);
  await sql`update freight_rate set countries = '{IN,SA}' where is_pickup`.execute(db);
  const { rows } = await shop.pool.query('select id::int from freight_rate where is_pickup');
  const pickup = rows[0].id as number;
  const code = await shop.cartOf([{ productId: id, quantity: 1 }], pune.token);
  const named = async (deliveryId?: number) =>
    (await orders.getOrderPrices(pune.ctx, code, deliveryId)).taxes.map(({ name }) => name);
  assert.deepEqual(await named(), ['IGST 18%']);
  assert.deepEqual(await named(pickup), ['CGST 9%', 'SGST 9%']);
  const order = await orders.placeOrder(pune.ctx, code, { ...CHECKOUT, deliveryId: pickup });
  const { rows: stored } = await shop.pool.query(
    'select place_of_supply from sales_order where id = $1',
    [order.id],
  );
  assert.deepEqual(stored, [{ place_of_supply: '33' }]);
  const far = await shop.cartOf([{ productId: id, quantity: 1 }], abroad.token);
  assert.deepEqual((await orders.getOrderPrices(abroad.ctx, far)).delivery.options, []);
});
