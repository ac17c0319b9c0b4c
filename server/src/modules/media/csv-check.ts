// CSV check: a list is text in UTF-8 or a Windows encoding of one byte a character, without control characters, and no page, script or SYLK sheet. [promises P16]

/** Bytes that Windows-1251 and Windows-1252 give no character. */
const NOT_IN_1251 = new Set([0x98]);
const NOT_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const BYTE_ORDER_MARK = /^\xef\xbb\xbf/;
/** Beginnings that other programs than a spreadsheet would act on; a list begins with a word or a number. */
const OTHER_BEGINNING = /^(?:<|%PDF|%!|\{\\rtf|#!)/i;
/** Excel reads a file that begins like this as a sheet that may hold macros, whatever it is called. */
const SYLK = /^ID;P[^\r\n]*[\r\n]+(?:[BCEFOPW]|NN|NE|NU);/;
const MARKUP = /<(?:script|html|svg|\?php|!doctype|iframe|object)/i;
const HEAD = 4_096;

/** Formulas stay in it: it is kept as it was sent, and leaves as an attachment only. */
export function isCsv(bytes: Buffer): boolean {
  if (hasControls(bytes)) return false;
  const head = bytes.subarray(0, HEAD).toString('latin1').replace(BYTE_ORDER_MARK, '').trimStart();
  if (OTHER_BEGINNING.test(head) || SYLK.test(head) || MARKUP.test(head)) return false;
  return (
    isUtf8(bytes) ||
    !bytes.some((byte) => NOT_IN_1251.has(byte)) ||
    !bytes.some((byte) => NOT_IN_1252.has(byte))
  );
}

/** Nothing but spaces and line ends. */
export function isBlank(bytes: Buffer): boolean {
  return !bytes.some((byte) => byte > 0x20);
}

function hasControls(bytes: Buffer): boolean {
  return bytes.some(
    (byte) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f,
  );
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
