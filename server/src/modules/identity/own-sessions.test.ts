// Tests of one's own sessions: a customer lists and ends them; nobody else sees or ends them.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import {
  aCustomer,
  aCustomerWithPassword,
  TEST_PASSWORD,
  type TestCustomer,
  testApp,
} from '../../../testing/index.ts';
import { newSecret } from '../../platform/secret.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const PATH = '/api/customerdetail/sessions';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

type Listed = {
  id: string;
  current: boolean;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  device: string;
  browser: string;
  system: string;
};
const list = async (token: string): Promise<Listed[]> =>
  (await call('GET', PATH, { token })).body.sessions;
const end = async (token: string, id: string) => await call('DELETE', `${PATH}/${id}`, { token });
const logon = async ({ email }: TestCustomer, userAgent: string): Promise<string> =>
  (
    await call('POST', '/api/customer/logon', {
      body: { userName: email, password: TEST_PASSWORD },
      headers: { 'user-agent': userAgent },
    })
  ).body.token;
const summary = async (token: string) =>
  (await call('GET', '/api/customerdetail/accountSummary', { token })).status;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

test('sessions › logged on three times › listed with what was used, this one marked and first, ended and idle ones not [§7.2 sessions]', async () => {
  const customer = await aCustomerWithPassword(db);
  const [computer, phone] = [await logon(customer, CHROME), await logon(customer, IPHONE)];
  await sql`update session set last_seen_at = now() - interval '1 hour' where token_hash = ${hashOf(computer)}`.execute(
    db,
  );
  await sql`update session set last_seen_at = now() - interval '13 hours' where token_hash = ${hashOf(customer.token)}`.execute(
    db,
  );
  const shown = ({ device, browser, system, current }: Listed) => [
    device,
    browser,
    system,
    current,
  ];
  assert.deepEqual((await list(computer)).map(shown), [
    ['computer', 'Chrome', 'Windows', true],
    ['phone', 'Safari', 'iOS', false],
  ]);
  assert.deepEqual((await list(phone)).map(shown), [
    ['phone', 'Safari', 'iOS', true],
    ['computer', 'Chrome', 'Windows', false],
  ]);
  const program = await logon(customer, 'curl/8.5.0');
  assert.deepEqual((await list(program)).map(shown)[0], ['program', null, null, true]);
  const [first] = await list(phone);
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', hashOf(phone))
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [first?.startedAt, first?.expiresAt],
    [row.created_at.toISOString(), row.expires_at.toISOString()],
  );
  assert.equal((await call('GET', PATH)).body.code, 'login-required');
});

test('sessions › listed › nothing of a token or of what is stored of it; ids are stable and differ [§7.2 sessions]', async () => {
  const customer = await aCustomerWithPassword(db);
  const tokens = [customer.token, await logon(customer, CHROME), await logon(customer, CHROME)];
  const { body } = await call('GET', PATH, { token: tokens[0] as string });
  const text = JSON.stringify(body);
  for (const token of tokens)
    for (const secret of [
      token,
      hashOf(token).toString('hex'),
      hashOf(token).toString('base64url'),
    ])
      for (let at = 0; at + 8 <= secret.length; at += 4)
        assert.ok(!text.includes(secret.slice(at, at + 8)), 'a part of a secret is shown');
  const ids = (await list(tokens[1] as string)).map(({ id }) => id);
  assert.deepEqual(new Set(ids), new Set((body.sessions as Listed[]).map(({ id }) => id)));
  assert.equal(new Set(ids).size, 3);
  for (const id of ids) {
    assert.match(id, /^[0-9a-f]{32}$/);
    assert.equal(await summary(id), 401);
  }
});

test('sessions › one ended › its token is refused by calls and pages at once, the others go on; again: not found [§7.2 sessions]', async () => {
  const customer = await aCustomerWithPassword(db);
  const [stolen, third] = [await logon(customer, IPHONE), await logon(customer, CHROME)];
  const target = (await list(customer.token)).find(({ system }) => system === 'iOS');
  assert.ok(target);
  assert.equal(await summary(stolen), 200);
  assert.deepEqual((await end(customer.token, target.id)).body, { ended: true });
  for (const path of [
    '/api/customerdetail/accountSummary',
    PATH,
    '/api/wishlist',
    `/api/orders/customers/${customer.id}`,
  ])
    for (const [name, value] of Object.entries({
      authtoken: stolen,
      authorization: `Bearer ${stolen}`,
      cookie: `session=${stolen}`,
    }))
      assert.equal((await call('GET', path, { headers: { [name]: value } })).status, 401, path);
  assert.equal((await end(stolen, target.id)).status, 401);
  assert.deepEqual([await summary(customer.token), await summary(third)], [200, 200]);
  const again = await end(customer.token, target.id);
  assert.deepEqual([again.status, again.body.code], [404, 'session-not-found']);
  assert.deepEqual((await list(customer.token)).map(({ id }) => id).includes(target.id), false);
});

test('sessions › another customer’s, never there, no id, expired › not found alike, and it goes on [§7.2 sessions]', async () => {
  const [mine, theirs] = [await aCustomer(db), await aCustomer(db)];
  const [foreign] = await list(theirs.token);
  assert.ok(foreign);
  const answers = [];
  for (const id of [
    foreign.id,
    'f'.repeat(32),
    'x',
    '%25',
    hashOf(theirs.token).toString('hex'),
    theirs.token,
  ]) {
    const { status, body } = await end(mine.token, id);
    answers.push([status, body.code, body.detail]);
  }
  assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.deepEqual(answers[0]?.slice(0, 2), [404, 'session-not-found']);
  assert.equal(await summary(theirs.token), 200);
  assert.deepEqual((await list(mine.token)).length, 1);
});

test('sessions › this one ended › the caller is logged out [§7.2 sessions]', async () => {
  const { token } = await aCustomer(db);
  const [own] = await list(token);
  assert.equal((await end(token, own?.id ?? '')).status, 200);
  assert.equal(await summary(token), 401);
});

for (const [name, ending] of [
  [
    'one ended',
    async (token: string) =>
      await end(token, (await list(token)).find(({ current }) => !current)?.id ?? ''),
  ],
  [
    'logged out everywhere',
    async (token: string) => await call('POST', '/api/customer/logout?everywhere=true', { token }),
  ],
] as const)
  test(`sessions › ${name} › what was asked for under it is void: an upload ticket, a mailed password [promises P29]`, async () => {
    const customer = await aCustomerWithPassword(db);
    await logon(customer, IPHONE);
    const ticket = newSecret();
    const expires_at = new Date(Date.now() + 60_000);
    await db
      .insertInto('upload_ticket')
      .values({ token_hash: ticket.hash, customer_id: customer.id, expires_at })
      .execute();
    const mailed = { one_time_hash: Buffer.alloc(32, 7), one_time_expires_at: expires_at };
    await db.updateTable('credential').set(mailed).where('customer_id', '=', customer.id).execute();
    assert.equal((await ending(customer.token)).status, 200);
    assert.deepEqual(
      await db
        .selectFrom('upload_ticket')
        .selectAll()
        .where('customer_id', '=', customer.id)
        .execute(),
      [],
    );
    const left = await db
      .selectFrom('credential')
      .select('one_time_hash')
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    assert.deepEqual(left, { one_time_hash: null });
  });
