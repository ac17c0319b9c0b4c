// Which shop is measured? One of its own: a fresh embedded PostgreSQL as in production, the demo catalogue, the real server as a child process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../scripts/checks/source-files.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/index.ts';
import { freePort } from '../server/testing/free-port.ts';
import { type ProcessorTime, processorTime } from './processor-time.ts';

export type Shop = {
  address: string;
  databaseUrl: string;
  /** The process that does the jobs, and with one web process everything. */
  serverPid: number;
  database: pg.Pool;
  postgresVersion: string;
  used(): ProcessorTime | null;
  /** How many answers came from what is kept so far. */
  kept(): Promise<number>;
  close(): Promise<void>;
};

/** As an operator sets it; by default one for each core. */
export const WEB_PROCESSES = Number(process.env.WEB_PROCESSES ?? availableParallelism());
const READY_WITHIN_MS = 300_000;
const TOKEN = 'a-token-for-the-figures';
const quiet = { debug() {}, info() {}, warn() {}, error: (_: object, message: string) => console.error(message) };

export async function openShop(options: { profile: string | null }): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    // As root PostgreSQL runs as another user, who has to get in; the data itself is closed in any case.
    chmodSync(folder, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet });
    closers.push(() => rmSync(postgres.home, { recursive: true, force: true }));
    closers.push(() => postgres.stop());
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const start = async (profile: string | null): Promise<ChildProcess> => {
      const child = startServer({ databaseUrl: postgres.url, folder, port, profile });
      closers.push(() => stopChild(child));
      await untilReady(address, child);
      return child;
    };
    // Once to load the catalogue, and again: what is measured is a shop that has been there before, without the loader's garbage.
    await stopChild(await start(null));
    const server = await start(options.profile);
    const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
    database.on('error', () => {});
    closers.push(() => database.end());
    const postmaster = Number(readFileSync(join(postgres.home, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const used = (): ProcessorTime | null => processorTime(server.pid ?? 0, postmaster);
    const kept = (): Promise<number> => keptAnswers(address);
    return {
      address,
      databaseUrl: postgres.url,
      serverPid: server.pid ?? 0,
      database,
      postgresVersion: postgres.version,
      used,
      kept,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function startServer(options: { databaseUrl: string; folder: string; port: number; profile: string | null }): ChildProcess {
  const profiling = options.profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  return spawn(process.execPath, [...profiling, join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.folder,
      HOST: '127.0.0.1',
      PORT: String(options.port),
      PUBLIC_URL: `http://127.0.0.1:${options.port}`,
      DEMO: 'on',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: TOKEN,
      WEB_PROCESSES: String(WEB_PROCESSES),
    },
  });
}

async function keptAnswers(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, count = '0'] = /^millwright_kept_answers_total\{outcome="kept"\} (\d+)$/m.exec(await answer.text()) ?? [];
  return Number(count);
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await sleep(200)) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('the server did not start; what it said is above');
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`the server was not ready after ${READY_WITHIN_MS / 1000} s`);
}

/** Asked first, then made to. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(late);
}
