// Part numbers in the search: each SKU and manufacturer's part number of the whole demo catalogue, in memory, in PostgreSQL and among the suggestions.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Scope, SearchResult } from '@millwright/contracts';
import { demoCatalogue } from '@millwright/demo';
import { testDatabase } from '../../../../testing/index.ts';
import { sampleSize } from '../../../../testing/sample.ts';
import { partKey, partKeysOf } from '../analysis/part-key.rules.ts';
import { memoryIndex, warmMemoryIndex } from '../find-in-memory/memory-index.ts';
import { memoryFirst, postgresOnly, type SearchPipeline } from '../search.pipeline.ts';
import { inputOf } from '../testing/test-queries.ts';

type Part = { sku: string; mpn: string; keys: string[] };
type LookUp = { part: Part; text: string; scope: Scope };

const { db } = await testDatabase({ after }, { demo: true });
await warmMemoryIndex(db);

const manufacturers = new Map(demoCatalogue().manufacturers.map(({ slug, name }) => [slug, name]));
const parts = [...demoCatalogue().products()].map(
  ({ sku, mpn, manufacturer }): Part => ({
    sku,
    mpn,
    keys: partKeysOf({ sku, mpn, manufacturer: manufacturers.get(manufacturer) ?? '' }),
  }),
);
/** key -> how many products have it. */
const sharing = new Map<string, number>();
for (const { keys } of parts) for (const key of keys) sharing.set(key, (sharing.get(key) ?? 0) + 1);
const mpnOf = new Map(parts.map(({ sku, mpn }) => [sku, mpn]));

const COPIES: [name: string, copy: (number: string) => string][] = [
  ['lower case', (number) => number.toLowerCase()],
  ['blanks around', (number) => `\u00a0 ${number}\t `],
  ['bidi marks', (number) => `\u2068${number}\u2069\u200f`],
  ['en dashes', (number) => number.replaceAll('-', '\u2013')],
  ['non-breaking hyphens', (number) => number.replaceAll('-', '\u2011')],
  ['blanks for hyphens', (number) => number.replaceAll('-', ' ')],
  ['no-break spaces for hyphens', (number) => number.replaceAll('-', '\u00a0')],
  ['no hyphens', (number) => number.replaceAll('-', '')],
  [
    'a Cyrillic keyboard',
    (number) =>
      number.replace(
        /[ABCEHKMOPTXY]/g,
        (letter) => 'АВСЕНКМОРТХУ'['ABCEHKMOPTXY'.indexOf(letter)] as string,
      ),
  ],
  [
    'Arabic digits',
    (number) => number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string),
  ],
  [
    'full width',
    (number) =>
      number.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
];

/** What is wrong with an answer; undefined: the product is first, or among the first that share the number. */
function wrong(
  { part, text }: LookUp,
  { products, corrected }: Pick<SearchResult, 'products' | 'corrected'>,
): string | undefined {
  if (corrected !== null) return `corrected to ${corrected}`;
  const at = products.findIndex(({ sku }) => sku === part.sku);
  if (at < 0) return `not found, ${products[0]?.sku ?? 'nothing'} instead`;
  if (text === part.sku) return at === 0 ? undefined : `after ${products[0]?.sku}`;
  const before = products.slice(0, at);
  if (text === part.mpn) {
    const stranger = before.find(({ sku }) => partKey(mpnOf.get(sku) ?? '') !== partKey(part.mpn));
    return stranger === undefined ? undefined : `after ${stranger.sku}, whose number it is not`;
  }
  return at < (sharing.get(partKey(text)) ?? 0) ? undefined : `after ${before.length} others`;
}

async function failures(pipeline: SearchPipeline, lookUps: readonly LookUp[]): Promise<string[]> {
  const found: string[] = [];
  const context = { db, locale: 'en', now: new Date() } as const;
  const rest = lookUps.values();
  // A few at a time, so that database and process are both busy.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const lookUp of rest) {
        const { text, scope } = lookUp;
        const fault = wrong(
          lookUp,
          await pipeline.search(context, inputOf({ text, scope, count: 8 })),
        );
        if (fault !== undefined) found.push(`${scope}: ${text}: ${fault}`);
      }
    }),
  );
  return found;
}

/** Per commit one part of so many; odd, so that `either` goes on taking turns. */
const ONE_OF = sampleSize(9, 1);

/** Each part by one or both of its numbers; `every` of 10: one part of ten. */
const lookUps = (
  scope: Scope,
  numbersOf: (part: Part, n: number) => string[],
  every = 1,
): LookUp[] =>
  parts.flatMap((part, n) =>
    n % every === 0 ? numbersOf(part, n).map((text) => ({ part, text, scope })) : [],
  );
const both = ({ sku, mpn }: Part): string[] => [sku, mpn];
const either = ({ sku, mpn }: Part, n: number): string[] => [n % 4 < 2 ? sku : mpn];

test('search in memory › each number of the catalogue as it is written › its product first, nothing corrected [§7.3 part numbers]', async () => {
  assert.ok(memoryIndex(db) !== undefined && parts.length > 13_000);
  assert.deepEqual(await failures(memoryFirst, lookUps('all', both, ONE_OF)), []);
  assert.deepEqual(await failures(memoryFirst, lookUps('sku', either, ONE_OF)), []);
});

test('search in PostgreSQL › each number of the catalogue as it is written › its product first, nothing corrected [§7.3 part numbers]', async () => {
  const each = [...lookUps('all', either), ...lookUps('sku', either)].filter(
    (_, n) => n % (2 * ONE_OF) === 0,
  );
  assert.deepEqual(await failures(postgresOnly, each), []);
});

for (const [name, copy] of COPIES) {
  test(`search › a number copied with ${name} › its product first, nothing corrected [§7.3 part numbers]`, async () => {
    const copied = (['all', 'sku'] as const).flatMap((scope) =>
      lookUps(scope, (part) => both(part).map(copy), sampleSize(100, 20)),
    );
    assert.deepEqual(await failures(memoryFirst, copied), []);
  });
}

test('suggestions › a whole number › its product first [§7.3 part numbers]', async () => {
  const wrongOnes: string[] = [];
  for (const { part, text, scope } of [
    ...lookUps('all', ({ sku }) => [sku], 20),
    ...lookUps('sku', ({ sku }) => [sku], 20),
  ]) {
    const { items } = await memoryFirst.suggest(
      { db, locale: 'en', now: new Date() },
      { text, scope, count: 10 },
    );
    if (items[0]?.sku !== part.sku) wrongOnes.push(`${scope}: ${text}: ${items[0]?.sku}`);
  }
  assert.deepEqual(wrongOnes, []);
});
