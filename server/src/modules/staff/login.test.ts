// Tests of the staff login.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { aCustomer, aStaff, asStaff, cookieOf, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, call } = shop;

const logon = (email: string, password: string) =>
  call('POST', '/api/admin/session', { body: { email, password } });
type Session = { cookie: string; 'x-form-token': string };
const sessionOf = (answer: Awaited<ReturnType<typeof logon>>): Session => ({
  cookie: cookieOf(answer.headers['set-cookie']),
  'x-form-token': answer.body.formToken ?? answer.body.session?.formToken,
});
const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const secondFactor = (value: 'required' | 'optional') =>
  shop.pool.query("update setting set value = $1 where name = 'staff-second-factor'", [
    JSON.stringify(value),
  ]);

test('staff › password, then setting up the authenticator, then a code at each login › only the last step opens [decisions §5] [promises P29]', async () => {
  const member = await aStaff(db, 'order-manager');
  await secondFactor('required');
  const first = await logon(member.email, member.password);
  assert.deepEqual(
    [first.status, first.body.stage, first.body.staff, first.body.rights],
    [200, 'enrol', null, []],
  );
  let session = sessionOf(first);
  assert.equal((await call('GET', '/api/admin/colleagues', { headers: session })).status, 401);
  const begun = await call('POST', '/api/admin/session/second-factor', { headers: session });
  assert.match(begun.body.uri, /^otpauth:\/\/totp\/Millwright/);
  assert.match(begun.body.picture, /^data:image\/svg\+xml;base64,/);
  const confirm = (code: string) =>
    call('POST', '/api/admin/session/second-factor/confirm', { headers: session, body: { code } });
  assert.equal((await confirm('000000')).body.code, 'second-factor-wrong');
  const confirmed = await confirm(codeOf(begun.body.secret));
  assert.equal(confirmed.body.recoveryCodes.length, 10);
  assert.equal(confirmed.body.session.stage, 'full');
  // The token of the step before is dead, the new one opens.
  assert.equal((await call('GET', '/api/admin/session', { headers: session })).body.stage, 'logon');
  session = sessionOf(confirmed);
  assert.equal((await call('GET', '/api/admin/colleagues', { headers: session })).status, 200);

  const second = await logon(member.email, member.password);
  assert.equal(second.body.stage, 'code');
  const waiting = sessionOf(second);
  assert.equal((await call('GET', '/api/admin/colleagues', { headers: waiting })).status, 401);
  const give = (code: string) =>
    call('POST', '/api/admin/session/code', { headers: waiting, body: { code } });
  // Used at the confirmation: a code counts once.
  assert.equal((await give(codeOf(begun.body.secret))).body.code, 'second-factor-wrong');
  const opened = await give(confirmed.body.recoveryCodes[3].toLowerCase());
  assert.equal(opened.body.stage, 'full');
  const third = sessionOf(await logon(member.email, member.password));
  const again = await call('POST', '/api/admin/session/code', {
    headers: third,
    body: { code: confirmed.body.recoveryCodes[3] },
  });
  assert.equal(again.body.code, 'second-factor-wrong');
  const next = await call('POST', '/api/admin/session/code', {
    headers: third,
    body: { code: codeOf(begun.body.secret, Date.now() + 30_000) },
  });
  assert.equal(next.body.stage, 'full');
  await secondFactor('optional');
});

test('staff › a wrong password, an unknown address, a disabled member › the same answer [decisions §5] [promises P28]', async () => {
  const member = await aStaff(db, 'content-editor');
  const wrong = await logon(member.email, 'not the password');
  const unknown = await logon('nobody@staff.example', 'not the password');
  await shop.pool.query('update staff set disabled_at = now() where id = $1', [member.id]);
  const disabled = await logon(member.email, member.password);
  for (const answer of [wrong, unknown, disabled])
    assert.deepEqual([answer.status, answer.body.code], [401, 'login-failed']);
  assert.deepEqual({ ...wrong.body, instance: '' }, { ...unknown.body, instance: '' });
});

test('staff › a customer’s token, a staff cookie in the shop › mean nothing on the other side [decisions §5]', async () => {
  const buyer = await aCustomer(db);
  assert.equal((await call('GET', '/api/admin/colleagues', { token: buyer.token })).status, 401);
  const member = await aStaff(db);
  const session = sessionOf(await logon(member.email, member.password));
  assert.equal(
    (await call('GET', '/api/customerdetail/accountSummary', { headers: session })).status,
    401,
  );
  const token = session.cookie.split('=')[1] ?? '';
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 401);
  assert.equal((await call('GET', '/api/admin/colleagues', { token })).status, 401);
});

test('staff › a change without the form token, or from another site › refused [promises P35]', async () => {
  const member = await aStaff(db);
  const session = sessionOf(await logon(member.email, member.password));
  const change = (headers: Record<string, string>) =>
    call('PUT', '/api/admin/session/locale', { body: { locale: 'ru' }, headers });
  assert.equal((await change({ cookie: session.cookie })).body.code, 'form-expired');
  assert.equal((await change({ ...session, 'x-form-token': 'x' })).body.code, 'form-expired');
  assert.equal(
    (await change({ ...session, 'sec-fetch-site': 'cross-site' })).body.code,
    'cross-site-request',
  );
  assert.equal((await change({ ...session, 'sec-fetch-site': 'same-origin' })).status, 200);
});

test('staff › added with a password to hand over › must choose one of their own, all else waits [decisions §5]', async () => {
  const admin = await asStaff(shop);
  const added = await admin('POST', '/staff', {
    email: 'New@Staff.example',
    name: 'New One',
    role: 'order-manager',
    locale: 'ar',
  });
  assert.deepEqual([added.status, added.body.email], [200, 'new@staff.example']);
  assert.match(added.body.oneTimePassword, /^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  const first = await logon('new@staff.example', added.body.oneTimePassword);
  assert.equal(first.body.stage, 'password');
  const session = sessionOf(first);
  assert.equal((await call('GET', '/api/admin/colleagues', { headers: session })).status, 401);
  const set = (newPassword: string) =>
    call('POST', '/api/admin/session/password', {
      headers: session,
      body: { currentPassword: added.body.oneTimePassword, newPassword },
    });
  assert.equal((await set('password12')).body.errors[0].pointer, '/newPassword');
  const changed = await set('a lathe turns at dawn');
  assert.deepEqual([changed.body.stage, changed.body.staff.locale], ['full', 'ar']);
  assert.equal((await logon('new@staff.example', added.body.oneTimePassword)).status, 401);
});

test('staff › the last administrator › can neither leave nor become something else, whoever asks at once [decisions §5]', async () => {
  await shop.pool.query("update staff set disabled_at = now() where role = 'administrator'");
  const [one, two] = [await asStaff(shop), await asStaff(shop)];
  const leave = (by: typeof one, id: number) =>
    by('PUT', `/staff/${id}`, {
      email: `left${id}@staff.example`,
      name: 'Left',
      role: 'order-manager',
      locale: 'en',
      active: true,
    });
  const answers = await Promise.all([leave(one, one.id), leave(two, two.id)]);
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 409]);
  assert.equal(
    answers.find((answer) => answer.status === 409)?.body.code,
    'staff-last-administrator',
  );
});

test('staff › a new role, a reset › ends what was open; the log says who, before and after, and no secret [decisions §5]', async () => {
  const admin = await asStaff(shop);
  const member = await asStaff(shop, 'content-editor');
  const change = {
    email: 'moved@staff.example',
    name: 'Moved',
    role: 'order-manager',
    locale: 'en',
    active: true,
  };
  assert.equal((await admin('PUT', `/staff/${member.id}`, change)).body.role, 'order-manager');
  assert.equal((await member('GET', '/colleagues')).status, 401);
  await admin('POST', `/staff/${member.id}/reset`, { secondFactor: true });
  const log = await admin('GET', `/audit?subject=staff&subjectId=${member.id}&sort=id&order=desc`);
  const update = log.body.rows.find(
    (row: { after: { role?: string } }) => row.after?.role === 'order-manager',
  );
  assert.deepEqual(
    [update.before.role, update.staffId, update.operation],
    ['content-editor', admin.id, 'update'],
  );
  assert.doesNotMatch(JSON.stringify(log.body), /argon2|totp_secret/);
});
