// Is this PDF only a document? Refused: what runs, starts, sends or hides something, and what cannot be looked into. [promises P16]
import { inflateSync } from 'node:zlib';

export type PdfFault = 'damaged' | 'active';

/**
 * Names that do something when a reader opens the file. Links to web pages (/URI) and the page to begin with (/OpenAction) are not among them;
 * /JS stands only beside /JavaScript, and is so short that pictures contain it by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|XFA|EmbeddedFiles?|Rendition|Movie|Sound|GoToE|GoToR|Encrypt)(?![A-Za-z])/;
/** Bytes that packed objects may unpack to, all together. */
const UNPACKED_AT_MOST = 32 * 1024 * 1024;
const PACKED_AT_MOST = 5_000;

/** What is wrong with it, or null. */
export function pdfFault(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'damaged';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > 1_024 || !text.includes('startxref')) return 'damaged';
  // A page or an archive that is a PDF as well.
  if (/<(?:script|html|svg|\?php)/i.test(text.slice(0, 1_024)) || text.slice(-65_557).includes('PK\x05\x06')) return 'active';
  const plain = plainNames(text);
  // No honest program spells the name of a pack in a way that hides it.
  if (ACTIVE.test(plain) || plain.split('/ObjStm').length !== text.split('/ObjStm').length) return 'active';
  return packedFault(text, bytes);
}

/** `/J#61vaScript` is another spelling of `/JavaScript`. */
function plainNames(text: string): string {
  return text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/** Objects may be packed together in streams (PDF 1.5); these are unpacked and read as well. */
function packedFault(text: string, bytes: Buffer): PdfFault | null {
  let unpacked = 0;
  let count = 0;
  for (let at = text.indexOf('/ObjStm'); at >= 0; at = text.indexOf('/ObjStm', at + 7)) {
    if (++count > PACKED_AT_MOST) return 'damaged';
    const begin = text.indexOf('stream', at);
    const finish = text.indexOf('endstream', begin);
    if (begin < 0 || finish < 0) return 'damaged';
    const head = plainNames(text.slice(Math.max(text.lastIndexOf('obj', at), 0), begin));
    const from = begin + (text.startsWith('stream\r\n', begin) ? 8 : 7);
    if (!head.includes('/Filter')) continue;
    // Another packing, or two on top of each other, is not used by programs that make certificates.
    if (!/\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>)/.test(head)) return 'active';
    try {
      const opened = inflateSync(bytes.subarray(from, finish), { maxOutputLength: UNPACKED_AT_MOST - unpacked, finishFlush: 2 });
      unpacked += opened.length;
      if (ACTIVE.test(plainNames(opened.toString('latin1')))) return 'active';
    } catch {
      return 'damaged';
    }
  }
  return null;
}
