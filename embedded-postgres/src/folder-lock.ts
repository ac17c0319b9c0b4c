// Data folder lock: held by the kernel and released with the process, however that one ends.
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './error.ts';

export type FolderLock = { release(): void };
type Holder = { pid: number; startedAt: string };

/** Held by reference: a collected handle would close its file and with it the lock. */
const held = new Set<DatabaseSync>();
const SQLITE_BUSY = 5;

/**
 * A file with a process id alone is not enough: after kill -9 it is stale, ids come back (in a container nearly always the same one), and
 * two that take over a stale file at once both believe they won. Node has no flock; SQLite's lock is a kernel lock on every system. The
 * file beside it only says who holds it, for the sentence.
 */
export function lockFolder(folder: string, what: string): FolderLock {
  const lockFile = join(folder, 'in-use.lock');
  const holderFile = join(folder, 'in-use.json');
  // SQLite's own words for a file of another user would not name the reason.
  for (const path of [folder, lockFile, holderFile])
    if (path === folder || existsSync(path)) accessSync(path, constants.W_OK);
  // A moment's patience: the holder may be ending just now.
  const lock = new DatabaseSync(lockFile, { timeout: 1_000 });
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new EmbeddedPostgresError(
      `${what} is in use by another Millwright${describe(holderFile)}; stop that one, or give this one its own DATA_DIR`,
    );
  }
  held.add(lock);
  const holder: Holder = { pid: process.pid, startedAt: new Date().toISOString() };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  return {
    release() {
      if (!held.delete(lock)) return;
      // Before the lock goes: afterwards the file may be the next holder's.
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function describe(holderFile: string): string {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(holderFile, 'utf8')) as Holder;
    return ` (process ${pid}, started ${startedAt})`;
  } catch {
    return '';
  }
}
