// Tests of uploaded quick orders. [promises P16]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import type { Problem } from '../../platform/problem.ts';
import { readFile } from './quick-order.service.ts';
import { readRows } from './spreadsheet.ts';
import { sheetOf, workbookOf, zipOf } from './test-workbooks.ts';

const refused = (bytes: Uint8Array): Promise<void> =>
  assert.rejects(
    () => readRows(bytes, 500),
    (error: { code?: string }) => error.code === 'file-not-readable',
  );

test('readRows › an empty file, one that is no list, a text called a workbook › the file by its name, and what to do [promises P16]', async () => {
  const told = async (bytes: Uint8Array, name: string) =>
    await readRows(bytes, 500, name).then(
      () => '',
      (error: Problem) => error.text('en'),
    );
  assert.match(await told(Buffer.alloc(0), 'a.csv'), /^“\u2068a\.csv\u2069” is empty\./);
  assert.match(
    await told(Buffer.from('%PDF-1.7\0'), 'scan.pdf'),
    /^“\u2068scan\.pdf\u2069” could not be read.*CSV in UTF-8/,
  );
  assert.match(await told(Buffer.from('a,b'), 'b.xlsx'), /^“\u2068b\.xlsx\u2069” is not a/);
});

test('readRows › a workbook › the first tab, shared and inline texts, numbers, gaps, entities [features quick order]', async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>6205-2RS</t></is></c><c r="C2"><f>5*2</f><v>10</v></c></row><row r="3"/>
    <row r="4"><c r="A4" t="str"><v>M8 &lt;40&gt; &amp; &#x41;</v></c><c r="B4" s="3"/><c r="C4"><v>1E3</v></c></row>`;
  assert.deepEqual(await readRows(workbookOf(sheetOf(rows), ['Part number', 'Qty']), 500), [
    ['Part number', '', 'Qty'],
    ['6205-2RS', '', '10'],
    ['M8 <40> & A', '', '1000'],
  ]);
  const prefixed = `<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>6205</x:t></x:is></x:c><x:c r="B1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  assert.deepEqual(await readRows(workbookOf(prefixed), 500), [['6205', '7']]);
});

test('readRows › CSV in every usual encoding › the same rows [features quick order]', async () => {
  const text = 'Артикул;Кол-во\r\n6205-2RS;10';
  const rows = [
    ['Артикул', 'Кол-во'],
    ['6205-2RS', '10'],
  ];
  assert.deepEqual(await readRows(Buffer.from(text), 500), rows);
  assert.deepEqual(await readRows(Buffer.from(`\ufeff${text}`), 500), rows);
  assert.deepEqual(await readRows(Buffer.from(`\ufeff${text}`, 'utf16le'), 500), rows);
  assert.deepEqual(await readRows(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 500), rows);
  const cyrillic = Buffer.from(
    [...text].map((sign) =>
      sign >= 'А' && sign <= 'я' ? sign.charCodeAt(0) - 0x410 + 0xc0 : sign.charCodeAt(0),
    ),
  );
  assert.deepEqual(await readRows(cyrillic, 500), rows);
  const arabic = Buffer.concat([
    Buffer.from([0xc7, 0xe1, 0xdf, 0xe3, 0xed, 0xc9]),
    Buffer.from(',SKU\n10,6205'),
  ]);
  assert.deepEqual(await readRows(arabic, 500), [
    ['الكمية', 'SKU'],
    ['10', '6205'],
  ]);
});

test('readRows › what is no spreadsheet, or broken, encrypted, old › one clear rejection [promises P16]', async () => {
  const good = workbookOf(sheetOf('<row><c t="inlineStr"><is><t>6205</t></is></c></row>'));
  for (const bytes of [
    Buffer.from('%PDF-1.7\n1 0 obj'),
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
    Buffer.from('504b0304', 'hex'),
    good.subarray(0, good.length - 30),
    good.subarray(0, 60),
    zipOf([{ name: 'a.txt', content: 'no workbook' }]),
    zipOf([{ name: 'xl/workbook.xml', content: '<workbook/>' }]),
  ])
    await refused(bytes);
  const encrypted = Buffer.from(good);
  encrypted.writeUInt16LE(1, encrypted.lastIndexOf(Buffer.from('504b0102', 'hex')) + 8);
  await refused(encrypted);
});

test('readRows › a text that is called .xlsx › is said to be no spreadsheet; called .csv it is read [features quick order]', async () => {
  const text = Buffer.from('6205-2RS;10');
  for (const name of ['order.xlsx', 'ORDER.XLSM'])
    await assert.rejects(
      readRows(text, 500, name),
      (error: { code?: string }) => error.code === 'file-not-a-workbook',
    );
  assert.deepEqual(await readRows(text, 500, 'order.csv'), [['6205-2RS', '10']]);
});

test('readRows › a bomb that says it is small › unpacked no further than the limit [promises P16]', async () => {
  const bomb = Buffer.concat([
    Buffer.from('<worksheet><sheetData>'),
    Buffer.alloc(64 * 1024 * 1024, 0x20),
  ]);
  const file = zipOf([
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', content: bomb, said: 1_000 },
  ]);
  assert.ok(file.length < 200 * 1024);
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  await refused(file);
  assert.ok(
    process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before < 60 * 1024 * 1024,
  );
});

test('readRows › elements that never end, entities of its own, a column far out, a million rows › read once from front to back [promises P16]', async () => {
  await refused(workbookOf('<worksheet>' + '<row><c>'.repeat(1_000_000)));
  await refused(workbookOf('<worksheet>' + '<row '.repeat(1_000_000)));
  await refused(
    workbookOf(sheetOf('<row>' + '<c t="inlineStr"><is><t>'.repeat(300_000) + '</row>')),
  );
  const laughs =
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>' +
    sheetOf('<row><c t="inlineStr"><is><t>&b; 6205</t></is></c></row>');
  assert.deepEqual(await readRows(workbookOf(laughs), 500), [['&b; 6205']]);
  assert.deepEqual(
    await readRows(
      workbookOf(sheetOf('<row><c r="ZZZ1"><v>1</v></c><c r="B1"><v>2</v></c></row>')),
      500,
    ),
    [['', '2']],
  );
  const many = '<row><c><v>1</v></c></row>'.repeat(400_000);
  assert.equal((await readRows(workbookOf(sheetOf(many)), 500)).length, 501);
  await assert.rejects(
    () => readFile(workbookOf(sheetOf(many))),
    (error: { code?: string }) => error.code === 'too-many-lines',
  );
});

test('readRows › a good workbook with any bytes changed › rows or the rejection, never a fault [promises P16]', async () => {
  const good = workbookOf(sheetOf('<row><c t="s"><v>0</v></c><c><v>10</v></c></row>'), ['6205']);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.nat(good.length),
      async (changes, length) => {
        const broken = Buffer.from(good.subarray(0, length === 0 ? good.length : length));
        for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte;
        try {
          assert.ok(Array.isArray(await readRows(broken, 500)));
        } catch (error) {
          assert.equal((error as { code?: string }).code, 'file-not-readable', String(error));
        }
      },
    ),
    { numRuns: sampleSize(600, 3_000) },
  );
});
