// How much slower than this machine is the phone we measure for? The same phone wherever the tests run, and a second look when a busy minute spoilt the first.
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

/** Lighthouse takes a desktop of this index (it says 1,500 to 2,000) and slows it down four times: a phone of the middle class. */
const DESKTOP_INDEX = 1_750;
const DESKTOP_SLOWDOWN = 4;
const LOOKS = 3;

/** @returns how many times this machine must be slowed down to be that phone: 4 for a fast one, less for a slower one, never under 1 */
export async function phoneSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const indexes: number[] = [];
    for (let look = 0; look < LOOKS; look++) indexes.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`));
    const index = Math.max(...indexes);
    return Math.min(DESKTOP_SLOWDOWN, Math.max(1, (DESKTOP_SLOWDOWN * index) / DESKTOP_INDEX));
  } finally {
    await page.close();
  }
}

/** Measures, and once more when something was too slow: two busy minutes in a row are no accident. @returns the better measurement's complaints */
export async function measureTwice(measure: () => Promise<string[]>): Promise<string[]> {
  const complaints = await measure();
  return complaints.length === 0 ? [] : measure();
}

export function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] as number;
}
