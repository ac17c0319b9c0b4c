// Tests of keys and idempotency keys over /api/v1: every call with each right missing, budgets of clients, and repeats of a real request.
// @alone: it registers calls of its own before the app is ready
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  ADMIN_CALLS,
  GRANTABLE_RIGHTS,
  langQuery,
  mayStaff,
  type Right,
  V1_CALLS,
  type V1Call,
} from '@millwright/contracts';
import { z } from 'zod';
import {
  aClient,
  aCustomer,
  aKey,
  aProduct,
  asStaff,
  type TestApp,
  testApp,
  testDatabase,
} from '../testing/index.ts';
import { whenOver } from '../testing/scope.ts';
import { staffOf } from './platform/authorise.ts';
import { inTransaction } from './platform/db/index.ts';
import { V1_PREFIX, v1Route } from './platform/http/v1-calls.ts';

// Before the database: the cache's watch over changes has a connection of it.
let shop: TestApp;
whenOver({ after }, async () => await shop.app.close());
const database = await testDatabase({ after });
shop = await testApp({ after }, { database, rateLimitFactor: 1, responseCacheMb: 1 });
const { db, pool, call } = shop;
const common = {
  ...({ area: 'Operations', summary: 'For this test', query: langQuery } as const),
  response: z.object({ n: z.number(), who: z.string() }),
};
/** Adds to a price, so that each effect counts; at least one call of each kind there is. */
const OWN = {
  read: {
    ...common,
    ...{ name: 'test.read', access: 'client', scope: 'catalogue:read' },
    ...{ method: 'GET', path: '/test/:id/read' },
    params: z.strictObject({ id: z.string() }),
  },
  write: {
    ...common,
    ...{ name: 'test.write', access: 'client', scope: 'catalogue:write' },
    ...{ method: 'POST', path: '/test/:id/write' },
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ by: z.number().int() }),
  },
  own: {
    ...common,
    ...{ name: 'test.own', access: 'customer', scope: null },
    ...{ method: 'POST', path: '/test/:id/own' },
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ by: z.number().int() }),
  },
  open: {
    ...common,
    ...{ name: 'test.open', access: 'public', scope: null },
    ...{ method: 'POST', path: '/test/:id/open' },
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ by: z.number().int() }),
  },
  secret: {
    ...common,
    ...{ name: 'test.secret', access: 'customer', scope: null, answersSecret: true },
    ...{ method: 'POST', path: '/test/secret' },
    body: z.strictObject({}),
  },
} as const satisfies Record<string, V1Call>;

v1Route(shop.app, OWN.read, async ({ ctx }) => ({ n: 0, who: staffOf(ctx, 'catalogue:read') }));
for (const each of [OWN.write, OWN.own, OWN.open] as const)
  v1Route(shop.app, each, async ({ ctx, params, body }) => {
    const n = await inTransaction(ctx.db, async (tx) => {
      const { price_base } = await tx
        .updateTable('product')
        .set((eb) => ({ price_base: eb('price_base', '+', body.by) }))
        .where('id', '=', Number(params.id))
        .returning('price_base')
        .executeTakeFirstOrThrow();
      return price_base;
    });
    const { actor } = ctx;
    return { n, who: actor.kind === 'client' ? staffOf(ctx, 'catalogue:write') : actor.kind };
  });
v1Route(shop.app, OWN.secret, async () => ({ n: 1, who: 'a token' }));

const calls: V1Call[] = [...Object.values(V1_CALLS), ...Object.values(OWN)];
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const priceOf = async (id: number): Promise<number> =>
  (await pool.query('select price_base from product where id = $1', [id])).rows[0].price_base;
const ask = (each: V1Call, headers: Record<string, string>, id: number | string = 999_999_999) =>
  call(each.method, `${V1_PREFIX}${each.path.replace(/:\w+/g, String(id))}`, {
    headers,
    ...(each.body === undefined ? {} : { body: {} }),
  });

test('/api/v1 › every call for clients, every right but its own › refused; no key, a customer, a client of a company refused too [decisions 0110]', async () => {
  const { token } = await aCustomer(db);
  const factor = { callsPerMinute: 100_000 };
  for (const each of calls.filter(({ access }) => access === 'client')) {
    const { scope, name } = each as V1Call & { scope: Right };
    assert.ok(GRANTABLE_RIGHTS.includes(scope), `no key can hold the right of ${name}`);
    const gives = (right: Right) => mayStaff({ id: 0, rights: [right] }, scope);
    const without = GRANTABLE_RIGHTS.filter((right) => !gives(right));
    for (const right of GRANTABLE_RIGHTS) {
      const { key } = await aClient(db, [right], factor);
      const { status, body } = await ask(each, bearer(key));
      const isRefused = status === 403 && body.code === 'key-right-missing';
      assert.equal(
        isRefused,
        !gives(right),
        `${name} with ${right} answered ${status} ${body.code}`,
      );
      assert.ok(status !== 401 && status < 500, `${name} with ${right} answered ${status}`);
    }
    const all = await aClient(db, without, factor);
    assert.equal((await ask(each, bearer(all.key))).body.code, 'key-right-missing', name);
    const ofCompany = await aClient(db, GRANTABLE_RIGHTS, {
      ...factor,
      owner: { kind: 'company', id: 1 },
    });
    assert.equal((await ask(each, bearer(ofCompany.key))).body.code, 'key-right-missing', name);
    for (const headers of [{}, { authtoken: token }] as Record<string, string>[]) {
      const answer = await ask(each, headers);
      assert.deepEqual([answer.status, answer.body.code], [401, 'api-key-required'], name);
      assert.equal(answer.headers['www-authenticate'], 'Bearer realm="api"');
    }
  }
  for (const each of calls.filter(({ access }) => access === 'customer')) {
    const { key } = await aClient(db, GRANTABLE_RIGHTS, factor);
    assert.equal((await ask(each, bearer(key))).body.code, 'login-required', each.name);
  }
});

test('/api/v1 › every call whose answer may hold a secret › says so, and has its key ignored [decisions 0110]', async () => {
  const names = (schema: unknown): string[] =>
    typeof schema !== 'object' || schema === null
      ? []
      : Object.entries(schema).flatMap(([name, part]) =>
          name === 'properties' ? [...Object.keys(part), ...names(part)] : names(part),
        );
  for (const each of calls.filter(({ method }) => method !== 'GET')) {
    const fields = names(z.toJSONSchema(each.response, { unrepresentable: 'any' }));
    if (fields.some((name) => /token|secret|password|^key$/i.test(name)))
      assert.equal(each.answersSecret, true, each.name);
  }
  const { token } = await aCustomer(db);
  const answer = await ask(OWN.secret, { authtoken: token, 'idempotency-key': 'k' });
  assert.deepEqual([answer.status, answer.headers['idempotency-ignored']], [200, 'true']);
  const { rows } = await pool.query("select from idempotent_call where body like '%a token%'");
  assert.equal(rows.length, 0);
});

test('API key › that does not count › 401 with its reason, also where no key is needed; elsewhere it is no session [decisions 0110]', async () => {
  const client = await aClient(db, ['catalogue:read']);
  await pool.query('update api_key set revoked_at = now() where id = $1', [client.keyId]);
  for (const path of [`${V1_PREFIX}/test/1/read`, `${V1_PREFIX}/shop`]) {
    const answer = await call('GET', path, { headers: bearer(client.key) });
    assert.deepEqual([answer.status, answer.body.code], [401, 'api-key-revoked'], path);
    assert.equal(answer.headers['www-authenticate'], 'Bearer realm="api", error="invalid_token"');
    assert.match(String(answer.headers['cache-control']), /no-store/);
  }
  const good = await aClient(db, GRANTABLE_RIGHTS);
  const profile = await call('GET', '/api/auth/orders/MW-7K3F-92QD', { headers: bearer(good.key) });
  assert.equal(profile.status, 401);
  const office = await call('GET', '/api/admin/orders', { headers: bearer(good.key) });
  assert.equal(office.status, 401);
  const encoded = await call('GET', '/api/%76%31/test/1/read', { headers: bearer(good.key) });
  assert.equal(encoded.status, 200);
});

test('API key › beside a customer’s session › the key alone counts [decisions 0110]', async () => {
  const { token } = await aCustomer(db);
  const { key, id } = await aClient(db, ['catalogue:read']);
  const both = await call('GET', `${V1_PREFIX}/test/1/read`, {
    headers: { ...bearer(key), cookie: `session=${token}` },
  });
  assert.deepEqual([both.status, both.body.who], [200, `client:${id}`]);
  const own = await call('POST', `${V1_PREFIX}/test/1/own`, {
    headers: { ...bearer(key), cookie: `session=${token}` },
    body: { by: 1 },
  });
  assert.equal(own.body.code, 'login-required');
});

test('API client › more calls than its budget, by two keys and from two addresses › 429; another client and a visitor are not counted with it [decisions 0110]', async () => {
  const client = await aClient(db, ['catalogue:read'], { callsPerMinute: 5 });
  const other = await aClient(db, ['catalogue:read'], { callsPerMinute: 5 });
  const read = (key: string, remoteAddress = '127.0.0.1') =>
    shop.app.inject({ url: `${V1_PREFIX}/test/1/read`, headers: bearer(key), remoteAddress });
  const second = await aKey(db, client.id);
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await read(client.key)).statusCode);
  const fifth = await read(second.key, '198.51.100.7');
  assert.deepEqual(statuses, [200, 200, 200, 200]);
  assert.deepEqual(
    [fifth.statusCode, fifth.headers['x-ratelimit-limit'], fifth.headers['x-ratelimit-remaining']],
    [200, '5', '0'],
  );
  assert.deepEqual(
    [fifth.headers['ratelimit-policy'], String(fifth.headers.ratelimit).replace(/t=\d+$/, 't=…')],
    ['"requests";q=5;w=60', '"requests";r=0;t=…'],
  );
  const sixth = await read(second.key, '198.51.100.8');
  assert.equal(sixth.statusCode, 429);
  assert.match(String(sixth.headers.ratelimit), /^"requests";r=0;t=\d+$/);
  assert.ok(Number(sixth.headers['retry-after']) > 0);
  assert.equal((await read(other.key)).statusCode, 200);
  assert.equal((await call('GET', `${V1_PREFIX}/shop`)).status, 200);
});

test('RateLimit › a search of a visitor, a page › the limit of searches stands beside that of requests; pages say neither [decisions 0115]', async () => {
  const ask = (url: string) => shop.app.inject({ url, remoteAddress: '203.0.113.44' });
  const { headers } = await ask(`${V1_PREFIX}/search?q=bolt`);
  assert.match(
    String(headers['ratelimit-policy']),
    /^"requests";q=\d+;w=60, "searches";q=\d+;w=60$/,
  );
  assert.match(String(headers.ratelimit), /^"requests";r=\d+;t=\d+, "searches";r=\d+;t=\d+$/);
  const [, requests, searches] = /^"requests";q=(\d+).*"searches";q=(\d+)/.exec(
    String(headers['ratelimit-policy']),
  ) as unknown as [string, string, string];
  assert.equal(Number(requests), 2 * Number(searches));
  assert.equal('ratelimit' in (await ask('/healthz')).headers, false);
});

test('API keys › guessed › counted by the address, and refused after so many [decisions 0110]', async () => {
  const guess = () =>
    shop.app.inject({
      url: `${V1_PREFIX}/test/1/read`,
      headers: bearer(`mw_live_aaaaaaaa_${'A'.repeat(43)}`),
      remoteAddress: '203.0.113.9',
    });
  const { headers } = await guess();
  assert.equal(headers['x-ratelimit-limit'], '1200');
  assert.equal(headers['x-ratelimit-remaining'], '1199');
});

test('Idempotency-Key › over HTTP, 12 at once and 5 later › one effect, one answer; the header says which was a repeat [decisions 0110]', async () => {
  const id = await aProduct(db, { price: 1_000 });
  const client = await aClient(db, ['catalogue:write']);
  const write = (body: object, key = 'order-4711') =>
    call('POST', `${V1_PREFIX}/test/${id}/write`, {
      headers: { ...bearer(client.key), 'idempotency-key': key },
      body,
    });
  const first = await Promise.all(Array.from({ length: 12 }, () => write({ by: 1 })));
  for (const { status, body, headers } of first)
    assert.ok(
      status === 200 || (body.code === 'idempotency-key-running' && headers['retry-after'] === '1'),
      JSON.stringify(body),
    );
  for (let n = 0; n < 5; n++) {
    const { status, body, headers } = await write({ by: 1 });
    assert.deepEqual([status, body], [200, { n: 1_001, who: `client:${client.id}` }]);
    assert.equal(headers['idempotency-replayed'], 'true');
    assert.match(String(headers['content-type']), /^application\/json/);
  }
  assert.equal(
    first.filter(({ status, headers }) => status === 200 && !('idempotency-replayed' in headers))
      .length,
    1,
  );
  assert.equal(await priceOf(id), 1_001);
  assert.deepEqual(
    [(await write({ by: 2 })).body.code, await priceOf(id)],
    ['idempotency-key-reused', 1_001],
  );
  assert.equal((await write({ by: 2 }, '"other"')).status, 200);
  assert.equal((await write({ by: 1 }, 'a b')).body.code, 'idempotency-key-not-valid');
  assert.equal(await priceOf(id), 1_003);
  const other = await aClient(db, ['catalogue:write']);
  const theirs = await call('POST', `${V1_PREFIX}/test/${id}/write`, {
    headers: { ...bearer(other.key), 'idempotency-key': 'order-4711' },
    body: { by: 1 },
  });
  assert.deepEqual(theirs.body, { n: 1_004, who: `client:${other.id}` });
});

test('Idempotency-Key › the right was taken away meanwhile › the repeat is refused, not answered from the store [decisions 0110]', async () => {
  const id = await aProduct(db);
  const client = await aClient(db, ['catalogue:write']);
  const write = () =>
    call('POST', `${V1_PREFIX}/test/${id}/write`, {
      headers: { ...bearer(client.key), 'idempotency-key': 'once' },
      body: { by: 1 },
    });
  assert.equal((await write()).status, 200);
  await pool.query("update api_client set scopes = '{orders:read}' where id = $1", [client.id]);
  assert.equal((await write()).body.code, 'key-right-missing');
});

test('Idempotency-Key › of a customer, and of a visitor › the customer’s own; the visitor’s is ignored, and the answer says so [decisions 0110]', async () => {
  const id = await aProduct(db, { price: 1_000 });
  const [me, other] = [await aCustomer(db), await aCustomer(db)];
  const own = (token: string) =>
    call('POST', `${V1_PREFIX}/test/${id}/own`, {
      headers: { authtoken: token, 'idempotency-key': 'k' },
      body: { by: 1 },
    });
  for (let n = 0; n < 3; n++) assert.equal((await own(me.token)).body.n, 1_001);
  assert.equal((await own(other.token)).body.n, 1_002);
  const open = () =>
    call('POST', `${V1_PREFIX}/test/${id}/open`, {
      headers: { 'idempotency-key': 'k' },
      body: { by: 1 },
    });
  for (const price of [1_003, 1_004]) {
    const visitor = await open();
    assert.deepEqual(
      [visitor.status, visitor.body.n, visitor.headers['idempotency-ignored']],
      [200, price, 'true'],
    );
  }
});

test('API client › reads, with the response cache on › its answers are in no cache, and never another client’s [decisions 0110]', async () => {
  const [one, two] = [await aClient(db, ['catalogue:read']), await aClient(db, ['catalogue:read'])];
  for (const client of [one, two, one]) {
    const { body, headers } = await ask(OWN.read, bearer(client.key));
    assert.equal(body.who, `client:${client.id}`);
    assert.equal(headers['cache-control'], 'no-store');
  }
  assert.throws(() =>
    v1Route(
      shop.app,
      { ...OWN.read, name: 'test.cached', path: '/test/cached' },
      async () => ({ n: 0, who: '' }),
      {
        cacheable: true,
      },
    ),
  );
});

test('API client › every call of the back office with its key › is nobody there [decisions 0110]', async () => {
  await asStaff(shop);
  const { key } = await aClient(db, GRANTABLE_RIGHTS, { callsPerMinute: 100_000 });
  for (const each of Object.values(ADMIN_CALLS)) {
    if (each.right === 'login') continue;
    const path = `/api/admin${each.path.replace(/:\w+/g, '1')}`;
    const answer = await shop.app.inject({
      method: each.method,
      url: path,
      headers: bearer(key),
      remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.1`,
    });
    assert.equal(answer.statusCode, 401, each.name);
  }
});
