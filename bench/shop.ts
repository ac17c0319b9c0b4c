// Shop of a benchmark: a fresh embedded PostgreSQL as in production, a demo catalogue of any size, the real server as a child process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@millwright/embedded-postgres';
import pg from 'pg';
import { ROOT } from '../scripts/checks/source-files.ts';
import { NODE_FLAGS } from '../server/src/platform/small-heap.ts';
import { freePort } from '../server/testing/free-port.ts';
import { type Memory, webMemory } from './memory.ts';
import { type ProcessorTime, processorTime } from './processor-time.ts';
import { COUNTING_SETTINGS, countStatements, type StatementCounter } from './statements.ts';

export type Shop = {
  address: string;
  databaseUrl: string;
  /** The process that does the jobs, and with one web process everything. */
  serverPid: number;
  database: pg.Pool;
  postgresVersion: string;
  loadSeconds: number;
  startSeconds: number;
  statements: StatementCounter;
  used(): ProcessorTime | null;
  memory(): Memory | null;
  /** How many answers came from what is kept so far. */
  kept(): Promise<number>;
  /** A second server on the same database; its address. */
  serveWith(webProcesses: number): Promise<string>;
  close(): Promise<void>;
};

/** One by default: it is compared with one bare process. */
export const WEB_PROCESSES = Number(process.env.WEB_PROCESSES ?? 1);
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;
const TOKEN = 'a-token-for-the-figures';
const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (_: object, message: string) => console.error(message),
};

type Options = {
  profile: string | null;
  /** null: the demo as it is */
  products?: number | null;
  /** Gives the caller a way to close the shop while it is still being filled. */
  onOpening?: (close: () => Promise<void>) => void;
};

export async function openShop({ profile, products = null, onOpening }: Options): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  onOpening?.(close);
  try {
    // As root, PostgreSQL runs as another user, who must be able to enter the folder; the data itself is closed in any case.
    chmodSync(folder, 0o755);
    const postgres = await startEmbeddedPostgres({
      dataDir: folder,
      log: quiet,
      settings: COUNTING_SETTINGS,
    });
    closers.push(() => rmSync(postgres.home, { recursive: true, force: true }));
    closers.push(() => postgres.stop());
    const loading = Date.now();
    await fillShop(postgres.url, products, (child) => closers.push(() => stopChild(child)));
    const loadSeconds = (Date.now() - loading) / 1_000;
    const statements = await countStatements(postgres.url, postgres.home);
    closers.push(() => statements.close());
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const starting = Date.now();
    const server = startServer({
      databaseUrl: postgres.url,
      folder,
      port,
      profile,
      webProcesses: WEB_PROCESSES,
    });
    closers.push(() => stopChild(server));
    await untilReady(address, server);
    const startSeconds = (Date.now() - starting) / 1_000;
    const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
    database.on('error', () => {});
    closers.push(() => database.end());
    const postmaster = Number(
      readFileSync(join(postgres.home, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0],
    );
    const serverPid = server.pid ?? 0;
    return {
      address,
      databaseUrl: postgres.url,
      serverPid,
      database,
      postgresVersion: postgres.version,
      loadSeconds,
      startSeconds,
      statements,
      used: () => processorTime(serverPid, postmaster),
      memory: () => webMemory(serverPid),
      kept: () => cachedResponses(address),
      async serveWith(webProcesses) {
        const secondPort = await freePort();
        const second = startServer({
          databaseUrl: postgres.url,
          folder,
          port: secondPort,
          profile: null,
          webProcesses,
        });
        closers.push(() => stopChild(second));
        await untilReady(`http://127.0.0.1:${secondPort}`, second);
        return `http://127.0.0.1:${secondPort}`;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** In a process of its own, whose garbage ends with it. */
async function fillShop(
  databaseUrl: string,
  products: number | null,
  onStarted: (child: ChildProcess) => void,
): Promise<void> {
  const script = join(import.meta.dirname, 'fill-shop.ts');
  const child = spawn(
    process.execPath,
    [script, ...(products === null ? [] : [String(products)])],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: databaseUrl },
    },
  );
  onStarted(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the shop could not be filled; what was said is above');
}

type ServerOptions = {
  databaseUrl: string;
  folder: string;
  port: number;
  profile: string | null;
  webProcesses: number;
};

function startServer(options: ServerOptions): ChildProcess {
  const profiling =
    options.profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  return spawn(process.execPath, [...profiling, ...NODE_FLAGS, join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/millwright'),
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.folder,
      HOST: '127.0.0.1',
      PORT: String(options.port),
      PUBLIC_URL: `http://127.0.0.1:${options.port}`,
      DEMO: 'on',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: TOKEN,
      WEB_PROCESSES: String(options.webProcesses),
    },
  });
}

async function cachedResponses(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const [, count = '0'] =
    /^millwright_response_cache_total\{outcome="hit"\} (\d+)$/m.exec(await answer.text()) ?? [];
  return Number(count);
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (
    const deadline = Date.now() + READY_WITHIN_MS;
    Date.now() < deadline;
    await sleep(LOOK_EVERY_MS)
  ) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('the server did not start; what it said is above');
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
