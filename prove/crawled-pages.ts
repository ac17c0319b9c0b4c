// Crawl of pages in a browser: reports every script that runs or would run, every request that leaves the shop, and every block of the policy.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newVisitor } from '../e2e/browser.ts';

/** hit() is what payloads call. */
const WATCH = `
  window.__told = [];
  window.hit = () => { window.__told.push('a script ran'); };
  addEventListener('securitypolicyviolation', (event) => {
    window.__told.push('the policy refused ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample);
  });`;

/** Elements that exist only because a text was not escaped. */
const LOOK = `(() => {
  const told = [...(window.__told ?? [])];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) told.push('an attribute ' + name + '=' + value.slice(0, 40));
      const runs = /^[\\s\\x00-\\x1f]*(?:javascript|vbscript|data:text\\/html)/i.test(value.replace(/[\\t\\n\\r]/g, ''));
      // A frame whose sandbox allows nothing runs nothing; an email is shown in such a one.
      const isOpenFrame = name === 'srcdoc' && element.getAttribute('sandbox') !== '';
      if (isOpenFrame || (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) && runs))
        told.push('an address ' + element.localName + ' ' + name + '=' + value.slice(0, 60));
    }
    if (element.localName === 'script' && !/json/.test(element.type) && /hit\\(\\)/.test(element.textContent)) told.push('a script element ' + element.textContent.slice(0, 40));
  }
  return told;
})()`;

export type Walker = {
  page: Page;
  context: BrowserContext;
  /** @returns the status, 0 when it could not be opened */
  open(path: string, settle?: (page: Page) => Promise<unknown>): Promise<number>;
  /** Path and what was told, each once. */
  failures: string[];
  opened: number;
};

export async function aCrawler(
  browser: Browser,
  shopUrl: string,
  cookies: Record<string, string>,
): Promise<Walker> {
  const context = await newVisitor(browser, {});
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl })),
  );
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const walker: Walker = { page, context, failures: [], opened: 0, open };
  let at = '';
  const tell = (what: string): void => {
    const failure = `${at}: ${what}`;
    if (!walker.failures.includes(failure)) walker.failures.push(failure);
  };
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== shopUrl && protocol !== 'data:' && protocol !== 'blob:')
      tell(`a request to ${request.url().slice(0, 80)}`);
  });
  page.on('dialog', (dialog) => {
    tell(`a dialog ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  async function open(path: string, settle?: (page: Page) => Promise<unknown>): Promise<number> {
    at = path;
    const answer = await page
      .goto(shopUrl + path, { waitUntil: 'load' })
      .catch((error: unknown) => void tell(`could not be opened: ${String(error).slice(0, 200)}`));
    await settle?.(page).catch(() => {});
    const told = await page.evaluate<string[]>(LOOK).catch(() => [] as string[]);
    for (const each of told) tell(each);
    walker.opened += 1;
    return answer?.status() ?? 0;
  }
  return walker;
}
