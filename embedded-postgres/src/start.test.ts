// Tests of embedded PostgreSQL.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const isRoot = process.getuid?.() === 0;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
/** Starts in a process of its own, says where, and waits to be ended. */
const HOLDER = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./start.ts', import.meta.url).href)});
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  try {
    const started = await startEmbeddedPostgres({ dataDir: process.argv[1], log });
    console.log(started.url);
    setInterval(() => {}, 1000);
  } catch (error) { console.log('refused: ' + error.message); process.exit(1); }`;

const running = new Map<string, EmbeddedPostgres>();
const holders: { child: ChildProcess; dataDir: string }[] = [];

function temporaryFolder(t: TestContext, mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'mw-'));
  chmodSync(folder, mode);
  t.after(async () => {
    for (const [dataDir, started] of running) if (dataDir.startsWith(folder)) await started.stop();
    const ours = holders.filter((holder) => holder.dataDir.startsWith(folder));
    for (const { child } of ours) child.kill('SIGKILL');
    for (const { dataDir } of ours) {
      await until(() => !existsSync(join(dataDir, 'postgres/cluster/postmaster.pid')));
    }
    const pointer = join(folder, 'var/postgres-location');
    if (existsSync(pointer))
      rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, log: silent });
  running.set(dataDir, started);
  return started;
}

async function hold(dataDir: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push({ child, dataDir });
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { child, said };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmaster(dataDir: string): number {
  return Number(
    readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0],
  );
}

/** A dead process that its new parent never buried counts as gone. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      process.platform !== 'linux' ||
      !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !condition(); i++) await sleep(20);
  assert.ok(condition(), 'it did not happen within 10 s');
}

test('startEmbeddedPostgres › first and second start › data, language and safety as promised, quickly', async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startEmbeddedPostgres({ dataDir, log: silent });
  assert.equal(first.firstStart, true);
  assert.match(first.version, /^18\./);
  await query(first.url, 'create table kept (id int); insert into kept values (7)');
  await query(first.url, 'create extension pg_trgm');
  const [row] = await query(
    first.url,
    `select lower('ЖЁ') as lower, array_length(show_trgm('болт'), 1) > 1 as trigrams, 'Z' < 'a' as by_code_point, current_setting('fsync') as fsync,
       current_setting('is_superuser') as superuser, current_setting('server_encoding') as encoding, current_setting('jit') as jit`,
  );
  assert.deepEqual(row, {
    lower: 'жё',
    trigrams: true,
    by_code_point: true,
    fsync: 'on',
    superuser: 'off',
    encoding: 'UTF8',
    jit: 'off',
  });
  await first.stop();
  const began = performance.now();
  const second = await start(dataDir);
  assert.equal(second.firstStart, false);
  assert.ok(performance.now() - began < 5_000);
  assert.deepEqual(await query(second.url, 'select id from kept'), [{ id: 7 }]);
});

test('startEmbeddedPostgres › its files › closed to other users', async (t) => {
  const dataDir = temporaryFolder(t);
  await start(dataDir);
  const mode = (path: string): string =>
    (statSync(join(dataDir, 'postgres', path)).mode & 0o777).toString(8);
  assert.deepEqual([mode('cluster'), mode('run'), mode('credentials.json')], ['700', '700', '600']);
});

test('startEmbeddedPostgres › the folder is in use by another process › refused with its number', async (t) => {
  const dataDir = temporaryFolder(t);
  const { child, said } = await hold(dataDir);
  assert.match(said, /^postgresql:/);
  await assert.rejects(
    startEmbeddedPostgres({ dataDir, log: silent }),
    (error: Error) =>
      error instanceof EmbeddedPostgresError &&
      error.message.includes(`in use by another Millwright (process ${child.pid}, started `),
  );
  assert.equal((await query(said, 'select 1 as one'))[0]?.one, 1, 'the first one is unharmed');
});

test('startEmbeddedPostgres › the same process starts twice › refused', async (t) => {
  const dataDir = temporaryFolder(t);
  await start(dataDir);
  await assert.rejects(
    startEmbeddedPostgres({ dataDir, log: silent }),
    /in use by another Millwright/,
  );
});

test('startEmbeddedPostgres › two first starts at once › one wins', async (t) => {
  const dataDir = temporaryFolder(t);
  const both = await Promise.all([hold(dataDir), hold(dataDir)]);
  const said = both.map((one) => one.said.slice(0, 8)).sort();
  assert.deepEqual(said, ['postgres', 'refused:']);
});

test('startEmbeddedPostgres › we are killed › PostgreSQL stops by itself, and the next start has every commit', async (t) => {
  const dataDir = temporaryFolder(t);
  const { child, said } = await hold(dataDir);
  await query(said, 'create table kept (id int)');
  await query(said, 'insert into kept values (1)');
  const pid = postmaster(dataDir);
  child.kill('SIGKILL');
  await until(() => !isRunning(pid));
  const again = await start(dataDir);
  assert.equal((await query(again.url, 'select * from kept')).length, 1);
});

test('startEmbeddedPostgres › we are killed and start again at once › the PostgreSQL left behind is stopped first', async (t) => {
  const dataDir = temporaryFolder(t);
  const { child, said } = await hold(dataDir);
  await query(said, 'create table kept (id int)');
  child.kill('SIGKILL');
  const again = await start(dataDir);
  assert.equal((await query(again.url, 'select * from kept')).length, 0);
});

test('startEmbeddedPostgres › PostgreSQL is killed › we are told, and the next start recovers every commit', async (t) => {
  const dataDir = temporaryFolder(t);
  const ended = Promise.withResolvers<EmbeddedPostgresError>();
  const first = await startEmbeddedPostgres({ dataDir, log: silent, onExit: ended.resolve });
  await query(first.url, 'create table kept (id int); insert into kept values (1)');
  process.kill(postmaster(dataDir), 'SIGKILL');
  assert.match((await ended.promise).message, /ended unexpectedly \(SIGKILL\)/);
  await first.stop();
  const again = await start(dataDir);
  assert.equal((await query(again.url, 'select * from kept')).length, 1);
});

test('startEmbeddedPostgres › postmaster.pid names a living process of somebody else › that one is left alone', async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startEmbeddedPostgres({ dataDir, log: silent, onExit() {} });
  const pid = postmaster(dataDir);
  const stale = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  await first.stop();
  const other = spawn('sleep', ['60']);
  t.after(() => other.kill('SIGKILL'));
  writeFileSync(
    join(dataDir, 'postgres/cluster/postmaster.pid'),
    stale.replace(String(pid), String(other.pid)),
  );
  const again = await start(dataDir);
  assert.equal((await query(again.url, 'select 1 as one'))[0]?.one, 1);
  assert.ok(isRunning(other.pid as number));
});

test('startEmbeddedPostgres › killed in the middle of the first start › the next one begins afresh', async (t) => {
  const dataDir = temporaryFolder(t);
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, dataDir], {
    stdio: 'ignore',
  });
  t.after(() => child.kill('SIGKILL'));
  const half = (): string | undefined =>
    existsSync(join(dataDir, 'postgres'))
      ? readdirSync(join(dataDir, 'postgres')).find((name) => name.startsWith('cluster.new'))
      : undefined;
  await until(() => existsSync(join(dataDir, 'postgres', half() ?? '-', 'PG_VERSION')));
  child.kill('SIGKILL');
  const again = await start(dataDir);
  assert.equal(again.firstStart, true);
});

test('startEmbeddedPostgres › paths too long for a socket › a loopback port instead', {
  skip: isRoot && 'root keeps its paths short',
}, async (t) => {
  const dataDir = join(temporaryFolder(t), 'x'.repeat(100));
  const started = await start(dataDir);
  assert.match(started.url, /@127\.0\.0\.1:\d+\//);
  assert.equal((await query(started.url, 'select 1 as one'))[0]?.one, 1);
});

test('startEmbeddedPostgres › a folder only root may enter › the data goes to a system folder, and a note says where', {
  skip: !isRoot && 'needs root',
}, async (t) => {
  const folder = temporaryFolder(t, 0o700);
  const dataDir = join(folder, 'var');
  const first = await startEmbeddedPostgres({ dataDir, log: silent });
  assert.match(first.home, /^\/var\/lib\/millwright\//);
  assert.ok(first.notes.some((note) => note.includes(first.home) && note.includes(dataDir)));
  await query(first.url, 'create table kept (id int)');
  await first.stop();
  const again = await startEmbeddedPostgres({ dataDir, log: silent });
  assert.equal(again.home, first.home);
  assert.equal((await query(again.url, 'select * from kept')).length, 0);
  await again.stop();
});
