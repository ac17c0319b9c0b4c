// Tests of invitations by email: the password goes to the member alone, opens nothing but the choice of an own one, and ends after three days.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { pool, call } = shop;
const admin = await asStaff(shop, 'administrator');

const logon = (email: string, password: string) =>
  call('POST', '/api/admin/session', { body: { email, password } });
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
async function mailTo(email: string): Promise<{ id: number; text: string; password: string }> {
  const { rows } = await pool.query(
    "select id::int, body_text as text from email_outbox where recipient = $1 and template = 'staff-invitation' order by id desc limit 1",
    [email],
  );
  const text = plain(rows[0]?.text ?? '');
  return {
    id: rows[0]?.id,
    text,
    password: /^[a-z0-9]{4,}(?:-[a-z0-9]{4,}){4}$/m.exec(text)?.[0] ?? '',
  };
}
const invite = (email: string, locale = 'ru') =>
  admin('POST', '/staff', { email, name: 'Ольга', role: 'order-manager', locale, invite: true });

test('staff › invited by email › the answer shows no password; the mail, in the member’s language, opens the choice of an own one [decisions §5]', async () => {
  const made = await invite('olga@shop.example');
  assert.deepEqual([made.status, made.body.oneTimePassword], [200, ''], JSON.stringify(made.body));
  const { text, password } = await mailTo('olga@shop.example');
  assert.match(text, /Ольга, вас пригласили в управление/);
  assert.match(text, /3 дня/);
  const first = await logon('olga@shop.example', password);
  assert.deepEqual([first.status, first.body.stage, first.body.rights], [200, 'password', []]);
});

test('staff › an invitation that nobody followed for three days › refused like a wrong password; invited again only the new one counts [decisions §5]', async () => {
  const { body } = await invite('igor@shop.example');
  const old = await mailTo('igor@shop.example');
  const { rows } = await pool.query(
    'select round(extract(epoch from password_until - now()) / 86400) as days from staff where id = $1',
    [body.id],
  );
  assert.equal(Number(rows[0].days), 3);
  await pool.query("update staff set password_until = now() - interval '1 second' where id = $1", [
    body.id,
  ]);
  assert.equal((await logon('igor@shop.example', old.password)).body.code, 'login-failed');
  const again = await admin('POST', `/staff/${body.id}/reset`, {
    secondFactor: false,
    invite: true,
  });
  assert.deepEqual([again.status, again.body.oneTimePassword], [200, '']);
  const { password } = await mailTo('igor@shop.example');
  assert.notEqual(password, old.password);
  assert.equal((await logon('igor@shop.example', old.password)).body.code, 'login-failed');
  assert.equal((await logon('igor@shop.example', password)).body.stage, 'password');
  // Handed over by a person it has no end, as before.
  const shown = await admin('POST', `/staff/${body.id}/reset`, { secondFactor: false });
  assert.equal(
    (await logon('igor@shop.example', shown.body.oneTimePassword)).body.stage,
    'password',
  );
});

test('staff › an address that is taken, invited › refused, and nobody gets a mail [decisions §5]', async () => {
  await invite('twice@shop.example');
  const { id } = await mailTo('twice@shop.example');
  assert.equal((await invite('twice@shop.example')).body.errors[0].code, 'email-taken');
  assert.equal((await mailTo('twice@shop.example')).id, id);
});

test('staff › the mail with a password › other roles neither read nor send it again [decisions §5]', async () => {
  const { id, password } = await mailTo('olga@shop.example');
  const manager = await asStaff(shop, 'order-manager');
  assert.equal((await manager('GET', `/mails/${id}`)).status, 404);
  const shown = await admin('GET', `/mails/${id}`);
  assert.ok(!JSON.stringify(shown.body).includes(password), 'not without being asked for');
});
