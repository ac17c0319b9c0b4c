// How does a machine without a database get one? A private PostgreSQL in DATA_DIR, made at the first start, ours alone.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../context.ts';
import { explainDiskFailure, StartError } from '../start-error.ts';
import { lockFolder } from './data-dir-lock.ts';
import { makeOwnedFolder, type PostgresHome, preparePostgresHome } from './postgres-home.ts';
import { clearLeftovers, type Postmaster, runToEnd, STILL_LETTING_GO, startPostmaster } from './postgres-process.ts';

export type EmbeddedPostgres = {
  url: string;
  version: string;
  firstStart: boolean;
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
  /** PostgreSQL ended although nobody asked it to. */
  onExit?: (error: StartError) => void;
};

/** The program logs in as an ordinary user who owns one database: a hole in our SQL must not become a shell. */
const SUPERUSER = 'postgres';
const APPLICATION = 'millwright';
type Credentials = { superuser: string; application: string };
type Address = { settings: Record<string, string>; host: string; port: number };

export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    const home = preparePostgresHome(options);
    const lock = lockFolder(home.home, `DATA_DIR ${options.dataDir}`);
    try {
      return await startLocked(home, options, () => lock.release());
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainDiskFailure(error, { dataDir: options.dataDir }) ?? error;
  }
}

async function startLocked(home: PostgresHome, options: Options, release: () => void): Promise<EmbeddedPostgres> {
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
    options.onExit?.(new StartError(`the embedded PostgreSQL ended unexpectedly (${how}); start again, it recovers by itself`));
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
  const url = new URL(`postgresql://${APPLICATION}:${credentials.application}@localhost/${APPLICATION}`);
  if (address.host.startsWith('/')) url.searchParams.set('host', address.host);
  else url.host = `${address.host}:${address.port}`;
  return { url: url.href, version: version.full, firstStart, notes: home.notes, stop };
}

async function readVersion(home: PostgresHome): Promise<{ full: string; major: number }> {
  const said = await runToEnd(join(home.bin, 'postgres'), ['--version'], home.owner);
  const full = /\d+(\.\d+)?/.exec(said)?.[0] ?? '0';
  return { full, major: Number.parseInt(full, 10) };
}

function checkMajor(cluster: string, major: number): void {
  const made = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  if (made !== major) {
    throw new StartError(`the data in ${cluster} was made by PostgreSQL ${made}, this is PostgreSQL ${major}; dump it with the old one and load it here`);
  }
}

/** Beside the cluster, not in it: PostgreSQL's own user has no need to read them. */
function readCredentials(home: PostgresHome, firstStart: boolean): Credentials {
  const file = join(home.home, 'credentials.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  if (!firstStart) throw new StartError(`${file} is missing, without it nobody can log in to the database; restore it from your backup of DATA_DIR`);
  const credentials: Credentials = { superuser: randomBytes(24).toString('hex'), application: randomBytes(24).toString('hex') };
  writeFileSync(`${file}.new`, `${JSON.stringify(credentials)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return credentials;
}

/** Made under another name and renamed: a cluster is whole or absent, whenever the power fails. */
async function initialise(home: PostgresHome, cluster: string, run: string, credentials: Credentials, major: number): Promise<void> {
  const half = `${cluster}.new`;
  const passwordFile = join(run, 'password');
  rmSync(half, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  makeOwnedFolder(half, home.owner);
  writeFileSync(passwordFile, credentials.superuser, { mode: 0o600, flag: 'wx' });
  if (home.owner !== undefined) chownSync(passwordFile, home.owner.uid, home.owner.gid);
  try {
    await runToEnd(
      join(home.bin, 'initdb'),
      [
        `--pgdata=${half}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--lc-collate=C',
        `--lc-ctype=${characterLocale()}`,
        '--lc-messages=C',
        // Upper and lower case of every script by built-in tables, the same on every machine.
        ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
      ],
      home.owner,
    );
    renameSync(half, cluster);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw explainDiskFailure(error, { dataDir: home.home }) ?? new StartError(`the database could not be made: ${lastLine(error)}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** pg_trgm and the text parser ask the C library what a letter is: with plain C they see none in Cyrillic or Arabic. */
function characterLocale(): string {
  const installed = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout?.split('\n') ?? [];
  return ['C.utf8', 'C.UTF-8', 'en_US.utf8', 'en_US.UTF-8'].find((name) => installed.includes(name)) ?? 'C';
}

/** A socket in a folder that only we may enter; a loopback port where paths are too long for one or the system has none. */
async function startSomewhere(home: PostgresHome, cluster: string, run: string, options: Options): Promise<{ postmaster: Postmaster; address: Address }> {
  let onSocket = process.platform !== 'win32' && Buffer.byteLength(join(run, '.s.PGSQL.5432')) < 104;
  const deadline = Date.now() + 10_000;
  for (;;) {
    await clearLeftovers({ ...home, cluster }, options.log);
    // What an earlier run left there (a socket and its lock) is of no use: the folder lock says that nobody else is here.
    rmSync(run, { recursive: true, force: true });
    makeOwnedFolder(run, home.owner);
    const address = onSocket ? socketAddress(run) : await loopbackAddress();
    try {
      const settings = { ...usualSettings(), ...address.settings, ...options.settings };
      return { postmaster: await startPostmaster({ ...home, cluster, settings, log: options.log }), address };
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const mayRetry = Date.now() < deadline;
      if (mayRetry && onSocket && /Unix.domain socket/i.test(said)) onSocket = false;
      else if (mayRetry && (STILL_LETTING_GO.test(said) || (!onSocket && /could not bind/.test(said)))) await sleep(100);
      else throw explainDiskFailure(error, { dataDir: home.home }) ?? new StartError(`the embedded PostgreSQL did not start: ${lastLine(error)}`, { cause: error });
    }
  }
}

function socketAddress(run: string): Address {
  return { host: run, port: 5432, settings: { listen_addresses: '', unix_socket_directories: run, unix_socket_permissions: '0700', port: '5432' } };
}

async function loopbackAddress(): Promise<Address> {
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) } };
}

function usualSettings(): Record<string, string> {
  // In a container the limit counts, not the machine.
  const limit = process.constrainedMemory();
  const memory = (limit > 0 && limit < totalmem() ? limit : totalmem()) / 2 ** 20;
  const megabytes = (share: number, low: number, high: number): string => `${Math.round(Math.min(high, Math.max(low, memory * share)))}MB`;
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

async function ensureDatabase(address: Address, credentials: Credentials): Promise<void> {
  const client = new pg.Client({ host: address.host, port: address.port, user: SUPERUSER, password: credentials.superuser, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
      [APPLICATION],
    );
    if (!rows[0]?.role) {
      // A role's password cannot be a parameter; it is our own hexadecimal number.
      await client.query(`create role ${APPLICATION} login createdb password '${credentials.application}'`);
    }
    if (!rows[0]?.database) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  } finally {
    await client.end();
  }
}

function lastLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'it said nothing').replace(/^(FATAL|PANIC):\s*/, '');
}
