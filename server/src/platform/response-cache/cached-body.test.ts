import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CachedBody, type Variant } from './cached-body.ts';

const ALL = { gzip: true, br: true };
const piece = fc.oneof(
  fc.constantFrom('', '</script>', 'текст العربية '.repeat(40), 'abc'.repeat(30_000)),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const textOf = ({ encoding, bytes }: Variant): string =>
  (encoding === 'br'
    ? brotliDecompressSync(bytes)
    : encoding === 'gzip'
      ? gunzipSync(bytes)
      : bytes
  ).toString();
const ask = (etag?: string) => ({
  method: 'GET',
  headers: etag === undefined ? {} : { 'if-none-match': etag },
});

async function brotliOf(body: CachedBody): Promise<Variant> {
  body.prepareBrotli(() => true);
  for (;;) {
    const variant = await body.variant(ALL);
    if (variant.encoding === 'br') return variant;
    await setImmediate();
  }
}

test('CachedBody › any text › identity, gzip and brotli say it, the same bytes each time, each with a strong ETag of its own [promises P43]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const text = pieces.join('');
      const body = new CachedBody(text);
      const variants = [
        await body.variant({ gzip: false, br: false }),
        await body.variant({ gzip: true, br: false }),
        await brotliOf(body),
        await body.variant({ gzip: true, br: false }),
      ];
      assert.deepEqual(
        variants.map(({ encoding }) => encoding),
        ['identity', 'gzip', 'br', 'gzip'],
      );
      for (const variant of variants) assert.equal(textOf(variant), text.toWellFormed());
      assert.equal(variants[1]?.bytes, variants[3]?.bytes);
      const tags = ['identity', 'gzip', 'br'].map((encoding) =>
        body.etag(encoding as Variant['encoding']),
      );
      assert.equal(new Set(tags).size, 3);
      for (const tag of tags) assert.match(tag, /^"[\w-]{22}(-gzip|-br)?"$/);
      assert.equal(new CachedBody(text).etag('br'), body.etag('br'));
      assert.notEqual(new CachedBody(`${text}.`).etag('br'), body.etag('br'));
    }),
    { numRuns: 100 },
  );
});

test('CachedBody › brotli that is not there yet › nobody who takes gzip waits for it; who takes nothing else gets it [decisions 0069]', async () => {
  const body = new CachedBody('abc'.repeat(10_000));
  assert.equal((await body.variant(ALL)).encoding, 'gzip');
  assert.equal((await body.variant({ gzip: false, br: true })).encoding, 'br');
  assert.equal((await body.variant(ALL)).encoding, 'br');
});

test('CachedBody › brotli that nobody wants any more when its turn comes › is not made [decisions 0069]', async () => {
  const bodies = Array.from({ length: 3 }, (_, n) => new CachedBody(`${n}${'abc'.repeat(10_000)}`));
  for (const [n, body] of bodies.entries()) body.prepareBrotli(() => n !== 1);
  const last = bodies[2] as CachedBody;
  await brotliOf(last);
  assert.deepEqual(
    await Promise.all(bodies.map(async (body) => (await body.variant(ALL)).encoding)),
    ['br', 'gzip', 'br'],
  );
});

test('CachedBody › If-None-Match › the tag of any of its encodings is still right, no other is [RFC 9110 13.1.2]', () => {
  const body = new CachedBody('text');
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    const tag = body.etag(encoding);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      assert.equal(body.matchingEtag(ask(known)), tag);
  }
  assert.notEqual(body.matchingEtag(ask('*')), undefined);
  for (const known of [undefined, '"other"', new CachedBody('another').etag('br')])
    assert.equal(body.matchingEtag(ask(known)), undefined);
  const tagged = new CachedBody('text', { weakTag: 'W/"of-the-content"' });
  assert.deepEqual(
    [tagged.etag('br'), tagged.etag('identity'), tagged.matchingEtag(ask('W/"of-the-content"'))],
    Array(3).fill('W/"of-the-content"'),
  );
});

test('CachedBody › another encoding › is made once and told with its bytes [house §5 memory]', async () => {
  const grown: number[] = [];
  const body = new CachedBody('abc'.repeat(10_000), { onGrow: (bytes) => grown.push(bytes) });
  const [gzip] = await Promise.all([body.variant(ALL), body.variant(ALL)]);
  const brotli = await brotliOf(body);
  await body.variant(ALL);
  assert.deepEqual(grown, [gzip?.bytes.length, brotli.bytes.length]);
});
