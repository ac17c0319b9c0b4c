// File store: bytes are in their row, or under a key of an S3-compatible store; the row says which, so callers need not know. [decisions 0044]
import type { Db } from '../db/index.ts';
import { Problem } from '../problem.ts';

/** What a row keeps: the bytes themselves, or the key under which the store has them. */
export type StoredBytes = { bytes: Buffer; object_key: null } | { bytes: null; object_key: string };

/** As read from a row: of an object it is known here what it must be. */
export type FileRow = {
  bytes: Buffer | null;
  object_key: string | null;
  object_size: number | null;
  object_sha256: Buffer | null;
};

/** First and last byte, both included. */
export type Part = { first: number; last: number };

export type FileStore = {
  readonly kind: 'database' | 's3';
  /**
   * Before the transaction that writes the row, never inside. What no row names an hour later is removed.
   * @throws Problem temporarily-unavailable
   */
  put(db: Db, bytes: Buffer): Promise<StoredBytes>;
  /** From wherever the row says; a whole file is what was put, byte by byte. @throws Problem temporarily-unavailable */
  get(row: FileRow, part?: Part): Promise<Buffer>;
  /** @returns the keys that are gone; those that the store did not answer for are not among them */
  remove(keys: readonly string[]): Promise<string[]>;
  close(): void;
};

/** The default: one database, one backup, one transaction. */
export const DATABASE_FILES: FileStore = {
  kind: 'database',
  put: async (_db, bytes) => ({ bytes, object_key: null }),
  async get(row, part) {
    const bytes = bytesInRow(row);
    // The program does not start without the store while files are in it; this is one that was switched off elsewhere.
    if (bytes === undefined) throw new Problem('temporarily-unavailable', {}, { retryAfter: 30 });
    return part === undefined ? bytes : bytes.subarray(part.first, part.last + 1);
  },
  remove: async () => [],
  close() {},
};

export function bytesInRow({ bytes }: Pick<FileRow, 'bytes'>): Buffer | undefined {
  return bytes ?? undefined;
}

/** All of them, some at a time: neither one after the other nor all at once. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
