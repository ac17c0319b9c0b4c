// XLSX writer: one sheet; every text is typed as text, so that nothing in it is evaluated.
import { once } from 'node:events';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

type Cell = string | number | boolean | null;
type Part = {
  name: string;
  crc: number;
  packed: number;
  size: number;
  at: number;
  streamed: boolean;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PARTS: readonly (readonly [name: string, content: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];
/** Characters that are packed together. */
const PIECE = 64 * 1024;
/** 1 January 1980, midnight: the same table is the same file. */
const NO_TIME = 0x0021_0000;

export async function* writtenWorkbook(
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Buffer, void> {
  const parts: Part[] = [];
  let at = 0;
  const count = (piece: Buffer): Buffer => {
    at += piece.length;
    return piece;
  };
  for (const [name, content] of PARTS) {
    const bytes = Buffer.from(HEAD + content);
    const packed = deflateRawSync(bytes);
    const part = {
      name,
      crc: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
      at,
      streamed: false,
    };
    parts.push(part);
    yield count(localHeader(part));
    yield count(packed);
  }
  const sheet: Part = {
    name: 'xl/worksheets/sheet1.xml',
    crc: 0,
    packed: 0,
    size: 0,
    at,
    streamed: true,
  };
  yield count(localHeader(sheet));
  for await (const piece of packedSheet(rows, sheet)) yield count(piece);
  const after = Buffer.alloc(16);
  after.writeUInt32LE(0x08074b50, 0);
  sizes(after, 4, sheet);
  yield count(after);
  parts.push(sheet);
  yield directory(parts, at);
}

/** Never more than a few pieces in memory, however long the table is; notes in `sheet` what it has packed. */
async function* packedSheet(
  rows: AsyncIterable<readonly Cell[]>,
  sheet: Part,
): AsyncGenerator<Buffer, void> {
  const packer = createDeflateRaw();
  let ready: Buffer[] = [];
  packer.on('data', (piece: Buffer) => ready.push(piece));
  const take = (): Buffer[] => {
    const taken = ready;
    ready = [];
    for (const piece of taken) sheet.packed += piece.length;
    return taken;
  };
  const write = async (text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    sheet.crc = crc32(bytes, sheet.crc);
    sheet.size += bytes.length;
    if (!packer.write(bytes)) await once(packer, 'drain');
  };
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  for await (const row of rows) {
    text += `<row>${row.map(writtenXmlCell).join('')}</row>`;
    if (text.length < PIECE) continue;
    await write(text);
    text = '';
    yield* take();
  }
  await write(`${text}</sheetData></worksheet>`);
  packer.end();
  await once(packer, 'end');
  yield* take();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function writtenXmlCell(value: Cell): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  // Characters that no XML may hold are left out.
  const text = String(value)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function sizes(into: Buffer, at: number, { crc, packed, size }: Part): void {
  into.writeUInt32LE(crc, at);
  into.writeUInt32LE(packed, at + 4);
  into.writeUInt32LE(size, at + 8);
}

/** Version, flags (names in UTF-8; sizes after the data), method and time: the same in both headers. */
function common(into: Buffer, at: number, { streamed }: Part): void {
  into.writeUInt16LE(20, at);
  into.writeUInt16LE(streamed ? 0x0808 : 0x0800, at + 2);
  into.writeUInt16LE(8, at + 4);
  into.writeUInt32LE(NO_TIME, at + 6);
}

function localHeader(part: Part): Buffer {
  const name = Buffer.from(part.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  common(header, 4, part);
  if (!part.streamed) sizes(header, 14, part);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directory(parts: readonly Part[], at: number): Buffer {
  const entries = parts.map((part) => {
    const name = Buffer.from(part.name);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    common(entry, 6, part);
    sizes(entry, 16, part);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(part.at, 42);
    return Buffer.concat([entry, name]);
  });
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([list, end]);
}
