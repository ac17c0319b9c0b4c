// Test databases: clones of a template that is made once for each schema.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { storeDemoCompany } from '../src/demo/shop.ts';
import { installJobs, QUEUES } from '../src/jobs.ts';
import { SPECIMEN_COMPANY, SPECIMEN_INVOICING } from '../src/modules/company/index.ts';
import { migrate, type OpenDatabase, openDatabase } from '../src/platform/db/index.ts';
import { MIGRATIONS, readMigrations } from '../src/platform/db/migrate.ts';
import { violations } from './invariants.ts';
import { type Scope, whenOver } from './scope.ts';
import { serverUrl } from './server-url.ts';

/** What a template holds beyond the empty schema. `fingerprint` changes whenever `load` would write something else. */
export type TemplateContent = {
  name: string;
  fingerprint: string;
  load(database: OpenDatabase): Promise<void>;
};

export type TestDatabase = { url: string; db: OpenDatabase['db']; pool: pg.Pool };

/** Most tests need a shop that can issue documents: every template has the company of the demo. A test of an empty one takes it out again (`withoutCompany`). */
const COMPANY: TemplateContent = { name: 'empty', fingerprint: '', load: async () => {} };

const contents = new Map<string, TemplateContent>();

export const templates = {
  /** Makes a content known by its name; `{ demo: true }` looks for the one named demo, in ./demo-template.ts if it is not registered. */
  register(content: TemplateContent): void {
    contents.set(content.name, content);
  },
};

export async function testDatabase(
  scope: Scope,
  options: {
    demo?: boolean;
    template?: TemplateContent;
    poolSize?: number;
    /** Why the rules of the data may be broken when the test is over; otherwise they must hold. */
    brokenBecause?: string;
  } = {},
): Promise<TestDatabase> {
  const server = await serverUrl();
  const content = options.template ?? (options.demo ? await findContent('demo') : undefined);
  const name = `t_${process.pid}_${randomBytes(4).toString('hex')}`;
  await withServer(server, async (admin) => {
    const template = await ensureTemplate(server, admin, content);
    // A loaded template is copied as files: as WAL it would be written twice.
    await admin.query(
      `create database ${name} template ${template} strategy ${content === undefined ? 'wal_log' : 'file_copy'}`,
    );
  });
  const url = withDatabase(server, name);
  const database = openDatabase(url, {
    applicationName: 'millwright test',
    ...(options.poolSize === undefined ? {} : { max: options.poolSize }),
  });
  whenOver(scope, async () => {
    const broken = options.brokenBecause === undefined ? await violations(database.db) : [];
    await database.close();
    await withServer(server, (admin) => dropDatabase(admin, name));
    assert.deepEqual(broken, [], 'the rules of the data hold when a test is over');
  });
  return { url, db: database.db, pool: database.pool };
}

/** A database without any table, for tests of the migrations themselves. */
export async function emptyDatabase(scope: Scope): Promise<string> {
  const server = await serverUrl();
  const name = `t_${process.pid}_${randomBytes(4).toString('hex')}`;
  await withServer(server, (admin) => admin.query(`create database ${name}`));
  whenOver(scope, async () => {
    await withServer(server, (admin) => dropDatabase(admin, name));
  });
  return withDatabase(server, name);
}

async function findContent(name: string): Promise<TemplateContent> {
  if (!contents.has(name)) await import(new URL(`./${name}-template.ts`, import.meta.url).href);
  const content = contents.get(name);
  if (content === undefined)
    throw new Error(
      `server/testing/${name}-template.ts does not register a template named ${name}`,
    );
  return content;
}

/** The first process makes it; the others wait at the lock. A half-made one keeps another name and is made again. */
async function ensureTemplate(
  server: string,
  admin: pg.Client,
  content: TemplateContent | undefined,
): Promise<string> {
  const schema = createHash('sha256');
  for (const migration of readMigrations(MIGRATIONS))
    schema.update(`${migration.number} ${migration.checksum}\n`);
  schema.update(JSON.stringify(QUEUES));
  schema.update(JSON.stringify([SPECIMEN_COMPANY, SPECIMEN_INVOICING]));
  if (content !== undefined) schema.update(content.fingerprint);
  const name = `tpl_${content?.name ?? 'empty'}_${schema.digest('hex').slice(0, 12)}`;
  if (await exists(admin, name)) return name;
  const half = `${name}_new`;
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    if (await exists(admin, name)) return name;
    await dropDatabase(admin, half);
    await admin.query(`create database ${half}`);
    await migrate({ url: withDatabase(server, half) });
    await installJobs(withDatabase(server, half));
    await fill(withDatabase(server, half), content ?? COMPANY);
    await untilUnused(admin, half);
    await admin.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function fill(url: string, content: TemplateContent): Promise<void> {
  // A bulk load may take longer than a request (0: no limit).
  const database = openDatabase(url, {
    applicationName: 'millwright template',
    statementTimeoutMs: 0,
  });
  try {
    await storeDemoCompany(database.db);
    await content.load(database);
  } finally {
    await database.close();
  }
}

/**
 * Without `with (force)`: that needs the right to end an autovacuum worker, which a superuser alone has, while a plain
 * `drop database` tells the worker to leave and waits up to 5 s for it.
 */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    try {
      await admin.query(`drop database if exists ${name}`);
      return;
    } catch (error) {
      if (attempt === 6 || (error as { code?: string }).code !== '55006') throw error;
    }
  }
}

/** A closed connection is still its server process's for a moment, and a database in use can neither be renamed nor copied. */
async function untilUnused(admin: pg.Client, name: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(10)) {
    if (
      (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount === 0
    )
      return;
  }
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  return (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1;
}

async function withServer<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url, application_name: 'millwright test setup' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
