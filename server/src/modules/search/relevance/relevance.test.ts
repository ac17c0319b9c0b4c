// Relevance of the search: judged queries against the whole demo catalogue. The report is test-results/relevance.md.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { demoCatalogue } from '@millwright/demo';
import { testDatabase } from '../../../../testing/index.ts';
import { postgresOnly } from '../search.pipeline.ts';
import { inputOf } from '../testing/test-queries.ts';
import { bearings } from './bearings.judged.ts';
import { fasteners } from './fasteners.judged.ts';
import { gradeOf, type Judged, type Part } from './judged.ts';
import { CUT, mean, ndcg } from './measure.rules.ts';
import { plant } from './plant.judged.ts';
import { reportOf, type Scored } from './report.ts';
import { workshop } from './workshop.judged.ts';

/** What the whole must reach, and below which a query is called failing in the report. */
const GATE = 0.9;
const JUDGED: Judged[] = [...bearings, ...fasteners, ...plant, ...workshop];
const REPORT = join(import.meta.dirname, '../../../../../test-results/relevance.md');

const parts = new Map<string, Part>(
  [...demoCatalogue().products()].map((product) => [product.sku, product]),
);
const { db } = await testDatabase({ after }, { demo: true });

test('ndcg › known answers › known numbers [house §6]', () => {
  assert.equal(ndcg([3, 3], [3, 3]), 1);
  assert.equal(ndcg([], [3]), 0);
  assert.ok(Math.abs(ndcg([0, 3], [3]) - 1 / Math.log2(3)) < 1e-12);
  assert.ok(ndcg([1, 3], [3, 1]) < ndcg([3, 1], [1, 3]));
  assert.ok(Number.isNaN(ndcg([0], [0])));
});

test('judged queries › the suite itself › 150 or more, three languages, each asks for something we sell [house §6]', () => {
  assert.ok(JUDGED.length >= 150, `${JUDGED.length}`);
  for (const locale of ['en', 'ru', 'ar'])
    assert.ok(JUDGED.filter((judged) => judged.locale === locale).length >= 20, locale);
  const empty = JUDGED.filter(
    (judged) => ![...parts.values()].some((part) => gradeOf(judged, part) === 3),
  );
  assert.deepEqual(
    empty.map(({ query }) => query),
    [],
  );
});

test('search › judged queries › nDCG@10 of 0.9 and above [house §6]', async () => {
  const scored: Scored[] = [];
  for (const judged of JUDGED) scored.push(await score(judged));
  const report = reportOf(scored, GATE);
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, report);
  const reached = mean(scored.map((one) => one.score));
  assert.ok(reached >= GATE, `nDCG@10 is ${reached.toFixed(4)}; see ${REPORT}\n${report}`);
});

async function score(judged: Judged): Promise<Scored> {
  const input = inputOf({ text: judged.query, count: CUT });
  const result = await postgresOnly.search({ db, locale: judged.locale, now: new Date() }, input);
  const first = result.products.map(({ sku }) => sku);
  const grades = first.map((sku) => gradeOf(judged, parts.get(sku) as Part));
  const possible = [...parts.values()].map((part) => gradeOf(judged, part));
  return { judged, score: ndcg(grades, possible), total: result.total, grades, first };
}
