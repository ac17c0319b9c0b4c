// States of a storefront page: as it comes, with each of its menus, panels and dialogs open, and with each of its forms rejected; found on the page, not listed.
import type { Page } from 'playwright-core';
import { type Checks, comesTrue, type State, type View, WIDTHS } from './page-states.ts';

/** What opens something over a page or in it; `settled` is true of what it opened. */
const OPENERS: readonly { name: string; selector: string; settled: string }[] = [
  { name: 'fold', selector: 'summary', settled: 'element.parentElement.open' },
  {
    name: 'popover',
    selector: '[popovertarget]:not([popovertargetaction=hide])',
    settled:
      'document.getElementById(element.getAttribute("popovertarget")).matches(":popover-open")',
  },
  {
    name: 'form in a dialog',
    selector: 'a[data-form-dialog]',
    settled: 'document.querySelector("dialog[open]") !== null',
  },
  {
    name: 'scan dialog',
    selector: 'button[data-island=scan]',
    settled: 'document.querySelector("dialog[open]") !== null',
  },
  {
    name: 'quick view',
    selector: 'a.quick',
    settled: 'document.querySelector("dialog[open]") !== null',
  },
  {
    name: 'image viewer',
    selector: 'a.gallery-main',
    settled: 'document.querySelector("dialog[open]") !== null',
  },
  {
    name: 'film viewer',
    selector: '.thumbnails a[data-poster]',
    settled: 'document.querySelector("dialog[open]") !== null',
  },
  {
    name: 'cart panel',
    selector: 'a[data-cart-link]',
    settled: 'element.getAttribute("aria-expanded") === "true"',
  },
  {
    name: 'category menu',
    selector: 'nav a[data-url]',
    settled: 'element.getAttribute("aria-expanded") === "true"',
  },
  {
    name: 'suggestions',
    selector: 'input[name=query]',
    settled: 'element.getAttribute("aria-expanded") === "true"',
  },
];
const OVER_MAIN = new Set(['cart panel', 'category menu', 'suggestions']);
const PATIENCE_MS = 4_000;
/** Scripts come with the first sign of a hand; a click before them follows the plain link. */
const HAND_MS = 300;

type Opener = { at: number; key: string; name: string; settled: string };

/** Looks at the page that `tab` may open by its address, in all its states. */
export async function lookAtAllStates(
  tab: Page,
  url: string,
  view: View,
  kind: string,
  state: State,
  checks: Checks,
): Promise<void> {
  await tab.setViewportSize(WIDTHS[view.width]);
  const answer = await tab.goto(url, { waitUntil: 'load' });
  if (view.width === 'desktop' && answer !== null) checks.addHtml(view, kind, await answer.text());
  await checks.look(tab, view, kind, state);
  await openEach(tab, url, view, kind, state, checks);
  await rejectEach(tab, url, view, kind, checks);
}

async function openEach(
  tab: Page,
  url: string,
  view: View,
  kind: string,
  state: State,
  checks: Checks,
): Promise<void> {
  for (;;) {
    const opener = (await tab.evaluate<Opener[]>(MARK_OPENERS)).find(
      ({ key }) => !view.opened.has(key),
    );
    if (opener === undefined) return;
    view.opened.add(opener.key);
    const where = `${kind}, ${opener.name} open`;
    let opened = false;
    for (let hand = HAND_MS; !opened && hand <= 8 * HAND_MS; hand *= 2.8) {
      if (hand > HAND_MS) await tab.goto(url, { waitUntil: 'load' });
      opened = await open(tab, opener.key, hand);
    }
    if (opened) {
      await checks.look(tab, view, where, 'open', OVER_MAIN.has(opener.name) ? 'panel' : 'shop');
      if (await tab.evaluate(`document.querySelector('dialog[open] form[method=post]') !== null`))
        await rejectDialog(tab, view, where, checks);
      // Where there is nothing, there is nothing to suggest.
    } else if (state !== 'empty') checks.tell(view, where, 'it does not open');
    await tab.goto(url, { waitUntil: 'load' });
  }
}

/** As a hand does it, which comes near, waits, and clicks. A click before the script is there follows the plain link. */
async function open(tab: Page, key: string, handMs: number): Promise<boolean> {
  const opener = (await tab.evaluate<Opener[]>(MARK_OPENERS)).find((each) => each.key === key);
  if (opener === undefined) return false;
  const element = tab.locator(`[data-opener="${opener.at}"]`);
  const isOpen = `(() => { const element = document.querySelector('[data-opener="${opener.at}"]'); return element !== null && ${opener.settled}; })()`;
  await element.scrollIntoViewIfNeeded();
  await element.hover();
  await tab.waitForTimeout(handMs);
  if (opener.name === 'suggestions') await element.pressSequentially('bear');
  else if (!(await tab.evaluate(isOpen))) await element.click();
  return await comesTrue(tab, isOpen, PATIENCE_MS);
}

async function rejectDialog(tab: Page, view: View, where: string, checks: Checks): Promise<void> {
  const isSent = await tab.evaluate<boolean>(`(() => {
    const form = document.querySelector('dialog[open] form[method=post]');
    return (${SEND_EMPTY})(form);
  })()`);
  if (!isSent) return;
  const refused = await comesTrue(
    tab,
    `document.querySelector('dialog[open] :is([aria-invalid=true], [role=alert])') !== null`,
    PATIENCE_MS,
  );
  if (refused) await checks.look(tab, view, `${where}, refused`, 'error');
  else checks.tell(view, where, 'sent empty, it does not say what is wrong');
}

/** Each form with something that must be filled in, sent without it. */
async function rejectEach(
  tab: Page,
  url: string,
  view: View,
  kind: string,
  checks: Checks,
): Promise<void> {
  const forms = await tab.evaluate<{ at: number; key: string }[]>(FORMS);
  for (const { at, key } of forms) {
    if (view.opened.has(key)) continue;
    view.opened.add(key);
    const where = `${kind}, form refused`;
    if (tab.url() !== url) await tab.goto(url, { waitUntil: 'load' });
    const answered = tab
      .waitForResponse((response) => response.request().method() === 'POST', {
        timeout: PATIENCE_MS,
      })
      .catch(() => null);
    await tab.evaluate(`(${SEND_EMPTY})(document.querySelectorAll('form[method=post]')[${at}])`);
    const answer = await answered;
    if (answer === null) {
      checks.tell(view, where, `sent empty, nothing is answered (${key})`);
      continue;
    }
    await tab.waitForLoadState('load');
    if (answer.status() < 400)
      checks.tell(view, where, `sent empty, it is answered ${answer.status()} (${key})`);
    else {
      const html = await answer.text().catch(() => '');
      if (view.width === 'desktop' && html !== '') checks.addHtml(view, `${where} ${key}`, html);
      await checks.look(tab, view, where, 'error');
      if (
        !(await tab.evaluate(
          `document.querySelector('[aria-invalid=true], [role=alert], .notice.error') !== null`,
        ))
      )
        checks.tell(view, where, `it does not say what is wrong (${key})`);
    }
    await tab.goto(url, { waitUntil: 'load' });
  }
}

/** Those that can be seen and are not yet open, by what they are: a card's quick view is every card's. */
const MARK_OPENERS = `(() => {
  const found = [];
  for (const marked of document.querySelectorAll('[data-opener]')) marked.removeAttribute('data-opener');
  let at = 0;
  for (const { name, selector, settled } of ${JSON.stringify(OPENERS)})
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width === 0) continue;
      element.dataset.opener = String(at);
      const own =
        name === 'fold'
          ? element.parentElement.className + ' ' + (element.closest('form')?.action ?? '').replace(/\\?.*|[0-9]+/g, '')
          : name === 'popover'
            ? element.getAttribute('popovertarget')
            : name === 'form in a dialog'
              ? new URL(element.href).pathname.replace(/[0-9]+/g, '0')
              : '';
      found.push({ at: at++, key: name + ' ' + own, name, settled });
    }
  return found;
})()`;

/** Of forms that are the same but for what they are about, one. */
const FORMS = `[...document.querySelectorAll('form[method=post]')].flatMap((form, at) => {
  const needed = [...form.querySelectorAll(':is(input:not([type=number]), textarea, select)[required]')];
  if (needed.length === 0 || !form.checkVisibility() || form.closest('dialog') !== null) return [];
  const names = [...form.elements].map((field) => field.name).filter(Boolean).join(' ');
  return [{ at, key: 'form ' + new URL(form.action).pathname.replace(/[A-Z]{2}-[A-Z0-9-]+|[0-9]+/g, '0') + ' ' + names }];
})`;

const SEND_EMPTY = `(form) => {
  const needed = [...form.querySelectorAll(':is(input:not([type=number]), textarea)[required]')].filter((field) => field.type !== 'radio');
  if (needed.length === 0) return false;
  form.noValidate = true;
  for (const field of needed) {
    if (field.type === 'checkbox') field.checked = false;
    else field.value = '';
  }
  form.requestSubmit(form.querySelector('button:not([type=button])') ?? undefined);
  return true;
}`;
