// WOFF fonts for PDF: a WOFF file is a TrueType font with each table deflated; unpacked, every shaper reads it without surprises.
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** @throws Error when the bytes are no WOFF file */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let n = 0; n < count; n++) {
    const entry = WOFF_HEADER + n * WOFF_ENTRY;
    const [at, packed, size] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const bytes = woff.subarray(at, at + packed);
    const table = packed < size ? inflateSync(bytes) : bytes;
    const to = SFNT_HEADER + n * SFNT_ENTRY;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(size, to + 12);
    const room = Buffer.alloc(Math.ceil(size / 4) * 4);
    table.copy(room);
    tables.push(room);
    offset += room.length;
  }
  return Buffer.concat([head, ...tables]);
}
