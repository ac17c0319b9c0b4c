// Finding in memory: the finder contract, the same answers as PostgreSQL, and none from an index that is out of date.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_CURRENCIES, LOCALES, type Sort } from '@millwright/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { sampleSize } from '../../../../testing/sample.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { reindexProducts } from '../index/indexer.ts';
import { memoryFirst, postgresOnly, type SearchPipeline } from '../search.pipeline.ts';
import { describeFinder } from '../testing/finder-contract.ts';
import { storeLearned } from '../testing/learned-orders.ts';
import { searchDatabase } from '../testing/test-catalogue.ts';
import { inputOf, names, type TestQuery } from '../testing/test-queries.ts';
import { memoryIndex, warmMemoryIndex } from './memory-index.ts';

/** Always from memory: a search waits until the index is read. */
const warm: SearchPipeline = {
  ...memoryFirst,
  async search(context, input) {
    if (!context.db.isTransaction && memoryIndex(context.db) === undefined)
      await warmMemoryIndex(context.db);
    return await memoryFirst.search(context, input);
  },
};
describeFinder('findInMemory', warm);

const SORTS: Sort[] = [
  'default',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'newest',
  'rating',
];
const TEXTS = [
  '',
  'bolt',
  'm8',
  'bearing',
  'bering',
  '6205',
  '6205-2RS',
  'nrd 6205 2rs',
  'steel bolt m8x40',
  'spanner',
  'wash',
  'محمل',
  'кольцо 20x3',
  '1/2"-13',
  'zzzz',
  '---',
];
const anyQuery = fc.record<TestQuery>({
  text: fc.constantFrom(...TEXTS),
  scope: fc.constantFrom('all', 'all', 'all', 'category', 'manufacturer', 'sku'),
  place: fc.constantFrom<NonNullable<TestQuery['place']>>(
    { by: 'all' },
    { by: 'all' },
    { by: 'all' },
    { by: 'category', lineage: 'fasteners' },
    { by: 'category', lineage: 'fasteners/bolts' },
    { by: 'manufacturer', slug: 'arvanta' },
    { by: 'industry', slug: 'mining' },
    { by: 'featured', industry: null },
  ),
  filters: fc.record({
    categories: fc.constantFrom([], [], [], ['bearings'], ['fasteners', 'tools']),
    manufacturers: fc.constantFrom([], [], ['arvanta'], ['arvanta', 'nordlager']),
    attributes: fc.constantFrom(
      [],
      [],
      [],
      ['material=a2'],
      ['material=a2', 'length=10..40'],
      ['length=1..2'],
      ['material=steel', 'inner-diameter=10..30'],
    ),
  }),
  sort: fc.constantFrom(...SORTS),
  start: fc.constantFrom(0, 0, 3),
  count: fc.constantFrom(2, 20),
  currency: fc.constantFrom(...FIRST_CURRENCIES),
  locale: fc.constantFrom(...LOCALES),
});

async function answers(pipeline: SearchPipeline, db: Db, asked: TestQuery): Promise<unknown> {
  try {
    return await pipeline.search(
      { db, locale: asked.locale ?? 'en', now: new Date('2026-06-01') },
      inputOf(asked),
    );
  } catch (error) {
    return String(error);
  }
}

test('memory › any query › the answer of the database, to the last count [§7.3]', async (scope) => {
  const { db } = await searchDatabase(scope, {
    brokenBecause: 'products are rated without reviews, to be ordered by it',
  });
  await sql`update product set rating_sum = id % 11, rating_count = id % 3, created_at = created_at + (id % 5) * interval '1 day', discount_base = case when id % 4 = 0 then price_base / 2 end`.execute(
    db,
  );
  // Every text has a learned order of its own.
  const ids = (
    await sql<{ id: number }>`select id from product where published order by id`.execute(db)
  ).rows.map(({ id }) => id);
  await storeLearned(
    db,
    Object.fromEntries(
      TEXTS.slice(1, -2).map((text, i) => [
        text.toLowerCase(),
        ids.filter((id) => id % (i + 2) === 0).slice(-20),
      ]),
    ),
  );
  await warmMemoryIndex(db);
  const index = memoryIndex(db);
  assert.ok(index !== undefined);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(anyQuery, async (asked) => {
      const expected = await answers(postgresOnly, db, asked);
      assert.deepEqual(await answers(memoryFirst, db, asked), expected);
      if ((expected as { total?: number }).total) found++;
    }),
    { numRuns: sampleSize(80, 400) },
  );
  assert.equal(memoryIndex(db), index, 'and it was asked all the time');
  // One in five finds something. A share of them as the limit would fail by chance: 80 queries found 10 or fewer one time in twelve.
  assert.ok(found > 0, 'some queries found something');
});

test('memory › a product or a price changes › the next answer knows it [features complaint 22]', async (scope) => {
  const { db } = await searchDatabase(scope);
  const search = async (asked: TestQuery) =>
    await memoryFirst.search({ db, locale: 'en', now: new Date() }, inputOf(asked));
  await warmMemoryIndex(db);
  assert.ok((await search({ text: 'bolt' })).total > 0);

  await sql`update product set price_base = 1, discount_base = null where sku = 'ARV-CIRC-20'`.execute(
    db,
  );
  assert.match(names(await search({ sort: 'price-asc' }))[0] ?? '', /Retaining ring/);
  assert.equal(memoryIndex(db), undefined, 'the old index is gone');

  await warmMemoryIndex(db);
  assert.match(names(await search({ sort: 'price-asc' }))[0] ?? '', /Retaining ring/);
  const { rows } = await sql<{
    id: number;
  }>`update product set published = false where sku = 'ARV-CIRC-20' returning id`.execute(db);
  await inTransaction(db, (tx) => reindexProducts(tx, [rows[0]?.id as number]));
  assert.equal((await search({ text: 'circlip' })).total, 0);
});

test('memory › a change that is not yet committed › is not seen, and the index stays [§7.3]', async (scope) => {
  const { db } = await searchDatabase(scope);
  await warmMemoryIndex(db);
  const index = memoryIndex(db);
  const search = async (asked: TestQuery) =>
    await memoryFirst.search({ db, locale: 'en', now: new Date() }, inputOf(asked));
  await db.transaction().execute(async (tx) => {
    await sql`update product set published = false where sku = 'ARV-CIRC-20'`.execute(tx);
    await sql`update search_version set documents = documents + 1`.execute(tx);
    assert.equal((await search({ text: 'circlip' })).total, 1);
  });
  assert.equal(memoryIndex(db), index);
});
