// Tests of migrations.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { emptyDatabase } from '../../../testing/database.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';

function migrations(
  t: TestContext,
  files: Record<string, string>,
): { directory: string; write(name: string, text: string): void; remove(name: string): void } {
  const directory = mkdtempSync(join(tmpdir(), 'millwright-migrations-'));
  t.after(() => rmSync(directory, { recursive: true }));
  const write = (name: string, text: string): void => writeFileSync(join(directory, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { directory, write, remove: (name) => rmSync(join(directory, name)) };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const TWO = {
  '0001_one.sql': 'create table one (id int);',
  '0002_two.sql': 'create table two (id int);\ninsert into one values (1);',
};

test('migrate › an empty database, then an update › one line for the schema, one for each migration of the update [design: operations]', async (t) => {
  const url = await emptyDatabase(t);
  const { directory, write } = migrations(t, TWO);
  const lines: [object, string][] = [];
  const log = {
    info: (fields: object, text: string) => void lines.push([fields, text]),
    warn() {},
  };
  await migrate({ url, directory, log });
  assert.deepEqual(lines.splice(0), [[{ migrations: 2 }, 'creating the schema']]);
  write('0003_three.sql', 'create table three (id int);');
  await migrate({ url, directory, log });
  await migrate({ url, directory, log });
  assert.deepEqual(lines, [[{ migration: '0003_three' }, 'migration applied']]);
});

test('migrate › an empty database › every file once, in order', async (t) => {
  const url = await emptyDatabase(t);
  const { directory } = migrations(t, TWO);
  assert.deepEqual(await migrate({ url, directory }), {
    applied: ['0001_one', '0002_two'],
    current: 2,
  });
  assert.deepEqual(await migrate({ url, directory }), { applied: [], current: 2 });
  assert.deepEqual(await query(url, 'select number, name from schema_migration order by number'), [
    { number: 1, name: 'one' },
    { number: 2, name: 'two' },
  ]);
  assert.equal((await query(url, 'select * from one')).length, 1);
});

test('migrate › our own migrations › run on this PostgreSQL', async (t) => {
  const { applied, current } = await migrate({ url: await emptyDatabase(t) });
  assert.equal(
    applied[0],
    '0001_platform',
    'a database of before the squash is told from ours by the name of its first migration',
  );
  assert.equal(Number(applied.at(-1)?.slice(0, 4)), current);
});

test('migrate › five processes at once › each migration is applied by one of them', async (t) => {
  const url = await emptyDatabase(t);
  const { directory } = migrations(t, {
    ...TWO,
    '0003_slow.sql': 'select pg_sleep(0.2); create table three (id int);',
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => migrate({ url, directory })));
  assert.deepEqual(all.flatMap(({ applied }) => applied).sort(), [
    '0001_one',
    '0002_two',
    '0003_slow',
  ]);
});

test('migrate › a statement fails › its whole file is undone and named with the line', async (t) => {
  const url = await emptyDatabase(t);
  const { directory, write } = migrations(t, {
    ...TWO,
    '0003_bad.sql': 'create table three (id int);\nselect nothing\nfrom nowhere;',
  });
  await assert.rejects(migrate({ url, directory }), (error: Error) => {
    assert.ok(error instanceof StartError);
    assert.match(
      error.message,
      /migration 0003_bad failed at line 3: relation "nowhere" does not exist/,
    );
    return true;
  });
  write('0003_bad.sql', 'create table three (id int);');
  assert.deepEqual((await migrate({ url, directory })).applied, ['0003_bad']);
});

const CONCURRENT = `-- statement by statement: an index that stops nobody.
create unique index concurrently if not exists one_once on one (id);
create index concurrently if not exists one_again on one (id desc);
`;

test('migrate › an index that is built concurrently, by five processes at once › there once, and no other waits for it for ever [promises P21]', async (t) => {
  const url = await emptyDatabase(t);
  const { directory } = migrations(t, {
    ...TWO,
    '0003_index.sql': CONCURRENT,
    '0004_after.sql': 'create table four (id int);',
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => migrate({ url, directory })));
  assert.deepEqual(all.flatMap(({ applied }) => applied).sort(), [
    '0001_one',
    '0002_two',
    '0003_index',
    '0004_after',
  ]);
  assert.equal((await query(url, "select from pg_indexes where tablename = 'one'")).length, 2);
});

test('migrate › an index that could not be finished › is made anew the next time [promises P21]', async (t) => {
  const url = await emptyDatabase(t);
  const { directory } = migrations(t, {
    '0001_one.sql': 'create table one (id int); insert into one values (1), (1);',
    '0002_index.sql': CONCURRENT,
  });
  await assert.rejects(migrate({ url, directory }), /one_once|unique/);
  assert.equal((await query(url, 'select from pg_index where not indisvalid')).length, 1);
  await query(url, 'delete from one where ctid = (select min(ctid) from one)');
  assert.deepEqual((await migrate({ url, directory })).applied, ['0002_index']);
  assert.equal((await query(url, 'select from pg_index where not indisvalid')).length, 0);
});

test('migrate › the database is newer than the program › refused with both numbers', async (t) => {
  const url = await emptyDatabase(t);
  const { directory, remove } = migrations(t, TWO);
  await migrate({ url, directory });
  remove('0002_two.sql');
  await assert.rejects(
    migrate({ url, directory }),
    /made by a newer Millwright \(its schema is 0002_two, this program knows up to 0001_one\)/,
  );
});

test('migrate › an applied file was changed › refused with its name; other line ends are no change', async (t) => {
  const url = await emptyDatabase(t);
  const { directory, write } = migrations(t, TWO);
  await migrate({ url, directory });
  write('0002_two.sql', TWO['0002_two.sql'].replace('\n', '\r\n'));
  await migrate({ url, directory });
  write('0001_one.sql', 'create table one (id bigint);');
  await assert.rejects(
    migrate({ url, directory }),
    /migration 0001_one was changed after it had been applied/,
  );
});

test('migrate › a file is missing, comes late, is doubled or misnamed › refused with its name', async (t) => {
  const url = await emptyDatabase(t);
  const { directory, write, remove } = migrations(t, {
    '0002_two.sql': 'select 1;',
    '0003_three.sql': 'select 1;',
  });
  await migrate({ url, directory });
  write('0001_late.sql', 'select 1;');
  await assert.rejects(migrate({ url, directory }), /0001_late comes before 0003_three/);
  remove('0001_late.sql');
  remove('0002_two.sql');
  await assert.rejects(
    migrate({ url, directory }),
    /0002_two was applied to the database, but its file is missing/,
  );
  write('0003_again.sql', 'select 1;');
  await assert.rejects(migrate({ url, directory }), /two migrations have the number 3/);
  remove('0003_again.sql');
  write('4.sql', 'select 1;');
  await assert.rejects(migrate({ url, directory }), /must be named like/);
});

for (const [kind, first] of [
  ['one transaction', ''],
  ['statement by statement', '-- statement by statement\n'],
] as const)
  test(`migrate › the table is in use by a running shop, ${kind} › waits in short turns and gets there [promises P21]`, async (t) => {
    const url = await emptyDatabase(t);
    const { directory, write } = migrations(t, TWO);
    await migrate({ url, directory });
    const shop = new pg.Client({ connectionString: url });
    await shop.connect();
    await shop.query('begin');
    await shop.query('select * from one');
    write('0003_alter.sql', `${first}alter table one add column if not exists more text;`);
    let turns = 0;
    const log = { info() {}, warn: () => void turns++ };
    const migrating = migrate({ url, directory, log });
    for (let i = 0; i < 200 && turns === 0; i++) await sleep(20);
    await shop.query('commit');
    await shop.end();
    assert.deepEqual((await migrating).applied, ['0003_alter']);
    assert.ok(turns > 0);
  });
