// Lighthouse, mobile: the median of five runs; alone on the machine, after all other journeys. One page per commit, all of them in `npm run test:all`.
import assert from 'node:assert/strict';
import lighthouse, { type Result } from 'lighthouse';
import { testDatabase } from '../../server/testing/database.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { onlyWhole } from '../../server/testing/sample.ts';
import { openBrowser } from '../browser.ts';
import { PLAIN, pickGood } from '../goods.ts';
import { fileFixture, test, testUnless } from '../journey.ts';
import { startNode } from '../node.ts';
import { atRest } from './at-rest.ts';

const RUNS = 5;
const WARMING = 50;
const GATE = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Milliseconds of a simulated mid-range phone on slow 4G; shift without unit. */
const MAX_LARGEST_PAINT = 1_600;
const MAX_SHIFT = 0.01;

const database = fileFixture((scope) => testDatabase(scope, { demo: true, poolSize: 2 }));
// A process of its own, as everywhere: Lighthouse reads traces for seconds, and a page must not wait for that.
const shop = fileFixture((scope) => startNode(scope, database.url));
const chromium = fileFixture(async (scope) => {
  const port = await freePort();
  await openBrowser(scope, [`--remote-debugging-port=${port}`]);
  return { port };
});
const product = fileFixture(() => pickGood(database, PLAIN));

for (const [name, path, skip] of [
  ['home', () => '/', onlyWhole()],
  ['list', () => '/products/bearings/deep-groove', onlyWhole()],
  ['product', () => `/product/${product.id}/${product.slug}`, false],
] as const) {
  testUnless(
    skip,
    `lighthouse › ${name} on a phone › 100 for access, practices and search engines, 95 at least for speed [design: speed]`,
    async () => {
      const runs: Result[] = [];
      // As every visit but the first ones of a day finds the server: its code compiled, its index in memory.
      for (let visit = 0; visit < WARMING; visit++)
        await (await fetch(shop.url + path(), { headers: { accept: 'text/html' } })).text();
      await atRest();
      for (let run = 0; run < RUNS; run++) {
        const outcome = await lighthouse(`${shop.url}${path()}`, {
          port: chromium.port,
          output: 'json',
          logLevel: 'silent',
        });
        assert.ok(outcome !== undefined, 'Lighthouse gave no result');
        runs.push(outcome.lhr);
      }
      const median = (of: (result: Result) => number): number =>
        runs.map(of).sort((a, b) => a - b)[RUNS >> 1] as number;
      const score = (category: string): number =>
        median((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
      const metric = (audit: string): number =>
        median((result) => result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY);
      const scores = Object.fromEntries(
        Object.keys(GATE).map((category) => [category, score(category)]),
      );
      const paint = Math.round(metric('largest-contentful-paint'));
      const shift = metric('cumulative-layout-shift');
      const description = `${JSON.stringify(scores)}, largest paint ${paint} ms, shift ${shift.toFixed(3)}`;
      test.info().annotations.push({ type: 'measured', description });
      for (const [category, least] of Object.entries(GATE))
        assert.ok(
          (scores[category] as number) >= least,
          `${category} ${scores[category]}: ${complaints(runs.at(-1) as Result, category)}`,
        );
      assert.ok(paint <= MAX_LARGEST_PAINT, `largest contentful paint after ${paint} ms`);
      assert.ok(shift <= MAX_SHIFT, `layout shift ${shift}`);
    },
  );
}

/** What cost points, in Lighthouse's words. */
function complaints(result: Result, category: string): string {
  const refs = result.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.audits[id]?.title} (${result.audits[id]?.displayValue ?? id})`)
    .join('; ');
}
