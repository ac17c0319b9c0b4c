// Tests of sessions.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import type { TestApp } from '../../../testing/app.ts';
import { aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { formTokenOf, isFormToken } from '../../platform/http/form-token.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const account = (token: string) => call('GET', '/api/customerdetail/accountSummary', { token });
const revoke = (token: string, set: string) =>
  sql`update session set ${sql.raw(set)} where token_hash = sha256(convert_to(${token}, 'UTF8'))`.execute(
    db,
  );

test('session › logged out › its token stops working at once, another of the same customer does not [§6]', async () => {
  const customer = await aCustomer(db);
  const other = 'x'.repeat(43);
  await sql`insert into session (token_hash, customer_id, expires_at) values (sha256(convert_to(${other}, 'UTF8')), ${customer.id}, now() + interval '1 day')`.execute(
    db,
  );
  assert.equal((await account(customer.token)).status, 200);
  assert.deepEqual((await call('POST', '/api/customer/logout', { token: customer.token })).body, {
    loggedOut: true,
  });
  const refused = await account(customer.token);
  assert.deepEqual([refused.status, refused.body.code], [401, 'login-required']);
  assert.equal((await account(other)).status, 200);
  // Again, and without any session: the outcome is the same.
  for (const token of [customer.token, undefined])
    assert.deepEqual((await call('POST', '/api/customer/logout', { token })).body, {
      loggedOut: true,
    });
});

test('session › expired, idle for 12 hours, revoked, or of a disabled customer › a visitor [§6]', async () => {
  for (const set of [
    "expires_at = now() - interval '1 second'",
    "last_seen_at = now() - interval '12 hours 1 second'",
    'revoked_at = now()',
  ]) {
    const { token } = await aCustomer(db);
    assert.equal((await account(token)).status, 200);
    await revoke(token, set);
    assert.equal((await account(token)).status, 401, set);
  }
  const disabled = await aCustomer(db);
  await db
    .updateTable('customer')
    .set({ disabled_at: new Date() })
    .where('id', '=', disabled.id)
    .execute();
  assert.equal((await account(disabled.token)).status, 401);
  await revoke(disabled.token, 'revoked_at = now()');
});

test('session › used again after a while › is not idle: the last use is noted [§6]', async () => {
  const { token } = await aCustomer(db);
  await revoke(token, "last_seen_at = now() - interval '11 hours 59 minutes'");
  assert.equal((await account(token)).status, 200);
  const { rows } = await sql<{
    fresh: boolean;
  }>`select last_seen_at > now() - interval '1 minute' as fresh from session where token_hash = sha256(convert_to(${token}, 'UTF8'))`.execute(
    db,
  );
  assert.deepEqual(rows, [{ fresh: true }]);
});

test('session › a token that was never given › a visitor, whatever it looks like [§6]', async () => {
  for (const token of [
    'A'.repeat(43),
    'short',
    'A'.repeat(44),
    '%00',
    "' or true --",
    '=',
    '{"$gt":""}',
  ])
    assert.equal((await account(token)).status, 401, token);
});

test('session › stored › as the SHA-256 of 256 random bits, the token itself nowhere [§6]', async () => {
  const email = `kept-${process.pid}@example.com`;
  await call('POST', '/api/customer/register', {
    body: {
      custFirstName: 'A',
      emailAddress: email,
      password: 'a lathe of brass',
      mobileNumber: '+914428271234',
    },
  });
  const { body } = await call('POST', '/api/customer/logon', {
    body: { userName: email, password: 'a lathe of brass' },
  });
  assert.equal(Buffer.from(body.token, 'base64url').length, 32);
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('customer_id', '=', body.id)
    .execute();
  assert.deepEqual(
    rows.map((row) => row.token_hash.toString('hex')),
    [createHash('sha256').update(body.token).digest('hex')],
  );
  assert.equal(JSON.stringify(rows).includes(body.token), false);
  const credential = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('customer_id', '=', body.id)
    .executeTakeFirstOrThrow();
  assert.match(
    credential.password_hash,
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
});

type Headers = Record<string, string>;
const CROSS: Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:30000' },
];
const OWN: Headers[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://shop.test', host: 'shop.test' },
  {},
];

async function post(shop: TestApp, name: string, token: string, headers: Headers, lang = 'en') {
  const productId = await aProduct(shop.db);
  return await shop.call('POST', `/api/shop/additemtocart?lang=${lang}`, {
    headers: { cookie: `${name}=${token}`, ...headers },
    body: { productId, quantity: 1 },
  });
}

test('cookie session › a POST from another site › refused, and nothing has changed [§6]', async () => {
  const { token, id } = await aCustomer(db);
  for (const headers of CROSS) {
    const { status, body } = await post(shop, 'session', token, headers);
    assert.deepEqual([status, body.code], [403, 'cross-site-request'], JSON.stringify(headers));
  }
  assert.deepEqual(
    await db.selectFrom('cart').select('id').where('customer_id', '=', id).execute(),
    [],
  );
  assert.equal(
    (await post(shop, 'session', token, { 'sec-fetch-site': 'cross-site' }, 'ru')).body.detail,
    'Запрос пришёл с другого сайта и отклонён.',
  );
});

test('cookie session › a POST from our own pages, or by a program › passes as that customer [§6]', async () => {
  const { token, id } = await aCustomer(db);
  for (const headers of OWN)
    assert.equal(
      (await post(shop, 'session', token, headers)).status,
      200,
      JSON.stringify(headers),
    );
  const [cart] = await db.selectFrom('cart').select('id').where('customer_id', '=', id).execute();
  const lines = await db
    .selectFrom('cart_line')
    .select('id')
    .where('cart_id', '=', (cart as { id: number }).id)
    .execute();
  assert.equal(lines.length, OWN.length);
});

test('authToken header › whatever site says it sends it › passes: no browser adds it by itself [§6]', async () => {
  const { token } = await aCustomer(db);
  for (const headers of CROSS) {
    const answer = await call('POST', '/api/customer/logout', {
      headers: { authtoken: token, ...headers },
    });
    assert.equal(answer.status, 200);
  }
});

test('authToken header › beside a cookie of somebody else › the header decides, also when it is no good [§6]', async () => {
  const [one, two] = [await aCustomer(db), await aCustomer(db)];
  const ask = (authtoken: string) =>
    call('GET', '/api/customerdetail/accountSummary', {
      headers: { authtoken, cookie: `session=${two.token}` },
    });
  assert.equal((await ask(one.token)).body.id, one.id);
  assert.equal((await ask('A'.repeat(43))).status, 401);
  assert.equal((await ask('')).body.id, two.id);
});

test('cookie session › over https › only the __Host- cookie counts [§6]', async (t) => {
  const secure = await testApp(t, { publicUrl: 'https://shop.example' });
  const { token, id } = await aCustomer(secure.db);
  const ask = (name: string) =>
    secure.call('GET', '/api/customerdetail/accountSummary', {
      headers: { cookie: `${name}=${token}` },
    });
  assert.equal((await ask('__Host-session')).body.id, id);
  assert.equal((await ask('session')).status, 401);
});

test('form token › of another session, empty, or cut › is not ours [§6]', () => {
  const [one, two] = ['A'.repeat(43), 'B'.repeat(43)];
  assert.equal(isFormToken(one, formTokenOf(one)), true);
  for (const wrong of [
    formTokenOf(two),
    '',
    formTokenOf(one).slice(1),
    `${formTokenOf(one)}x`,
    'ю',
  ])
    assert.equal(isFormToken(one, wrong), false);
  assert.notEqual(formTokenOf(one), one);
  assert.equal(isFormToken(null, ''), true);
});
