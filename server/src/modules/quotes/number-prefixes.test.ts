// Tests of the letters before order and quote numbers: settings; what has a number keeps it, and is found as it is typed. [back office settings]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { anInput, aQuote, staff } from './test-quotes.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const admin = await asStaff(shop);
const { quotes } = services;

async function save(prefixes: { orderPrefix?: string; quotePrefix?: string }) {
  const { id: _, companyState: __, ...form } = (await admin('GET', '/settings/selling')).body;
  return await admin('PUT', '/settings/selling', { ...form, ...prefixes });
}

async function placed(token: string): Promise<string> {
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { status, body } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.equal(status, 200, JSON.stringify(body));
  return body.orderId;
}

test('settings › other letters before numbers › new orders and quotes begin with them, earlier ones keep theirs, and each is found as it is typed [back office settings]', async () => {
  const { token, email } = await aCustomer(db);
  const earlier = await placed(token);
  const { number: earlierQuote, buyer } = await aQuote(db);
  assert.match(`${earlier} ${earlierQuote}`, /^MW-\S{9} MQ-\S{9}$/);
  const saved = await save({ orderPrefix: ' OIL ', quotePrefix: 'QU' });
  assert.deepEqual(
    [saved.status, saved.body.orderPrefix, saved.body.quotePrefix],
    [200, 'OIL', 'QU'],
    JSON.stringify(saved.body),
  );
  const later = await placed(token);
  const laterQuote = await quotes.createQuote(
    staff(db),
    { customerId: buyer.id },
    await anInput(db),
  );
  assert.match(`${later} ${laterQuote}`, /^OIL-\S{9} QU-\S{9}$/);
  for (const number of [earlier, later]) {
    for (const typed of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.slice(-9),
    ]) {
      const { body } = await call('GET', `/api/auth/orders/${typed}`, { token });
      assert.equal(body.orderId, number, typed);
      const tracked = await call('POST', '/api/order/track', {
        body: { orderId: typed, emailId: email },
      });
      assert.equal(tracked.body.orderId, number, JSON.stringify(tracked.body));
    }
  }
  for (const number of [earlierQuote, laterQuote])
    for (const typed of [number, number.toLowerCase(), number.slice(-9)])
      assert.equal((await quotes.getAdminQuote(staff(db), typed)).quote.number, number, typed);
  const found = async (q: string) =>
    (await admin('GET', `/orders?q=${q}&count=50`)).body.rows.map(
      (row: { orderId: string }) => row.orderId,
    );
  assert.deepEqual((await found('OIL')).sort(), [earlier, later].sort());
  assert.deepEqual(await found('MW'), [earlier]);
  assert.deepEqual(await found(earlier), [earlier]);
});

test('settings › letters that are none, of another kind or of numbers that exist › the field says so, and nothing changes [back office settings]', async () => {
  await save({ orderPrefix: 'MW', quotePrefix: 'MQ' });
  await placed((await aCustomer(db)).token);
  await aQuote(db);
  const { body: before } = await admin('GET', '/settings/selling');
  for (const [prefixes, pointer, code] of [
    [{ orderPrefix: 'M' }, '/orderPrefix', 'prefix-not-valid'],
    [{ orderPrefix: 'MÖ' }, '/orderPrefix', 'prefix-not-valid'],
    [{ orderPrefix: 'ABCDE' }, '/orderPrefix', 'prefix-not-valid'],
    [{ orderPrefix: 'mwx' }, '/orderPrefix', 'prefix-not-valid'],
    [{ quotePrefix: 'M7' }, '/quotePrefix', 'prefix-not-valid'],
    [{ quotePrefix: '' }, '/quotePrefix', 'prefix-not-valid'],
    [{ orderPrefix: 'NG' }, '/orderPrefix', 'value-taken'],
    [{ quotePrefix: 'RQ' }, '/quotePrefix', 'value-taken'],
    // Those of before: a quote would look like an order.
    [{ orderPrefix: 'MQ', quotePrefix: 'AB' }, '/orderPrefix', 'value-taken'],
    [{ orderPrefix: 'AB', quotePrefix: 'MW' }, '/quotePrefix', 'value-taken'],
  ] as const) {
    const { status, body } = await save(prefixes);
    assert.equal(status, 400, JSON.stringify(prefixes));
    assert.deepEqual(
      body.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code]),
      [[pointer, code]],
      JSON.stringify(prefixes),
    );
  }
  const alike = await save({ orderPrefix: 'AB', quotePrefix: 'AB' });
  assert.deepEqual(
    alike.body.errors.map((error: { pointer: string }) => error.pointer),
    ['/orderPrefix', '/quotePrefix'],
  );
  assert.deepEqual((await admin('GET', '/settings/selling')).body, before);
  // Its own of before may come back.
  assert.equal((await save({ orderPrefix: 'AB' })).status, 200);
  assert.equal((await save({ orderPrefix: 'MW' })).status, 200);
});
