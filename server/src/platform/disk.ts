// Free space of the disk that a folder lies on, and sizes as an operator reads them.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from './problem.ts';

/** Of the disk that the database of this machine lies on. */
export type FreeBytes = () => Promise<number | null>;
export type Disk = { freeBytes: number; totalBytes: number };

/** Of a folder that may not exist yet; null where the system does not say. */
export async function readDisk(folder: string): Promise<Disk | null> {
  for (let place = folder; ; place = dirname(place)) {
    try {
      const { bavail, blocks, bsize } = await statfs(place);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT' || place === dirname(place)) return null;
    }
  }
}

/** Bytes that stay free: PostgreSQL stops when it cannot write its log, which grows while much is written. */
export const DISK_RESERVE = 512 * 1024 * 1024;

/**
 * Before something large is written.
 * @param freeBytes on the disk of the database; absent or null where it is not known, and nothing is rejected
 * @param size of what comes, in bytes: it is stored, and again while it is worked on
 * @throws Problem disk-full
 */
export async function requireSpace(freeBytes: FreeBytes | undefined, size = 0): Promise<void> {
  if (!(await hasSpace(freeBytes, size))) throw new Problem('disk-full');
}

export async function hasSpace(freeBytes: FreeBytes | undefined, size = 0): Promise<boolean> {
  const free = (await freeBytes?.()) ?? null;
  return free === null || free >= 2 * size + DISK_RESERVE;
}

/** `13 MB`, `1.4 GB`: one unit, never a rounded nought. */
export function inUnits(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  if (bytes < 1e9) return `${Math.round(bytes / 1e6)} MB`;
  return `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
}
