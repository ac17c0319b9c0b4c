// Tests of login rate limits.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, testApp } from '../../../testing/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { oneTimeHash } from './one-time-password.ts';

const shop = await testApp({ after }, { rateLimitFactor: 1 });
const { app, db } = shop;
const PASSWORD = 'a lathe of brass';
const passwordHash = await hashPassword(PASSWORD);

async function owner(): Promise<string> {
  const { id, email } = await aCustomer(db);
  await db
    .insertInto('credential')
    .values({ customer_id: id, password_hash: passwordHash })
    .execute();
  return email;
}
const guess = async (userName: string, remoteAddress: string, password = 'wrong') =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/customer/logon',
      remoteAddress,
      payload: { userName, password },
    })
  ).statusCode;
const from = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

test('logon › a thousand guesses at once from one client › ten passwords are looked at [promises P27]', async () => {
  const email = await owner();
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => guess(email, '203.0.113.1', `guess ${n}`)),
  );
  // 401 is the answer to a password that was looked at; 429 comes before that.
  assert.ok(answers.filter((status) => status === 401).length <= 10);
  // 503: so many at once wait for a connection until they are rejected.
  for (const status of new Set(answers))
    assert.ok([401, 429, 503].includes(status), String(status));
  assert.equal(await guess(email, '198.51.100.1', PASSWORD), 200);
});

test('logon › one client, an account a guess › fifty in a quarter of an hour [promises P27]', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 60; n++) answers.push(await guess(`spray${n}@example.com`, '203.0.113.2'));
  assert.equal(answers.filter((status) => status === 401).length, 50);
  assert.equal(answers.at(-1), 429);
});

test('logon › an office that logs in all day › successes are not counted [promises P27]', async () => {
  const email = await owner();
  for (let n = 0; n < 55; n++) assert.equal(await guess(email, '203.0.113.3', PASSWORD), 200);
});

test('logon › a mailed password that is too old, among guesses › is one of them and gives none back [promises P27]', async () => {
  const email = await owner();
  const mailed = 'ABCD-EFGH-JKLM-NPQR';
  await sql`update credential set one_time_hash = ${oneTimeHash(mailed)}, one_time_expires_at = now() - interval '1 second'
    where customer_id = (select id from customer where email = ${email})`.execute(db);
  const answers: number[] = [];
  for (let n = 0; n < 12; n++)
    answers.push(await guess(email, '203.0.113.5', n % 3 === 1 ? mailed : 'wrong'));
  assert.deepEqual(answers, [...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test('logon › an office that logs in all at once, and mistypes › who was right is in, nobody waits for another for ever [promises P27]', async () => {
  const emails = await Promise.all(Array.from({ length: 6 }, owner));
  const tries = Array.from({ length: 30 }, (_, n) =>
    guess(emails[n % 6] as string, '203.0.113.4', n % 5 === 0 ? 'mistyped' : PASSWORD),
  );
  const answers = await Promise.all(tries);
  assert.deepEqual(
    answers,
    answers.map((_, n) => (n % 5 === 0 ? 401 : 200)),
  );
});

test('logon › a hundred guesses at one account from everywhere › the next are slow and few, the owner gets in from old and new places [promises P27]', async () => {
  const email = await owner();
  assert.equal(await guess(email, '198.51.100.7', PASSWORD), 200);
  for (let n = 0; n < 100; n++) assert.equal(await guess(email, from(n)), 401);
  const started = performance.now();
  assert.equal(await guess(email, '198.51.100.7', PASSWORD), 200);
  const known = performance.now() - started;
  assert.equal(await guess(email, '198.51.100.8', PASSWORD), 200);
  assert.ok(performance.now() - started - known >= 1_400, 'a new place waits');
  // Three a quarter of an hour where nobody ever logged in.
  const slow = await Promise.all(Array.from({ length: 8 }, () => guess(email, '203.0.113.5')));
  assert.equal(slow.filter((status) => status === 401).length, 3);
  // Hundreds of places at once are not hundreds of checks: forty wait, and each wait is a second and a half.
  const began = performance.now();
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, n) => guess(email, from(1_000 + n))),
  );
  const waits = Math.ceil((performance.now() - began) / 1_500);
  assert.ok(flood.filter((status) => status === 401).length <= 40 * waits);
  assert.ok(flood.includes(429));
  assert.equal(await guess(email, '198.51.100.7', PASSWORD), 200);
});
