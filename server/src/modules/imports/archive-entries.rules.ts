// Entries of an archive of pictures: which of them are files that count, and what refuses the archive whole. [promises P16]
import { MAX_ARCHIVE_ENTRIES } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';

/** As the archive's directory has it. */
export type ListedEntry = {
  name: string;
  size: number;
  packed: number;
  method: number;
  at: number;
  isEncrypted: boolean;
};
export type ArchiveFile = ListedEntry & { path: string };

export const MAX_PICTURE = 20 * 1024 * 1024;
const MAX_NAME = 200;
/** Pictures are packed already; a plain drawing as PNG shrinks by some tens. */
const MAX_RATIO = 200;
const FREE_OF_RATIO = 1024 * 1024;
/** What systems put beside the files of a folder. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

export function isPictureName(path: string): boolean {
  return PICTURE.test(path);
}

/**
 * @param size of the whole archive
 * @throws Problem archive-too-many-entries, archive-without-pictures, archive-entry-name, archive-entry-twice, archive-entry-encrypted, archive-entry-too-large, archive-entry-bomb, archive-entry-broken
 */
export function archiveFiles(entries: readonly ListedEntry[], size: number): ArchiveFile[] {
  if (entries.length > MAX_ARCHIVE_ENTRIES)
    throw new Problem('archive-too-many-entries', { n: MAX_ARCHIVE_ENTRIES });
  const files = new Map<string, ArchiveFile>();
  let packed = 0;
  for (const entry of entries) {
    // Old programs of Windows write their own slashes.
    const path = entry.name.replaceAll('\\', '/');
    if (isUnsafe(path)) throw new Problem('archive-entry-name', { name: shownName(path) });
    if (path.endsWith('/') || LITTER.test(path)) continue;
    if (files.has(path)) throw new Problem('archive-entry-twice', { name: path });
    rejectUnreadable(entry, path);
    packed += entry.packed;
    // Entries that lie upon one another unpack the same bytes again and again.
    if (entry.packed > size) throw new Problem('archive-entry-broken', { name: path });
    if (packed > size) throw new Problem('archive-entry-bomb', { name: path });
    files.set(path, { ...entry, path });
  }
  if (![...files.keys()].some(isPictureName)) throw new Problem('archive-without-pictures');
  return [...files.values()];
}

function isUnsafe(path: string): boolean {
  return (
    path === '' ||
    path.length > MAX_NAME ||
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.split('/').includes('..') ||
    /\p{Cc}/u.test(path)
  );
}

function rejectUnreadable({ isEncrypted, method, size, packed }: ListedEntry, path: string): void {
  const name = path;
  if (isEncrypted) throw new Problem('archive-entry-encrypted', { name });
  if (method !== 0 && method !== 8) throw new Problem('archive-entry-broken', { name });
  if (size > FREE_OF_RATIO && size > packed * MAX_RATIO)
    throw new Problem('archive-entry-bomb', { name });
  if (isPictureName(path) && size > MAX_PICTURE)
    throw new Problem('archive-entry-too-large', { name });
}

function shownName(path: string): string {
  const plain = path.replace(/\p{Cc}/gu, '\ufffd');
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}

/** JPEG, PNG or WebP by its first bytes; whether it is whole shows when it is decoded. */
export function isPicture(first: Uint8Array): boolean {
  const begins = (at: number, ...bytes: number[]): boolean =>
    bytes.every((byte, i) => first[at + i] === byte);
  return (
    begins(0, 0xff, 0xd8, 0xff) ||
    begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50))
  );
}
