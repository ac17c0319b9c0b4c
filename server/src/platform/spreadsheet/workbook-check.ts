// Workbook check: an XLSX file is a ZIP of known parts without macros, controls, embedded objects and DDE links, and unpacks to a bounded size. [promises P16]
import { type ArchiveEntry, bytesInMemory, directoryOf, unpackBytes } from './archive.ts';
import { decoded } from './xml.ts';

/** 'other': a ZIP archive that is no workbook. */
export type WorkbookFault = 'damaged' | 'active' | 'other';

/** Bytes that all parts may unpack to, and one that is read as a whole. */
const MAX_UNPACKED = 128 * 1024 * 1024;
const MAX_SMALL_PART = 1024 * 1024;
const CONTENT_TYPES = '[Content_Types].xml';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** What programs put into a workbook; a path of another kind is an archive that only looks like one. */
const KNOWN_PART = /^(?:\[Content_Types\]\.xml$|(?:_rels|docProps|xl|customXml|docMetadata)\/)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
const UNSAFE_PATH = /\\|(?:^|\/)\.\.?(?:\/|$)|[:\u0000-\u001f]/;
const ACTIVE_PATH = /vbaProject|vbaData|\/(?:macrosheets|dialogsheets|activeX|embeddings)\//i;
const ACTIVE_TYPE = /macroEnabled|vbaProject|macrosheet|dialogsheet|activeX|oleObject/i;
const ACTIVE_RELATION =
  /\/(?:vbaProject|xl(?:Intl)?Macrosheet|dialogsheet|oleObject|control|package|attachedToolbars)["']/i;
/** A link to another program; Excel asks before it follows one, but no reader should have to answer. */
const PROGRAM_LINK = /<(?:\w{1,40}:)?(?:dde|ole)Link\b/i;
const MAX_LINK_LENGTH = 64;

/** What is wrong with it, or null. Every part is unpacked, whatever the directory says of its size. */
export async function workbookFault(bytes: Buffer): Promise<WorkbookFault | null> {
  try {
    const parts = await directoryOf(bytesInMemory(bytes));
    if (!parts.has(CONTENT_TYPES) || !parts.has('xl/workbook.xml')) return 'other';
    const names = [...parts.keys()];
    if (names.some((name) => ACTIVE_PATH.test(name))) return 'active';
    if (names.some((name) => !KNOWN_PART.test(name) || UNSAFE_PATH.test(name))) return 'other';
    if (!isWhole(bytes) || [...parts].some(([name, { at }]) => nameAt(bytes, at) !== name))
      return 'damaged';
    let left = MAX_UNPACKED;
    for (const [name, entry] of parts) {
      const found = await partFault(bytes, name, entry, left);
      if (found.fault !== null) return found.fault;
      left -= found.size;
    }
    return null;
  } catch {
    // Whatever is wrong inside, the sender can do one thing about it.
    return 'damaged';
  }
}

/** Nothing follows the directory: a file that is something else as well hides there. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  return end >= 0 && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length;
}

/** Programs that read from the beginning must see the names that the directory has. */
function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('utf8', at + 30, at + 30 + bytes.readUInt16LE(at + 26));
}

/** @throws UnreadableFile and what zlib throws */
async function partFault(
  bytes: Buffer,
  name: string,
  entry: ArchiveEntry,
  atMost: number,
): Promise<{ size: number; fault: WorkbookFault | null }> {
  const isRead = name === CONTENT_TYPES || name.endsWith('.rels');
  const isXml = isRead || /\.xml$/i.test(name);
  let [size, text] = [0, ''];
  for await (const chunk of unpackBytes(
    bytesInMemory(bytes),
    entry,
    isRead ? Math.min(MAX_SMALL_PART, atMost) : atMost,
  )) {
    // In another encoding the words below would not be found.
    if (isXml && size === 0 && isForeign(chunk)) return { size, fault: 'damaged' };
    size += chunk.length;
    if (!isXml) continue;
    text += chunk.toString('latin1');
    if (PROGRAM_LINK.test(text)) return { size, fault: 'active' };
    if (!isRead) text = text.slice(-MAX_LINK_LENGTH);
  }
  if (name.endsWith('.rels') && ACTIVE_RELATION.test(decoded(text)))
    return { size, fault: 'active' };
  if (name !== CONTENT_TYPES) return { size, fault: null };
  const types = decoded(text);
  return {
    size,
    fault: ACTIVE_TYPE.test(types) ? 'active' : types.includes(WORKBOOK_TYPE) ? null : 'other',
  };
}

function isForeign(start: Buffer): boolean {
  const text = start.subarray(0, 256).toString('latin1');
  const encoding = /^[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1];
  return text.includes('\0') || (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding));
}
