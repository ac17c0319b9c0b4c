// Layout: elements that are unreachable at one width, that cover text, signs mirrored in Arabic, keyboard order, links that say one thing and open another.
import type { Browser, Page } from 'playwright-core';
import { elements, textOf } from './html.ts';
import { aVisitor, linkOf, type Stranger, sitemapOf, spread } from './stranger.ts';
import { inTab, NARROW, WIDE, withBrowser } from './tabs.ts';

const MAX_TABS = 25;

export async function walkLooks(stranger: Stranger): Promise<void> {
  const all = await sitemapOf(stranger);
  const products = all.filter((path) => /^\/product\/\d+\//.test(path));
  await walkLinks(stranger);
  await withBrowser(stranger, async (browser) => {
    const pages = ['/', '/products?query=drill', products[0] ?? '/', '/contact-us', '/blog'];
    await walkFields(stranger, browser, pages);
    await walkCovered(stranger, browser, pages);
    await walkSigns(stranger, browser, spread(products, stranger.sample));
    await walkFirstScreen(stranger, browser, spread(products, Math.ceil(stranger.sample / 3)));
    await walkKeyboard(stranger, browser);
    await walkBubbles(stranger, browser, all);
  });
}

const open = (tab: Page, stranger: Stranger, path: string) =>
  tab.goto(stranger.address + path, { waitUntil: 'load' });

const FIELDS = `[...document.querySelectorAll('input:not([type=hidden]), select, textarea')].filter((each) => each.name && each.tabIndex >= 0 && __isVisible(each)).map((each) => each.name)`;

/** On a phone a field may lie behind a button; then a press on that one shows it. */
async function walkFields(
  stranger: Stranger,
  browser: Browser,
  pages: readonly string[],
): Promise<void> {
  for (const path of pages) {
    const wide = await inTab(browser, WIDE, async (tab) => {
      await open(tab, stranger, path);
      return await tab.evaluate<string[]>(FIELDS);
    });
    await inTab(browser, NARROW, async (tab) => {
      await open(tab, stranger, path);
      const narrow = new Set(await tab.evaluate<string[]>(FIELDS));
      const missing = (): string[] => [...new Set(wide)].filter((name) => !narrow.has(name));
      if (missing().length > 0) {
        const openers = await tab.evaluate<number>(
          `(window.__openers = [...document.querySelectorAll('button[popovertarget], button[aria-expanded], summary, button[aria-haspopup], button[aria-controls]')].filter(__isVisible)).length`,
        );
        for (let n = 0; n < openers && missing().length > 0; n += 1) {
          await tab.evaluate(`window.__openers[${n}].click()`);
          await tab.waitForTimeout(300);
          for (const name of await tab.evaluate<string[]>(FIELDS)) narrow.add(name);
          await tab.keyboard.press('Escape');
        }
        const search = tab.locator('input[type=search]').first();
        if (missing().length > 0 && (await search.isVisible())) {
          await search.focus();
          await tab.waitForTimeout(500);
          for (const name of await tab.evaluate<string[]>(FIELDS)) narrow.add(name);
        }
      }
      stranger.looked('fields looked for at 390 px', wide.length);
      for (const name of missing())
        stranger.found(
          'looks: a field of the wide page cannot be reached on a phone',
          `${name} on ${path}`,
        );
    });
  }
}

/** At the end of the page nothing can be scrolled away from under what floats. */
const COVERED = `(() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const floating = [...document.querySelectorAll('body *')].filter((each) => getComputedStyle(each).position === 'fixed' && __isVisible(each) && !each.closest('dialog, [popover]'));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim() || !node.parentElement || !__isVisible(node.parentElement) || floating.some((each) => each.contains(node))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      for (const each of floating) {
        const box = each.getBoundingClientRect();
        const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        if (across > 4 && down > 4 && line.width > 0 && box.height < innerHeight / 2) found.push(node.textContent.trim().slice(0, 40) + ' under ' + (each.getAttribute('aria-label') || each.className || each.localName));
      }
  }
  return found.slice(0, 3);
})()`;

async function walkCovered(
  stranger: Stranger,
  browser: Browser,
  pages: readonly string[],
): Promise<void> {
  for (const size of [WIDE, NARROW])
    await inTab(browser, size, async (tab) => {
      for (const path of pages) {
        await open(tab, stranger, path);
        stranger.looked('ends of pages looked at');
        for (const found of await tab.evaluate<string[]>(COVERED))
          stranger.found(
            'looks: something that floats covers text at the end of the page',
            `“${found}” on ${path} at ${size.viewport.width} px`,
          );
      }
    });
}

/** A signed number and its unit are one reading from left to right in every script: their glyphs are measured. */
const SIGNS = `(() => {
  const found = [];
  for (const cell of document.querySelectorAll('td, dd, li, p')) {
    const match = /([-\\u2212+])\\d+(?:[.,]\\d+)?[\\s\\u00a0]*(°[CF]|[a-zA-Z%]{1,3}\\b)/.exec(cell.textContent);
    if (!match || cell.querySelector('td, dd, li, p') || /[\\w)]$/.test(cell.textContent.slice(0, match.index)) || !__isVisible(cell)) continue;
    const leftOf = (offset) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(), at = 0; node; at += node.data.length, node = walker.nextNode())
        if (offset < at + node.data.length) {
          const range = document.createRange();
          range.setStart(node, offset - at);
          range.setEnd(node, offset - at + 1);
          return range.getBoundingClientRect().left;
        }
    };
    const [sign, digit, unit] = [match.index, match.index + 1, match.index + match[0].length - match[2].length].map(leftOf);
    if (sign > digit || unit < digit) found.push(cell.textContent.trim().slice(0, 40));
  }
  return found;
})()`;

async function walkSigns(
  stranger: Stranger,
  browser: Browser,
  products: readonly string[],
): Promise<void> {
  const visitor = aVisitor(stranger.address);
  // Those that say something below zero are looked at.
  const signed: string[] = [];
  for (const path of [...products, ...(await signedProducts(stranger))]) {
    const { text } = await visitor.open(`/ar${path}`);
    if (/(^|\s)[-\u2212]\d+\s?\D/m.test(text.replace(/[\u200e\u200f\u2066-\u2069]/g, '')))
      signed.push(path);
  }
  await inTab(browser, WIDE, async (tab) => {
    for (const path of spread([...new Set(signed)], stranger.sample)) {
      await open(tab, stranger, `/ar${path}`);
      stranger.looked('Arabic pages with signed numbers');
      for (const found of await tab.evaluate<string[]>(SIGNS))
        stranger.found(
          'looks: a signed number or its unit is turned round',
          `“${found}” on /ar${path}`,
        );
    }
  });
}

/** Temperatures below zero are printed on the data of some families; the shop's own search finds them. */
async function signedProducts(stranger: Stranger): Promise<string[]> {
  const visitor = aVisitor(stranger.address);
  const paths: string[] = [];
  for (const words of ['valve', 'gloves', 'grease', 'hydraulic oil', 'o-ring', 'cable']) {
    const { root } = await visitor.open(`/products?query=${encodeURIComponent(words)}`);
    const found = elements(root, 'a')
      .flatMap(({ attrs }) => linkOf(stranger.address, '/', attrs.href ?? '') ?? [])
      .find((path) => /^\/product\/\d+\//.test(path));
    if (found !== undefined) paths.push(found);
  }
  return paths;
}

async function walkFirstScreen(
  stranger: Stranger,
  browser: Browser,
  products: readonly string[],
): Promise<void> {
  await inTab(browser, NARROW, async (tab) => {
    for (const path of products) {
      await open(tab, stranger, path);
      const button = tab.getByRole('button', { name: /^add to cart/i }).first();
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      stranger.looked('product pages on a phone');
      if (box !== null && box.y + box.height > NARROW.viewport.height)
        stranger.found(
          'looks: the buy button is below the first screen of a phone',
          `${path.slice(0, 40)}: ends at ${Math.round(box.y + box.height)} of ${NARROW.viewport.height}`,
        );
    }
  });
}

/** From the heading of results to the first thing that can be bought. */
async function walkKeyboard(stranger: Stranger, browser: Browser): Promise<void> {
  await inTab(browser, WIDE, async (tab) => {
    await open(tab, stranger, '/products?query=drill');
    await tab.evaluate(
      `(() => { const heading = document.querySelector('main h1'); heading.tabIndex = -1; heading.focus(); })()`,
    );
    for (let times = 1; times <= 150; times += 1) {
      await tab.keyboard.press('Tab');
      const [label, href] = await tab.evaluate<[string, string]>(
        `[(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || '').trim(), document.activeElement.getAttribute('href') || '']`,
      );
      // A link within the page that skips what stands between is taken.
      if (href.startsWith('#') && href.length > 1) await tab.keyboard.press('Enter');
      if (!/^add to cart/i.test(label)) continue;
      stranger.looked('Tab presses to the first add button', times);
      if (times > MAX_TABS)
        stranger.found(
          'looks: the keyboard is long on its way to the first result',
          `${times} Tab presses from the heading of /products?query=drill to “${label.slice(0, 40)}”`,
        );
      return;
    }
    stranger.found(
      'looks: the keyboard is long on its way to the first result',
      'more than 150 Tab presses',
    );
  });
}

/** Words of a link against the heading of where it goes. */
async function walkLinks(stranger: Stranger): Promise<void> {
  const visitor = aVisitor(stranger.address);
  const home = await visitor.open('/');
  for (const link of elements(home.root, 'a')) {
    const words =
      [textOf(link), ...elements(link).map(textOf)].find((each) => /^register$/i.test(each)) ??
      textOf(link);
    const href = linkOf(stranger.address, '/', link.attrs.href ?? '');
    if (href === null || !/^register\b/im.test(words)) continue;
    const there = await visitor.open(href);
    const heading = elements(there.main, 'h1').map(textOf).join(' ');
    if (!/register|account/i.test(heading))
      stranger.found(
        'looks: a link says one thing and opens another',
        `“${words.replaceAll('\n', ' ')}” opens ${href}, “${heading}”`,
      );
  }
}

/** An empty form on a page that is not English must not be answered by the browser in its own language. */
async function walkBubbles(
  stranger: Stranger,
  browser: Browser,
  all: readonly string[],
): Promise<void> {
  const forms = ['/contact-us', '/post-your-request', '/account/login', '/account/register'].filter(
    (path) => all.includes(path) || path.startsWith('/account'),
  );
  for (const language of ['ar', 'ru'])
    await inTab(browser, WIDE, async (tab) => {
      for (const path of forms) {
        await tab.goto(`${stranger.address}/${language}${path}`, { waitUntil: 'networkidle' });
        const button = tab
          .locator('main form:has([required]) [type=submit]:not([disabled])')
          .first();
        if (!(await button.isVisible())) continue;
        await button.click();
        await tab.waitForTimeout(400);
        stranger.looked('forms sent empty in a browser');
        const bubbles = await tab.evaluate<string[]>('window.__bubbles ?? []').catch(() => []);
        for (const bubble of bubbles.slice(0, 1))
          if (/: [\x20-\x7e]+$/.test(bubble))
            stranger.found(
              'looks: the browser speaks English on a page in another language',
              `/${language}${path}: “${bubble}”`,
            );
      }
    });
}
