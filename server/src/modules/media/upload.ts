// May this file stay, and as what? Forms take documents and pictures: known by their content, small enough, pictures made anew. [promises P16, P17]
import type { SentFile } from '../../platform/http/multipart.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { pdfFault } from './pdf-check.ts';

export type UploadKind = 'pdf' | 'png' | 'jpg' | 'webp';
export type CheckedFile = { kind: UploadKind; contentType: string; bytes: Buffer };

export const UPLOAD_KINDS: readonly UploadKind[] = ['pdf', 'png', 'jpg', 'webp'];
/** For the file dialog; what counts is the content. */
export const UPLOAD_ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp';
const MEBIBYTES_AT_MOST = 10;
const MEGAPIXELS_AT_MOST = 40;
const SIDE_AT_MOST = 16_000;
const WRONG_TYPE: FieldProblem = { code: 'file-type-not-taken', params: { types: 'PDF, PNG, JPG, WebP' } };

const CONTENT_TYPES: Record<UploadKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
const ENDINGS: Record<UploadKind, RegExp> = { pdf: /\.pdf$/i, png: /\.png$/i, jpg: /\.jpe?g$/i, webp: /\.webp$/i };

/**
 * The file in the form in which it is kept. Ending, declared type and content must say the same.
 * @throws Problem invalid-request that points at `pointer` and names the limit
 */
export async function checkUpload(file: SentFile, pointer: string): Promise<CheckedFile> {
  const refuse = (fault: FieldProblem): never => {
    throw new Problem('invalid-request', {}, { fields: [{ ...fault, pointer }] });
  };
  if (file.tooLarge || file.bytes.length > MEBIBYTES_AT_MOST * 1_048_576)
    return refuse({ code: 'file-too-large', params: { n: MEBIBYTES_AT_MOST } });
  if (file.bytes.length === 0) return refuse({ code: 'file-empty' });
  const kind = kindOf(file.bytes);
  if (kind === undefined || !ENDINGS[kind].test(file.name) || !isDeclared(kind, file.type)) return refuse(WRONG_TYPE);
  if (kind === 'pdf') {
    const fault = pdfFault(file.bytes);
    if (fault !== null) return refuse({ code: fault === 'damaged' ? 'file-damaged' : 'file-active-content' });
    return { kind, contentType: CONTENT_TYPES.pdf, bytes: file.bytes };
  }
  const fault = await pictureFault(file.bytes, kind);
  if (fault !== null) return refuse(fault);
  const bytes = await madeAnew(file.bytes, kind);
  return bytes === null ? refuse({ code: 'file-damaged' }) : { kind, contentType: CONTENT_TYPES[kind], bytes };
}

function kindOf(bytes: Buffer): UploadKind | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Programs that do not know send no type (which is then read as text/plain) or the general one. */
function isDeclared(kind: UploadKind, type: string): boolean {
  const declared = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return declared === '' || declared === 'application/octet-stream' || declared === 'text/plain' || declared === CONTENT_TYPES[kind];
}

async function pictureFault(bytes: Buffer, kind: UploadKind): Promise<FieldProblem | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, format, pages = 1 } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata();
    if (format !== (kind === 'jpg' ? 'jpeg' : kind)) return { code: 'file-damaged' };
    if (width * height > MEGAPIXELS_AT_MOST * 1_000_000 || width > SIDE_AT_MOST || height > SIDE_AT_MOST)
      return { code: 'picture-too-large', params: { n: MEGAPIXELS_AT_MOST } };
    return pages > 1 ? WRONG_TYPE : null;
  } catch {
    return { code: 'file-damaged' };
  }
}

/** From its pixels: nothing else of the sent bytes is kept. One after the other, so that many cannot fill the memory. */
async function madeAnew(bytes: Buffer, kind: UploadKind): Promise<Buffer | null> {
  const turn = queue.then(async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: MEGAPIXELS_AT_MOST * 1_000_000, failOn: 'error' }).rotate();
    const made = kind === 'png' ? picture.png() : kind === 'webp' ? picture.webp({ quality: 90 }) : picture.jpeg({ quality: 90 });
    return await made.toBuffer().catch(() => null);
  });
  queue = turn;
  return await turn;
}
let queue: Promise<unknown> = Promise.resolve();
