// Archive of pictures in the database: read at any place, picture by picture, never as a whole.
import type { Db } from '../../platform/db/index.ts';
import {
  type ArchiveEntry,
  type ByteSource,
  UnreadableFile,
  unpackBytes,
} from '../../platform/spreadsheet/index.ts';
import { ARCHIVE_PIECE, findArchiveEntry, readArchivePart } from './archive.queries.ts';
import { isPicture, MAX_PICTURE } from './archive-entries.rules.ts';

export function archiveSource(db: Db, id: number, size: number): ByteSource {
  return {
    size,
    async read(at, length) {
      const parts: Buffer[] = [];
      const end = Math.min(at + length, size);
      for (let place = at; place < end; ) {
        const from = place % ARCHIVE_PIECE;
        const part = await readArchivePart(db, id, {
          position: Math.floor(place / ARCHIVE_PIECE),
          from,
          length: Math.min(ARCHIVE_PIECE - from, end - place),
        });
        if (part === undefined || part.length === 0) throw new UnreadableFile('cut off');
        parts.push(part);
        place += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

/** Begins it like a picture? @throws UnreadableFile when it cannot be unpacked */
export async function beginsAsPicture(source: ByteSource, entry: ArchiveEntry): Promise<boolean> {
  return await unpacking(async () => {
    for await (const chunk of unpackBytes(source, entry, MAX_PICTURE)) return isPicture(chunk);
    return false;
  });
}

/** The picture's bytes; undefined when the archive is no longer there. @throws UnreadableFile */
export async function readPicture(db: Db, id: number, path: string): Promise<Buffer | undefined> {
  const entry = await findArchiveEntry(db, id, path);
  if (entry === undefined) return undefined;
  // The bytes may be gone while the list of them stays.
  if ((await readArchivePart(db, id, { position: 0, from: 0, length: 1 })) === undefined)
    return undefined;
  return await unpacking(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of unpackBytes(archiveSource(db, id, entry.size), entry, MAX_PICTURE))
      chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}

/** What zlib or a wrong offset says means the same to the sender. */
async function unpacking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isBroken(error)) throw new UnreadableFile('broken');
    throw error;
  }
}

export function isBroken(error: unknown): boolean {
  return (
    (error as { code?: string }).code?.startsWith('Z_') === true || error instanceof RangeError
  );
}
