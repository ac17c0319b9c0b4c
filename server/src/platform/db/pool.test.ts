// Tests of the pool.
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/database.ts';
import { inTransaction, isDatabaseUnavailable, openDatabase } from './pool.ts';

const { db, pool, url } = await testDatabase({ after });
await pool.query('create table counter (id int primary key, n int not null)');
await pool.query('insert into counter values (1, 0), (2, 0)');

test('openDatabase › values › numbers, texts and moments as promised', async () => {
  const { rows } =
    await pool.query(`select 9007199254740991::int8 as big, '{1,NULL,3}'::int8[] as bigs, '{}'::int8[] as none, 1.10::numeric as money,
    '2024-02-29'::date as day, '{2024-02-29}'::date[] as days, '2024-02-29T12:00:00+05:30'::timestamptz as moment`);
  assert.deepEqual(rows[0], {
    big: 9007199254740991,
    bigs: [1, null, 3],
    none: [],
    money: '1.10',
    day: '2024-02-29',
    days: ['2024-02-29'],
    moment: new Date('2024-02-29T06:30:00Z'),
  });
});

test('openDatabase › a bigint beyond what a number holds › refused, not rounded', async () => {
  await assert.rejects(pool.query('select 9007199254740993::int8'), RangeError);
});

test('openDatabase › limits › set for every connection', async () => {
  const { rows } = await pool.query(
    "select current_setting('statement_timeout') as a, current_setting('idle_in_transaction_session_timeout') as b, current_setting('application_name') as c",
  );
  assert.deepEqual(rows[0], { a: '5s', b: '10s', c: 'millwright test' });
});

test('openDatabase › all connections in use › whoever waits is told that the database is unavailable', async (t) => {
  const small = openDatabase(url, { max: 1 });
  t.after(() => small.close());
  const busy = await small.pool.connect();
  await assert.rejects(small.pool.query('select 1'), isDatabaseUnavailable);
  busy.release();
});

test('openDatabase › the server ends a connection › the next statement gets a new one', async (t) => {
  const lost: Error[] = [];
  const other = openDatabase(url, { max: 1, onError: (error) => lost.push(error) });
  t.after(() => other.close());
  const { rows } = await other.pool.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  for (let i = 0; i < 100 && lost.length === 0; i++) await sleep(20);
  assert.ok(isDatabaseUnavailable(lost[0]));
  assert.equal((await other.pool.query('select 1 as one')).rows[0].one, 1);
});

test('isDatabaseUnavailable › a wrong statement › is not the database’s absence', async () => {
  await assert.rejects(pool.query('select 1/0'), (error) => !isDatabaseUnavailable(error));
});

test('inTransaction › the work fails › nothing of it stays', async () => {
  await assert.rejects(
    inTransaction(db, async (tx) => {
      await sql`update counter set n = 99 where id = 1`.execute(tx);
      throw new Error('no');
    }),
    /no/,
  );
  assert.equal((await pool.query('select n from counter where id = 1')).rows[0].n, 0);
});

test('inTransaction › two meet in a deadlock › both are done in the end', async () => {
  await pool.query('update counter set n = 0');
  let met = 0;
  const bump = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await sql`update counter set n = n + 1 where id = ${first}`.execute(tx);
      met++;
      for (let i = 0; i < 50 && met < 2; i++) await sleep(10);
      await sql`update counter set n = n + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([bump(1, 2), bump(2, 1)]);
  assert.deepEqual((await pool.query('select n from counter order by id')).rows, [
    { n: 2 },
    { n: 2 },
  ]);
  assert.ok(met > 2, 'one of them ran again');
});

test('inTransaction › conflicts without end › given up after the third repetition', async () => {
  let runs = 0;
  await assert.rejects(
    inTransaction(db, async () => {
      runs++;
      throw Object.assign(new Error('could not serialize'), { code: '40001' });
    }),
  );
  assert.equal(runs, 4);
});

test('inTransaction › inside another › refused', async () => {
  await assert.rejects(
    inTransaction(db, (tx) => inTransaction(tx, async () => {})),
    /already open/,
  );
});

test('inTransaction › a time limit of its own › holds for it alone', async () => {
  const limit = await inTransaction(
    db,
    (tx) => sql<{ s: string }>`select current_setting('statement_timeout') as s`.execute(tx),
    {
      statementTimeoutMs: 60_000,
    },
  );
  assert.equal(limit.rows[0]?.s, '1min');
  await assert.rejects(
    inTransaction(db, (tx) => sql`select pg_sleep(5)`.execute(tx), { statementTimeoutMs: 50 }),
    { code: '57014' },
  );
});
