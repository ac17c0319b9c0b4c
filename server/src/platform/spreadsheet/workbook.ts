// XLSX reader: row by row, with no more in memory than a row and the shared texts.
import {
  type ArchiveEntry,
  type ByteSource,
  directoryOf,
  UnreadableFile,
  unpackText,
} from './archive.ts';
import { decoded, elements, streamedElements } from './xml.ts';

export type WorkbookLimits = {
  /** Bytes that one part may unpack to. */
  partAtMost: number;
  /** Characters of all shared texts together: these are kept. */
  textsAtMost: number;
  cellsAtMost: number;
};

const SMALL_PART = 4 * 1024 * 1024;

export function isWorkbook(first: Buffer): boolean {
  return first.length > 4 && first.readUInt32BE(0) === 0x504b0304;
}

/** Every row with the number it has in the sheet; cells that are missing are ''. @throws UnreadableFile, RangeError and what zlib throws */
export async function* workbookRows(
  source: ByteSource,
  limits: WorkbookLimits,
): AsyncGenerator<{ row: number; cells: string[] }, void> {
  const parts = await directoryOf(source);
  const sheet = await firstSheet(source, parts);
  const shared = parts.has('xl/sharedStrings.xml') ? await sharedTexts(source, parts, limits) : [];
  let row = 0;
  for await (const element of streamedElements(
    unpackText(source, parts.get(sheet), limits.partAtMost),
    'row',
  )) {
    row = Number(/\br="(\d{1,7})"/.exec(element.attributes)?.[1] ?? row + 1);
    const cells: string[] = [];
    for (const { attributes, inner } of elements(element.inner, 'c')) {
      const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]) ?? cells.length;
      if (column >= limits.cellsAtMost) continue;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(attributes, inner, shared);
    }
    yield { row, cells };
  }
}

async function whole(source: ByteSource, entry: ArchiveEntry | undefined): Promise<string> {
  let text = '';
  for await (const piece of unpackText(source, entry, SMALL_PART)) text += piece;
  return text;
}

/** The part that holds the first sheet in the order of the tabs. */
async function firstSheet(
  source: ByteSource,
  parts: ReadonlyMap<string, ArchiveEntry>,
): Promise<string> {
  const [sheet] = elements(await whole(source, parts.get('xl/workbook.xml')), 'sheet');
  const id = /\b\w+:id="([^"]+)"/.exec(sheet?.attributes ?? '')?.[1];
  const relations = parts.has('xl/_rels/workbook.xml.rels')
    ? await whole(source, parts.get('xl/_rels/workbook.xml.rels'))
    : '';
  for (const { attributes } of elements(relations, 'Relationship')) {
    const target = /\bTarget="([^"]+)"/.exec(attributes)?.[1];
    if (id === undefined || target === undefined || !attributes.includes(`Id="${id}"`)) continue;
    const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (parts.has(name)) return name;
  }
  return 'xl/worksheets/sheet1.xml';
}

async function sharedTexts(
  source: ByteSource,
  parts: ReadonlyMap<string, ArchiveEntry>,
  limits: WorkbookLimits,
): Promise<string[]> {
  const texts: string[] = [];
  let kept = 0;
  for await (const { inner } of streamedElements(
    unpackText(source, parts.get('xl/sharedStrings.xml'), limits.partAtMost),
    'si',
  )) {
    const text = textIn(inner);
    kept += text.length + 16;
    if (kept > limits.textsAtMost) throw new UnreadableFile('too much text');
    texts.push(text);
  }
  return texts;
}

/** The texts of a cell or a shared string, without the readings that Japanese spreadsheets add. */
function textIn(xml: string): string {
  const readings = new Set(
    [...elements(xml, 'rPh')].flatMap(({ inner }) =>
      [...elements(inner, 't')].map((text) => text.inner),
    ),
  );
  return [...elements(xml, 't')]
    .map(({ inner }) => (readings.has(inner) ? '' : decoded(inner)))
    .join('');
}

function cellText(attributes: string, inner: string, shared: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  if (type === 'inlineStr') return textIn(inner);
  const [held] = elements(inner, 'v');
  const value = decoded(held?.inner ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // 62052 is stored as it is, 1e3 is not.
  return type === 'n' && /e/i.test(value) && Number.isFinite(Number(value))
    ? String(Number(value))
    : value;
}

/** A -> 0, Z -> 25, AA -> 26. */
function columnOf(letters: string | undefined): number | undefined {
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
