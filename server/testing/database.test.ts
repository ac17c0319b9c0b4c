// Tests of test databases.
import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { type TemplateContent, testDatabase } from './database.ts';
import { serverUrl } from './server-url.ts';

test('testDatabase › two in one test › neither sees the other’s rows', async (t) => {
  const one = await testDatabase(t);
  const two = await testDatabase(t);
  await one.pool.query("insert into setting (name, value) values ('only.here', '1')");
  const { rowCount } = await two.pool.query("select from setting where name = 'only.here'");
  assert.equal(rowCount, 0);
});

test('testDatabase › asked for by several at once › the template is made once', async (t) => {
  let loads = 0;
  const template: TemplateContent = {
    name: 'counting',
    fingerprint: `${process.pid} ${performance.now()}`,
    async load({ pool }) {
      loads++;
      await pool.query("insert into setting (name, value) values ('template', '1')");
    },
  };
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => testDatabase(t, { template, poolSize: 1 })),
  );
  assert.equal(loads, 1);
  for (const { pool } of databases)
    assert.equal((await pool.query("select from setting where name = 'template'")).rowCount, 1);
});

test('testDatabase › its test is over › the database is gone', async (t) => {
  let url = '';
  await t.test('a test that uses one', async (inner) => {
    ({ url } = await testDatabase(inner));
  });
  const admin = new pg.Client({ connectionString: await serverUrl() });
  await admin.connect();
  t.after(() => admin.end());
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
  assert.equal(rowCount, 0);
});
