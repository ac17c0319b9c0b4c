// ZIP archives: only the directory at the end is used, and no size in it is trusted. [promises P16]
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** Bytes that can be read anywhere: a file on disk, or in memory. */
export type ByteSource = { size: number; read(at: number, length: number): Promise<Buffer> };

/** What is wrong with a file that cannot be read; the sender can do one thing about it. */
export class UnreadableFile extends Error {}

const MAX_ENTRIES = 2_000;
const MAX_DIRECTORY = 2 * 1024 * 1024;
const PIECE = 64 * 1024;

export function bytesInMemory(file: Buffer): ByteSource {
  return { size: file.length, read: async (at, length) => file.subarray(at, at + length) };
}

export async function bytesOnDisk(path: string): Promise<ByteSource & { close(): Promise<void> }> {
  const handle: FileHandle = await open(path, 'r');
  const { size } = await handle.stat();
  const read = async (at: number, length: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    return buffer.subarray(0, bytesRead);
  };
  return { size, read, close: () => handle.close() };
}

export type ArchiveEntry = { method: number; packed: number; at: number };
/** `size` is what the archive says that it unpacks to. */
export type NamedEntry = ArchiveEntry & { name: string; size: number; isEncrypted: boolean };

/** Where each part of the archive begins. @throws UnreadableFile, RangeError */
export async function directoryOf(source: ByteSource): Promise<Map<string, ArchiveEntry>> {
  const entries = new Map<string, ArchiveEntry>();
  for (const { name, isEncrypted, method, packed, at } of await listEntries(source)) {
    if (isEncrypted) throw new UnreadableFile('encrypted');
    if (entries.has(name)) throw new UnreadableFile('one part twice');
    entries.set(name, { method, packed, at });
  }
  return entries;
}

export class TooManyEntries extends UnreadableFile {}

/** The directory as it is written, names that stand there twice too. @throws UnreadableFile, TooManyEntries, RangeError */
export async function listEntries(source: ByteSource, atMost = MAX_ENTRIES): Promise<NamedEntry[]> {
  const tailAt = Math.max(0, source.size - 66_000);
  const tail = await source.read(tailAt, source.size - tailAt);
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0) throw new UnreadableFile('no directory');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  if (count > atMost || length > MAX_DIRECTORY) throw new TooManyEntries('too many parts');
  const list = await source.read(tail.readUInt32LE(end + 16), length);
  const entries: NamedEntry[] = [];
  for (let index = 0, at = 0; index < count; index++) {
    if (list.readUInt32LE(at) !== 0x02014b50) throw new UnreadableFile('no entry');
    const [name, extra, comment] = [
      list.readUInt16LE(at + 28),
      list.readUInt16LE(at + 30),
      list.readUInt16LE(at + 32),
    ];
    entries.push({
      name: nameOf(list.subarray(at + 46, at + 46 + name)),
      isEncrypted: (list.readUInt16LE(at + 8) & 1) === 1,
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      at: list.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Old programs wrote names in the code page of their machine; Latin letters are the same in all of them. */
function nameOf(bytes: Buffer): string {
  const name = bytes.toString('utf8');
  return name.includes('\ufffd') ? new TextDecoder('ibm866').decode(bytes) : name;
}

/** One part as text, piece by piece; a bomb ends at the limit, whatever the archive says of its size. @throws UnreadableFile */
export async function* unpackText(
  source: ByteSource,
  entry: ArchiveEntry | undefined,
  atMost: number,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of unpackBytes(source, entry, atMost))
    yield decoder.decode(chunk, { stream: true });
}

/** The same as bytes. @throws UnreadableFile */
export async function* unpackBytes(
  source: ByteSource,
  entry: ArchiveEntry | undefined,
  atMost: number,
): AsyncGenerator<Buffer, void> {
  if (entry === undefined) throw new UnreadableFile('a part is missing');
  const head = await source.read(entry.at, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw new UnreadableFile('no part');
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + entry.packed > source.size || (entry.method !== 0 && entry.method !== 8))
    throw new UnreadableFile('cut off');
  const packed = Readable.from(pieces(source, start, entry.packed));
  const stream: Readable =
    entry.method === 0 ? packed : pipeline(packed, createInflateRaw(), () => {});
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > atMost) throw new UnreadableFile('too large');
    yield chunk;
  }
}

async function* pieces(
  source: ByteSource,
  start: number,
  length: number,
): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < length; at += PIECE)
    yield await source.read(start + at, Math.min(PIECE, length - at));
}
