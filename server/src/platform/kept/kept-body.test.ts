import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Copies } from './copies.ts';
import { KeptBody } from './kept-body.ts';

const copies = new Copies(1_000_000);
const PLACE = '\u0001\u0002\u0003\u0004'.repeat(6);
const word = fc.stringMatching(/^[A-Za-z0-9+/]{22}==$/);
/** Long repetitions, so that what is after a hole refers to what is before it. */
const piece = fc.oneof(
  fc.constantFrom('', '<script nonce="', '"></script>', 'текст العربية '.repeat(40), 'abc'.repeat(30_000)),
  fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/\p{Cc}/gu, '')),
);

test('KeptBody › any text with any holes, any words › plain and gzip say the text with that word in each hole [promises P43]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      async (pieces, words) => {
        const body = new KeptBody(pieces.join(PLACE), PLACE);
        for (const own of words) {
          const expected = pieces.join(own);
          const answers = [body.plain(own, copies), await body.gzip(own, copies)] as const;
          assert.equal(answers[0].bytes.toString(), expected);
          assert.equal(gunzipSync(answers[1].bytes).toString(), expected);
          for (const { giveBack } of answers) giveBack();
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('KeptBody › nothing to fill › the same bytes each time, and gzip as small as usual [promises P43]', async () => {
  const body = new KeptBody('abc'.repeat(10_000), '');
  assert.equal(body.plain('x', copies).bytes, body.plain('y', copies).bytes);
  assert.ok((await body.gzip('', copies)).bytes.length < 200);
});

test('KeptBody › a second form › is told once with its bytes [house §5 memory]', async () => {
  const grown: number[] = [];
  const body = new KeptBody(`a${PLACE}b`, PLACE, (bytes) => grown.push(bytes));
  const own = 'x'.repeat(PLACE.length);
  const [first] = await Promise.all([body.gzip(own, copies), body.gzip(own, copies)]);
  await body.gzip(own, copies);
  assert.deepEqual(grown, [first?.bytes.length]);
});
