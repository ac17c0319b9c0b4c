// How long is it from the click on a part to its page? After a hover of 300 ms, on a slow machine with a slow line; the median of twenty.
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { newVisitor, openBrowser } from '../browser.ts';
import { openShop } from '../shop.ts';

const PARTS = 6;
const HOVER_MS = 300;
const LINE = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: -1 };
const SLOWER = 4;
const AT_MOST_MS = 60;

const shop = await openShop({ after });
const browser = await openBrowser({ after });

test('navigation › twenty parts, each hovered for 300 ms › painted within 60 ms of the click [design: speed]', async (t) => {
  const context = await newVisitor(browser, { width: 1280, height: 900 });
  const took: number[] = [];
  try {
    const tab = await context.newPage();
    const line = await context.newCDPSession(tab);
    for (let part = 0; part < PARTS; part++) took.push(await openPart(tab, line, part));
  } finally {
    await context.close();
  }
  took.sort((a, b) => a - b);
  const median = took[took.length >> 1] as number;
  t.diagnostic(`click to paint: median ${median.toFixed(0)} ms of ${took.map((ms) => ms.toFixed(0)).join(', ')}`);
  assert.ok(median < AT_MOST_MS, `median ${median.toFixed(0)} ms: ${took.map((ms) => ms.toFixed(0)).join(', ')}`);
});

/** Milliseconds from the click to the first paint of the product. */
async function openPart(tab: Page, line: CDPSession, part: number): Promise<number> {
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.goto(`${shop.url}/products/bearings/deep-groove`, { waitUntil: 'load' });
  const link = tab.locator('main a[href*="/product/"]:has(img)').nth(part);
  await link.scrollIntoViewIfNeeded();
  // Nothing else is being fetched any more; the visitor looks and points.
  await tab.waitForLoadState('networkidle');
  await link.hover();
  await sleep(HOVER_MS);
  await tab.evaluate(
    `addEventListener('click', () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())), { capture: true })`,
  );
  await link.click({ noWaitAfter: true });
  await tab.waitForURL(/\/product\/\d+\//);
  return await tab.evaluate<number>(`new Promise((resolve) => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    const [navigation] = performance.getEntriesByType('navigation');
    const answer = (paint) => resolve(performance.timeOrigin + Math.max(paint.startTime, navigation.activationStart) - clicked);
    new PerformanceObserver((list) => answer(list.getEntriesByName('first-contentful-paint')[0] ?? list.getEntries()[0])).observe({ type: 'paint', buffered: true });
  })`);
}
