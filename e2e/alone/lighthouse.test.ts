// How does a phone on a slow line find the pages? Lighthouse, mobile, the median of five runs; alone on the machine, after all other journeys.
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import lighthouse, { type Result } from 'lighthouse';
import { defaultSettings } from 'lighthouse/core/config/constants.js';
import { freePort } from '../../server/testing/free-port.ts';
import { openBrowser } from '../browser.ts';
import { PLAIN, pickGood } from '../goods.ts';
import { openShop } from '../shop.ts';
import { measureTwice, median, phoneSlowdown } from './phone.ts';

const RUNS = 5;
const WARMING = 50;
const GATE = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/**
 * Milliseconds of a simulated mid-range phone on slow 4G; shift without unit. The target is said with each run, and the score of 95 holds it within
 * reach; what fails is the limit beyond which a page counts as slow, since the same page takes 1.4 to 1.8 s on one machine or another.
 */
const LARGEST_PAINT_TARGET = 1_600;
const LARGEST_PAINT_AT_MOST = 2_500;
const SHIFT_AT_MOST = 0.01;
/** Two rounds of five visits. */
const TIME_LIMIT_MS = 400_000;

const shop = await openShop({ after });
const port = await freePort();
const browser = await openBrowser({ after }, [`--remote-debugging-port=${port}`]);
const product = await pickGood(shop, PLAIN);

for (const [name, path] of [
  ['home', '/'],
  ['list', '/products/bearings/deep-groove'],
  ['product', `/product/${product.id}/${product.slug}`],
] as const) {
  test(`lighthouse › ${name} on a phone › 100 for access, practices and search engines, 95 at least for speed [design: speed]`, {
    timeout: TIME_LIMIT_MS,
  }, async (t) => {
    const complaints = await measureTwice(async () => {
      const { said, complaints } = judge(await visits(path));
      t.diagnostic(`${name}: ${said}`);
      return complaints;
    });
    assert.deepEqual(complaints, []);
  });
}

async function visits(path: string): Promise<Result[]> {
  const runs: Result[] = [];
  // As every visit but the first ones of a day finds the server: its code compiled, its index in memory.
  for (let visit = 0; visit < WARMING; visit++) await (await fetch(shop.url + path, { headers: { accept: 'text/html' } })).text();
  for (let run = 0; run < RUNS; run++) {
    const slowdown = await phoneSlowdown(browser);
    const outcome = await lighthouse(`${shop.url}${path}`, {
      port,
      output: 'json',
      logLevel: 'silent',
      throttling: { ...defaultSettings.throttling, cpuSlowdownMultiplier: slowdown },
    });
    assert.ok(outcome !== undefined, 'Lighthouse gave no result');
    runs.push(outcome.lhr);
  }
  return runs;
}

/** Medians, and what is wrong with them. */
function judge(runs: readonly Result[]): { said: string; complaints: string[] } {
  const middle = (of: (result: Result) => number): number => median(runs.map(of));
  const score = (category: string): number => middle((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
  const metric = (audit: string): number => middle((result) => result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY);
  const scores = Object.fromEntries(Object.keys(GATE).map((category) => [category, score(category)]));
  const paint = Math.round(metric('largest-contentful-paint'));
  const shift = metric('cumulative-layout-shift');
  const slowdown = middle((result) => result.configSettings.throttling.cpuSlowdownMultiplier);
  const low = Object.entries(GATE)
    .filter(([category, least]) => (scores[category] as number) < least)
    .map(([category]) => `${category} ${scores[category]}: ${lostPoints(runs.at(-1) as Result, category)}`);
  if (paint > LARGEST_PAINT_AT_MOST) low.push(`largest contentful paint after ${paint} ms`);
  if (shift > SHIFT_AT_MOST) low.push(`layout shift ${shift}`);
  const said = `${JSON.stringify(scores)}, largest paint ${paint} ms (target ${LARGEST_PAINT_TARGET}), shift ${shift.toFixed(3)}, processor slowed ${slowdown.toFixed(1)} times`;
  return { said, complaints: low };
}

/** What cost points, in Lighthouse's words. */
function lostPoints(result: Result, category: string): string {
  const refs = result.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.audits[id]?.title} (${result.audits[id]?.displayValue ?? id})`)
    .join('; ');
}
