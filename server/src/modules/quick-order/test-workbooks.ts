// Test workbooks, made by hand, valid and hostile.
import { deflateRawSync } from 'node:zlib';

export type Part = {
  name: string;
  content: string | Buffer /** What the directory says of the unpacked size; a bomb lies. */;
  said?: number;
};

/** An archive of these parts, packed. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const file = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(said ?? raw.length, 22);
    local.writeUInt16LE(file.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(said ?? raw.length, 24);
    entry.writeUInt16LE(file.length, 28);
    entry.writeUInt32LE(at, 42);
    bodies.push(local, file, packed);
    directory.push(entry, file);
    at += local.length + file.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

const WORKBOOK = `<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="Order" sheetId="7" r:id="rId3"/><sheet name="Notes" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const RELATIONS = `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet2.xml"/></Relationships>`;

/** A workbook whose first tab is not its first part, with shared strings, an inline string, numbers and an empty cell. */
export function workbookOf(sheet: string, shared: readonly string[] = []): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: WORKBOOK },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    {
      name: 'xl/worksheets/sheet1.xml',
      content:
        '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>wrong</t></is></c></row></sheetData></worksheet>',
    },
    { name: 'xl/worksheets/sheet2.xml', content: sheet },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
  ]);
}

export const sheetOf = (rows: string): string =>
  `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
