// Session of the back office: read once, kept until it ends, and what its rights open.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { type Asked, rejection, serve } from './test-browser.ts';

const { HttpError } = await import('ra-core');
const { authProvider, isDemoExposed, mayI, readSession, setSession } = await import('./auth.ts');
const { apiUrl, shopTimeZone } = await import('./api.ts');

const FULL = {
  stage: 'full',
  formToken: 'token-1',
  staff: {
    id: 3,
    name: 'Ravi Menon',
    email: 'ravi@example.test',
    role: 'own-7',
    ownRoleName: 'Evening shift',
    locale: 'en',
  },
  rights: ['orders:read', 'orders:write'],
  timeZone: 'Asia/Kolkata',
  demoIsExposed: true,
};
const asksOfSession = (asked: Asked[]): number =>
  asked.filter(({ path }) => path.endsWith('/session')).length;

beforeEach(async () => {
  serve(() => ({}));
  await authProvider.logout({});
});

test('readSession › several at once › one call; it tells zone and demo accounts as well [back office]', async () => {
  const asked = serve(() => ({ body: FULL }));
  await Promise.all([readSession(), authProvider.checkAuth({}), authProvider.getPermissions?.({})]);
  assert.equal(asksOfSession(asked), 1);
  assert.deepEqual([shopTimeZone(), await isDemoExposed()], ['Asia/Kolkata', true]);
  assert.deepEqual(await authProvider.getIdentity?.(), {
    id: 3,
    fullName: 'Ravi Menon',
    locale: 'en',
    role: 'own-7',
    ownRoleName: 'Evening shift',
  });
  assert.deepEqual(await authProvider.getPermissions?.({}), FULL.rights);
});

test('readSession › the server failed › the next one asks again [back office]', async () => {
  const asked = serve(() =>
    asked.length === 1 ? rejection(500, 'internal', 'Something went wrong.') : { body: FULL },
  );
  await assert.rejects(readSession(), { message: 'Something went wrong.' });
  assert.equal((await readSession()).staff?.id, 3);
});

test('checkAuth › a code is still missing › refused, and there is no identity [back office]', async () => {
  setSession({ ...FULL, stage: 'code', staff: null } as never);
  await assert.rejects(authProvider.checkAuth({}));
  await assert.rejects(async () => await authProvider.getIdentity?.());
});

test('checkError › 401 and 403 › only an ended session leads to the login, where it is read anew [back office]', async () => {
  setSession(FULL as never);
  await authProvider.checkError(new HttpError('Not allowed.', 403));
  const asked = serve(() => ({ body: FULL }));
  await readSession();
  assert.equal(asksOfSession(asked), 0);
  await assert.rejects(authProvider.checkError(new HttpError('Log in.', 401)) as Promise<void>);
  await readSession();
  assert.equal(asksOfSession(asked), 1);
});

test('logout › the call fails › the session is gone here all the same [back office]', async () => {
  setSession(FULL as never);
  const asked = serve(({ path }) =>
    path.endsWith('/end')
      ? new TypeError('offline')
      : { body: { ...FULL, stage: 'logon', staff: null } },
  );
  await authProvider.logout({});
  await assert.rejects(authProvider.checkAuth({}));
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/admin/session/end', 'GET /api/admin/session'],
  );
  assert.equal(asked[0]?.headers['x-form-token'], 'token-1');
});

test('mayI › a right, none, what is for everybody of the staff › as the list says [back office]', () => {
  assert.deepEqual(
    [
      mayI(['orders:read'], 'orders:read'),
      mayI(['orders:read'], 'orders:write'),
      mayI(undefined, 'orders:read'),
      mayI([], 'staff'),
    ],
    [true, false, false, true],
  );
  assert.equal(apiUrl('/x'), '/api/admin/x?lang=en');
});
