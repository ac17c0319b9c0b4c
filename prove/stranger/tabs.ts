// Browser tabs of the stranger: 1440 px with a mouse or 390 px with touch, cold or warm, and what a page shows after a press.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/browser.ts';
import { findBrowser } from '../../scripts/test/tools-of-the-system.ts';
import type { Stranger } from './stranger.ts';

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export type Size = typeof WIDE | typeof NARROW;
export const SLOW = 4;
const PATIENCE_MS = 15_000;

/** In every page before its own scripts: bubbles of the browser are told, with a helper to see what is visible. */
const WATCH = `
  window.__bubbles = [];
  // A dialog of the system would stop the page.
  window.print = () => {};
  addEventListener('invalid', (event) => {
    const field = event.target;
    setTimeout(() => { if (!event.defaultPrevented && field.validationMessage) window.__bubbles.push(field.name + ': ' + field.validationMessage); }, 0);
  }, true);
  window.__isVisible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  };`;

/** What matters to a person: where one is, what is open, what lies in the cart and what was said. */
const SIGNATURE = `(() => {
  const text = (element) => (element.innerText || element.textContent || '').replace(/\\s+/g, ' ').trim();
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].map((each) => each.getAttribute('aria-label') || each.id || each.localName).sort();
  const said = [...document.querySelectorAll('[aria-live] *, [role=alert], [role=status]')].filter((each) => each.children.length === 0 && __isVisible(each)).map(text).filter(Boolean);
  const cart = [...document.querySelectorAll('a[href$="/cart"]')].map(text).join(' ').match(/\\d[\\d,.]*/g)?.join(' ') ?? '';
  return {
    path: location.pathname,
    open: open.join(', '),
    expanded: [...document.querySelectorAll('[aria-expanded=true], details[open]')].filter(__isVisible).map((each) => each.getAttribute('aria-label') || text(each).slice(0, 30)).join(', '),
    cart,
    said: [...new Set(said)].join(' / ').slice(0, 200),
    stayed: window.__here === true,
  };
})()`;

export type Signature = {
  path: string;
  open: string;
  expanded: string;
  cart: string;
  said: string;
  stayed: boolean;
};

export async function withBrowser(
  stranger: Stranger,
  walk: (browser: Browser) => Promise<void>,
): Promise<void> {
  const found = findBrowser(stranger.tell);
  if ('missing' in found) throw new Error(found.missing);
  process.env.CHROMIUM = found.path;
  const ends: (() => Promise<void>)[] = [];
  try {
    await walk(await openBrowser({ after: (end) => void ends.push(end) }));
  } finally {
    for (const end of ends) await end();
  }
}

export async function inTab<T>(
  browser: Browser,
  size: Size,
  use: (tab: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce', locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(WATCH);
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

export async function slowDown(tab: Page, rate: number): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Holds a finger or the mouse on the middle of an element for so many milliseconds. */
export async function press(
  tab: Page,
  selector: string,
  size: Size,
  holdMs: number,
): Promise<void> {
  const element = tab.locator(selector).first();
  await element.waitFor({ state: 'visible' });
  await tab.evaluate(
    `window.__here = true; document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${selector} is nowhere`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if ('hasTouch' in size) {
    const session = await tab.context().newCDPSession(tab);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await sleep(holdMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await sleep(holdMs);
  await tab.mouse.up();
}

/** @returns what the page shows when it has not changed for a while */
export async function settled(tab: Page, quietMs: number, limitMs: number): Promise<Signature> {
  let last: Signature | undefined;
  let since = Date.now();
  for (const deadline = Date.now() + limitMs; ; await sleep(100)) {
    const now = await tab.evaluate<Signature>(SIGNATURE).catch(() => undefined);
    if (JSON.stringify(now) !== JSON.stringify(last)) since = Date.now();
    last = now ?? last;
    if (last !== undefined && (Date.now() - since > quietMs || Date.now() > deadline)) return last;
    if (Date.now() > deadline) throw new Error(`${tab.url()} shows nothing`);
  }
}
