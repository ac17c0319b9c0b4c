// Tests of a start on a database from before the squash: one sentence that says what to do, exit code 1, and an unchanged database.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import pg from 'pg';
import { emptyDatabase } from '../../../testing/database.ts';
import { migrate } from './migrate.ts';

test('main › a database of before the squash › one sentence, exit code 1, nothing is changed [decisions §6]', async (t) => {
  const url = await emptyDatabase(t);
  const directory = mkdtempSync(join(tmpdir(), 'millwright-before-squash-'));
  t.after(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, '0001_first.sql'), 'create table setting (name text);');
  writeFileSync(join(directory, '0125_names_beside_reviews.sql'), 'select 1;');
  await migrate({ url, directory });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The runner itself applies nothing of that name any more.
  await client.query("update schema_migration set name = 'pricing' where number = 1");
  await client.end();

  const started = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../main.ts'), '--role', 'worker'],
    {
      env: { ...process.env, DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'silent' },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );

  assert.deepEqual([started.status, started.stdout], [1, ''], started.stderr);
  assert.equal(
    started.stderr,
    'millwright: the database has the schema of a Millwright before 0.2.0, which this version can neither read nor upgrade; ' +
      'export its data with the version that made it, and start this version with a new DATA_DIR, or an empty database in DATABASE_URL\n',
  );
  const after = new pg.Client({ connectionString: url });
  await after.connect();
  const { rows } = await after.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  await after.end();
  assert.deepEqual(
    rows.map(({ relname }) => relname),
    ['schema_migration', 'setting'],
  );
});
