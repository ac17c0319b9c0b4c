// Tests of password changes and resets: only by somebody who knows it or reads the mail, and all other sessions end.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { clientOf } from '../../platform/client.ts';
import { hashPassword } from '../../platform/password.ts';
import { oneTimeHash, oneTimePassword } from './one-time-password.ts';
import { mailOneTimePassword } from './reset-password.service.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const OLD = 'a lathe of brass';
const NEW = 'a mill of granite';
const passwordHash = await hashPassword(OLD);
const system = { ...aCtx(db), actor: { kind: 'system' as const }, client: clientOf('system', 1) };

async function withPassword(scope = db) {
  const customer = await aCustomer(scope);
  await scope
    .insertInto('credential')
    .values({ customer_id: customer.id, password_hash: passwordHash })
    .execute();
  return customer;
}
const logon = (userName: string, password: string, query = '') =>
  call('POST', `/api/customer/logon?lang=en${query}`, { body: { userName, password } });
const change = (
  token: string | undefined,
  currentPassword: string,
  newPassword: string,
  repeatPassword = newPassword,
  lang = 'en',
) =>
  call('POST', `/api/customerdetail/changePassword?lang=${lang}&store=DEFAULT`, {
    token,
    body: { currentPassword, newPassword, repeatPassword },
  });
const reset = (username: string, lang = 'en') =>
  call('POST', `/api/customer/password/reset?lang=${lang}&store=DEFAULT`, { body: { username } });
const summary = async (token: string) =>
  (await call('GET', '/api/customerdetail/accountSummary', { token })).status;
const mails = async (recipient: string) =>
  await db
    .selectFrom('email_outbox')
    .select(['template', 'locale', 'body_text', 'body_html'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const workOff = async () => {
  for (const { id } of await db.selectFrom('password_reset_request').select('id').execute())
    await mailOneTimePassword(system, id);
};
const passwordIn = (text: string): string => /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
async function mailed(email: string): Promise<string> {
  assert.equal((await reset(email)).status, 200);
  await workOff();
  return passwordIn(
    (await mails(email)).findLast((mail) => mail.template === 'password-reset')?.body_text ?? '',
  );
}

test('changePassword › the right one › "Password changed successfully.", all other sessions end at once, the owner is told [§8, §7.2 changePassword, §8 change password]', async () => {
  const { email, token } = await withPassword();
  const other = (await logon(email, OLD)).body.token as string;
  const { status, body } = await change(token, OLD, NEW);
  assert.deepEqual([status, body.message], [200, 'Password changed successfully.']);
  assert.deepEqual([await summary(token), await summary(other)], [200, 401]);
  assert.deepEqual(
    [(await logon(email, OLD)).status, (await logon(email, NEW)).status],
    [401, 200],
  );
  assert.deepEqual(
    (await mails(email)).map((mail) => mail.template),
    ['password-changed'],
  );
});

test('changePassword › a wrong one › the words of section 8, nothing changes [§8]', async () => {
  const { email, token } = await withPassword();
  const other = (await logon(email, OLD)).body.token as string;
  const { errors } = assertProblem(await change(token, 'not this one', NEW), {
    code: 'password-change-failed',
  });
  assert.equal(
    errors[0]?.defaultMessage,
    'Failed to change password. Please try with correct password.',
  );
  for (const lang of ['ru', 'ar'] as const)
    assertProblem(await change(token, 'not this', NEW, NEW, lang), {
      code: 'password-change-failed',
      lang,
    });
  assert.deepEqual(
    [await summary(other), (await logon(email, OLD)).status, (await mails(email)).length],
    [200, 200, 0],
  );
});

test('changePassword › missing, unlike, weak or unchanged › said at the field; a visitor and an unknown field are refused [§5 Change password, §5 password form]', async () => {
  const { token, email } = await withPassword();
  const faults = async (current: string, next: string, repeat?: string) =>
    assertProblem(await change(token, current, next, repeat), {
      code: 'invalid-request',
    }).errors.map((error) => `${error.pointer} ${error.code}`);
  assert.deepEqual(await faults('', '', ''), [
    '/currentPassword field-required',
    '/newPassword field-required',
    '/repeatPassword field-required',
  ]);
  assert.deepEqual(await faults(OLD, NEW, `${NEW}!`), ['/repeatPassword passwords-differ']);
  assert.deepEqual(await faults(OLD, 'short'), ['/newPassword password-too-short']);
  assert.deepEqual(await faults(OLD, `${email.split('@')[0]}!!`), [
    '/newPassword password-too-common',
  ]);
  assert.deepEqual(await faults(OLD, OLD), ['/newPassword password-unchanged']);
  assertProblem(await change(undefined, OLD, NEW), { code: 'login-required' });
  const more = { currentPassword: OLD, newPassword: NEW, repeatPassword: NEW, customerId: 1 };
  assert.equal(
    (await call('POST', '/api/customerdetail/changePassword', { token, body: more })).status,
    400,
  );
});

test('changePassword › twice at once › one is done, and a login with the old password that was under way ends with it [promises P29]', async () => {
  const { email, token } = await withPassword();
  const [first, second, ...logins] = await Promise.all([
    change(token, OLD, NEW),
    change(token, OLD, 'a drill of marble'),
    ...Array.from({ length: 6 }, () => logon(email, OLD)),
  ]);
  assert.deepEqual([first.status, second.status].sort(), [200, 400]);
  for (const { status, body } of logins)
    if (status === 200) assert.equal(await summary(body.token), 401);
});

test('password/reset › a registered address › both messages of section 8, the old password goes on working [§8, §7.2 reset, §8 forgot password]', async () => {
  const { email } = await withPassword();
  const sent = await reset(` ${email.toUpperCase()} `);
  assert.deepEqual(
    [sent.status, sent.body.message],
    [200, 'A new password will be generated and mailed.'],
  );
  const unknown = assertProblem(await reset('nobody@example.com'), {
    status: 404,
    code: 'reset-not-registered',
  });
  assert.equal(
    unknown.message,
    'Unable to complete your request. Looks like your email address is not registered with us.',
  );
  for (const wrong of ['', 'no address', 'a@b'])
    assert.equal(
      assertProblem(await reset(wrong), { code: 'invalid-request' }).errors[0]?.pointer,
      '/username',
    );
  await workOff();
  assert.equal((await logon(email, OLD)).status, 200);
});

test('password/reset › the mail › one in the language asked for, with a password that is nowhere kept [decisions §5]', async () => {
  const { email, id } = await withPassword();
  await reset(email, 'ar');
  await workOff();
  await workOff();
  const [mail, ...more] = await mails(email);
  assert.deepEqual([mail?.template, mail?.locale, more.length], ['password-reset', 'ar', 0]);
  const password = passwordIn(mail?.body_text ?? '');
  assert.ok(
    mail?.body_html.includes(`\u2066${password}\u2069`) && mail.body_html.includes('dir="rtl"'),
  );
  const { one_time_hash } = await db
    .selectFrom('credential')
    .select('one_time_hash')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(one_time_hash, oneTimeHash(password));
  assert.equal((await db.selectFrom('password_reset_request').selectAll().execute()).length, 0);
});

test('one-time password › logged in with › may set a new one and nothing else, by any call [decisions §5]', async () => {
  const { email, id } = await withPassword();
  const guest = await cartOf([{ productId: await aProduct(db), quantity: 1 }]);
  const password = await mailed(email);
  const { status, body } = await logon(
    email,
    password.toLowerCase().replaceAll('-', ' '),
    `&cartCode=${guest}`,
  );
  assert.deepEqual(
    [status, body.mustChangePassword, body.id, body.cartCode],
    [200, true, id, null],
  );
  const { token } = body;
  for (const [method, path, sent] of [
    ['GET', '/api/customerdetail/accountSummary'],
    ['GET', '/api/categories'],
    ['GET', `/api/orders/customers/${id}`],
    ['GET', `/api/shop/shoppingCart?cartCode=${guest}`],
    ['POST', `/api/order/commitOrder?cartCode=${guest}`],
    [
      'PUT',
      '/api/customerdetail/address?type=billing',
      { address: 'x', city: 'x', country: 'IN', postalCode: '1', phoneNumber: '1' },
    ],
  ] as const)
    assertProblem(
      await call(method, path, { token, ...(sent === undefined ? {} : { body: sent }) }),
      { code: 'password-change-required' },
    );
  assert.equal(
    (await call('GET', '/api/customerdetail/certificates/vatdocument', { token })).status,
    403,
  );
  // The one from the mail is the current one of this session.
  assertProblem(await change(token, 'not this one', NEW), { code: 'password-change-failed' });
  assert.equal((await change(token, password, NEW)).status, 200);
  assert.deepEqual(
    [await summary(token), (await logon(email, OLD)).status, (await logon(email, NEW)).status],
    [200, 401, 200],
  );
});

test('one-time password › used, replaced, expired, or after a change › a wrong password [decisions §5]', async () => {
  const { email, id, token } = await withPassword();
  const used = await mailed(email);
  assert.deepEqual(
    [(await logon(email, used)).status, (await logon(email, used)).status],
    [200, 401],
  );
  const replaced = await mailed(email);
  const expired = await mailed(email);
  assert.equal((await logon(email, replaced)).status, 401);
  await sql`update credential set one_time_expires_at = now() - interval '1 second' where customer_id = ${id}`.execute(
    db,
  );
  assert.equal((await logon(email, expired)).status, 401);
  const another = await withPassword();
  const unused = await mailed(another.email);
  await change(another.token, OLD, NEW);
  assert.equal((await logon(another.email, unused)).status, 401);
  assert.equal((await call('POST', '/api/customer/logout', { token })).status, 200);
});

test('one-time password › used twenty times at once › one session [promises P12]', async () => {
  const { email } = await withPassword();
  const password = await mailed(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => logon(email, password)));
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
});

test('one-time password › logged out, or left for an hour › the session is over [§6]', async () => {
  const { email } = await withPassword();
  const { token } = (await logon(email, await mailed(email))).body;
  await call('POST', '/api/customer/logout', { token });
  assertProblem(await change(token, OLD, NEW), { code: 'login-required' });
});

test('password/reset › past the probe budget › the same words for every address, the same work, and still a mail for the owner [promises P28]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const { email } = await withPassword(strict.db);
  const ask = (username: string, remoteAddress = '203.0.113.9') =>
    strict.app.inject({
      method: 'POST',
      url: '/api/customer/password/reset',
      remoteAddress,
      payload: { username },
    });
  for (let n = 0; n < 5; n++) assert.equal((await ask(`probe${n}@example.com`)).statusCode, 404);
  const answers = [await ask('probe6@example.com'), await ask(email)];
  assert.deepEqual(
    answers.map((answer) => [answer.statusCode, answer.body]),
    [
      [200, answers[1]?.body],
      [200, answers[1]?.body],
    ],
  );
  // Nothing was looked up: both wait for the job, as rows of the same kind.
  const waiting = await strict.db
    .selectFrom('password_reset_request')
    .select(['id', 'email'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    waiting.map((row) => row.email),
    ['probe6@example.com', email],
  );
  for (const { id } of waiting)
    await mailOneTimePassword({ ...aCtx(strict.db), actor: { kind: 'system' } }, id);
  const letters = await strict.db.selectFrom('email_outbox').select('recipient').execute();
  assert.deepEqual(letters, [{ recipient: email }]);
  // Elsewhere the truth is still told, and one client cannot go on for ever.
  assert.equal((await ask('probe7@example.com', '198.51.100.1')).statusCode, 404);
  for (let n = 0; n < 23; n++) await ask('probe8@example.com');
  assert.equal((await ask('probe8@example.com')).statusCode, 429);
});

test('password/reset › asked for again and again › three mails an hour to one mailbox [promises P27]', async () => {
  const { email } = await withPassword();
  for (let n = 0; n < 6; n++) await reset(email);
  await workOff();
  assert.equal((await mails(email)).length, 3);
});

test('oneTimePassword › any › seven groups of letters that nobody mistakes, understood as they are typed [decisions §5]', () => {
  const password = oneTimePassword();
  assert.match(password, /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  const typed = [
    password.toLowerCase(),
    password.replaceAll('-', ''),
    ` ${password}\n`,
    password.replace(/0/g, 'o').replace(/1/g, 'l'),
    `\u2066${password}\u2069`,
  ];
  for (const text of typed) assert.deepEqual(oneTimeHash(text), oneTimeHash(password), text);
});
