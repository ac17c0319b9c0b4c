// Tests of videos: whole and in ranges, under both addresses, and those that the demo's products name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCtx, testApp } from '../../../testing/index.ts';
import { readRange } from './byte-range.rules.ts';
import { findVideo, storeVideos } from './media.service.ts';

const BYTES = Buffer.from(Array.from({ length: 3_000 }, (_, i) => i % 251));

async function shopWithFilm(t: Parameters<typeof testApp>[0]) {
  const { app, db } = await testApp(t);
  await storeVideos(db, [{ name: 'turning.webm', bytes: BYTES }]);
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });
  return { db, get };
}

test('readRange › what a header may say › first and last byte, the whole, or nothing [§7.8]', () => {
  for (const [header, expected] of [
    [undefined, 'whole'],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['Bytes = 10-19', { first: 10, last: 19 }],
    ['bytes=90-400', { first: 90, last: 99 }],
    ['bytes=-5', { first: 95, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['items=0-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=', 'unsatisfiable'],
    ['bytes', 'unsatisfiable'],
    ['bytes=a-b', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ] as const)
    assert.deepEqual(readRange(header, 100), expected, String(header));
});

test('GET /productvideos/:name › without a range › the whole video, once and for all, under both addresses [§7.8]', async (t) => {
  const { get } = await shopWithFilm(t);
  for (const url of ['/productvideos/turning.webm', '/api/productvideos/Turning.webm']) {
    const answer = await get(url, { 'accept-encoding': 'br, gzip' });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.rawPayload, BYTES);
    assert.equal(answer.headers['content-type'], 'video/webm');
    assert.equal(answer.headers['accept-ranges'], 'bytes');
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.match(String(answer.headers['cache-control']), /immutable/);
    assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/);
  }
});

test('GET /productvideos/:name › a range › 206 with these bytes only, uncompressed [§7.8]', async (t) => {
  const { get } = await shopWithFilm(t);
  const answer = await get('/productvideos/turning.webm', {
    range: 'bytes=1000-2499',
    'accept-encoding': 'br, gzip',
  });
  assert.equal(answer.statusCode, 206);
  assert.equal(answer.headers['content-range'], 'bytes 1000-2499/3000');
  assert.equal(answer.headers['content-length'], '1500');
  assert.equal(answer.headers['content-encoding'], undefined);
  assert.deepEqual(answer.rawPayload, BYTES.subarray(1000, 2500));
  const rest = await get('/productvideos/turning.webm', { range: 'bytes=-10' });
  assert.deepEqual([rest.statusCode, rest.rawPayload], [206, BYTES.subarray(2990)]);
  const changed = await get('/productvideos/turning.webm', {
    range: 'bytes=0-9',
    'if-range': '"another"',
  });
  assert.deepEqual([changed.statusCode, changed.rawPayload.length], [200, 3_000]);
});

test('GET /productvideos/:name › a range beyond the video › 416 that says how long it is and is not kept [§7.8]', async (t) => {
  const { get } = await shopWithFilm(t);
  for (const range of ['bytes=3000-', 'bytes=9-3', 'bytes=x']) {
    const answer = await get('/productvideos/turning.webm', { range });
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-range'], answer.body],
      [416, 'bytes */3000', ''],
      range,
    );
    assert.equal(answer.headers['cache-control'], 'no-store');
  }
});

test('GET /productvideos/:name › names that are none › 404; a drawing is no video, a video no picture [§7.8]', async (t) => {
  const { db, get } = await shopWithFilm(t);
  await db
    .insertInto('media_file')
    .values({
      name: 'bolt.svg',
      kind: 'drawing',
      content_type: 'image/svg+xml',
      bytes: Buffer.from('<svg/>'),
    })
    .execute();
  for (const name of [
    'none.webm',
    'bolt.svg',
    '..%2Fturning.webm',
    '%00',
    `${'a'.repeat(90)}.webm`,
  ]) {
    assert.equal((await get(`/productvideos/${name}`)).statusCode, 404, name);
  }
  assert.equal((await get('/productimages/turning.webm')).headers['content-type'], 'image/svg+xml');
});

test('loadDemoShop › videos › each that a product names is there [§demo]', async (t) => {
  const { db } = await testApp(t, { demo: true });
  const named = await db
    .selectFrom('product_media')
    .select('target')
    .where('kind', '=', 'video')
    .distinct()
    .execute();
  assert.ok(named.length >= 6);
  for (const { target } of named)
    assert.ok(await findVideo(aCtx(db), target.replace(/^\/productvideos\//, '')), target);
});
