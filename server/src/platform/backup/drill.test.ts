// Restore drill: a shop whose clock has ticked is backed up, restored into an empty database, started, and sells. [decisions 0046]
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { emptyDatabase } from '../../../testing/database.ts';
import { aCustomer, aProduct, aStaff, testApp } from '../../../testing/index.ts';
import { startJobs } from '../../jobs.ts';
import { openFiles } from '../../modules/media/index.ts';
import { restoreInto } from '../../restore.ts';
import { type Db, openDatabase } from '../db/index.ts';
import { writeBackup } from './index.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'millwright-drill-'));
after(() => rmSync(folder, { recursive: true, force: true }));

// A-ops 1
test('restore › of a shop whose clock has ticked, with a mail that waits › the restored shop sells over HTTP and sends the mail [decisions §6]', {
  timeout: 120_000,
}, async (t) => {
  const shop = await testApp(t);
  const product = await aProduct(shop.db, { stock: 100 });
  const { token } = await aCustomer(shop.db);
  await ticked(shop.url, shop.db);
  const before = await buy(await shop.listen(), token, product);
  assert.equal(
    await waiting(shop.db),
    2,
    'the mails of the order wait, to the buyer and to the staff',
  );
  const staff = await aStaff(shop.db);
  await sql`insert into webhook_endpoint (url, types, secrets, created_by, state, off_reason)
    values ('https://erp.example/', '{order.placed}', '{whsec_x}', ${staff.id}, 'off', 'staff')`.execute(
    shop.db,
  );
  await writeBackup({ url: shop.url, folder: join(folder, 'whole'), program: 'test' });

  const target = await emptyDatabase(t);
  await restoreInto(target, join(folder, 'whole'));
  const database = openDatabase(target);
  t.after(() => database.close());
  assert.equal(await waiting(database.db), 2, 'jobs of our own queues survive');
  assert.equal(
    await ofTheLibrary(database.db),
    0,
    'what pg-boss makes for itself is no part of a backup',
  );
  const places = await sql<{ xid: string }>`select cursor_xid::text as xid from webhook_endpoint`;
  assert.deepEqual((await places.execute(database.db)).rows, [{ xid: '1' }]);
  const restored = await testApp(t, {
    database: { url: target, db: database.db, pool: database.pool },
  });
  const after = await buy(await restored.listen(), token, product);
  assert.notEqual(after, before);
  await working(target, database.db, async () => (await waiting(database.db)) === 0);
  const { rows } = await sql<{ state: string }>`select distinct state from email_outbox`.execute(
    database.db,
  );
  assert.deepEqual(rows, [{ state: 'kept' }], 'all mails were taken up by the restored shop');
});

async function buy(address: string, token: string, productId: number): Promise<string> {
  const ask = async (path: string, body: object): Promise<{ code: string; orderId: string }> => {
    const headers = { authtoken: token, 'content-type': 'application/json' };
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return JSON.parse(text);
  };
  const { code } = await ask('/api/shop/additemtocart', { productId, quantity: 2 });
  const { orderId } = await ask(`/api/order/commitOrder?cartCode=${code}`, {
    paymentMode: 'telegraphic-transfer',
    termsAccepted: true,
  });
  assert.match(orderId, /^MW-/);
  return orderId;
}

/** The shop's own jobs, as long as it takes. */
async function working(url: string, db: Db, until: () => Promise<boolean>): Promise<void> {
  const files = await openFiles(undefined, db, log);
  const jobs = await startJobs({
    url,
    db,
    files,
    log,
    config: { smtpUrl: undefined, publicUrl: 'http://localhost:3000' },
  });
  try {
    for (const deadline = Date.now() + 30_000; !(await until()); await sleep(50))
      assert.ok(Date.now() < deadline, 'the jobs go on');
  } finally {
    await jobs.stop();
  }
}

/** pg-boss writes rows of its own at each tick of the clock: a shop is a minute old before anybody backs it up. */
async function ticked(url: string, db: Db): Promise<void> {
  await working(url, db, async () => (await ofTheLibrary(db)) > 0);
}

async function ofTheLibrary(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pgboss.job where name = '__pgboss__send-it'`.execute(db);
  return rows[0]?.n ?? 0;
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
