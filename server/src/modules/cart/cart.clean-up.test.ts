// Tests of the cleanup of guest carts: once per tick, however many workers there are.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { startJobs } from '../../jobs.ts';
import { inBatches, inTransaction } from '../../platform/db/index.ts';
import { DATABASE_FILES } from '../../platform/files/index.ts';
import { cleanUpCarts } from './cart.jobs.ts';
import { deleteOldGuestCarts, lockCart } from './cart.queries.ts';

const shop = await testApp({ after });
const { db, url, call, cartOf } = shop;
const system = { ...aCtx(db), actor: { kind: 'system' as const } };
const bolt = await aProduct(db, { stock: 10_000 });
const lines = [{ productId: bolt, quantity: 1 }];
const age = (codes: readonly string[], days: number) =>
  sql`update cart set touched_at = now() - make_interval(days => ${days}) where code = any(${codes})`.execute(
    db,
  );
const left = async (codes: readonly string[]): Promise<string[]> =>
  (
    await db.selectFrom('cart').select('code').where('code', 'in', codes).orderBy('id').execute()
  ).map((row) => row.code);

test('cart clean-up › old and young, visitors’ and customers’, open, merged and ordered › only old carts of nobody go, with their lines [§9 guest carts]', async () => {
  const owner = await aCustomer(db);
  const [buyer, merger] = [await aCustomer(db), await aCustomer(db)];
  const old = [await cartOf(lines), await cartOf(lines)];
  const young = await cartOf(lines);
  const own = await cartOf(lines, owner.token);
  const ordered = await cartOf(lines);
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${ordered}`, { token: buyer.token }))
      .status,
    200,
  );
  const merged = await cartOf(lines);
  const mergers = await cartOf(lines, merger.token);
  await db.updateTable('cart').set({ status: 'merged' }).where('code', '=', merged).execute();
  await age([...old, own, ordered, merged, mergers], 31);
  await age([young], 29);
  await assert.rejects(cleanUpCarts(aCtx(db)), /only the system/);
  assert.equal(await cleanUpCarts(system), 3);
  assert.deepEqual(await left([...old, young, own, ordered, merged, mergers]), [
    young,
    own,
    ordered,
    mergers,
  ]);
  assert.equal(await cleanUpCarts(system), 0);
  const orphans =
    await sql`select l.id from cart_line l left join cart c on c.id = l.cart_id where c.id is null`.execute(
      db,
    );
  assert.deepEqual(orphans.rows, []);
});

test('cart clean-up › more than a batch › statement by statement until none is left [§9 guest carts]', async () => {
  await sql`insert into cart (code, touched_at) select 'old-' || n, now() - interval '40 days' from generate_series(1, 25) n`.execute(
    db,
  );
  let statements = 0;
  const all = await inBatches(async (atMost) => {
    statements += 1;
    return await deleteOldGuestCarts(db, atMost);
  }, 10);
  assert.deepEqual([all, statements], [25, 3]);
});

test('cart clean-up › a cart in use at this moment › is left alone and nobody waits [§9 guest carts]', async () => {
  const code = await cartOf(lines);
  await inTransaction(db, async (tx) => {
    await lockCart(tx, code);
    await age0(code);
    assert.equal(await cleanUpCarts(system), 0);
  });
  assert.deepEqual(await left([code]), [code]);

  /** Old for everybody else: the lock is held in this transaction, so the row is aged through it. */
  async function age0(cart: string): Promise<void> {
    const { rows } =
      await sql`select 1 from cart where code = ${cart} for update skip locked`.execute(db);
    assert.deepEqual(rows, [], 'the row is locked');
  }
});

test('cart clean-up › three workers and a tick › one job, done once [§9 guest carts]', async () => {
  const code = await cartOf(lines);
  await age([code], 31);
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const { rows } = await sql<{
    name: string;
  }>`select name from pgboss.schedule order by name`.execute(db);
  assert.deepEqual(
    rows.map(({ name }) => name).filter((name) => name.endsWith('clean-up')),
    [
      'cart-clean-up',
      'event-clean-up',
      'file-clean-up',
      'idempotency-clean-up',
      'session-clean-up',
      'stock-alert-clean-up',
      'webhook-clean-up',
    ],
  );
  // Every minute is due at once.
  await sql`update pgboss.schedule set cron = '* * * * *' where name = 'cart-clean-up'`.execute(db);
  const start = () =>
    startJobs({
      url,
      db,
      files: DATABASE_FILES,
      log,
      config: { smtpUrl: undefined, publicUrl: 'http://localhost:3000' },
    });
  const workers = [await start(), await start(), await start()];
  try {
    for (
      const deadline = Date.now() + 60_000;
      (await left([code])).length > 0;
      await new Promise((resolve) => setTimeout(resolve, 100))
    )
      assert.ok(Date.now() < deadline, 'the job never ran');
  } finally {
    for (const worker of workers) await worker.stop(5_000);
  }
  const jobs = await sql<{ jobs: number; minutes: number }>`
    select count(*)::int as jobs, count(distinct date_trunc('minute', created_on))::int as minutes from pgboss.job where name = 'cart-clean-up'`.execute(
    db,
  );
  assert.ok(
    (jobs.rows[0]?.jobs ?? 0) >= 1 && (jobs.rows[0]?.jobs ?? 0) <= (jobs.rows[0]?.minutes ?? 0),
    JSON.stringify(jobs.rows),
  );
});
