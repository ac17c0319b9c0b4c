// Generated queries put to the search: 2,000 per commit and 20,000 in the whole run, each made of a product of the demo catalogue.
// Failures by trait and family: test-results/generated-queries.md.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { demoCatalogue } from '@millwright/demo';
import { testDatabase } from '../../../../../testing/index.ts';
import { sampleSize } from '../../../../../testing/sample.ts';
import { warmMemoryIndex } from '../../find-in-memory/memory-index.ts';
import { memoryFirst, postgresOnly } from '../../search.pipeline.ts';
import { inputOf } from '../../testing/test-queries.ts';
import type { Part } from '../judged.ts';
import { type Generated, generatedQueries } from './queries.ts';
import { generatedReport, type Outcome, shareOf } from './report.ts';

/** Share of the queries whose first products all are what was said, and of empty answers. */
const MIN_HOLDS = 0.97;
const MAX_EMPTY = 0.005;
/** So many of the first products are looked at; fewer where fewer are wanted. */
const LOOKED_AT = 3;
/** Queries that are also put to the database. */
const COMPARED = sampleSize(150, 2_000);
const SEED = 20260;
const COUNT = sampleSize(2_000, 20_000);
const REPORT = join(import.meta.dirname, '../../../../../../test-results/generated-queries.md');

const catalogue: Part[] = [...demoCatalogue().products()];
const parts = new Map(catalogue.map((part) => [part.sku, part]));
const { db } = await testDatabase({ after }, { demo: true });
await warmMemoryIndex(db);

test('generated queries › made twice › the same texts, in three languages [house §6]', () => {
  const texts = (seed: number) =>
    generatedQueries(catalogue, 500, seed).map(({ locale, query }) => `${locale} ${query}`);
  assert.deepEqual(texts(SEED), texts(SEED));
  assert.notDeepEqual(texts(SEED), texts(SEED + 1));
  const made = generatedQueries(catalogue, 1_000, SEED);
  const shares = { en: 0.6, ru: 0.2, ar: 0.2 };
  for (const locale of LOCALES) {
    const share = made.filter((one) => one.locale === locale).length / made.length;
    assert.ok(Math.abs(share - shares[locale]) < 0.02, `${locale} ${share}`);
  }
});

test('generated queries › the product each is made of › is what it wants [house §6]', () => {
  const wrong = generatedQueries(catalogue, COUNT, SEED).filter(
    ({ wants, source }) => !wants(parts.get(source) as Part),
  );
  assert.deepEqual(
    wrong.map(({ query, source }) => `${source}: ${query}`),
    [],
  );
});

test('search › generated queries › the first three are what was said [house §6]', async () => {
  const outcomes = await outcomesOf(generatedQueries(catalogue, COUNT, SEED));
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, generatedReport(outcomes));
  const holds = shareOf(outcomes, (one) => one.holds);
  const empty = shareOf(outcomes, ({ total }) => total === 0);
  assert.ok(holds >= MIN_HOLDS, `${(100 * holds).toFixed(2)} % hold; see ${REPORT}`);
  assert.ok(empty < MAX_EMPTY, `${(100 * empty).toFixed(2)} % are empty; see ${REPORT}`);
});

test('search › the same generated queries in memory and in the database › the same products, total and reading [house §6]', async () => {
  for (const { query, locale } of generatedQueries(catalogue, COMPARED, SEED + 7)) {
    const context = { db, locale, now: new Date() };
    const input = inputOf({ text: query, count: 10 });
    const [inMemory, inDatabase] = [
      await memoryFirst.search(context, input),
      await postgresOnly.search(context, input),
    ];
    const told = ({ products, total, reading }: typeof inMemory) => ({
      skus: products.map(({ sku }) => sku),
      total,
      reading,
    });
    assert.deepEqual(told(inDatabase), told(inMemory), query);
  }
});

async function outcomesOf(queries: readonly Generated[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const made of queries) {
    const context = { db, locale: made.locale, now: new Date() };
    const { products, total } = await memoryFirst.search(
      context,
      inputOf({ text: made.query, count: LOOKED_AT }),
    );
    const first = products.slice(0, possibleOf(made)).map(({ sku }) => parts.get(sku) as Part);
    outcomes.push({
      made,
      holds: first.length > 0 && first.every((part) => made.wants(part)),
      total,
      first: first.map(({ sku }) => sku),
    });
  }
  return outcomes;
}

/** How many of the first products can be right. */
function possibleOf({ wants }: Generated): number {
  let possible = 0;
  for (const part of catalogue) {
    if (wants(part)) possible++;
    if (possible === LOOKED_AT) break;
  }
  return possible;
}
