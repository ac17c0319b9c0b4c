// Tests of the customer's own account in /api/v1: registration, profile, addresses, certificates, own data, closing. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { V1_CALLS, type V1Call } from '@millwright/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import {
  aCustomer,
  aCustomerWithPassword,
  aProduct,
  sendForm,
  TEST_PASSWORD,
  testApp,
} from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();
const scan = { name: 'file', fileName: 'scan.png', type: 'image/png', bytes: png };
const pointers = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => [pointer, code]);

test('v1 account › every call of a customer › login required for a visitor, before anything else is looked at [decisions 0114]', async () => {
  const calls: V1Call[] = Object.values(V1_CALLS);
  const own = calls.filter(({ access }) => access === 'customer');
  assert.ok(own.length > 20);
  for (const { method, path, name } of own) {
    const url = `/api/v1${path.replace(/:\w+/g, '1')}?colour=blue`;
    const problem = assertProblem(await call(method, url), { code: 'login-required' });
    assert.equal(problem.status, 401, name);
  }
});

test('v1 account › register › an account that logs in; what is wrong names its fields; a taken address is said [decisions 0114]', async () => {
  const form = {
    firstName: 'Asha',
    email: 'v1-asha@example.com',
    password: TEST_PASSWORD,
    mobile: '044 2827 1234',
    companyName: 'Rao Bearings',
  };
  const made = await call('POST', '/api/v1/customers', { body: form });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  assert.deepEqual([made.body.email, made.body.passwordMailed], [form.email, false]);
  const { token, profile } = (
    await call('POST', '/api/v1/sessions', { body: { email: form.email, password: form.password } })
  ).body;
  assert.deepEqual([profile.id, profile.mobile], [made.body.id, '+914428271234']);
  const spec = (await call('GET', '/api/customerdetail/accountSummary', { token })).body;
  const own = (await call('GET', '/api/v1/me', { token })).body;
  assert.deepEqual(
    [own.id, own.firstName, own.email, own.companyName, own.taxId, own.lastName, own.billing],
    [spec.id, spec.custFirstName, spec.emailAddress, spec.companyName, null, null, spec.billing],
  );
  assertProblem(await call('POST', '/api/v1/customers', { body: form }), { code: 'email-taken' });
  const wrong = await call('POST', '/api/v1/customers', {
    body: { firstName: '', email: 'x', password: 'short', mobile: '1', taxId: 'no' },
  });
  assert.deepEqual(
    pointers(wrong.body).map(([pointer]) => pointer),
    ['/firstName', '/email', '/mobile', '/taxId', '/password'],
  );
});

test('v1 account › register, while the shop hides who has an account › one answer for every address: a password is mailed [decisions 0114]', async () => {
  const hiding = await testApp({ after });
  await sql`update setting set value = 'true' where name = 'hide-existence'`.execute(hiding.db);
  const { email } = await aCustomerWithPassword(hiding.db);
  const form = { firstName: 'Asha', password: 'a planer of steel', mobile: '+914428271234' };
  for (const address of [email, 'v1-new@example.com']) {
    const body = { ...form, email: address };
    const answer = await hiding.call('POST', '/api/v1/customers', { body });
    assert.deepEqual(
      [answer.status, answer.body],
      [201, { id: null, email: address, passwordMailed: true }],
    );
  }
});

test('v1 account › profile › what is not sent stays; a tax number replaces the word that there is none [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const change = (body: object) => call('PATCH', '/api/v1/me', { token, body });
  const first = await change({ lastName: 'Rao', hasNoTaxId: true });
  assert.deepEqual(
    [first.status, first.body.lastName, first.body.firstName, first.body.companyName],
    [200, 'Rao', 'Buyer', 'Test Works'],
  );
  const taxed = await change({ taxId: '33AABCC1234D1ZI' });
  assert.deepEqual(
    [taxed.body.taxId, taxed.body.hasNoTaxId, taxed.body.lastName],
    ['33AABCC1234D1ZI', false, 'Rao'],
  );
  assert.equal((await change({ companyName: '' })).body.companyName, null);
  assert.deepEqual(pointers((await change({ mobile: '12', firstName: ' ' })).body), [
    ['/firstName', 'field-required'],
    ['/mobile', 'phone-not-valid'],
  ]);
  assert.deepEqual(pointers((await change({ id: 5 })).body), [['/id', 'unknown-field']]);
});

test('v1 account › addresses › set one by one, in canonical spelling; what is wrong names its fields [decisions 0114]', async () => {
  const { token } = await aCustomer(db, { addresses: false });
  const empty = await call('GET', '/api/v1/me/addresses', { token });
  assert.deepEqual(empty.body, { billing: null, delivery: null });
  const address = {
    address: '12 Mount Road',
    city: 'Chennai',
    country: 'IN',
    postalCode: '600002',
    phoneNumber: '044 2827 1234',
  };
  const set = (type: string, more: object = {}) =>
    call('PUT', `/api/v1/me/addresses/${type}`, { token, body: { ...address, ...more } });
  const stored = { ...address, phoneNumber: '+914428271234' };
  assert.deepEqual((await set('billing')).body, { billing: stored, delivery: null });
  assert.deepEqual((await set('delivery')).body, { billing: stored, delivery: stored });
  assert.deepEqual((await call('GET', '/api/v1/me', { token })).body.delivery, stored);
  const wrong = await set('delivery', { city: ' ', country: 'ZZ' });
  assert.deepEqual(
    pointers(wrong.body).map(([pointer]) => pointer),
    ['/city', '/country'],
  );
  assert.deepEqual(pointers((await set('office')).body), [['/type', 'expected-one-of']]);
});

test('v1 account › certificates › sent, listed and read by their owner; no file and an active one are named [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const path = '/api/v1/me/certificates';
  const send = (parts: Parameters<typeof sendForm>[2], type = 'vatdocument') =>
    sendForm(shop, `${path}/${type}`, parts, { authtoken: token }, 'PUT');
  assertProblem(await call('GET', `${path}/vatdocument`, { token }), {
    code: 'certificate-not-found',
  });
  const sent = await send([scan]);
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  assert.deepEqual(
    [sent.body.type, sent.body.contentType, sent.body.size, sent.body.state, sent.body.reason],
    ['vatdocument', 'image/png', png.length, 'sent', null],
  );
  const { items } = (await call('GET', path, { token })).body;
  assert.deepEqual(
    items.map(({ type, size }: { type: string; size: number }) => [type, size]),
    [['vatdocument', png.length]],
  );
  const file = await shop.app.inject({ url: `${path}/vatdocument`, headers: { authtoken: token } });
  assert.deepEqual(
    [file.headers['content-type'], file.rawPayload.equals(png)],
    ['image/png', true],
  );
  assert.match(String(file.headers['content-disposition']), /^attachment/);
  const other = (await aCustomer(db)).token;
  assertProblem(await call('GET', `${path}/vatdocument`, { token: other }), {
    code: 'certificate-not-found',
  });
  assert.deepEqual(pointers((await send([])).body), [['/file', 'field-required']]);
  const page = { ...scan, fileName: 'a.html', bytes: Buffer.from('<script>alert(1)</script>') };
  assert.deepEqual(pointers((await send([page])).body), [['/file', 'file-type-not-taken']]);
  const json = await call('PUT', `${path}/vatdocument`, { token, body: { file: 'x' } });
  assertProblem(json, { code: 'unsupported-media-type' });
});

test('v1 account › own data and closing › the data of the page; with the password alone, and never while an order is open [decisions 0114]', async () => {
  const { token, email } = await aCustomerWithPassword(db);
  const code = await shop.cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const data = (await call('GET', '/api/v1/me/data', { token })).body;
  assert.deepEqual([data.account.email, data.cart.length, data.orders], [email, 1, []]);
  const close = (password: string) =>
    call('POST', '/api/v1/me/close', { token, body: { password } });
  assert.deepEqual(pointers((await close('wrong')).body), [['/password', 'password-not-right']]);
  const { number } = (
    await call('POST', '/api/v1/me/orders', {
      token,
      body: { cartCode: code, termsAccepted: true },
    })
  ).body;
  assertProblem(await close(TEST_PASSWORD), { code: 'account-has-open-orders' });
  await call('POST', `/api/v1/me/orders/${number}/cancel`, { token });
  assert.equal((await close(TEST_PASSWORD)).status, 204);
  assertProblem(await call('GET', '/api/v1/me', { token }), { code: 'login-required' });
});
