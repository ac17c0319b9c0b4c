// Content-Security-Policy in Chromium: no kind of page makes it report anything, JSON-LD can be read, every island loads, and a page that is revalidated by 304 still runs.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { buildApp } from '../server/src/app.ts';
import { PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { WALKS_BY_LOCALE } from './page-kinds.ts';
import { openShop } from './shop.ts';
import { openBackoffice } from './staff-page.ts';

// With the response cache, as it is in production.
const { shop, journey } = openJourneys(
  fileFixture((scope) =>
    openShop(scope, (options) =>
      buildApp({ ...options, config: { ...options.config, responseCacheMb: 8 } }),
    ),
  ),
);

/** Everything that the policy of any document of this tab blocks from now on. */
async function reportsOf(tab: Page): Promise<string[]> {
  const reports: string[] = [];
  await tab.exposeFunction('notifyReport', (report: string) => void reports.push(report));
  await tab.addInitScript(`window.reports = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.reports.push(effectiveDirective + ' ' + blockedURI);
      notifyReport(location.pathname + ' ' + effectiveDirective + ' ' + blockedURI);
    });`);
  return reports;
}

/** Polled from outside: a policy without unsafe-eval blocks waitForFunction. */
async function becomesTrue(tab: Page, expression: string): Promise<void> {
  for (
    const until = performance.now() + 20_000;
    !(await tab.evaluate<boolean>(expression));
    await sleep(50)
  )
    assert.ok(performance.now() < until, expression);
}

/** Asks for every island of the page and waits until each has come; @returns how many there were */
async function loadIslands(tab: Page): Promise<number> {
  const count = await tab.evaluate<number>(`(() => {
    const islands = document.querySelectorAll('[data-island]');
    for (const island of islands) island.dispatchEvent(new Event('shop:wanted'));
    return islands.length;
  })()`);
  await becomesTrue(tab, "document.querySelector('[data-island]') === null");
  return count;
}

type Script = { type: string; source: string; text: string };
const SCRIPTS = `[...document.scripts].map(({ type, src, text }) => ({ type, source: src, text }))`;

for (const { locale, name, walk, skip } of WALKS_BY_LOCALE) {
  journey(
    `policy › ${name} in ${locale} › nothing is refused, scripts are files of /assets/, JSON-LD is read, islands load [promises P42, P43]`,
    { locale },
    async (page) => {
      const reports = await reportsOf(page.tab);
      let [islands, data] = [0, 0];
      await walk(shop, page, async (kind) => {
        islands += await loadIslands(page.tab);
        for (const { type, source, text } of await page.tab.evaluate<Script[]>(SCRIPTS)) {
          if (source !== '')
            assert.ok(source.startsWith(`${shop.url}/assets/`), `${kind}: ${source}`);
          else if (type === 'application/ld+json') {
            assert.equal(
              (JSON.parse(text) as { '@context'?: string })['@context'],
              'https://schema.org',
              kind,
            );
            data += 1;
          } else assert.equal(type, 'speculationrules', `${kind}: a script in the page`);
        }
        assert.deepEqual(reports, [], kind);
      });
      assert.ok(islands > 20, `${islands} islands`);
      if (name === 'public pages') assert.ok(data > 10, `${data} data blocks`);
    },
    { skip },
  );
}

journey(
  'policy › a page that the browser holds and revalidates › 304, and its scripts and styles still run [decisions 0069]',
  {},
  async (page) => {
    const { tab } = page;
    const reports = await reportsOf(tab);
    const statuses: number[] = [];
    const protocol = await tab.context().newCDPSession(tab);
    await protocol.send('Network.enable');
    protocol.on(
      'Network.responseReceivedExtraInfo',
      ({ statusCode }) => void statuses.push(statusCode),
    );
    const good = await pickGood(shop, PLAIN);
    // The second request stores it, the third is answered from the cache.
    for (let visit = 0; visit < 3; visit++) await page.open(`/product/${good.id}/${good.slug}`);
    statuses.length = 0;
    await tab.reload();
    assert.ok(statuses.includes(304), statuses.join());
    assert.ok((await loadIslands(tab)) > 0);
    assert.ok(
      (await tab.evaluate<number>(
        "getComputedStyle(document.body).fontFamily.includes('Plex') ? document.styleSheets.length : 0",
      )) > 0,
    );
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    assert.deepEqual(reports, []);
  },
);

journey(
  'policy › a script, a style, a handler that are not ours › are refused, and told [promises P42]',
  {},
  async (page) => {
    const { tab } = page;
    await reportsOf(tab);
    page.faults.expect(/Content Security Policy|request failed: .* csp$/);
    await page.open('/faq');
    await tab.evaluate(`(() => {
    window.ran = [];
    const add = (name, properties) => document.body.append(Object.assign(document.createElement(name), properties));
    add('script', { textContent: 'window.ran.push("inline")' });
    add('script', { src: '/productimages/none.png' });
    add('script', { src: '/api/categories' });
    add('style', { textContent: 'body { color: red }' });
    document.body.insertAdjacentHTML('beforeend', '<i onclick="window.ran.push(1)"></i>');
    document.body.lastElementChild.click();
  })()`);
    await becomesTrue(tab, 'window.reports.length >= 5');
    assert.deepEqual((await tab.evaluate<string[]>('window.reports')).sort(), [
      'script-src-attr inline',
      `script-src-elem ${shop.url}/api/categories`,
      `script-src-elem ${shop.url}/productimages/none.png`,
      'script-src-elem inline',
      'style-src-elem inline',
    ]);
    assert.deepEqual(await tab.evaluate('window.ran'), []);
  },
);

journey(
  'policy › back office › scripts are files of /admin/assets/, nothing is refused [promises P43]',
  {},
  async ({ tab }) => {
    const reports = await reportsOf(tab);
    const answer = await tab.request.get(`${shop.url}/admin`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    assert.match(policy, /style-src [^;]*'nonce-[\w+/=]{24}'/);
    assert.equal(/script-src ([^;]*)/.exec(policy)?.[1], `${new URL(shop.url).host}/admin/assets/`);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/products`);
    await tab.getByRole('heading', { level: 1 }).first().waitFor();
    assert.deepEqual(reports, []);
  },
);
