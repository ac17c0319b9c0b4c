// Storefront page object: in the words of the interface, read from the shop's own messages; waits only for visible changes.

import assert from 'node:assert/strict';
import { type CurrencyCode, currencyName, type Locale, type Sort } from '@millwright/contracts';
import { type MessageKey, type Translate, translator } from '@millwright/messages/shop';
import type { Locator, Page, Response } from 'playwright-core';
import { localPath } from '../web/app/lib/paths.ts';
import type { Faults } from './faults.ts';

type Role = Parameters<Page['getByRole']>[0];

/** The text as a pattern that passes over the marks by which names and numbers keep their direction. @param isWhole  nothing stands beside it */
export function inAnyDirection(text: string, isWhole = true): RegExp {
  const marks = '[\u2066-\u2069]*';
  // By their numbers: a quotation mark would end the pattern for the browser's side.
  const letters = [...text.replace(/[\u2066-\u2069]/g, '')].map((letter) =>
    /[\p{L}\p{N} ]/u.test(letter) ? letter : `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
  const said = letters.join(marks);
  return new RegExp(isWhole ? `^\\s*${marks}${said}${marks}\\s*$` : said, 'u');
}

export class StorefrontPage {
  readonly tab: Page;
  readonly url: string;
  readonly locale: Locale;
  readonly t: Translate;
  readonly faults: Faults;

  constructor(tab: Page, url: string, locale: Locale, faults: Faults) {
    this.tab = tab;
    this.url = url;
    this.locale = locale;
    this.t = translator(locale);
    this.faults = faults;
  }

  /** The same tab, read in another language. */
  in(locale: Locale): StorefrontPage {
    return new StorefrontPage(this.tab, this.url, locale, this.faults);
  }

  /** A path without language prefix, in the visitor's language. */
  async open(path: string): Promise<Response> {
    const response = await this.tab.goto(this.url + localPath(this.locale, path));
    assert.ok(response, `no answer for ${path}`);
    return response;
  }

  /** What is at hand: a role and its accessible name, given as a message key or as text. */
  at(role: Role, name: string | RegExp, within: Locator | Page = this.tab): Locator {
    return within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  }

  button(key: MessageKey, values?: Record<string, string | number>): Locator {
    return this.at('button', this.t(key, values));
  }

  link(key: MessageKey, values?: Record<string, string | number>): Locator {
    return this.at('link', this.t(key, values));
  }

  field(key: MessageKey): Locator {
    return this.tab.getByLabel(startsWith(this.t(key)));
  }

  get main(): Locator {
    return this.tab.getByRole('main');
  }

  get messages(): Locator {
    return this.at('region', this.t('shell.notices'));
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  async seesHeading(text: string): Promise<void> {
    await this.at('heading', text, this.main).first().waitFor();
  }

  async sees(text: string | RegExp, within: Locator = this.main): Promise<void> {
    await within
      .getByText(text, { exact: typeof text === 'string' })
      .first()
      .waitFor();
  }

  async seesMessage(text: string | RegExp): Promise<void> {
    await this.sees(typeof text === 'string' ? inAnyDirection(text) : text, this.messages);
  }

  async doesNotSee(locator: Locator): Promise<void> {
    await locator.first().waitFor({ state: 'hidden' });
  }

  /** The address without host, as the visitor would copy it. */
  get address(): string {
    const url = new URL(this.tab.url());
    return decodeURIComponent(url.pathname + url.search);
  }

  /** Waits until the address bar shows it; `path` is without language prefix. */
  async isAt(path: string | RegExp): Promise<void> {
    const wanted = typeof path === 'string' ? localPath(this.locale, path) : path;
    await this.tab.waitForURL((url) => {
      const here = decodeURIComponent(url.pathname + url.search);
      return typeof wanted === 'string' ? here === wanted : wanted.test(here);
    });
  }

  /** Nothing is cut or pushed out of the screen. */
  async fitsWidth(): Promise<void> {
    const over = await this.tab.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    assert.ok(Number(over) <= 0, `the page scrolls ${over} px sideways`);
  }

  /** Waits until a script has made the field hold `value`. */
  async holds(field: Locator, value: string): Promise<void> {
    const input = await field.elementHandle();
    await this.tab.waitForFunction(
      (seen) => (seen.input as unknown as { value: string }).value === seen.value,
      { input, value },
    );
  }

  /** Follows a link or sends a form, and is on the next page afterwards. */
  async goes(act: () => Promise<void>, to: string | RegExp): Promise<void> {
    await act();
    await this.isAt(to);
  }

  // The search box

  get search(): Locator {
    return this.tab
      .getByRole('banner')
      .getByLabel(this.t('search.label'), { exact: true })
      .and(this.tab.locator('input'));
  }

  get suggestions(): Locator {
    return this.tab.getByRole('option').and(this.tab.locator('a'));
  }

  async searchFor(text: string): Promise<void> {
    await this.search.fill(text);
    await this.search.press('Enter');
    await this.isAt(/\/products\b.*[?&](query|asked)=/);
  }

  // Cart and settings in the header

  get cartLink(): Locator {
    return this.tab
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${this.t('shell.cart')}`) });
  }

  /** The drop-down; a hand that hovers gives its script the time that a click alone would not. */
  async openCartPanel(): Promise<void> {
    await this.cartLink.hover();
    await this.cartLink.and(this.tab.locator('[aria-expanded]')).click();
    await this.cartLink.and(this.tab.locator('[aria-expanded=true]')).waitFor();
  }

  async seesInCart(pieces: number): Promise<void> {
    const words = new RegExp(`^${this.t('shell.cartCount', { n: pieces })}`);
    await this.tab.getByRole('banner').getByRole('link', { name: words }).waitFor();
  }

  async chooseCurrency(code: CurrencyCode): Promise<void> {
    const bar = this.at('region', this.t('shell.topBar'));
    await bar
      .getByText(/[A-Z]{3}$/)
      .first()
      .click();
    await bar.getByRole('button', { name: currencyName(code, this.locale) }).click();
    await this.sees(this.t('shell.currencyNow', { code }), bar);
  }

  // A list of products

  /** The products' own links, each named as the product. */
  get products(): Locator {
    return this.main
      .getByRole('listitem')
      .getByRole('link')
      .filter({ has: this.tab.getByRole('heading', { level: 3 }) });
  }

  get chips(): Locator {
    return this.at('list', this.t('list.chosen')).getByRole('link', {
      name: new RegExp(`^${this.t('list.removeFilter').split('{')[0]}`),
    });
  }

  /** "Showing X of Y products": Y. */
  async total(): Promise<number> {
    return numberIn(await this.legend.innerText());
  }

  /** Y as soon as it is another one than before. */
  async totalAfter(before: number): Promise<number> {
    await this.legend
      .filter({ hasNotText: new RegExp(`(?<!\\d|,)${before.toLocaleString('en')}(?!\\d|,)`) })
      .waitFor();
    return this.total();
  }

  /** Ticks a value of a filter, in a group that may still be folded. @returns the count beside it */
  async tick(name: RegExp): Promise<number> {
    const box = this.tab.getByRole('checkbox', { name, includeHidden: true }).first();
    if (!(await box.isVisible())) await box.locator('xpath=ancestor::details/summary').click();
    const count = numberIn(await box.locator('xpath=..').locator('small').innerText());
    await box.check();
    return count;
  }

  async sortBy(sort: Sort): Promise<void> {
    const box = this.at('combobox', this.t('list.sort'), this.main);
    await box.selectOption({ label: this.t(`sort.${sort}`) });
    await this.isAt(new RegExp(`sort=${sort}`));
    await this.tab.locator('#list:not([aria-busy])').waitFor();
  }

  async prices(): Promise<string[]> {
    return (await this.main.locator('.card-price > .price').allInnerTexts()).map((text) =>
      text.trim(),
    );
  }

  private get legend(): Locator {
    const [before, between] = this.t('list.showing').split(/\{\w+\}/);
    return this.main.getByText(new RegExp(`^${before}\\d+${between}`));
  }

  async describe(): Promise<string> {
    const said = await this.messages.innerText({ timeout: 2_000 });
    const text = await this.main.innerText({ timeout: 2_000 });
    return `${this.tab.url()}\n[${said}]\n${text.replace(/\s*\n\s*/g, ' | ').slice(0, 1_000)}`;
  }
}

/** Labels may carry an addition such as "(optional)". */
function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

/** The last number in a text: "Showing 20 of 1,236 products" is 1236. */
function numberIn(text: string): number {
  const digits = text.match(/\d[\d,\s\u00a0]*/g)?.at(-1);
  assert.ok(digits !== undefined, `no number in "${text}"`);
  return Number(digits.replace(/\D/g, ''));
}
