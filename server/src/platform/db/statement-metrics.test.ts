import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/database.ts';
import { type Db, inTransaction, openDatabase } from './index.ts';
import { queryPrepared } from './raw.ts';
import type { SlowStatement } from './statement-metrics.ts';

async function askSlowly(db: Db, secret: string): Promise<void> {
  await sql`select pg_sleep(0.55), ${secret}::text`.execute(db);
}

test('slow statement › longer than the threshold › told with its context, without values; quick ones are not [promises P52]', async (t) => {
  const { url } = await testDatabase(t);
  const told: SlowStatement[] = [];
  const { db, close } = openDatabase(url, {
    slowQueryMs: 500,
    onSlowQuery: (statement) => told.push(statement),
  });
  t.after(close);
  await sql`select 1`.execute(db);
  assert.equal(told.length, 0);
  await askSlowly(db, 'whose-secret');
  await inTransaction(db, async (tx) => {
    await askSlowly(tx, 'whose-secret');
  });
  await queryPrepared(db, { name: 'slow_by_name', text: 'select pg_sleep(0.55), $1::text' }, [
    'whose-secret',
  ]);
  await assert.rejects(sql`select pg_sleep(0.55), 1 / ${0}::int`.execute(db));
  assert.deepEqual(
    told.map(({ context }) => context.split(' ')[0]),
    ['askSlowly', 'askSlowly', 'slow_by_name', 'TestContext.<anonymous>'],
  );
  assert.equal(told[0]?.context, 'askSlowly (statement-metrics.test.ts)');
  assert.equal(told[0]?.sql, 'select pg_sleep(0.55), $1::text');
  assert.ok(told.every(({ ms }) => ms >= 500));
  assert.doesNotMatch(JSON.stringify(told), /whose-secret/);
});
