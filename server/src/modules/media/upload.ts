// Upload check: documents, pictures and, where a list is asked for, tables; identified by content, limited in size, pictures encoded anew. [promises P16, P17]
import { fileInText } from '@millwright/contracts';
import type { SentFile } from '../../platform/http/multipart.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { isWorkbook, workbookFault } from '../../platform/spreadsheet/index.ts';
import { isBlank, isCsv } from './csv-check.ts';
import { pdfFault } from './pdf-check.ts';

type PictureKind = 'png' | 'jpg' | 'webp';
export type UploadKind = 'pdf' | PictureKind | 'xlsx' | 'csv';
export type CheckedFile = { kind: UploadKind; contentType: string; bytes: Buffer };

/** File types of most forms. */
export const SCANS: readonly UploadKind[] = ['pdf', 'png', 'jpg', 'webp'];
/** Forms that ask for a list take tables, too. */
export const SCANS_AND_LISTS: readonly UploadKind[] = [...SCANS, 'xlsx', 'csv'];
const MAX_MEBIBYTES = 10;
const MAX_MEGAPIXELS = 40;
const MAX_SIDE = 16_000;

type Kind = {
  label: string;
  contentType: string;
  ending: RegExp /** Other types that programs declare for it. */;
  alsoDeclared?: readonly string[];
};
const KINDS: Record<UploadKind, Kind> = {
  pdf: { label: 'PDF', contentType: 'application/pdf', ending: /\.pdf$/i },
  png: { label: 'PNG', contentType: 'image/png', ending: /\.png$/i },
  jpg: { label: 'JPG', contentType: 'image/jpeg', ending: /\.jpe?g$/i },
  webp: { label: 'WebP', contentType: 'image/webp', ending: /\.webp$/i },
  xlsx: {
    label: 'XLSX',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: /\.xlsx$/i,
    alsoDeclared: ['application/zip', 'application/x-zip-compressed'],
  },
  // Where Excel is installed, browsers on Windows call a CSV file what Excel calls its own.
  csv: {
    label: 'CSV',
    contentType: 'text/csv',
    ending: /\.csv$/i,
    alsoDeclared: [
      'application/vnd.ms-excel',
      'application/csv',
      'text/comma-separated-values',
      'text/x-csv',
    ],
  },
};

/**
 * The file in the form in which it is kept. Ending, declared type and content must say the same.
 * @throws Problem invalid-request that points at `pointer` and names the limit
 */
export async function checkUpload(
  file: SentFile,
  pointer: string,
  takes: readonly UploadKind[] = SCANS,
): Promise<CheckedFile> {
  const refuse = (fault: FieldProblem): never => {
    const params = { file: fileInText(file.name), ...fault.params };
    throw new Problem('invalid-request', {}, { fields: [{ ...fault, params, pointer }] });
  };
  const wrongType: FieldProblem = {
    code: 'file-type-not-taken',
    params: { types: takes.map((kind) => KINDS[kind].label).join(', ') },
  };
  if (file.tooLarge || file.bytes.length > MAX_MEBIBYTES * 1_048_576)
    return refuse({ code: 'file-too-large', params: { n: MAX_MEBIBYTES } });
  if (file.bytes.length === 0) return refuse({ code: 'file-empty' });
  const kind = kindOf(file);
  if (
    kind === undefined ||
    !takes.includes(kind) ||
    !KINDS[kind].ending.test(file.name) ||
    !isDeclared(kind, file.type)
  )
    return refuse(wrongType);
  const { contentType } = KINDS[kind];
  if (kind === 'png' || kind === 'jpg' || kind === 'webp') {
    const fault = await pictureFault(file.bytes, kind);
    if (fault !== null) return refuse(fault === 'several' ? wrongType : fault);
    const bytes = await madeAnew(file.bytes, kind);
    return bytes === null ? refuse({ code: 'file-damaged' }) : { kind, contentType, bytes };
  }
  const fault =
    kind === 'csv'
      ? csvFault(file.bytes)
      : kind === 'pdf'
        ? pdfFault(file.bytes)
        : await workbookFault(file.bytes);
  if (fault === null) return { kind, contentType, bytes: file.bytes };
  if (fault === 'other') return refuse(wrongType);
  if (fault === 'active')
    return refuse({ code: kind === 'pdf' ? 'file-active-content' : 'workbook-active-content' });
  return refuse({ code: fault === 'empty' ? 'file-empty' : 'file-damaged' });
}

/** By its first bytes; a text has none of its own, so that its ending says what it is meant to be. */
function kindOf({ name, bytes }: SentFile): UploadKind | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (isWorkbook(bytes)) return 'xlsx';
  return KINDS.csv.ending.test(name) ? 'csv' : undefined;
}

function csvFault(bytes: Buffer): 'other' | 'empty' | null {
  if (!isCsv(bytes)) return 'other';
  return isBlank(bytes) ? 'empty' : null;
}

/** Programs that do not know send no type (which is then read as text/plain) or the general one. */
function isDeclared(kind: UploadKind, type: string): boolean {
  const declared = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const { contentType, alsoDeclared = [] } = KINDS[kind];
  return ['', 'application/octet-stream', 'text/plain', contentType, ...alsoDeclared].includes(
    declared,
  );
}

async function pictureFault(
  bytes: Buffer,
  kind: PictureKind,
): Promise<FieldProblem | 'several' | null> {
  const { default: sharp } = await import('sharp');
  try {
    const {
      width,
      height,
      format,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata();
    if (format !== (kind === 'jpg' ? 'jpeg' : kind)) return { code: 'file-damaged' };
    if (width * height > MAX_MEGAPIXELS * 1_000_000 || width > MAX_SIDE || height > MAX_SIDE)
      return { code: 'picture-too-large', params: { n: MAX_MEGAPIXELS } };
    return pages > 1 ? 'several' : null;
  } catch {
    return { code: 'file-damaged' };
  }
}

/** From its pixels: nothing else of the sent bytes is kept. One after the other, so that many cannot fill the memory. */
async function madeAnew(bytes: Buffer, kind: PictureKind): Promise<Buffer | null> {
  const turn = queue.then(async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, {
      limitInputPixels: MAX_MEGAPIXELS * 1_000_000,
      failOn: 'error',
    }).rotate();
    const made =
      kind === 'png'
        ? picture.png()
        : kind === 'webp'
          ? picture.webp({ quality: 90 })
          : picture.jpeg({ quality: 90 });
    return await made.toBuffer().catch(() => null);
  });
  queue = turn;
  return await turn;
}
let queue: Promise<unknown> = Promise.resolve();
