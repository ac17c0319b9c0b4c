// PostgreSQL cluster in a folder: its version, its two passwords, initdb, and the role and database the program uses.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgresError } from './error.ts';
import { makeOwnedFolder, type PostgresHome } from './home.ts';
import { runToEnd } from './process.ts';

/** The program logs in as an ordinary user who owns one database: a hole in our SQL must not become a shell. */
export const APPLICATION = 'millwright';
const SUPERUSER = 'postgres';
export type Credentials = { superuser: string; application: string };

export async function readVersion(home: PostgresHome): Promise<{ full: string; major: number }> {
  const said = await runToEnd(join(home.bin, 'postgres'), ['--version'], home.owner);
  const full = /\d+(\.\d+)?/.exec(said)?.[0] ?? '0';
  return { full, major: Number.parseInt(full, 10) };
}

export function checkMajor(cluster: string, major: number): void {
  const made = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  if (made !== major) {
    throw new EmbeddedPostgresError(
      `the data in ${cluster} was made by PostgreSQL ${made}, this is PostgreSQL ${major}; dump it with the old one and load it here`,
    );
  }
}

/** Beside the cluster, not in it: PostgreSQL's own user has no need to read them. */
export function readCredentials(
  home: Pick<PostgresHome, 'home'>,
  firstStart: boolean,
): Credentials {
  const file = join(home.home, 'credentials.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  if (!firstStart)
    throw new EmbeddedPostgresError(
      `${file} is missing, without it nobody can log in to the database; restore it from your backup of DATA_DIR`,
    );
  const credentials: Credentials = {
    superuser: randomBytes(24).toString('hex'),
    application: randomBytes(24).toString('hex'),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(credentials)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return credentials;
}

/** For the program and its helper processes: as the ordinary user, to the one database. */
export function addressOf(
  { host, port }: { host: string; port: number },
  credentials: Credentials,
): string {
  const url = new URL(
    `postgresql://${APPLICATION}:${credentials.application}@localhost/${APPLICATION}`,
  );
  if (host.startsWith('/')) url.searchParams.set('host', host);
  else url.host = `${host}:${port}`;
  return url.href;
}

/** Made under another name and renamed: a cluster is whole or absent, whenever the power fails. */
export async function initialise(
  home: PostgresHome,
  cluster: string,
  run: string,
  credentials: Credentials,
  major: number,
): Promise<void> {
  // Never the same name twice: an initdb whose parent was killed works on, and at its end clears its folder away.
  const half = `${cluster}.new-${randomBytes(4).toString('hex')}`;
  removeHalves(home.home);
  const passwordFile = join(run, 'password');
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
    throw new EmbeddedPostgresError(`the database could not be made: ${lastLine(error)}`, {
      cause: error,
      path: home.home,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function removeHalves(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith('cluster.new-'))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // Another process still writes there; it is removed the next time.
    }
  }
}

/** pg_trgm and the text parser ask the C library what a letter is: with plain C they see none in Cyrillic or Arabic. */
function characterLocale(): string {
  if (process.platform === 'win32') return 'en-US';
  const { status, stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8' });
  if (status !== 0) return 'C.UTF-8';
  const installed = stdout.split('\n');
  const name = ['C.utf8', 'C.UTF-8', 'en_US.utf8', 'en_US.UTF-8'].find((locale) =>
    installed.includes(locale),
  );
  return name ?? installed.find((locale) => /\.utf-?8$/i.test(locale)) ?? 'C.UTF-8';
}

export async function ensureDatabase(
  address: { host: string; port: number },
  credentials: Credentials,
): Promise<void> {
  const client = new pg.Client({
    host: address.host,
    port: address.port,
    user: SUPERUSER,
    password: credentials.superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
      [APPLICATION],
    );
    if (!rows[0]?.role) {
      // A role's password cannot be a parameter; it is our own hexadecimal number.
      await client.query(
        `create role ${APPLICATION} login createdb password '${credentials.application}'`,
      );
    }
    if (!rows[0]?.database)
      await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  } finally {
    await client.end();
  }
}

export function lastLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (
    lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ??
    lines.at(-1) ??
    'it said nothing'
  ).replace(/^(FATAL|PANIC):\s*/, '');
}
