// What stands in a file of part numbers? The first sheet of an XLSX, or a CSV in any usual encoding; never more bytes unpacked than an order can need. [promises P16]
import { inflateRawSync } from 'node:zlib';
import { Problem } from '../../platform/problem.ts';
import { rowsOfCsv } from './cells.rules.ts';

/** Bytes that one part of a workbook may unpack to, and all that are read together. */
const PART_AT_MOST = 16 * 1024 * 1024;
const CELLS_AT_MOST = 40;
const ENTRIES_AT_MOST = 2_000;

const unreadable = (): Problem => new Problem('file-not-readable');

/** The filled rows, one more than `rowsAtMost` when there are too many. @throws Problem file-not-readable */
export function readRows(bytes: Uint8Array, rowsAtMost: number): string[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw unreadable();
  if (file.length > 4 && file.readUInt32BE(0) === 0x504b0304) return readWorkbook(file, rowsAtMost);
  const text = decode(file);
  // Pictures, PDF and the like: what people save as text has no control characters in it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
  if (text.startsWith('%PDF') || /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4_096))) throw unreadable();
  return rowsOfCsv(text, rowsAtMost);
}

function decode(file: Buffer): string {
  const mark = file.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(file);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // Excel on Russian and on Arabic Windows; part numbers are the same in both.
    const text = new TextDecoder('windows-1251').decode(file);
    // Arabic read as Russian mixes capitals into its words.
    return /[а-яё]{3}/.test(text) && !/[а-яё][А-ЯЁ]/.test(text) ? text : new TextDecoder('windows-1256').decode(file);
  }
}

function readWorkbook(file: Buffer, rowsAtMost: number): string[][] {
  try {
    const parts = directoryOf(file);
    const sheet = read(file, parts, firstSheet(file, parts));
    const shared = parts.has('xl/sharedStrings.xml') ? sharedTexts(read(file, parts, 'xl/sharedStrings.xml')) : [];
    return rowsOfSheet(sheet, shared, rowsAtMost);
  } catch (error) {
    // Whatever is wrong inside, the sender can do one thing about it.
    if (error instanceof Problem) throw error;
    throw unreadable();
  }
}

type Entry = { method: number; packed: number; at: number };

/** Where each part of the archive begins. Only the directory at its end is believed, and no size in it. */
function directoryOf(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0) throw unreadable();
  const count = file.readUInt16LE(end + 10);
  if (count > ENTRIES_AT_MOST) throw unreadable();
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw unreadable();
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    // An encrypted part.
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw unreadable();
    entries.set(file.toString('utf8', at + 46, at + 46 + name), {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** One part unpacked; a bomb ends at the limit, whatever the archive says of its size. */
function read(file: Buffer, entries: ReadonlyMap<string, Entry>, name: string): string {
  const entry = entries.get(name);
  if (entry === undefined || file.readUInt32LE(entry.at) !== 0x04034b50) throw unreadable();
  const start = entry.at + 30 + file.readUInt16LE(entry.at + 26) + file.readUInt16LE(entry.at + 28);
  if (start + entry.packed > file.length) throw unreadable();
  const packed = file.subarray(start, start + entry.packed);
  if (entry.method === 0) return packed.toString('utf8');
  if (entry.method !== 8) throw unreadable();
  return inflateRawSync(packed, { maxOutputLength: PART_AT_MOST }).toString('utf8');
}

/** The part that holds the first sheet in the order of the tabs. */
function firstSheet(file: Buffer, entries: ReadonlyMap<string, Entry>): string {
  const [sheet] = elements(read(file, entries, 'xl/workbook.xml'), 'sheet');
  const id = /\b\w+:id="([^"]+)"/.exec(sheet?.attributes ?? '')?.[1];
  const relations = entries.has('xl/_rels/workbook.xml.rels') ? read(file, entries, 'xl/_rels/workbook.xml.rels') : '';
  for (const { attributes } of elements(relations, 'Relationship')) {
    const target = /\bTarget="([^"]+)"/.exec(attributes)?.[1];
    if (id === undefined || target === undefined || !attributes.includes(`Id="${id}"`)) continue;
    const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (entries.has(name)) return name;
  }
  return 'xl/worksheets/sheet1.xml';
}

type XmlElement = { attributes: string; inner: string };

/** Elements of a name one after another, whatever prefix the document gives them. Reads each character once, so that no file can keep it busy. */
function* elements(xml: string, name: string): Generator<XmlElement, void> {
  const prefix = /<(\w+:)?(?:worksheet|sst|workbook|Relationships)\b/.exec(xml.slice(0, 4_000))?.[1] ?? '';
  const tag = prefix + name;
  for (let at = xml.indexOf(`<${tag}`); at >= 0; at = xml.indexOf(`<${tag}`, at)) {
    const close = xml.indexOf('>', at);
    if (close < 0) return;
    const attributes = xml.slice(at + tag.length + 1, close);
    at = close + 1;
    // <sheets> is no <sheet>.
    if (attributes !== '' && !/^[\s/]/.test(attributes)) continue;
    if (attributes.endsWith('/')) {
      yield { attributes, inner: '' };
      continue;
    }
    const end = xml.indexOf(`</${tag}>`, at);
    if (end < 0) return;
    // Inside, the prefix is the document's too.
    yield { attributes, inner: xml.slice(at, end).replaceAll(prefix === '' ? '\0' : prefix, '') };
    at = end + tag.length + 3;
  }
}

function sharedTexts(xml: string): string[] {
  return [...elements(xml, 'si')].map(({ inner }) => textIn(inner));
}

/** The texts of a cell or a shared string, without the readings that Japanese spreadsheets add. */
function textIn(xml: string): string {
  const readings = new Set([...elements(xml, 'rPh')].flatMap(({ inner }) => [...elements(inner, 't')].map((text) => text.inner)));
  return [...elements(xml, 't')].map(({ inner }) => (readings.has(inner) ? '' : decoded(inner))).join('');
}

function rowsOfSheet(xml: string, shared: readonly string[], rowsAtMost: number): string[][] {
  const rows: string[][] = [];
  for (const { inner: row } of elements(xml, 'row')) {
    const cells: string[] = [];
    for (const { attributes, inner } of elements(row, 'c')) {
      const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]) ?? cells.length;
      if (column >= CELLS_AT_MOST) continue;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(attributes, inner, shared);
    }
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
    if (rows.length > rowsAtMost) break;
  }
  return rows;
}

function cellText(attributes: string, inner: string, shared: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  if (type === 'inlineStr') return textIn(inner);
  const [held] = elements(inner, 'v');
  const value = decoded(held?.inner ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // 62052 is stored as it is, 1e3 is not.
  return type === 'n' && /e/i.test(value) && Number.isFinite(Number(value)) ? String(Number(value)) : value;
}

/** A -> 0, Z -> 25, AA -> 26. */
function columnOf(letters: string | undefined): number | undefined {
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML and numbers; a document's own are never expanded. */
function decoded(xml: string): string {
  return xml.replace(/&(#x?[0-9a-f]{1,6}|\w{1,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
