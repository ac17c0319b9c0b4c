// Tests of If-Match in /api/v1: the ETag of what was read, stale ones, writers at once, repeats, and what a rejected call leaves. [RFC 9110 13.1.1, decisions 0115]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { V1_CALLS, type V1Call } from '@millwright/contracts';
import { aCustomer, aCustomerWithPassword, aProduct, testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';

const shop = await testApp({ after });
const { call, db } = shop;
type Sent = { body?: object; tag?: string; headers?: Record<string, string> };

const asking =
  (token: string) =>
  (method: string, path: string, { body, tag, headers = {} }: Sent = {}) =>
    call(method, `/api/v1${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { ...headers, ...(tag === undefined ? {} : { 'if-match': tag }) },
    });
type Ask = ReturnType<typeof asking>;
const tagOf = async (ask: Ask, path: string): Promise<string> => {
  const { status, headers } = await ask('GET', path);
  assert.equal(status, 200, path);
  return String(headers.etag);
};
const person = { lastName: 'Rao', hasNoTaxId: true };
const address = {
  address: '1 Anna Salai',
  city: 'Chennai',
  country: 'IN',
  postalCode: '600002',
  phoneNumber: '+914428271234',
};

/** Read at `read`; changed by `change`, each time to something else. */
type Resource = { read: string; change: (n: number) => [string, string, object?] };

async function resources(ask: Ask): Promise<Record<string, Resource>> {
  const productId = await aProduct(db);
  const cart = (await ask('POST', '/carts', { body: { productId, quantity: 1 } })).body;
  const list = (await ask('POST', '/me/wishlists', { body: { name: 'Hall 4' } })).body;
  await ask('PUT', `/me/reviews/${productId}`, { body: { rating: 5, comment: 'Fits.' } });
  return {
    profile: {
      read: '/me',
      change: (n) => ['PATCH', '/me', { ...person, firstName: `Asha ${n}` }],
    },
    addresses: {
      read: '/me/addresses',
      change: (n) => ['PUT', '/me/addresses/billing', { ...address, address: `${n} Anna Salai` }],
    },
    cart: {
      read: `/carts/${cart.code}`,
      change: (n) => ['PATCH', `/carts/${cart.code}/lines/${cart.lines[0].id}`, { quantity: n }],
    },
    'own cart': {
      read: '/me/cart',
      change: (n) => ['PATCH', `/carts/${cart.code}/lines/${cart.lines[0].id}`, { quantity: n }],
    },
    wishlist: {
      read: `/me/wishlists/${list.id}`,
      change: (n) => ['PATCH', `/me/wishlists/${list.id}`, { name: `Hall ${n}` }],
    },
    review: {
      read: `/me/reviews/${productId}`,
      change: (n) => [
        'PUT',
        `/me/reviews/${productId}`,
        { rating: 1 + (n % 5), comment: `No ${n}` },
      ],
    },
  };
}

test('If-Match › the tag that was read › changes once and answers the next tag; the former is stale and changes nothing; * is any state [decisions 0115]', async () => {
  const ask = asking((await aCustomer(db)).token);
  for (const [name, { read, change }] of Object.entries(await resources(ask))) {
    const send = (n: number, tag?: string) => {
      const [method, path, body] = change(n);
      return ask(method, path, {
        ...(body === undefined ? {} : { body }),
        ...(tag === undefined ? {} : { tag }),
      });
    };
    const first = await tagOf(ask, read);
    assert.match(first, /^"[\w-]{22}"$/, name);
    assert.equal(await tagOf(ask, read), first, name);
    const done = await send(2, first);
    assert.equal(done.status, 200, `${name} ${JSON.stringify(done.body)}`);
    const second = String(done.headers.etag);
    assert.notEqual(second, first, name);
    assert.equal(await tagOf(ask, read), second, name);
    const before = (await ask('GET', read)).body;
    assertProblem(await send(3, first), { code: 'precondition-failed' });
    assert.deepEqual((await ask('GET', read)).body, before, name);
    // A list of tags, and one that a proxy has made weak.
    assert.equal((await send(4, `"else", W/${second}`)).status, 200, name);
    assert.equal((await send(5, '*')).status, 200, name);
    assertProblem(await send(6, 'no tag'), { code: 'precondition-failed' });
    assert.equal((await send(7)).status, 200, name);
  }
});

test('If-Match › five writers with the same tag at once › one changes, the others hear that it was changed [decisions 0115]', async () => {
  const ask = asking((await aCustomer(db)).token);
  let n = 10;
  for (const [name, { read, change }] of Object.entries(await resources(ask))) {
    const tag = await tagOf(ask, read);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => {
        const [method, path, body] = change(n++);
        return ask(method, path, { tag, ...(body === undefined ? {} : { body }) });
      }),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412, 412, 412, 412], name);
  }
});

test('If-Match › what is not there, or somebody else’s › 412, deletions by tag too [decisions 0115]', async () => {
  const [asha, omar] = [asking((await aCustomer(db)).token), asking((await aCustomer(db)).token)];
  const list = (await asha('POST', '/me/wishlists', { body: { name: 'Hall 4' } })).body;
  const path = `/me/wishlists/${list.id}`;
  const tag = await tagOf(asha, path);
  assertProblem(await omar('DELETE', path, { tag: '*' }), { code: 'precondition-failed' });
  assertProblem(await omar('DELETE', path, { tag }), { code: 'precondition-failed' });
  assertProblem(await asha('PATCH', '/carts/none/lines/1', { body: { quantity: 2 }, tag: '*' }), {
    code: 'precondition-failed',
  });
  assertProblem(await asha('DELETE', path, { tag: '"stale"' }), { code: 'precondition-failed' });
  const removed = await asha('DELETE', path, { tag });
  assert.deepEqual([removed.status, removed.headers.etag], [204, undefined]);
  const visitor = await call('PATCH', '/api/v1/me', { body: {}, headers: { 'if-match': '*' } });
  assert.equal(visitor.status, 401);
});

test('If-Match › with an idempotency key › the repeat gets the stored answer, though the tag is stale by then [decisions 0110]', async () => {
  const ask = asking((await aCustomer(db)).token);
  const tag = await tagOf(ask, '/me');
  const headers = { 'idempotency-key': 'rename-1' };
  const sent = { body: { ...person, firstName: 'Mira' }, tag, headers };
  const first = await ask('PATCH', '/me', sent);
  assert.equal(first.status, 200);
  const again = await ask('PATCH', '/me', sent);
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assertProblem(
    await ask('PATCH', '/me', { ...sent, headers: { 'idempotency-key': 'rename-2' } }),
    { code: 'precondition-failed' },
  );
});

test('If-Match › a wrong password with it › counts as a guess like one without [decisions 0115]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const { token } = await aCustomerWithPassword(strict.db);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const body = { ...person, email: 'if-match-new@example.com', currentPassword: `wrong ${n}` };
    const sent = { token, body, headers: { 'if-match': '*' } };
    statuses.push((await strict.call('PATCH', '/api/v1/me', sent)).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(400), 429]);
});

test('If-Match › every call with a version › documented with its header and 412; the reading ones with the ETag [decisions 0115]', async () => {
  const calls = Object.values(V1_CALLS).filter((each: V1Call) => each.hasVersion === true);
  assert.ok(calls.length >= 15);
  const { body } = await call('GET', '/api/v1/openapi.json');
  for (const { name, method, path } of calls) {
    const operation = body.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()];
    const named = (operation.parameters ?? []).map((one: { name: string }) => one.name);
    assert.equal(named.includes('If-Match'), method !== 'GET', name);
    assert.equal('412' in operation.responses, method !== 'GET', name);
    const answers = operation.responses as Record<string, { headers: object }>;
    const answer = answers['200'] ?? answers['201'] ?? answers['204'];
    assert.ok('ETag' in (answer ?? { headers: {} }).headers, name);
  }
});
