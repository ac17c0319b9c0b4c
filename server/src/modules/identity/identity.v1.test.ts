// Tests of sessions and passwords in /api/v1: log in, refresh, log out, end; one-time passwords; the links of an email change. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { told, untilSomebodyWaits } from '../../../testing/concurrent-actors.ts';
import {
  aCtx,
  aCustomer,
  aCustomerWithPassword,
  aProduct,
  TEST_PASSWORD,
  testApp,
} from '../../../testing/index.ts';
import { aMutant, type Program, theProgram } from '../../../testing/mutants.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { mailOneTimePassword } from './reset-password.service.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const DAY = 86_400_000;
const logIn = (email: string, more: object = {}) =>
  call('POST', '/api/v1/sessions', { body: { email, password: TEST_PASSWORD, ...more } });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const isOpen = async (token: string) => (await call('GET', '/api/v1/me', bearer(token))).status;
const refresh = (token: string) => call('POST', '/api/v1/sessions/refresh', bearer(token));
const mailTo = async (recipient: string, template: string) =>
  (
    await db
      .selectFrom('email_outbox')
      .select('body_text')
      .where('recipient', '=', recipient)
      .where('template', '=', template as 'welcome')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body_text;

test('v1 sessions › log in › token with its end, the visitor’s cart and wish list come along; a wrong password says as much as no account [decisions 0114]', async () => {
  const { email, id } = await aCustomerWithPassword(db);
  const product = await aProduct(db);
  const begun = await call('POST', '/api/v1/carts', { body: { productId: product, quantity: 1 } });
  const { status, body } = await logIn(email, {
    cartCode: begun.body.code,
    wishlist: [{ productId: product }, { productId: await aProduct(db), quantity: 3 }],
  });
  assert.equal(status, 201, JSON.stringify(body));
  assert.deepEqual(
    [body.cartCode, body.wishlistAdded, body.mustChangePassword, body.profile.id],
    [begun.body.code, 2, false, id],
  );
  const days = (Date.parse(body.expiresAt) - Date.now()) / DAY;
  assert.ok(days > 29.9 && days < 30.1, String(days));
  assert.equal(await isOpen(body.token), 200);
  for (const wrong of [logIn(email, { password: 'wrong' }), logIn('nobody@example.com')])
    assertProblem(await wrong, { code: 'login-failed' });
  const empty = await logIn('', { password: '' });
  assert.deepEqual(
    empty.body.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/email', '/password'],
  );
});

test('v1 sessions › refresh › a new token for the same session, the old one is worth nothing; of two at once one is answered [decisions 0114]', async () => {
  const { token: first } = (await logIn((await aCustomerWithPassword(db)).email)).body;
  const [one, two] = await Promise.all([refresh(first), refresh(first)]);
  assert.deepEqual([one.status, two.status].sort(), [200, 401]);
  const { token } = (one.status === 200 ? one : two).body;
  assert.deepEqual([await isOpen(first), await isOpen(token)], [401, 200]);
  const { items } = (await call('GET', '/api/v1/me/sessions', bearer(token))).body;
  // The other one is that of the factory.
  assert.equal(items.length, 2);
  assertProblem(await refresh(first), { code: 'login-required' });
});

test('v1 sessions › refresh › at most 90 days after the login; never one that was ended, nor by the cookie of a page [decisions 0114]', async () => {
  const { token: early } = (await logIn((await aCustomerWithPassword(db)).email)).body;
  const age = (days: number, token: string) =>
    sql`update session set created_at = now() - make_interval(days => ${days})
      where token_hash = sha256(convert_to(${token}, 'UTF8'))`.execute(db);
  await age(85, early);
  const { expiresAt, token } = (await refresh(early)).body;
  const days = (Date.parse(expiresAt) - Date.now()) / DAY;
  assert.ok(days > 4.9 && days < 5.1, String(days));
  const cookie = await call('POST', '/api/v1/sessions/refresh', {
    headers: { cookie: `session=${token}`, authorization: 'Basic none' },
  });
  assertProblem(cookie, { code: 'login-required' });
  assert.equal(await isOpen(token), 200);
  await age(90, token);
  assertProblem(await refresh(token), { code: 'login-required' });
});

test('refreshSession › while the session is being revoked › it stays revoked [decisions 0114]', async () => {
  const withoutLook = await aMutant({
    file: 'modules/identity/refresh-session.service.ts',
    from: 'and revoked_at is null and expires_at',
    to: 'and expires_at',
  });
  const raced = async ({ services }: Program): Promise<string> => {
    const { ctx, id } = await aCustomer(db);
    const revoking = await shop.pool.connect();
    try {
      await revoking.query('begin');
      await revoking.query('update session set revoked_at = now() where customer_id = $1', [id]);
      const refreshed = told(services.identity.refreshSession(ctx));
      await untilSomebodyWaits(shop);
      await revoking.query('commit');
      return await refreshed;
    } finally {
      revoking.release();
    }
  };
  assert.equal(await raced(await theProgram()), 'login-required');
  assert.equal(await raced(withoutLook), 'done');
});

test('v1 sessions › log out, here and everywhere › their tokens stop working at once [decisions 0114]', async () => {
  const { email } = await aCustomerWithPassword(db);
  const [a, b, c] = [await logIn(email), await logIn(email), await logIn(email)].map(
    ({ body }) => body.token as string,
  ) as [string, string, string];
  assert.equal((await call('DELETE', '/api/v1/sessions', bearer(a))).status, 204);
  assert.deepEqual([await isOpen(a), await isOpen(b)], [401, 200]);
  const all = await call('DELETE', '/api/v1/sessions?everywhere=true', bearer(b));
  assert.deepEqual([all.status, await isOpen(b), await isOpen(c)], [204, 401, 401]);
  assertProblem(await call('DELETE', '/api/v1/sessions'), { code: 'login-required' });
});

test('v1 sessions › list and end › one’s own only; all others at once [decisions 0114]', async () => {
  const { email } = await aCustomerWithPassword(db);
  const [own, second, third] = [await logIn(email), await logIn(email), await logIn(email)].map(
    ({ body }) => body.token as string,
  ) as [string, string, string];
  const list = async (token: string) =>
    (await call('GET', '/api/v1/me/sessions', bearer(token))).body.items as Session[];
  const found = await list(own);
  assert.deepEqual(
    found.map(({ current }) => current),
    [true, false, false, false],
  );
  const stranger = (await aCustomer(db)).token;
  const path = `/api/v1/me/sessions/${found[1]?.id}`;
  assertProblem(await call('DELETE', path, bearer(stranger)), { code: 'session-not-found' });
  assert.equal((await call('DELETE', path, bearer(own))).status, 204);
  assertProblem(await call('DELETE', path, bearer(own)), { code: 'session-not-found' });
  assert.equal((await list(own)).length, 3);
  assert.equal((await call('DELETE', '/api/v1/me/sessions', bearer(own))).status, 204);
  assert.deepEqual([await isOpen(second), await isOpen(third)], [401, 401]);
  assert.equal((await list(own)).length, 1);
});

type Session = { id: string; current: boolean };

test('v1 password › change › the new one opens the account, all other sessions end; what is wrong names its field [decisions 0114]', async () => {
  const { email } = await aCustomerWithPassword(db);
  const [own, other] = [await logIn(email), await logIn(email)].map(
    ({ body }) => body.token as string,
  ) as [string, string];
  const change = (currentPassword: string, newPassword: string) =>
    call('POST', '/api/v1/me/password', { ...bearer(own), body: { currentPassword, newPassword } });
  assertProblem(await change('wrong', 'a planer of steel'), { code: 'password-change-failed' });
  for (const [newPassword, code] of [
    ['', 'field-required'],
    ['short', 'password-too-short'],
    [TEST_PASSWORD, 'password-unchanged'],
  ] as const) {
    const { errors } = assertProblem(await change(TEST_PASSWORD, newPassword), {
      code: 'invalid-request',
    });
    assert.deepEqual(
      errors.map((error) => [error.pointer, error.code]),
      [['/newPassword', code]],
    );
  }
  const done = await change(TEST_PASSWORD, 'a planer of steel');
  assert.deepEqual([done.status, done.body], [200, { cartCode: null }]);
  assert.deepEqual([await isOpen(own), await isOpen(other)], [200, 401]);
  assertProblem(await logIn(email), { code: 'login-failed' });
  assert.equal((await logIn(email, { password: 'a planer of steel' })).status, 201);
});

test('v1 password › forgotten › a mailed one opens a session that can only set a new one or end; then it is whole and the cart comes along [decisions 0114]', async () => {
  const { email } = await aCustomerWithPassword(db);
  const ask = (address: string) =>
    call('POST', '/api/v1/password-resets', { body: { email: address } });
  assert.equal((await ask(email)).status, 204);
  assertProblem(await ask('nobody-here@example.com'), { code: 'reset-not-registered' });
  const { errors } = assertProblem(await ask('no address'), { code: 'invalid-request' });
  assert.equal(errors[0]?.pointer, '/email');
  for (const { id } of await db.selectFrom('password_reset_request').select('id').execute())
    await mailOneTimePassword({ ...aCtx(db), actor: { kind: 'system' } }, id);
  const password =
    /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(await mailTo(email, 'password-reset'))?.[0] ?? '';
  const opened = await logIn(email, { password });
  assert.deepEqual([opened.status, opened.body.mustChangePassword], [201, true]);
  const { token } = opened.body;
  for (const [method, path] of [
    ['GET', '/me'],
    ['POST', '/sessions/refresh'],
    ['GET', '/me/sessions'],
    ['GET', '/me/orders'],
    ['POST', '/carts'],
  ] as const)
    assertProblem(
      await call(method, `/api/v1${path}`, {
        ...bearer(token),
        ...(path === '/carts' ? { body: { productId: 1, quantity: 1 } } : {}),
      }),
      { code: 'password-change-required' },
    );
  const cart = await call('POST', '/api/v1/carts', {
    body: { productId: await aProduct(db), quantity: 1 },
  });
  const set = await call('POST', '/api/v1/me/password', {
    ...bearer(token),
    body: {
      currentPassword: password,
      newPassword: 'a planer of steel',
      cartCode: cart.body.code,
    },
  });
  assert.deepEqual([set.status, set.body], [200, { cartCode: cart.body.code }]);
  assert.equal(await isOpen(token), 200);
});

test('v1 email change › asked for in the profile › shown, confirmed by the new mailbox or reported by the old one, once [decisions 0114]', async () => {
  const links = '/api/v1/email-change';
  const ask = async (address: string) => {
    const { email } = await aCustomerWithPassword(db);
    const { token } = (await logIn(email)).body;
    const body = { email: address, lastName: 'Rao', hasNoTaxId: true };
    const without = await call('PATCH', '/api/v1/me', { ...bearer(token), body });
    assert.deepEqual(
      without.body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ['/currentPassword'],
    );
    const asked = await call('PATCH', '/api/v1/me', {
      ...bearer(token),
      body: { ...body, currentPassword: TEST_PASSWORD },
    });
    assert.deepEqual(
      [asked.status, asked.body.email, asked.body.pendingEmail],
      [200, email, address],
    );
    return { email, token };
  };
  const linkIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const first = await ask('v1-new-1@example.com');
  const token = linkIn(await mailTo('v1-new-1@example.com', 'email-confirm'));
  const shown = await call('POST', links, { body: { token, link: 'confirm' } });
  assert.deepEqual(shown.body, { email: 'v1-new-1@example.com' });
  const confirmed = await call('POST', `${links}/confirm`, {
    ...bearer(first.token),
    body: { token },
  });
  assert.deepEqual([confirmed.status, confirmed.body], [200, { email: 'v1-new-1@example.com' }]);
  assert.equal(await isOpen(first.token), 200);

  const second = await ask('v1-new-2@example.com');
  const report = linkIn(await mailTo(second.email, 'email-change-asked'));
  assert.equal((await call('POST', `${links}/report`, { body: { token: report } })).status, 204);
  assert.equal(await isOpen(second.token), 401);
  for (const [path, body] of [
    [links, { token: report, link: 'cancel' }],
    [`${links}/confirm`, { token }],
    [`${links}/report`, { token: report }],
  ] as const)
    assertProblem(await call('POST', path, { body }), { code: 'email-link-invalid' });

  const third = await ask('v1-new-3@example.com');
  assert.equal((await call('DELETE', '/api/v1/me/email-change', bearer(third.token))).status, 204);
  assert.equal((await call('GET', '/api/v1/me', bearer(third.token))).body.pendingEmail, null);
});
