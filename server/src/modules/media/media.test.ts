// Tests of image serving.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aCtx, testApp, testDatabase } from '../../../testing/index.ts';
import type { Problem } from '../../platform/problem.ts';
import { PHOTO_WIDTHS, storePhoto } from './media.service.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
await db
  .insertInto('media_file')
  .values([
    {
      name: 'bearing-6205.svg',
      kind: 'drawing',
      content_type: 'image/svg+xml',
      bytes: Buffer.from('<svg/>'),
    },
    {
      name: 'secret.pdf',
      kind: 'document',
      content_type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
    },
  ])
  .execute();

/** A picture with a shape in it, so that its halves can be told apart: left red, right blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' },
      },
      left: 0,
      top: 0,
    },
  ]);

test('productimages › a drawing › for ever in the browser’s cache, and nothing in it may run [§7.8, §7.8 product images]', async () => {
  for (const path of [
    '/productimages/bearing-6205.svg',
    '/api/productimages/bearing-6205.svg',
    '/api/lotimages/BEARING-6205.svg',
  ]) {
    const { status, headers, body } = await call('GET', path);
    assert.deepEqual([status, String(body)], [200, '<svg/>']);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['content-type'], 'image/svg+xml');
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
  }
});

test('productimages › a missing one › the default picture, kept for minutes only [§7.8, §7.8 missing image]', async () => {
  const { status, headers, body } = await call('GET', '/productimages/none.svg');
  assert.equal(status, 200);
  assert.match(String(body), /^<svg /);
  assert.equal(headers['content-type'], 'image/svg+xml');
  assert.equal(headers['cache-control'], 'public, max-age=300');
  // A document is no picture, though its name is known.
  assert.match(String((await call('GET', '/productimages/secret.pdf')).body), /^<svg /);
});

test('productimages › every way to write a path into a name › the default picture or a rejection, never a file [no fault: §7.8]', async () => {
  const up = [
    '../',
    '..\\',
    '%2e%2e/',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '%252e%252e%252f',
    '..%c0%af',
    '..%00/',
    '....//',
    '..;/',
    '%u002e%u002e/',
  ];
  const targets = [
    'etc/passwd',
    'package.json',
    'C:/boot.ini',
    'bearing-6205.svg',
    'proc/self/environ',
  ];
  for (const step of up) {
    for (const target of targets) {
      for (const times of [1, 8]) {
        const { status, body, headers } = await call(
          'GET',
          `/productimages/${step.repeat(times)}${target}`,
        );
        assert.ok([200, 400, 404].includes(status), `${step}${target}: ${status}`);
        if (status === 200) assert.ok(/^<svg( |\/)/.test(String(body)), `${step}${target}`);
        else assert.match(String(headers['content-type']), /problem\+json/);
      }
    }
  }
  for (const name of [
    '%00',
    'bearing-6205.svg%00.png',
    '%ff',
    'x'.repeat(5_000),
    "'%20or%201=1--",
    '%',
    '.',
    '..',
    '*',
    'con',
    '%E2%80%AEgvs.x',
  ]) {
    assert.ok((await call('GET', `/productimages/${name}`)).status < 500, name);
  }
});

test('storePhoto › a JPEG with EXIF › AVIF and WebP in each width, nothing of the camera or the sent bytes in them [§7.8]', async () => {
  const sent = await halves(1_200, 900)
    .withExif({
      IFD0: { Make: 'CanaryCam', Copyright: 'Canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  assert.ok(sent.includes('CanaryCam'));
  const stored = await storePhoto(aCtx(db), sent);
  assert.deepEqual([stored.width, stored.height], [1_200, 900]);
  assert.deepEqual(
    stored.sizes.map((size) => [size.name.split('-').pop(), size.width, size.height]),
    PHOTO_WIDTHS.flatMap((width) =>
      ['avif', 'webp'].map((format) => [`${width}.${format}`, width, width * 0.75]),
    ),
  );
  for (const size of stored.sizes) {
    const row = await db
      .selectFrom('media_file')
      .selectAll()
      .where('name', '=', size.name)
      .executeTakeFirstOrThrow();
    const made = await sharp(row.bytes ?? undefined).metadata();
    assert.deepEqual(
      [made.width, made.format],
      [size.width, size.name.endsWith('avif') ? 'heif' : 'webp'],
    );
    assert.deepEqual(
      [made.exif, made.xmp, made.icc, row.bytes?.includes('Canary')],
      [undefined, undefined, undefined, false],
    );
    const { headers } = await call('GET', `/productimages/${size.name}`);
    assert.deepEqual(
      [headers['content-type'], headers['cache-control']],
      [row.content_type, 'public, max-age=31536000, immutable'],
    );
  }
});

test('storePhoto › a photo taken upright › is upright, and says its size as it is seen [§7.8]', async () => {
  const sideways = await halves(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await storePhoto(aCtx(db), sideways);
  assert.deepEqual([stored.width, stored.height], [400, 600]);
  assert.deepEqual(
    stored.sizes
      .filter((size) => size.name.endsWith('160.webp'))
      .map((size) => [size.width, size.height]),
    [[160, 240]],
  );
});

test('storePhoto › a small PNG with transparency › is not blown up, and keeps what is see-through [§7.8]', async () => {
  const png = await sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const stored = await storePhoto(aCtx(db), png);
  assert.deepEqual(
    stored.sizes.map((size) => size.width),
    [160, 160, 200, 200, 200, 200],
  );
  const row = await db
    .selectFrom('media_file')
    .select('bytes')
    .where('name', '=', stored.name)
    .executeTakeFirstOrThrow();
  assert.equal((await sharp(row.bytes ?? undefined).metadata()).hasAlpha, true);
});

test('storePhoto › the same photo twice, also at once › is kept once [race: §7.8]', async (t) => {
  const own = await testDatabase(t);
  const bytes = await halves(300, 200).png().toBuffer();
  const [one, two, three] = [
    ...(await Promise.all([storePhoto(aCtx(own.db), bytes), storePhoto(aCtx(own.db), bytes)])),
    await storePhoto(aCtx(own.db), bytes),
  ];
  assert.deepEqual([two, three], [one, one]);
  assert.equal(
    (await own.db.selectFrom('media_file').select('name').execute()).length,
    PHOTO_WIDTHS.length * 2,
  );
});

/** A PNG that is tiny to send and huge to unpack. */
function flood(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test('storePhoto › no picture, another kind, half of one, a flood of pixels › refused in words, and nothing is kept [§7.8]', async (t) => {
  const own = await testDatabase(t);
  const [jpeg, gif, noise] = [
    await halves(400, 300).jpeg().toBuffer(),
    await halves(40, 30).gif().toBuffer(),
    await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer(),
  ];
  const rejections: [string, Buffer, string][] = [
    ['nothing', Buffer.alloc(0), 'unsupported-media-type'],
    ['garbage', Buffer.from('not a picture at all, not a picture'), 'unsupported-media-type'],
    ['SVG', Buffer.from(SVG), 'unsupported-media-type'],
    [
      'SVG behind a prolog',
      Buffer.from(`\ufeff<?xml version="1.0"?><!DOCTYPE svg>${SVG}`),
      'unsupported-media-type',
    ],
    ['GIF', gif, 'unsupported-media-type'],
    [
      'GIF that is a script',
      Buffer.from('GIF89a/*<script>*/=1;alert(1)'),
      'unsupported-media-type',
    ],
    ['TIFF', await halves(40, 30).tiff().toBuffer(), 'unsupported-media-type'],
    ['PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'unsupported-media-type'],
    ['the head of a JPEG', jpeg.subarray(0, 20), 'unsupported-media-type'],
    ['half a JPEG', noise.subarray(0, Math.floor(noise.length / 2)), 'unsupported-media-type'],
    [
      'half a PNG',
      (await halves(400, 300).png().toBuffer()).subarray(0, 300),
      'unsupported-media-type',
    ],
    ['a flood of pixels', flood(65_500, 65_500), 'payload-too-large'],
    ['a little too many', flood(10_000, 4_001), 'payload-too-large'],
    ['a line for ever', flood(1_000_000, 1_000), 'payload-too-large'],
  ];
  for (const [what, bytes, code] of rejections) {
    const started = performance.now();
    await assert.rejects(
      storePhoto(aCtx(own.db), bytes),
      (error: Problem) => error.code === code && (error.status === 413 || error.status === 415),
      what,
    );
    assert.ok(performance.now() - started < 5_000, what);
  }
  assert.deepEqual(await own.db.selectFrom('media_file').select('name').execute(), []);
});

test('storePhoto › a JPEG with a script behind its end › only its pixels are kept [§7.8]', async () => {
  const stored = await storePhoto(
    aCtx(db),
    Buffer.concat([
      await halves(400, 300).jpeg().toBuffer(),
      Buffer.from('<script>canary()</script>'),
    ]),
  );
  const rows = await db
    .selectFrom('media_file')
    .select('bytes')
    .where(
      'name',
      'in',
      stored.sizes.map((size) => size.name),
    )
    .execute();
  assert.equal(rows.length, 6);
  for (const row of rows) assert.equal(row.bytes?.includes('canary'), false);
});
