// PDF check: rejects files that run, start, send or hide something, or cannot be examined. [promises P16]
import { inflateSync } from 'node:zlib';
import { pdfStreams, plainName } from './pdf-objects.rules.ts';

export type PdfFault = 'damaged' | 'active';

/**
 * Names that do something when a reader opens the file. Links to web pages (/URI) and the page to begin with (/OpenAction) are not among them;
 * /JS stands only beside /JavaScript, and is so short that pictures contain it by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|XFA|EmbeddedFiles?|Rendition|Movie|Sound|GoToE|GoToR|Encrypt)(?![A-Za-z])/;
/** Bytes that packed objects may unpack to, all together. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_PACKED = 5_000;
/** Keys of a stream of objects that would make its bytes something else than what is unpacked here. */
const UNUSUAL = new Set(['/F', '/FFilter', '/FDecodeParms', '/DecodeParms', '/DP']);

/** The reason of the rejection, or null. */
export function pdfFault(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'damaged';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > 1_024 || !text.includes('startxref')) return 'damaged';
  // A page or an archive that is a PDF as well.
  if (
    /<(?:script|html|svg|\?php)/i.test(text.slice(0, 1_024)) ||
    text.slice(-65_557).includes('PK\x05\x06')
  )
    return 'active';
  const plain = plainName(text);
  // No honest program spells the name of a pack in a way that hides it.
  if (ACTIVE.test(plain) || plain.split('/ObjStm').length !== text.split('/ObjStm').length)
    return 'active';
  return packedFault(text, bytes);
}

/**
 * Objects may be packed together in streams (PDF 1.5); these are unpacked and read as well. A stream is one of objects by its keys, whatever it calls itself,
 * and every place that names one has to be one.
 */
function packedFault(text: string, bytes: Buffer): PdfFault | null {
  const streams = pdfStreams(text);
  if (streams === null) return 'damaged';
  const packs = streams.filter(
    ({ tokens }) =>
      tokens.includes('/ObjStm') || (tokens.includes('/First') && tokens.includes('/N')),
  );
  if (packs.length > MAX_PACKED) return 'damaged';
  if (
    packs.filter(({ tokens }) => tokens.includes('/ObjStm')).length <
    text.split('/ObjStm').length - 1
  )
    return 'active';
  let unpacked = 0;
  for (const { tokens, at } of packs) {
    // Another packing, or two on top of each other, is not used by programs that make certificates.
    if (tokens.some((token) => UNUSUAL.has(token)) || !isFlate(tokens)) return 'active';
    if (!tokens.includes('/Filter')) continue;
    try {
      const opened = inflateSync(bytes.subarray(at), {
        maxOutputLength: MAX_UNPACKED - unpacked,
        finishFlush: 2,
      });
      unpacked += opened.length;
      if (ACTIVE.test(plainName(opened.toString('latin1')))) return 'active';
    } catch {
      return 'damaged';
    }
  }
  return null;
}

/** Named once, and so that it can be read on the spot; or not at all. */
function isFlate(tokens: readonly string[]): boolean {
  const at = tokens.indexOf('/Filter');
  if (at < 0) return true;
  const value = tokens.slice(at + 1, at + 4);
  const isOne =
    value[0] === '/FlateDecode' ||
    (value[0] === '[' && value[1] === '/FlateDecode' && value[2] === ']');
  return isOne && tokens.lastIndexOf('/Filter') === at;
}
