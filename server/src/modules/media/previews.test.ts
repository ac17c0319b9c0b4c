// Tests of previews.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect x="100" y="100" width="200" height="100" fill="#ff0000"/></svg>';
await shop.db
  .insertInto('media_file')
  .values([
    {
      name: 'red-part.svg',
      kind: 'drawing',
      content_type: 'image/svg+xml',
      bytes: Buffer.from(SVG),
    },
    {
      name: 'broken.svg',
      kind: 'drawing',
      content_type: 'image/svg+xml',
      bytes: Buffer.from('<svg'),
    },
  ])
  .execute();
const pixels = async (name: string) => {
  const answer = await shop.app.inject({ url: `/productimages/${name}` });
  return { answer, picture: sharp(answer.rawPayload) };
};

test('preview › a drawing asked for as .png › 1200 x 630, the drawing in the middle of paper, for ever in caches [§7.8]', async () => {
  for (let time = 0; time < 2; time++) {
    const { answer, picture } = await pixels('red-part.png');
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/png']);
    assert.match(String(answer.headers['cache-control']), /immutable/);
    const { width, height } = await picture.metadata();
    assert.deepEqual([width, height], [1_200, 630]);
    const raw = await picture.removeAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [
      ...raw.subarray((y * 1_200 + x) * 3, (y * 1_200 + x) * 3 + 3),
    ];
    assert.deepEqual(at(600, 315), [255, 0, 0]);
    assert.ok(at(5, 5).every((part) => part > 240));
  }
});

test('preview › the shop’s own, none, one that cannot be painted › the mark, and the default picture for minutes [§7.8]', async () => {
  const own = await pixels('share.png');
  assert.equal(own.answer.headers['content-type'], 'image/png');
  assert.equal((await own.picture.metadata()).width, 1_200);
  for (const name of ['none.png', 'broken.png']) {
    const { headers } = (await pixels(name)).answer;
    assert.deepEqual(
      [headers['content-type'], headers['cache-control']],
      ['image/svg+xml', 'public, max-age=300'],
      name,
    );
  }
});

test('preview › a client asks for drawings that are not kept, from all addresses of its network › sixty a minute, then 429; kept ones go on [promises P47]', async (t) => {
  const strict = await testApp(t, {
    rateLimitFactor: 0.05,
    trustProxy: ['127.0.0.1'],
    database: shop,
  });
  const rows = Array.from({ length: 5 }, (_, n) => ({
    name: `own-${n}.svg`,
    kind: 'drawing' as const,
    content_type: 'image/svg+xml',
    bytes: Buffer.from(SVG),
  }));
  await shop.db.insertInto('media_file').values(rows).execute();
  const ask = async (name: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (
      await strict.app.inject({
        url: `/productimages/${name}`,
        headers,
        remoteAddress: '127.0.0.1',
      })
    ).statusCode;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push(await ask(`own-${n}.png`, `2001:db8::${n + 1}`));
  assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  assert.equal(await ask('own-0.png', '2001:db8::1'), 200);
  assert.equal(await ask('own-4.svg', '2001:db8::1'), 200);
  assert.equal(await ask('own-4.png', '2001:db8:0:1::1'), 200);
});
