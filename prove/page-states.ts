// Page state checks: axe, sideways scrolling, headings; the HTML is collected for the Nu checker.
import type { Locale } from '@millwright/contracts';
import type { Page } from 'playwright-core';
import { htmlErrors } from '../e2e/html-errors.ts';
import {
  axeFindings,
  COLOURS_SEEN,
  DESK,
  headingFindings,
  markupFindings,
  PHONE,
  widthFindings,
} from '../e2e/page-checks.ts';
import { becomes } from './cluster.ts';

export const WIDTHS = { desktop: DESK, phone: PHONE } as const;
export type Width = keyof typeof WIDTHS;
export const STATES = ['filled', 'empty', 'error', 'open'] as const;
export type State = (typeof STATES)[number];

/** One visitor's view: what was opened once in it is not opened on every page again. */
export type View = { locale: Locale; width: Width; opened: Set<string> };

export type Checks = {
  /** @param part `panel`: something of the head of the page, open over its main part */
  look(
    tab: Page,
    view: View,
    where: string,
    state: State,
    part?: 'shop' | 'desktop' | 'panel',
  ): Promise<void>;
  /** As the server sent it: a page, or what a script asked for. */
  addHtml(view: View, where: string, html: string): void;
  tell(view: View, where: string, failure: string): void;
  /** What the HTML checker says of all that was gathered. */
  checkHtml(): Promise<void>;
  failures: string[];
  looked: Record<State, number>;
  html: number;
};

export function pageChecks(options: {
  coloursEverywhere: boolean;
  tell(line: string): void;
}): Checks {
  const pages = new Map<string, string>();
  const found = new Map<string, string>();
  const looked: Record<State, number> = { filled: 0, empty: 0, error: 0, open: 0 };
  const add = (failure: string): void => {
    // The same fault on every page is one fault.
    const [, what = failure] = failure.split(/: (.*)/s);
    const [rule = '', rest = ''] = what.split(/ at (.*)/s);
    const key =
      rule +
      (/\(<.*\)$/s.exec(rest)?.[0] ?? rest)
        .replace(/\bmwr?-\w+|[-\w]+-[0-9a-f]{8,}\.\w+|:r\w+:|\d+/g, '')
        .slice(0, 150);
    if (!found.has(key)) options.tell(failure);
    if (!found.has(key)) found.set(key, failure);
  };
  const named = ({ locale, width }: View, where: string): string =>
    `${where} (${locale}, ${width})`;
  return {
    async look(tab, view, where, state, part = 'shop') {
      looked[state] += 1;
      // What fades in is half as dark on its way.
      await comesTrue(
        tab,
        'document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)',
        2_000,
      );
      const place = named(view, where);
      // Both directions and both widths have the same colours.
      const rules =
        options.coloursEverywhere || (view.locale === 'en' && view.width === 'desktop')
          ? {}
          : COLOURS_SEEN;
      for (const failure of await axeFindings(
        tab,
        place,
        rules,
        part === 'panel' ? 'main' : undefined,
      ))
        add(failure);
      for (const failure of await widthFindings(tab, place)) add(failure);
      const ofPart = part === 'desktop' ? headingFindings : markupFindings;
      if (state !== 'open') for (const failure of await ofPart(tab, place)) add(failure);
    },
    addHtml(view, where, html) {
      const isDocument = /^\s*<!doctype/i.test(html);
      const language = `lang="${view.locale}" dir="${view.locale === 'ar' ? 'rtl' : 'ltr'}"`;
      pages.set(
        `${where} (${view.locale})`,
        isDocument
          ? html
          : `<!doctype html><html ${language}><head><title>-</title></head><body>${html}</body></html>`,
      );
    },
    tell: (view, where, failure) => add(`${named(view, where)}: ${failure}`),
    async checkHtml() {
      for (const error of await htmlErrors(pages)) add(error);
    },
    get failures() {
      return [...found.values()];
    },
    looked,
    get html() {
      return pages.size;
    },
  };
}

/** @param expression of the page; asked again and again, as its policy lets nothing wait in it for a text */
export async function comesTrue(tab: Page, expression: string, withinMs: number): Promise<boolean> {
  return await becomes(
    async () => await tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false),
    withinMs,
    50,
  );
}
