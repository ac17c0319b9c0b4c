// Tests of revocation: links and tickets requested under a session are void once the owner, staff or the old mailbox has ended it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  aCtx,
  aCustomerWithPassword,
  aStaff,
  aStaffCtx,
  TEST_PASSWORD,
  type TestCustomer,
  testApp,
} from '../../../testing/index.ts';
import { newSecret } from '../../platform/secret.ts';
import { services } from '../../services.ts';
import { blockCustomer, endCustomerSessions } from './identity.admin.ts';
import { oneTimeHash } from './one-time-password.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const NEW_PASSWORD = 'another lathe of tin';
const ONE_TIME = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';
const visitor = aCtx(db);
const admin = aStaffCtx(db, (await aStaff(db)).id);
let count = 0;

const logon = async (userName: string, password: string) =>
  await call('POST', '/api/customer/logon', { body: { userName, password } });
const summary = async (token: string) =>
  (await call('GET', '/api/customerdetail/accountSummary', { token })).status;
const changePassword = async (token: string, currentPassword: string) =>
  await call('POST', '/api/customerdetail/changePassword', {
    token,
    body: { currentPassword, newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD },
  });
const tokenIn = (text: string | undefined): string =>
  /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const mailTo = async (recipient: string, template: string) =>
  (
    await db
      .selectFrom('email_outbox')
      .select('body_text')
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.body_text;

async function mailedPassword(customerId: number, password = ONE_TIME): Promise<void> {
  const values = {
    one_time_hash: oneTimeHash(password),
    one_time_expires_at: new Date(Date.now() + 3_600_000),
  };
  await db.updateTable('credential').set(values).where('customer_id', '=', customerId).execute();
}

/** All that somebody with the victim's session and password can have waiting. */
async function pending() {
  const victim = await aCustomerWithPassword(db);
  const stolen = (await logon(victim.email, TEST_PASSWORD)).body.token as string;
  const wanted = `thief-${process.pid}-${++count}@example.com`;
  const asked = await call('PUT', '/api/customerupdate', {
    token: stolen,
    body: {
      ...{
        custFirstName: 'A',
        custLastName: 'B',
        userName: victim.email,
        emailAddress: wanted,
        mobileNumber: '+914428271234',
      },
      ...{ custGSTIN: '', unregistered: true, currentPassword: TEST_PASSWORD },
    },
  });
  assert.equal(asked.body.pendingEmailAddress, wanted);
  const confirm = tokenIn(await mailTo(wanted, 'email-confirm'));
  const cancel = tokenIn(await mailTo(victim.email, 'email-change-asked'));
  await mailedPassword(victim.id);
  const ticket = newSecret();
  const expires_at = new Date(Date.now() + 60_000);
  await db
    .insertInto('upload_ticket')
    .values({ token_hash: ticket.hash, customer_id: victim.id, expires_at })
    .execute();
  return { victim, stolen, wanted, confirm, cancel, ticket: ticket.token };
}

const WAYS: [string, (victim: TestCustomer, cancel: string) => Promise<unknown>][] = [
  [
    'a new password',
    async ({ token }) => assert.equal((await changePassword(token, TEST_PASSWORD)).status, 200),
  ],
  ['a block by the staff', async ({ id }) => await blockCustomer(admin, id, { blocked: true })],
  ['the end of sessions by the staff', async ({ id }) => await endCustomerSessions(admin, id)],
  [
    '"this was not me" in the old mailbox',
    async (_, cancel) => await services.identity.reportEmailChange(visitor, cancel),
  ],
];

for (const [name, revoke] of WAYS)
  test(`revokeAccess › ${name} › link, mailed password and upload ticket of before open nothing [promises P29]`, async () => {
    const { victim, stolen, confirm, cancel, ticket } = await pending();
    await revoke(victim, cancel);
    await blockCustomer(admin, victim.id, { blocked: false });
    for (const link of [confirm, cancel]) {
      await assert.rejects(services.identity.confirmEmailChange(visitor, link), {
        code: 'email-link-invalid',
      });
      await assert.rejects(services.identity.reportEmailChange(visitor, link), {
        code: 'email-link-invalid',
      });
    }
    assert.equal(await summary(stolen), 401);
    assert.equal((await logon(victim.email, ONE_TIME)).status, 401);
    const sent = {
      customerId: victim.id,
      type: 'vatdocument',
      file: undefined,
      uploadToken: ticket,
    } as const;
    await assert.rejects(services.customers.sendCertificate(visitor, sent), {
      code: 'login-required',
    });
    const { email } = await db
      .selectFrom('customer')
      .select('email')
      .where('id', '=', victim.id)
      .executeTakeFirstOrThrow();
    assert.equal(email, victim.email);
  });

test('one-time password › logged in with › a pending address and an upload ticket are gone before the new password is set [decisions §5]', async () => {
  const { victim, confirm, ticket } = await pending();
  assert.equal((await logon(victim.email, ONE_TIME)).status, 200);
  await assert.rejects(services.identity.confirmEmailChange(visitor, confirm), {
    code: 'email-link-invalid',
  });
  const sent = {
    customerId: victim.id,
    type: 'vatdocument',
    file: undefined,
    uploadToken: ticket,
  } as const;
  await assert.rejects(services.customers.sendCertificate(visitor, sent), {
    code: 'login-required',
  });
});

test('email change › confirmed by a logged-in owner › that session goes on, all others end [decisions §5]', async () => {
  const { victim, stolen, confirm, wanted } = await pending();
  assert.deepEqual(await services.identity.confirmEmailChange(victim.ctx, confirm), {
    email: wanted,
  });
  assert.deepEqual([await summary(victim.token), await summary(stolen)], [200, 401]);
  assert.equal((await logon(wanted, ONE_TIME)).status, 401);
});

test('email change › asked for while the password changes › never both: what was asked for before is gone, what comes after is refused [promises P29]', async () => {
  for (let n = 0; n < 4; n++) {
    const victim = await aCustomerWithPassword(db);
    const stolen = (await logon(victim.email, TEST_PASSWORD)).body.token as string;
    const wanted = `race-${process.pid}-${++count}@example.com`;
    const body = {
      ...{
        custFirstName: 'A',
        custLastName: 'B',
        userName: victim.email,
        emailAddress: wanted,
        mobileNumber: '+914428271234',
      },
      ...{ custGSTIN: '', unregistered: true, currentPassword: TEST_PASSWORD },
    };
    const [changed] = await Promise.all([
      changePassword(victim.token, TEST_PASSWORD),
      call('PUT', '/api/customerupdate', { token: stolen, body }),
    ]);
    assert.equal(changed.status, 200);
    const waiting = await db
      .selectFrom('email_change')
      .select('email')
      .where('customer_id', '=', victim.id)
      .execute();
    assert.deepEqual(waiting, []);
  }
});
