// Embedded PostgreSQL: a private PostgreSQL in DATA_DIR, created at the first start.
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  APPLICATION,
  addressOf,
  checkMajor,
  ensureDatabase,
  initialise,
  lastLine,
  readCredentials,
  readVersion,
} from './cluster.ts';
import { EmbeddedPostgresError } from './error.ts';
import { lockFolder } from './folder-lock.ts';
import { makeOwnedFolder, type PostgresHome, preparePostgresHome } from './home.ts';
import type { Log } from './log.ts';
import { clearLeftovers, type Postmaster, STILL_LETTING_GO, startPostmaster } from './process.ts';

export type EmbeddedPostgres = {
  url: string;
  version: string;
  firstStart: boolean;
  /** The folder with everything: DATA_DIR/postgres, or one of the system. */
  home: string;
  /** Sentences for the operator: where data and binaries live when that is not DATA_DIR and node_modules. */
  notes: string[];
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  /** Added to, or instead of, our own settings. */
  settings?: Record<string, string>;
  /** The bin folder of another PostgreSQL, 15 or newer; otherwise the one from npm. */
  binaries?: string;
  /** Called when PostgreSQL ends unexpectedly. */
  onExit?: (error: EmbeddedPostgresError) => void;
};

type Address = { settings: Record<string, string>; host: string; port: number };

/** @throws EmbeddedPostgresError, or the system's error for a folder that cannot be written */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const home = preparePostgresHome(options);
  const lock = lockFolder(home.home, `DATA_DIR ${options.dataDir}`);
  try {
    return await startLocked(home, options, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(
  home: PostgresHome,
  options: Options,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const cluster = join(home.home, 'cluster');
  const run = join(home.home, 'run');
  makeOwnedFolder(run, home.owner);
  const version = await readVersion(home);
  const firstStart = !existsSync(cluster);
  const credentials = readCredentials(home, firstStart);
  if (firstStart) {
    options.log.info({ cluster }, 'making the database');
    await initialise(home, cluster, run, credentials, version.major);
  } else {
    checkMajor(cluster, version.major);
  }
  const { postmaster, address } = await startSomewhere(home, cluster, run, options);
  let stopping = false;
  void postmaster.exited.then((how) => {
    if (stopping) return;
    release();
    options.onExit?.(
      new EmbeddedPostgresError(
        `the embedded PostgreSQL ended unexpectedly (${how}); start again, it recovers by itself`,
        {
          cause: new Error(postmaster.lastWords()),
          path: home.home,
        },
      ),
    );
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    await postmaster.stop();
    release();
  };
  try {
    await ensureDatabase(address, credentials);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: addressOf(address, credentials),
    version: version.full,
    firstStart,
    home: home.home,
    notes: home.notes,
    stop,
  };
}

/** A socket in a folder that only we may enter; a loopback port where paths are too long for one or the system has none. */
async function startSomewhere(
  home: PostgresHome,
  cluster: string,
  run: string,
  options: Options,
): Promise<{ postmaster: Postmaster; address: Address }> {
  let onSocket =
    process.platform !== 'win32' && Buffer.byteLength(join(run, '.s.PGSQL.5432')) < 104;
  const deadline = Date.now() + 10_000;
  for (;;) {
    await clearLeftovers({ ...home, cluster }, options.log);
    // Leftovers of an earlier run (a socket and its lock) are useless: the folder lock excludes other processes.
    rmSync(run, { recursive: true, force: true });
    makeOwnedFolder(run, home.owner);
    const address = onSocket ? socketAddress(run) : await loopbackAddress();
    try {
      const settings = { ...usualSettings(), ...address.settings, ...options.settings };
      return {
        postmaster: await startPostmaster({ ...home, cluster, settings, log: options.log }),
        address,
      };
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const mayRetry = Date.now() < deadline;
      if (mayRetry && onSocket && /Unix.domain socket/i.test(said)) onSocket = false;
      else if (
        mayRetry &&
        (STILL_LETTING_GO.test(said) || (!onSocket && /could not bind/.test(said)))
      )
        await sleep(100);
      else
        throw new EmbeddedPostgresError(
          `the embedded PostgreSQL did not start: ${lastLine(error)}`,
          { cause: error, path: home.home },
        );
    }
  }
}

function socketAddress(run: string): Address {
  return {
    host: run,
    port: 5432,
    settings: {
      listen_addresses: '',
      unix_socket_directories: run,
      unix_socket_permissions: '0700',
      port: '5432',
    },
  };
}

async function loopbackAddress(): Promise<Address> {
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
  return {
    host: '127.0.0.1',
    port,
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
  };
}

function usualSettings(): Record<string, string> {
  // In a container the limit counts, not the machine.
  const limit = process.constrainedMemory();
  const memory = (limit > 0 && limit < totalmem() ? limit : totalmem()) / 2 ** 20;
  const megabytes = (share: number, low: number, high: number): string =>
    `${Math.round(Math.min(high, Math.max(low, memory * share)))}MB`;
  return {
    max_connections: '100',
    shared_buffers: megabytes(1 / 16, 64, 512),
    effective_cache_size: megabytes(1 / 2, 128, 65_536),
    maintenance_work_mem: megabytes(1 / 32, 32, 256),
    work_mem: '16MB',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and their values are personal data: only what concerns the server itself is logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
    log_checkpoints: 'off',
    cluster_name: APPLICATION,
  };
}
