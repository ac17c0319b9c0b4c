// Tests of blocked customers. [back office customers]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, aProduct, asStaff, testApp, violations } from '../../../testing/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { services } from '../../services.ts';
import { settleInvoices } from '../invoices/index.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const admin = await asStaff(shop, 'order-manager');
const PASSWORD = 'a lathe of brass';
const passwordHash = await hashPassword(PASSWORD);

async function aBuyer() {
  const customer = await aCustomer(db);
  await db
    .insertInto('credential')
    .values({ customer_id: customer.id, password_hash: passwordHash })
    .execute();
  return customer;
}
const logon = (email: string, password = PASSWORD) =>
  call('POST', '/api/customer/logon', { body: { userName: email, password } });
const summary = (token: string) => call('GET', '/api/customerdetail/accountSummary', { token });

test('block › the next request of every session › refused; the login answers as for a wrong password; let in again, old tokens stay dead [promises P29]', async () => {
  const { id, email, token } = await aBuyer();
  const second = (await logon(email)).body.token as string;
  assert.deepEqual([(await summary(token)).status, (await summary(second)).status], [200, 200]);
  const blocked = await admin('POST', `/customers/${id}/blocked`, {
    blocked: true,
    note: 'Three unpaid orders.',
  });
  assert.deepEqual(
    [blocked.status, blocked.body.state, blocked.body.notes[0].text],
    [200, 'blocked', 'Three unpaid orders.'],
  );
  assert.equal(
    blocked.body.sessions.some((session: { open: boolean }) => session.open),
    false,
  );
  assert.deepEqual([(await summary(token)).status, (await summary(second)).status], [401, 401]);
  const [right, wrong] = [await logon(email), await logon(email, 'another one entirely')];
  assert.deepEqual(
    [right.status, right.body.message],
    [401, 'Login Failed. Please enter valid credentials'],
  );
  assert.deepEqual([right.body.message, right.body.code], [wrong.body.message, wrong.body.code]);
  assert.deepEqual(await violations(db), []);
  assert.equal(
    (await admin('POST', `/customers/${id}/blocked`, { blocked: false })).body.state,
    'active',
  );
  assert.deepEqual([(await summary(token)).status, (await logon(email)).status], [401, 200]);
});

test('block › while the same customer logs in, many times › no session outlives it [promises P29]', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, email } = await aBuyer();
    const [tokens] = await Promise.all([
      Promise.all([logon(email), logon(email), logon(email)]),
      admin('POST', `/customers/${id}/blocked`, { blocked: true }),
    ]);
    assert.deepEqual(await violations(db), []);
    await admin('POST', `/customers/${id}/blocked`, { blocked: false });
    for (const { body } of tokens)
      if (body.token !== undefined) assert.equal((await summary(body.token)).status, 401);
  }
});

test('block › an order is confirmed afterwards › its owner gets the mail all the same [back office customers]', async () => {
  const { id, email, token } = await aBuyer();
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { orderId } = (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token }))
    .body;
  await admin('POST', `/customers/${id}/blocked`, { blocked: true });
  const system = { ...aCtx(db), actor: { kind: 'system' } } as const;
  await services.orders.changeOrderStatus(system, orderId, { to: 'Confirmed' });
  const { id: order } = await db
    .selectFrom('sales_order')
    .select('id')
    .where('public_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await settleInvoices({ ...aCtx(db), actor: { kind: 'system' } }, order);
  const mails = await db
    .selectFrom('email_outbox')
    .select('template')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  assert.deepEqual(mails.map((mail) => mail.template).slice(1), ['order-confirmed', 'invoice']);
});

test('sessions › ended by the staff › the customer logs in again [promises P29]', async () => {
  const { id, email, token } = await aBuyer();
  assert.equal((await admin('POST', `/customers/${id}/sessions/end`, {})).status, 200);
  assert.deepEqual([(await summary(token)).status, (await logon(email)).status], [401, 200]);
});
