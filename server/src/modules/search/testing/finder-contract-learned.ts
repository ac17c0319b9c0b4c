// Finder contract, learned orders: within a rank bucket what is learned comes first, on every page, whatever else is asked. Test support.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchPipeline } from '../search.pipeline.ts';
import { storeLearned } from './learned-orders.ts';
import { searchDatabase } from './test-catalogue.ts';
import { inputOf, type TestQuery } from './test-queries.ts';

/** Words, a frequent word, a frequent query, a family, a reading with wishes, part numbers, filters and browse scopes. */
const QUERIES: readonly TestQuery[] = [
  { text: 'hex' },
  { text: 'bolt' },
  { text: 'Hex  Bolts' },
  { text: 'spanner' },
  { text: 'bearings' },
  { text: 'm8 bolt' },
  { text: 'stainless bolt 40 mm' },
  { text: '6205' },
  { text: '6205-2RS' },
  { text: 'bolt', filters: { attributes: ['material=a2'] } },
  { text: 'bolt', filters: { attributes: ['material=a2'], manufacturers: ['arvanta'] } },
  { text: 'hex', place: { by: 'category', lineage: 'fasteners/bolts' } },
  { text: 'подшипник', locale: 'ru' },
];

export function describeLearned(name: string, pipeline: SearchPipeline): void {
  test(`${name} › learned orders › first within their rank bucket, on every page, in no other order [house §6]`, async (scope) => {
    const { db } = await searchDatabase(scope);
    const context = (query: TestQuery) => ({
      db,
      locale: query.locale ?? ('en' as const),
      now: new Date(),
    });
    const hitsOf = async (query: TestQuery) =>
      (await pipeline.trace(context(query), inputOf({ count: 100, ...query }))).hits.map(
        ({ bucket, facts }) => ({ bucket, id: facts.id }),
      );
    const idsOf = async (query: TestQuery) =>
      (await pipeline.search(context(query), inputOf(query))).products.map(({ id }) => id);
    let moved = 0;
    for (const query of QUERIES) {
      await storeLearned(db, {});
      const before = await hitsOf(query);
      assert.ok(before.length > 0, query.text);
      const others = {
        price: await idsOf({ ...query, sort: 'price-desc' }),
        category: await idsOf({ ...query, scope: 'category' }),
      };
      const unrelated = before.length > 30 ? 1 : (await idsOf({ text: 'flange' }))[0];
      const learned = [
        before.at(-1)?.id,
        before[Math.floor(before.length / 2)]?.id,
        unrelated,
        999_999,
      ].map(Number);
      const ids = [...new Set(learned)];
      await storeLearned(db, { [(query.text ?? '').toLowerCase().replace(/\s+/g, ' ')]: ids });
      const learnedPlace = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      // Stable, so what is not learned stays in its order.
      const expected = before.toSorted(
        (a, b) => a.bucket - b.bucket || learnedPlace(a.id) - learnedPlace(b.id),
      );
      const after = await hitsOf(query);
      assert.deepEqual(after, await sharedAsBefore(query, expected, after), query.text);
      if (after[0]?.id !== before[0]?.id) moved++;
      const pages = [
        ...(await idsOf({ ...query, start: 0, count: 2 })),
        ...(await idsOf({ ...query, start: 2, count: 3 })),
      ];
      assert.deepEqual(
        pages,
        after.slice(0, 5).map(({ id }) => id),
        `${query.text}, in pages`,
      );
      assert.deepEqual(
        await idsOf({ ...query, sort: 'price-desc' }),
        others.price,
        'another order was asked for',
      );
      assert.deepEqual(
        await idsOf({ ...query, scope: 'category' }),
        others.category,
        'another scope of the search box',
      );
    }
    assert.ok(moved > 5, `${moved} queries have another first product`);
  });
}

/** Products that share a whole part number stand in the order of how well it is theirs, learned or not. */
async function sharedAsBefore<Hit extends { bucket: number }>(
  query: TestQuery,
  expected: Hit[],
  after: Hit[],
): Promise<Hit[]> {
  if (query.text !== '6205-2RS') return expected;
  const whole = (hits: Hit[]) => hits.filter(({ bucket }) => bucket === 0);
  assert.equal(whole(after).length, whole(expected).length);
  return [...whole(after), ...expected.slice(whole(expected).length)];
}
