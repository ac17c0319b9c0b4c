// Presses: each kind of control does the same when it is pressed quickly on a cold page and a slow machine as when it is pressed slowly on a warm one; menus stay open; an excess quantity is reported.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { aVisitor, inLanes, type Stranger, sitemapOf, spread } from './stranger.ts';
import {
  inTab,
  NARROW,
  press,
  type Signature,
  type Size,
  SLOW,
  settled,
  slowDown,
  WIDE,
  withBrowser,
} from './tabs.ts';

const HOLDS_MS = [20, 100, 200];
const HOVERS_MS = [250, 500, 900];

type Control = { kind: string; selector: string; href: string | null };

/** The first visible control of each kind: its label without names and numbers, its role and its classes. */
const CONTROLS = `(() => {
  const path = (element) => {
    const parts = [];
    for (let each = element; each && each !== document.documentElement; each = each.parentElement)
      parts.unshift(each.localName + ':nth-child(' + ([...each.parentElement.children].indexOf(each) + 1) + ')');
    return 'html>' + parts.join('>');
  };
  const kinds = new Map();
  for (const each of document.querySelectorAll('button, summary, a[href]')) {
    if (!__isVisible(each) || each.disabled || each.target === '_blank' || /^(mailto|tel|#)/.test(each.getAttribute('href') || '')) continue;
    if (each.matches('[name=currency], [type=reset]') || each.closest('form[action*=logout]')) continue;
    const label = (each.getAttribute('aria-label') || each.innerText || each.title || '').split(':')[0].replace(/[\\d\\W]+/g, ' ').trim().slice(0, 24);
    const isLink = each.localName === 'a';
    const kind = each.localName + ' ' + (isLink ? each.className + ' ' + Object.keys(each.dataset).join('.') + (each.hasAttribute('data-island') ? label : '') : label);
    if (!kinds.has(kind)) kinds.set(kind, { kind: (label || each.className || each.localName), selector: path(each), href: each.getAttribute('href') });
  }
  return [...kinds.values()];
})()`;

type Known = { path: string; control: Control; expected: Signature };
const COMPARED = ['path', 'open', 'expanded', 'cart', 'stayed'] as const;
/** A control that stops the page, or a machine that is too busy, is left alone after this. */
const LIMIT_MS = 25_000;
const SECONDS_EACH = 7;

export async function walkPresses(stranger: Stranger): Promise<void> {
  const all = await sitemapOf(stranger);
  const product = all.find((path) => /^\/product\//.test(path)) ?? '/';
  const list = all.find((path) => /^\/products\/[^/]+\/[^/]+/.test(path)) ?? '/products';
  await withBrowser(stranger, async (browser) => {
    await walkHovers(stranger, browser, list);
    await walkMaxima(stranger, browser, all);
    for (const size of [NARROW, WIDE] as const) {
      let pressed = 0;
      const kinds = new Map<string, Known>();
      for (const path of [list, product])
        for (const known of await references(stranger, browser, path, size))
          if (!kinds.has(known.control.kind)) kinds.set(known.control.kind, known);
      stranger.looked('kinds of controls', kinds.size);
      // Each kind is pressed once before one is pressed for another time.
      const tries = HOLDS_MS.flatMap((_, round) =>
        [...kinds.values()].map((known, n) => ({
          ...known,
          holdMs: HOLDS_MS[(n + round) % HOLDS_MS.length] ?? 0,
        })),
      );
      // A busy machine presses fewer of them.
      const until = Date.now() + stranger.sample * SECONDS_EACH * 1_000;
      await inLanes(tries.slice(0, stranger.sample * 2), 2, async (each) => {
        const work = (): Promise<void> =>
          pressCold(stranger, browser, size, each).then(() => {
            pressed += 1;
          });
        if (Date.now() < until) await inTime(stranger, each, work());
      });
      // What could not be pressed has shown nothing.
      if (pressed === 0)
        throw new Error(`of ${tries.length} presses at ${nameOf(size)} none could be made`);
    }
  });
}

const nameOf = (size: Size): string => `${size.viewport.width} px`;

async function inTime(
  stranger: Stranger,
  { control, path }: Pick<Known, 'control' | 'path'>,
  work: Promise<void>,
): Promise<void> {
  const clock = new AbortController();
  const late = sleep(LIMIT_MS, undefined, { signal: clock.signal }).then((): never => {
    throw new Error(`not done after ${LIMIT_MS / 1_000} s`);
  });
  late.catch(() => {});
  await Promise.race([work, late]).catch((error: unknown) =>
    stranger.tell(`“${control.kind}” on ${path}: ${String(error).split('\n')[0]}`),
  );
  work.catch(() => {});
  clock.abort();
}

/** What each control does on a warm page that is pressed without haste; those that only lead elsewhere by their address, or do nothing, are left out. */
async function references(
  stranger: Stranger,
  browser: Browser,
  path: string,
  size: Size,
): Promise<Known[]> {
  const found: Known[] = [];
  const controls = await inTab(browser, size, async (tab) => {
    await tab.goto(stranger.address + path, { waitUntil: 'load' });
    return await tab.evaluate<Control[]>(CONTROLS);
  });
  const reference = async (control: Control): Promise<void> =>
    await inTab(browser, size, async (tab) => {
      // For the second time, so that its files are there.
      for (let times = 0; times < 2; times += 1)
        await tab.goto(stranger.address + path, { waitUntil: 'load' });
      await sleep(700);
      const before = await settled(tab, 200, 2_000);
      await press(tab, control.selector, size, 120);
      const expected = await settled(tab, 600, 4_000);
      const leads =
        control.href !== null &&
        new URL(control.href, stranger.address).pathname === expected.path &&
        expected.path !== before.path;
      const isChanged = COMPARED.some((key) => key !== 'stayed' && expected[key] !== before[key]);
      if (!leads && expected.stayed && isChanged) found.push({ path, control, expected });
    });
  await inLanes(
    spread(controls, stranger.sample + 6),
    2,
    async (control) => await inTime(stranger, { control, path }, reference(control)),
  );
  return found;
}

async function pressCold(
  stranger: Stranger,
  browser: Browser,
  size: Size,
  { path, control, expected, holdMs }: Known & { holdMs: number },
): Promise<void> {
  // Twice, before it is said.
  let told = '';
  for (let times = 0; times < 2; times += 1) {
    const seen = await inTab(browser, size, async (tab) => {
      await slowDown(tab, SLOW);
      await tab.goto(stranger.address + path, { waitUntil: 'commit' });
      await press(tab, control.selector, size, holdMs);
      return await settled(tab, 1_500, 9_000);
    });
    stranger.looked('cold presses');
    const other = COMPARED.find((key) => seen[key] !== expected[key]);
    if (other === undefined) return;
    told = `${other} ${JSON.stringify(seen[other])} instead of ${JSON.stringify(expected[other])}`;
  }
  stranger.found(
    'presses: a quick press on a cold page does something else',
    `“${control.kind}” on ${path.slice(0, 30)} at ${nameOf(size)}, held ${holdMs} ms: ${told}`,
  );
}

const LINKS = `[...document.querySelectorAll('a[href], button')].filter(__isVisible).length`;

/** What opens under the pointer is still open after a click. */
async function walkHovers(stranger: Stranger, browser: Browser, path: string): Promise<void> {
  await inTab(browser, WIDE, async (tab) => {
    const open = async (): Promise<Control[]> => {
      await tab.goto(stranger.address + path, { waitUntil: 'load' });
      return await tab.evaluate<Control[]>(
        `${CONTROLS}.filter(({ selector }) => document.querySelector(selector).closest('header, nav, [role=navigation]'))`,
      );
    };
    for (const control of await open()) {
      await open();
      const before = await tab.evaluate<number>(LINKS);
      await tab.locator(control.selector).hover();
      await sleep(900);
      const opened = (await tab.evaluate<number>(LINKS)) - before;
      if (opened < 3) continue;
      stranger.looked('menus that open under the pointer');
      for (const wait of HOVERS_MS) {
        await open();
        await tab.mouse.move(5, 800);
        await tab.locator(control.selector).hover();
        await sleep(wait);
        await tab.mouse.down();
        await tab.mouse.up();
        await sleep(900);
        const now = (await tab.evaluate<number>(LINKS).catch(() => 0)) - before;
        if (now < opened / 2)
          stranger.found(
            'presses: a menu that opened under the pointer closes when it is clicked',
            `“${control.kind}” on ${path}, clicked after ${wait} ms`,
          );
      }
    }
  });
}

/** Above the printed maximum, and between the printed steps. */
async function walkMaxima(
  stranger: Stranger,
  browser: Browser,
  all: readonly string[],
): Promise<void> {
  const visitor = aVisitor(stranger.address);
  const products: { path: string; max: number }[] = [];
  for (const path of spread(
    all.filter((each) => /^\/product\//.test(each)),
    40,
  )) {
    const { body } = await visitor.open(path);
    const [, max] = /type="number"[^>]*\bmax="(\d+)"/.exec(body) ?? [];
    if (max !== undefined && products.length < Math.max(2, stranger.sample / 4))
      products.push({ path, max: Number(max) });
  }
  for (const { path, max } of products)
    for (const typed of [max * 3, max + 1])
      await inTab(browser, WIDE, async (tab) => {
        await tab.goto(stranger.address + path, { waitUntil: 'load' });
        await sleep(500);
        const before = await settled(tab, 300, 3_000);
        await type(tab, typed);
        const seen = await settled(tab, 800, 4_000);
        const bubbles = await tab.evaluate<string[]>('window.__bubbles ?? []').catch(() => []);
        stranger.looked('quantities above the maximum');
        const where = `${path.slice(0, 12)} (max. ${max}), ${typed} typed`;
        const said = `${seen.said} ${await tab.evaluate<string>(`[...document.querySelectorAll('[aria-invalid=true]')].map((each) => each.getAttribute('aria-describedby')).flatMap((ids) => (ids || '').split(' ')).map((id) => document.getElementById(id)?.innerText ?? '').join(' ')`).catch(() => '')}`;
        const warns = new RegExp(`\\b${max.toLocaleString('en-IN')}\\b|\\b${max}\\b`).test(
          said.replace(before.said, ''),
        );
        if (seen.cart !== before.cart && !warns)
          stranger.found(
            'presses: another quantity than the typed one is added in silence',
            `${where}: cart ${seen.cart}, “${seen.said}”`,
          );
        else if (seen.cart === before.cart && !warns && bubbles.length === 0)
          stranger.found(
            'presses: nothing is added and nothing is said',
            `${where}: “${seen.said}”`,
          );
        for (const bubble of bubbles)
          if ((bubble.match(/\d+/g) ?? []).some((number) => Number(number) > max))
            stranger.found(
              'presses: the browser advises a quantity that the shop refuses',
              `${where}: “${bubble}”`,
            );
      });
}

async function type(tab: Page, quantity: number): Promise<void> {
  const field = tab.locator('input[type=number][max]').first();
  await field.click();
  await tab.keyboard.press('Control+A');
  await tab.keyboard.type(String(quantity));
  const form = tab.locator('form', { has: tab.locator('input[type=number][max]') }).first();
  await form
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
}
