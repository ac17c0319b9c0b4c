// Tests of guesses at the back office's login, and of sessions concurrent with a change of password, a reset or a logout.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { aStaff, cookieOf, testApp } from '../../../testing/index.ts';
import { hashPassword } from '../../platform/password.ts';

const shop = await testApp({ after }, { rateLimitFactor: 1 });
const { app, db, call, pool } = shop;

type LoggedOn = { status: number; cookie: string; formToken: string; stage: string };
async function logon(
  email: string,
  password: string,
  remoteAddress = '198.51.100.1',
): Promise<LoggedOn> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/session',
    remoteAddress,
    payload: { email, password },
  });
  const { formToken = '', stage = '' } = answer.json();
  return {
    status: answer.statusCode,
    cookie: cookieOf(answer.headers['set-cookie']),
    formToken,
    stage,
  };
}
const headersOf = ({ cookie, formToken }: LoggedOn) => ({ cookie, 'x-form-token': formToken });
const stageOf = async (session: LoggedOn): Promise<string> =>
  (await call('GET', '/api/admin/session', { headers: headersOf(session) })).body.stage;
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Resolves once a statement of this database waits for a lock, or `work` is over. */
async function untilBlocked(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  for (const deadline = Date.now() + 5_000; !isOver && Date.now() < deadline; await sleep(10)) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount !== 0) return;
  }
}

/** Runs `statements` in one transaction and starts `concurrentActor`, the concurrent one, before it commits. */
async function whileUncommitted<Answer>(
  statements: [string, unknown[]][],
  concurrentActor: () => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [text, values] of statements) await client.query(text, values);
    const answer = concurrentActor();
    await untilBlocked(answer);
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

// A-sec 3
test('staff › guesses at one account from everywhere › a hundred a day are checked, then few and slowly; the owner gets in [promises P27]', async () => {
  const { email, password } = await aStaff(db);
  assert.equal((await logon(email, password, '198.51.100.7')).status, 200);
  for (let n = 0; n < 100; n++)
    assert.equal((await logon(email, 'wrong', `10.0.${n >> 3}.${n}`)).status, 401);
  const more = await Promise.all(
    Array.from({ length: 8 }, () => logon(email, 'wrong', '203.0.113.5')),
  );
  assert.deepEqual(
    more.map(({ status }) => status).sort(),
    [401, 401, 401, 429, 429, 429, 429, 429],
  );
  const began = performance.now();
  assert.equal((await logon(email, password, '198.51.100.7')).status, 200);
  assert.ok(performance.now() - began < 1_400, 'a client that logged on before does not wait');
  assert.equal((await logon(email, password, '198.51.100.8')).status, 200);
});

test('staff › a customer with the same address is guessed at › the budget of the member of staff is untouched [promises P27]', async () => {
  const { email, password } = await aStaff(db);
  const guess = () =>
    app.inject({
      method: 'POST',
      url: '/api/customer/logon',
      remoteAddress: '203.0.113.9',
      payload: { userName: email, password: 'wrong' },
    });
  for (let n = 0; n < 11; n++) await guess();
  assert.equal((await guess()).statusCode, 429);
  assert.equal((await logon(email, password, '203.0.113.9')).status, 200);
});

// A-sec 11
test('staff › a log-on with the old password while a new one is being saved › no session [promises P29]', async () => {
  const { id, email, password } = await aStaff(db);
  const hash = await hashPassword('a lathe turns at dawn');
  const late = await whileUncommitted(
    [
      ['update staff set password_hash = $1 where id = $2', [hash, id]],
      ['delete from staff_session where staff_id = $1', [id]],
    ],
    () => logon(email, password),
  );
  assert.equal(late.status, 401);
  assert.equal(
    (await pool.query('select from staff_session where staff_id = $1', [id])).rowCount,
    0,
  );
});

test('staff › a log-on while the member is being disabled › no session [promises P29]', async () => {
  const { id, email, password } = await aStaff(db);
  const late = await whileUncommitted(
    [['update staff set disabled_at = now() where id = $1', [id]]],
    () => logon(email, password),
  );
  assert.equal(late.status, 401);
  await pool.query('update staff set disabled_at = null where id = $1', [id]);
  assert.equal(
    (await pool.query('select from staff_session where staff_id = $1', [id])).rowCount,
    0,
  );
});

test('staff › a code, an authenticator, a password of one’s own given while the session is being ended › no new session [promises P29]', async () => {
  const steps = {
    'a code': async (id: number, session: LoggedOn, secret: string) => {
      await pool.query(
        'update staff set totp_secret = $1, totp_confirmed_at = now() where id = $2',
        [secret, id],
      );
      return () =>
        call('POST', '/api/admin/session/code', {
          headers: headersOf(session),
          body: { code: codeOf(secret) },
        });
    },
    'an authenticator': async (_: number, session: LoggedOn) => {
      const begun = await call('POST', '/api/admin/session/second-factor', {
        headers: headersOf(session),
      });
      const code = codeOf(begun.body.secret);
      return () =>
        call('POST', '/api/admin/session/second-factor/confirm', {
          headers: headersOf(session),
          body: { code },
        });
    },
    'a password': async (_: number, session: LoggedOn, __: string, currentPassword: string) => () =>
      call('POST', '/api/admin/session/password', {
        headers: headersOf(session),
        body: { currentPassword, newPassword: 'a lathe turns at dawn' },
      }),
  };
  for (const [name, prepare] of Object.entries(steps)) {
    const { id, email, password } = await aStaff(db);
    const session = await logon(email, password);
    const step = await prepare(id, session, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', password);
    const late = await whileUncommitted(
      [['delete from staff_session where staff_id = $1', [id]]],
      step,
    );
    assert.equal(late.status, 401, name);
    assert.equal(
      (await pool.query('select from staff_session where staff_id = $1', [id])).rowCount,
      0,
      name,
    );
  }
});

test('staff › an authenticator that was begun before a new password › its secret is gone, its code confirms nothing [promises P29]', async () => {
  const { email, password } = await aStaff(db);
  const [thief, owner] = [await logon(email, password), await logon(email, password)];
  const begun = await call('POST', '/api/admin/session/second-factor', {
    headers: headersOf(thief),
  });
  const newPassword = 'a lathe turns at dawn';
  const changed = await call('POST', '/api/admin/session/password', {
    headers: headersOf(owner),
    body: { currentPassword: password, newPassword },
  });
  assert.equal(changed.status, 200);
  assert.equal(await stageOf(thief), 'logon');
  const now = await logon(email, newPassword);
  const confirm = await call('POST', '/api/admin/session/second-factor/confirm', {
    headers: headersOf(now),
    body: { code: codeOf(begun.body.secret) },
  });
  assert.equal(confirm.body.code, 'second-factor-wrong');
});
