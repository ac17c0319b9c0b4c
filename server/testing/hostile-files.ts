// Hostile and honest files for every form that takes one. [promises P16]
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { HOSTILE_PDFS } from './hostile-pdfs.ts';
import { HOSTILE_LISTS } from './test-lists.ts';

export { GOOD_LISTS } from './test-lists.ts';

export type TestFile = { about: string; name: string; type: string; bytes: Buffer };

const sheet = { create: { width: 64, height: 40, channels: 3 as const, background: '#884400' } };
const PNG = await sharp(sheet).png().toBuffer();
const JPG = await sharp(sheet).jpeg().toBuffer();
const WEBP = await sharp(sheet).webp().toBuffer();
const GIF = await sharp(sheet).gif().toBuffer();
const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

function pdf(objects: string | Buffer = ''): Buffer {
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    ),
    Buffer.from(objects),
    Buffer.from('\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
}

/** One entry, stored or deflated; its name and attributes are the attack. */
function zip(name: string, content: Buffer, attributes = 0): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt32LE(attributes, 38);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

/** A picture that says it is 65,500 pixels wide and high. */
function pixelFlood(): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(65_500, 16);
  bytes.writeUInt32BE(65_500, 20);
  return bytes;
}

const packedScript = Buffer.concat([
  Buffer.from('4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
  deflateSync('1 0 << /S /JavaScript /JS (app.alert(1)) >>'),
  Buffer.from('\nendstream\nendobj\n'),
]);
const zeros = Buffer.alloc(3 * 1_048_576);

const file = (about: string, name: string, type: string, bytes: Buffer | string): TestFile => ({
  about,
  name,
  type,
  bytes: Buffer.from(bytes),
});

export const GOOD_FILES: readonly TestFile[] = [
  file('a document', 'list.pdf', 'application/pdf', pdf()),
  file('a png', 'drawing.png', 'image/png', PNG),
  file('a jpg', 'photo.JPEG', 'image/jpeg', JPG),
  file('a webp', 'photo.webp', 'image/webp', WEBP),
];

/** Good pictures with something behind or inside them: kept, but made anew. */
export const CARRIERS: readonly TestFile[] = [
  file(
    'a png with PHP behind it',
    'a.png',
    'image/png',
    Buffer.concat([PNG, Buffer.from('<?php system($_GET[0]); ?>')]),
  ),
  file(
    'a jpg that is a zip as well',
    'a.jpg',
    'image/jpeg',
    Buffer.concat([JPG, zip('x.html', Buffer.from(SCRIPT))]),
  ),
  file(
    'a jpg with a script in its Exif',
    'a.jpg',
    'image/jpeg',
    await sharp(sheet)
      .jpeg()
      .withExif({ IFD0: { Copyright: SCRIPT } })
      .toBuffer(),
  ),
  file('a name that turns around', 'a\u202egnp.png', 'image/png', PNG),
  file('a name of 10,000 characters', `${'x'.repeat(10_000)}.png`, 'image/png', PNG),
  file('a name that climbs', '../../../etc/cron.d/x.png', 'image/png', PNG),
];

export const HOSTILE_FILES: readonly TestFile[] = [
  file('nothing', 'a.pdf', 'application/pdf', ''),
  file('a program', 'a.exe', 'application/octet-stream', 'MZ\x90\x00'),
  file('a program called a document', 'a.pdf', 'application/pdf', 'MZ\x90\x00'),
  file('a page', 'a.html', 'text/html', `<!doctype html>${SCRIPT}`),
  file('a page called a picture', 'a.png', 'image/png', `<!doctype html>${SCRIPT}`),
  file('a picture called a page', 'a.html', 'text/html', PNG),
  file('two endings', 'a.png.php', 'image/png', PNG),
  file('an ending that lies', 'a.jpg', 'image/jpeg', PNG),
  file('a type that lies', 'a.png', 'text/html', PNG),
  file('a drawing with a script', 'a.svg', 'image/svg+xml', SVG),
  file(
    'a drawing behind a prolog',
    'a.svg',
    'image/svg+xml',
    `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`,
  ),
  file('a drawing called a picture', 'a.png', 'image/png', `<?xml version="1.0"?>${SVG}`),
  file('a gif', 'a.gif', 'image/gif', GIF),
  file(
    'a gif that is a script',
    'a.gif',
    'image/gif',
    Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]),
  ),
  file('a gif called a png', 'a.png', 'image/png', GIF),
  file('half a png', 'a.png', 'image/png', PNG.subarray(0, Math.floor(PNG.length / 2))),
  file('the head of a jpg', 'a.jpg', 'image/jpeg', JPG.subarray(0, 20)),
  file('a pixel flood', 'a.png', 'image/png', pixelFlood()),
  file(
    'a document with a script',
    'a.pdf',
    'application/pdf',
    pdf('3 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj'),
  ),
  file('a document with a packed script', 'a.pdf', 'application/pdf', pdf(packedScript)),
  file(
    'a document that starts a program',
    'a.pdf',
    'application/pdf',
    pdf('3 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'),
  ),
  file(
    'a document with a file in it',
    'a.pdf',
    'application/pdf',
    pdf('3 0 obj\n<< /Type /EmbeddedFile >>\nendobj'),
  ),
  file('half a document', 'a.pdf', 'application/pdf', pdf().subarray(0, 40)),
  file('a page behind a document’s head', 'a.pdf', 'application/pdf', `%PDF-1.4\n${SCRIPT}`),
  file('an archive', 'a.zip', 'application/zip', zip('a.txt', Buffer.from('x'))),
  file('a bomb called a document', 'a.pdf', 'application/pdf', zip('zeros', zeros)),
  file(
    'an archive that climbs',
    'a.zip',
    'application/zip',
    zip('../../etc/passwd', Buffer.from('x')),
  ),
  file(
    'an archive with a link',
    'a.zip',
    'application/zip',
    zip('link', Buffer.from('/etc/passwd'), 0xa1ed0000),
  ),
  file('an archive in an archive', 'a.zip', 'application/zip', zip('b.zip', zip('zeros', zeros))),
  file(
    'a text with macros',
    'a.docm',
    'application/vnd.ms-word.document.macroEnabled.12',
    zip('word/vbaProject.bin', Buffer.from('x')),
  ),
  file('an installer', 'a.lnk', 'application/octet-stream', 'L\0\0\0'),
  file('a name with NUL', 'a.png\0.exe', 'image/png', PNG),
  ...HOSTILE_LISTS,
  ...HOSTILE_PDFS.map(([about, bytes]) =>
    file(`a document with ${about}`, 'a.pdf', 'application/pdf', bytes),
  ),
];
