// Demo accounts in shops that are no demo: closed at start, found in databases of earlier versions, warned of where they stay open.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  aCustomer,
  aProduct,
  aStaff,
  asStaff,
  cookieOf,
  type TestApp,
  testApp,
} from '../../testing/index.ts';
import { addDemoStaff, addFirstAdministrator } from '../modules/staff/index.ts';
import type { Db } from '../platform/db/index.ts';
import { hashPassword } from '../platform/password.ts';
import { settleDemoAccounts } from './accounts.ts';
import { DEMO_BUYERS } from './buyers.ts';
import { DEMO_STAFF } from './staff.ts';

const [MEENA] = DEMO_BUYERS;
const [ASHA, , RAVI] = DEMO_STAFF as [
  (typeof DEMO_STAFF)[0],
  (typeof DEMO_STAFF)[0],
  (typeof DEMO_STAFF)[0],
];

/** A shop as a version that marked nothing left it: two addresses are still the demo's, one was changed. */
async function oldDemoShop(db: Db): Promise<void> {
  await aProduct(db);
  const { id } = await aCustomer(db);
  await sql`update customer set email = ${MEENA.email} where id = ${id}`.execute(db);
  await db
    .insertInto('credential')
    .values({ customer_id: id, password_hash: await hashPassword(MEENA.password) })
    .execute();
  await addDemoStaff(db, DEMO_STAFF);
  await sql`update staff set is_demo = false`.execute(db);
  await sql`update staff set email = 'ravi@own-company.example' where email = ${RAVI.email}`.execute(
    db,
  );
  await sql`insert into setting (name, value) values ('demo', 'true')`.execute(db);
  await sql`update setting set value = '"optional"' where name = 'staff-second-factor'`.execute(db);
}

const logon = (shop: TestApp, { email, password }: { email: string; password: string }) =>
  shop.call('POST', '/api/customer/logon', { body: { userName: email, password } });
const staffLogon = (shop: TestApp, { email, password }: { email: string; password: string }) =>
  shop.call('POST', '/api/admin/session', { body: { email, password } });

/** The program, until it works. @returns what it printed */
async function started(shop: TestApp, env: Record<string, string>): Promise<string> {
  const program = spawn(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), '--role', 'worker'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_TEST_CONTEXT: '',
        DATABASE_URL: shop.url,
        LOG_LEVEL: 'warn',
        ...env,
      },
    },
  );
  const gone = once(program, 'exit');
  let said = '';
  try {
    return await new Promise((resolve, reject) => {
      for (const stream of [program.stdout, program.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('works on background jobs')) resolve(said);
        });
      program.once('exit', () => reject(new Error(`the program ended: ${said}`)));
    });
  } finally {
    program.kill('SIGTERM');
    await gone;
  }
}

// A-sec 1 (a)
test('main › started on the data of a demo shop without DEMO=on › log-on of each demo account is refused, their sessions have ended [decisions §5]', async (t) => {
  const shop = await testApp(t);
  await oldDemoShop(shop.db);
  const buyer = await logon(shop, MEENA);
  const member = await staffLogon(shop, ASHA);
  const cookie = cookieOf(member.headers['set-cookie']);
  assert.deepEqual([buyer.status, member.status, member.body.stage], [200, 200, 'full']);
  // DATABASE_URL is set, so the demo is off unless it is asked for.
  const said = await started(shop, { DEMO: '' });
  assert.match(said, /"accounts":5[^\n]*demo accounts of an earlier start were closed/);
  assert.equal((await logon(shop, MEENA)).status, 401);
  for (const { email, password } of DEMO_STAFF)
    assert.equal(
      (
        await staffLogon(shop, {
          email: email === RAVI.email ? 'ravi@own-company.example' : email,
          password,
        })
      ).status,
      401,
      email,
    );
  assert.equal(
    (await shop.call('GET', '/api/customerdetail/accountSummary', { token: buyer.body.token }))
      .status,
    401,
  );
  assert.equal(
    (await shop.call('GET', '/api/admin/session', { headers: { cookie } })).body.stage,
    'logon',
  );
  // Nobody of its own was on the staff: somebody is now.
  assert.equal(
    (await shop.db.selectFrom('staff').select('role').where('is_demo', '=', false).execute())[0]
      ?.role,
    'administrator',
  );
});

// A-sec 1 (b)
test('main › a shop with staff of its own, started once without DEMO › no demo in it, its second factor is demanded [decisions §5]', async (t) => {
  const shop = await testApp(t);
  const own = { email: 'owner@own-company.example', password: 'a lathe turns at dawn' };
  await addFirstAdministrator(shop.db, own);
  await started(shop, { DEMO: '', PUBLIC_URL: 'https://shop.example' });
  assert.equal((await staffLogon(shop, ASHA)).status, 401);
  assert.equal((await staffLogon(shop, own)).body.stage, 'enrol');
  assert.equal((await shop.db.selectFrom('product').select('id').execute()).length, 0);
});

// A-sec 1 (c)
test('main › DEMO=on at a public address › said in the log; the back office warns on every page, and only there [decisions §5]', async (t) => {
  const shop = await testApp(t, { demoIsExposed: true });
  await oldDemoShop(shop.db);
  const said = await started(shop, { DEMO: 'on', PUBLIC_URL: 'https://shop.example' });
  assert.match(said, /the demo is on in a shop that others may reach/);
  assert.equal((await shop.call('GET', '/api/admin/session')).body.demoIsExposed, true);
  assert.equal((await staffLogon(shop, ASHA)).status, 200);
  const quiet = await testApp(t, { database: shop });
  assert.equal((await quiet.call('GET', '/api/admin/session')).body.demoIsExposed, false);
  await settleDemoAccounts(shop.db, { isDemo: false, now: new Date() });
  assert.equal((await shop.call('GET', '/api/admin/session')).body.demoIsExposed, false);
});

test('demo accounts › the second factor is demanded › of everybody else, not of them [decisions §5]', async (t) => {
  const shop = await testApp(t);
  const member = await aStaff(shop.db);
  await sql`update setting set value = '"required"' where name = 'staff-second-factor'`.execute(
    shop.db,
  );
  await addDemoStaff(shop.db, DEMO_STAFF);
  assert.equal((await staffLogon(shop, ASHA)).body.stage, 'full');
  assert.equal((await staffLogon(shop, member)).body.stage, 'enrol');
  const { rows } = await sql<{
    value: string;
  }>`select value from setting where name = 'staff-second-factor'`.execute(shop.db);
  assert.equal(rows[0]?.value, 'required');
});

test('demo accounts › closed and opened again › as before; what staff had shut stays shut; nobody opens them by hand meanwhile [decisions §5]', async (t) => {
  const shop = await testApp(t);
  await oldDemoShop(shop.db);
  const settle = (isDemo: boolean) => settleDemoAccounts(shop.db, { isDemo, now: new Date() });
  const { token } = (await logon(shop, MEENA)).body;
  await sql`update staff set disabled_at = '2026-01-01' where email = ${ASHA.email}`.execute(
    shop.db,
  );
  assert.equal(await settle(false), 5);
  assert.equal(await settle(false), 0);
  const admin = await asStaff(shop);
  const { id: buyer } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', MEENA.email)
    .executeTakeFirstOrThrow();
  assert.equal(
    (await admin('POST', `/customers/${buyer}/blocked`, { blocked: false })).body.code,
    'demo-account-closed',
  );
  const ravi = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'ravi@own-company.example')
    .executeTakeFirstOrThrow();
  const change = {
    email: 'r@own.example',
    name: 'R',
    role: 'administrator',
    locale: 'en',
    active: true,
  };
  assert.equal((await admin('PUT', `/staff/${ravi.id}`, change)).body.code, 'demo-account-closed');
  await settle(true);
  assert.equal((await logon(shop, MEENA)).status, 200);
  assert.equal(
    (await shop.call('GET', '/api/customerdetail/accountSummary', { token })).status,
    401,
  );
  assert.equal((await staffLogon(shop, ASHA)).status, 401);
  assert.equal(
    (await staffLogon(shop, { email: 'ravi@own-company.example', password: RAVI.password })).status,
    200,
  );
});

// A-sec 12
test('main › ADMIN_PASSWORD that is easily guessed › one sentence, exit code 1, nobody on the staff [decisions §6]', async (t) => {
  const shop = await testApp(t);
  const env = (ADMIN_PASSWORD: string) => ({
    DEMO: 'off',
    ADMIN_EMAIL: 'owner@own-company.example',
    ADMIN_PASSWORD,
  });
  for (const password of ['1234567890', 'owner@own-company'])
    await assert.rejects(
      started(shop, env(password)),
      /^Error: the program ended: millwright: ADMIN_PASSWORD is too easy to guess: [^\n]*\n$/,
    );
  assert.deepEqual(await shop.db.selectFrom('staff').select('id').execute(), []);
  await started(shop, env('a lathe turns at dawn'));
  assert.equal((await shop.db.selectFrom('staff').select('id').execute()).length, 1);
  // Once there is an administrator, the password is not checked again.
  await started(shop, env('1234567890'));
});
