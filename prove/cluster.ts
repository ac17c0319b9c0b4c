// PostgreSQL cluster of a resilience test, with fsync as in production, at an address that stays the same when it comes back.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@millwright/embedded-postgres';
import type { Context } from './proof.ts';

export type Cluster = {
  url: string;
  version: string;
  /** Where credentials and data lie. */
  home: string;
  /** Server and all its processes at once, as a power cut would. */
  kill(): Promise<void>;
  /** In order, with open statements rolled back. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

export async function aCluster(
  context: Context,
  options: { settings?: Record<string, string>; binaries?: string } = {},
): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-prove-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder; the data itself is closed in any case.
  chmodSync(dataDir, 0o755);
  let ended = Promise.withResolvers<void>();
  const open = (): Promise<EmbeddedPostgres> => {
    ended = Promise.withResolvers<void>();
    return startEmbeddedPostgres({
      dataDir,
      log: quiet,
      onExit: () => ended.resolve(),
      ...options,
      settings: { max_connections: '200', ...options.settings },
    });
  };
  let postgres: EmbeddedPostgres | undefined = await open();
  const { url, version, home } = postgres;
  const cluster: Cluster = {
    url,
    version,
    home,
    async kill() {
      killPostgres(home);
      await ended.promise;
      postgres = undefined;
    },
    async stop() {
      await postgres?.stop();
      postgres = undefined;
    },
    async start() {
      postgres = await open();
      if (postgres.url !== url) throw new Error('the database came back at another address');
    },
  };
  context.after(async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });
  return cluster;
}

/** kill -9 for the server and everything it started. */
export function killPostgres(home: string): void {
  const postmaster = Number(
    readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n', 1)[0],
  );
  // Stopped first, so that it starts no process while its children are counted.
  process.kill(postmaster, 'SIGSTOP');
  for (const pid of [...childrenOf(postmaster), postmaster]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);
}

/** Waits until it is so, and says whether it became so in time. */
export async function becomes(
  isSo: () => Promise<boolean> | boolean,
  withinMs: number,
  everyMs = 50,
): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(everyMs))
    if (await isSo()) return true;
  return false;
}
