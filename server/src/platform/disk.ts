// Free space of the disk that a folder lies on, and sizes as an operator reads them.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** `13 MB`, `1.4 GB`: one unit, never a rounded nought. */
export function inUnits(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  if (bytes < 1e9) return `${Math.round(bytes / 1e6)} MB`;
  return `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
}
