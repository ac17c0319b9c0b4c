// Test lists: workbooks and CSV files of honest senders and of attackers. [promises P16]
import { crc32, deflateRawSync } from 'node:zlib';

export type ListFile = { about: string; name: string; type: string; bytes: Buffer };
type Parts = Readonly<Record<string, string | Buffer>>;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A ZIP archive whose directory names the parts as they are. */
export function anArchive(parts: Parts): Buffer {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.from('504b01021400', 'hex'), facts, place, Buffer.from(name));
    const body = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), packed]);
    at += body.length;
    bodies.push(body);
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** A small workbook; `types` and `relations` stand among its own, `more` are parts beside them or in their place. */
export function aWorkbook(
  more: Parts = {},
  { types = '', relations = '', main = 'sheet.main' } = {},
): Buffer {
  return anArchive({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.${main}+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/>${types}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>${relations}</Relationships>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>6205-2RS</t></is></c><c><v>40</v></c></row></sheetData></worksheet>',
    ...more,
  });
}

const file = (about: string, name: string, bytes: Buffer | string, type = XLSX): ListFile => ({
  about,
  name,
  type,
  bytes: Buffer.from(bytes),
});
const windows1251 = Buffer.from('\xcf\xee\xe4\xf8\xe8\xef\xed\xe8\xea;40\r\n', 'latin1');

export const GOOD_LISTS: readonly ListFile[] = [
  file('a workbook', 'list.xlsx', aWorkbook()),
  file(
    'a workbook with a title and a picture',
    'STOCK.XLSX',
    aWorkbook({ 'docProps/core.xml': '<a/>', 'xl/media/image1.png': '\x89PNG' }),
    '',
  ),
  file(
    'a list in UTF-8',
    'parts.csv',
    '\ufeffPart number;Quantity\r\nПодшипник 6205;40\r\n',
    'text/csv',
  ),
  file(
    'a list as browsers with Excel send it',
    'parts.csv',
    'Part number,Quantity\n6205-2RS,40\n',
    'application/vnd.ms-excel',
  ),
  file('a list in Windows-1251', 'parts.csv', windows1251, 'text/csv'),
  file(
    'a list in Windows-1252',
    'pi\u00e8ces.CSV',
    Buffer.from('Pi\xe8ce;40 \x80\r\n', 'latin1'),
    'application/octet-stream',
  ),
  file('a list with a formula', 'parts.csv', '=1+1,40\r\n', 'text/csv'),
];

const relation = (type: string): string =>
  `<Relationship Id="rId9" Type="${type}" Target="part9.bin"/>`;
const ddeLink = '<externalLink><ddeLink ddeService="cmd" ddeTopic="/C calc"/></externalLink>';
const page = '<!doctype html><script>alert(1)</script>';

/** With the code of the answer where lists are taken. */
export const HOSTILE_LISTS: readonly (ListFile & { code: string })[] = [
  ...[
    file('a workbook with macros', 'a.xlsx', aWorkbook({ 'xl/vbaProject.bin': 'x' })),
    file(
      'macros under another name',
      'a.xlsx',
      aWorkbook(
        { 'xl/part9.bin': 'x' },
        {
          types:
            '<Override PartName="/xl/part9.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        },
      ),
    ),
    file(
      'a relation to macros, spelt with entities',
      'a.xlsx',
      aWorkbook(
        { 'xl/part9.bin': 'x' },
        {
          relations: relation(
            'http://schemas.microsoft.com/office/2006/relationships/vba&#80;roject',
          ),
        },
      ),
    ),
    file(
      'a workbook that says it has macros',
      'a.xlsx',
      aWorkbook(
        {},
        {
          types:
            '<Default Extension="xlsm" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
        },
      ),
    ),
    file('a sheet of macros', 'a.xlsx', aWorkbook({ 'xl/macrosheets/sheet2.xml': '<a/>' })),
    file('an embedded object', 'a.xlsx', aWorkbook({ 'xl/embeddings/oleObject1.bin': 'x' })),
    file(
      'an embedded object elsewhere',
      'a.xlsx',
      aWorkbook({ 'xl/part9.bin': 'x' }, { relations: relation(`${OFFICE}/oleObject`) }),
    ),
    file('a control', 'a.xlsx', aWorkbook({ 'xl/activeX/activeX1.xml': '<a/>' })),
    file(
      'a link that starts a program',
      'a.xlsx',
      aWorkbook({ 'xl/externalLinks/externalLink1.xml': ddeLink }),
    ),
    file(
      'the same behind a long beginning',
      'a.xlsx',
      aWorkbook({
        'xl/part9.xml': `<a>${'x'.repeat(65_520)}${ddeLink.replace('<dde', '<x:dde')}</a>`,
      }),
    ),
  ].map((each) => ({ ...each, code: 'workbook-active-content' })),
  ...[
    file(
      'a workbook in an encoding of two bytes',
      'a.xlsx',
      aWorkbook({
        'xl/externalLinks/externalLink1.xml': Buffer.from(`\ufeff${ddeLink}`, 'utf16le'),
      }),
    ),
    file(
      'a workbook in a declared encoding',
      'a.xlsx',
      aWorkbook({ 'xl/part9.xml': '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
    ),
    file('half a workbook', 'a.xlsx', aWorkbook().subarray(0, 600)),
    file(
      'a workbook with a script behind it',
      'a.xlsx',
      Buffer.concat([aWorkbook(), Buffer.from(page)]),
    ),
  ].map((each) => ({ ...each, code: 'file-damaged' })),
  ...[
    file('a workbook for macros, by its ending', 'a.xlsm', aWorkbook()),
    file(
      'an old workbook',
      'a.xls',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'application/vnd.ms-excel',
    ),
    file(
      'a text called a workbook',
      'a.xlsx',
      anArchive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' }),
    ),
    file('a workbook of another type', 'a.xlsx', aWorkbook({}, { main: 'template.main' })),
    file('a workbook with a page in it', 'a.xlsx', aWorkbook({ 'x.html': page })),
    file('a workbook that climbs', 'a.xlsx', aWorkbook({ 'xl/../../etc/passwd': 'x' })),
    file('a workbook declared as a page', 'a.xlsx', aWorkbook(), 'text/html'),
    file('a workbook called a list', 'a.csv', aWorkbook(), 'text/csv'),
    file('a list called a workbook', 'a.xlsx', 'a,b\n1,2\n'),
    file('a list without its ending', 'a.txt', 'a,b\n1,2\n', 'text/plain'),
    file('a list with NUL', 'a.csv', 'a,b\n1,\0\n', 'text/csv'),
    file('a list with NUL at its end', 'a.csv', `${'a,b\n'.repeat(20_000)}\0`, 'text/csv'),
    file('a list in UTF-16', 'a.csv', Buffer.from('\ufeffa\tb\r\n', 'utf16le'), 'text/csv'),
    file('a program called a list', 'a.csv', 'MZ\x90\0\x03', 'text/csv'),
    file('a page called a list', 'a.csv', `\ufeff  ${page}`, 'text/csv'),
    file('a list with a script in its head', 'a.csv', `name,${page}\n`, 'text/csv'),
    file(
      'a SYLK sheet called a list',
      'a.csv',
      'ID;PWXL;N;E\r\nNN;NAuto_open;ER1C1\r\nC;X1;Y1;EEXEC("calc")\r\nE\r\n',
      'text/csv',
    ),
    file('bytes of no encoding', 'a.csv', Buffer.from('a,\x98\x81\n', 'latin1'), 'text/csv'),
  ].map((each) => ({ ...each, code: 'file-type-not-taken' })),
  { ...file('a list of nothing', 'a.csv', '\r\n  \r\n', 'text/csv'), code: 'file-empty' },
];
