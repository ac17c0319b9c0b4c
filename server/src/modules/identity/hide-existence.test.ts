// Tests of hide-existence: registration, forgotten passwords and new addresses answer the same whether or not there is an account, and the mailbox gets a mail.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomerWithPassword, TEST_PASSWORD, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { mailOneTimePassword } from './reset-password.service.ts';

const shop = await testApp({ after });
const { call, db } = shop;
await sql`update setting set value = 'true' where name = 'hide-existence'`.execute(db);
const GOOD = {
  custFirstName: 'Asha',
  password: 'a lathe of copper',
  mobileNumber: '044 2827 1234',
  companyName: 'Rao Bearings',
};
let count = 0;
const unknownAddress = () => `unknown-${process.pid}-${++count}@example.com`;
const register = async (emailAddress: string) =>
  await call('POST', '/api/customer/register', { body: { ...GOOD, emailAddress } });
const logon = async (userName: string, password: string) =>
  await call('POST', '/api/customer/logon', { body: { userName, password } });
const workOff = async () => {
  for (const { id } of await db.selectFrom('password_reset_request').select('id').execute())
    await mailOneTimePassword({ ...aCtx(db), actor: { kind: 'system' } }, id);
};
const mailsTo = async (recipient: string) =>
  await db
    .selectFrom('email_outbox')
    .select(['template', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const passwordIn = (text = ''): string => /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(text)?.[0] ?? '';

test('register › hidden, a known and an unknown address › one answer, and no login tells them apart [promises D2]', async () => {
  const known = await aCustomerWithPassword(db);
  const fresh = unknownAddress();
  const [first, second] = [await register(known.email), await register(fresh)];
  const alike = (answer: { status: number; body: object }, email: string) => [
    answer.status,
    JSON.stringify(answer.body).replaceAll(email, '…'),
  ];
  assert.deepEqual(alike(first, known.email), alike(second, fresh));
  assert.deepEqual([first.status, first.body.id, first.body.uploadToken], [200, 0, '']);
  for (const email of [known.email, fresh])
    assert.equal((await logon(email, GOOD.password)).body.code, 'login-failed');
  // The mailbox gets the way in, and what was there before is as it was.
  await workOff();
  assert.equal((await logon(known.email, TEST_PASSWORD)).status, 200);
  assert.deepEqual(
    (await mailsTo(known.email)).map(({ template }) => template),
    ['password-reset'],
  );
  const letters = await mailsTo(fresh);
  assert.deepEqual(
    letters.map(({ template }) => template),
    ['welcome', 'password-reset'],
  );
  const opened = await logon(fresh, passwordIn(letters[1]?.body_text));
  assert.deepEqual(
    [opened.status, opened.body.mustChangePassword, opened.body.companyName],
    [200, true, 'Rao Bearings'],
  );
});

test('password/reset › hidden, a known and an unknown address › the words of success, a mail to the known one alone [promises D2]', async () => {
  const known = await aCustomerWithPassword(db);
  const nobody = unknownAddress();
  const ask = async (username: string) =>
    await call('POST', '/api/customer/password/reset', { body: { username } });
  const answers = [await ask(known.email), await ask(nobody)];
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body]),
    Array(2).fill([200, { message: 'A new password will be generated and mailed.' }]),
  );
  await workOff();
  assert.deepEqual([(await mailsTo(known.email)).length, (await mailsTo(nobody)).length], [1, 0]);
  assertProblem(await ask('no address'), { code: 'invalid-request' });
});

test('email change › hidden, to an address of another account › answered like any other, refused in that mailbox [promises D2]', async () => {
  const [one, two] = [await aCustomerWithPassword(db), await aCustomerWithPassword(db)];
  const names = {
    custFirstName: 'A',
    custLastName: 'B',
    mobileNumber: '+914428271234',
    custGSTIN: '',
    unregistered: true,
  };
  const ask = async (emailAddress: string) =>
    await call('PUT', '/api/customerupdate', {
      token: one.token,
      body: { ...names, userName: one.email, emailAddress, currentPassword: TEST_PASSWORD },
    });
  const [taken, free] = [await ask(two.email), await ask(unknownAddress())];
  assert.deepEqual(
    [taken.status, taken.body.pendingEmailAddress, free.status],
    [200, two.email, 200],
  );
});
