// Browser of a journey: one process per file, a fresh context per journey; any browser fault fails the journey.

import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@millwright/contracts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/test/tools-of-the-system.ts';
import { type Scope, whenOver } from '../server/testing/scope.ts';
import { watchForFaults } from './faults.ts';
import { StorefrontPage } from './storefront-page.ts';

export type Visitor = {
  locale?: Locale;
  /** false: the browser runs no scripts at all. */
  scripts?: boolean;
  /** A screen to be touched. */
  touch?: boolean;
  width?: number;
  height?: number;
};

export type Visit = (visitor: Visitor, walk: (page: StorefrontPage) => Promise<void>) => Promise<void>;
/** What leaves a journey out, and why. */
type Skip = { skip?: string | false };
export type Journey = (name: string, visitor: Visitor, walk: (page: StorefrontPage) => Promise<void>, options?: Skip) => void;

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Two busy cores; nothing waits this long when all is well. */
const PATIENCE_MS = 20_000;
/** A whole journey: less than the runner's limit, which would not say where it stood. */
const WALK_MS = 150_000;
const BROWSER_MS = 30_000;

export async function openBrowser(scope: Scope, more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || browserOfTheSystem();
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
  // One that hangs is killed with this process.
  whenOver(scope, () => within(BROWSER_MS, 'closing the browser', browser.close()).catch(() => {}));
  return browser;
}

/** For a single journey from the editor; `npm test` has looked already. */
function browserOfTheSystem(): string {
  const found = findBrowser(() => {});
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}

/** `journey(name, visitor, walk)` is a test in a browser context of its own. */
export async function openJourneys(scope: Scope, shopUrl: string, options: Skip = {}): Promise<Journey> {
  const visit = await openVisits(scope, shopUrl);
  return (name, visitor, walk, own = {}) => void test(name, { skip: options.skip || own.skip }, () => visit(visitor, walk));
}

/** `visit(visitor, walk)` walks in a browser context of its own; a test may make several. */
export async function openVisits(scope: Scope, shopUrl: string): Promise<Visit> {
  let browser = await openBrowser(scope);
  // A browser that opens or closes no tab is no fault of the shop: the journeys go on in another.
  const replace = async (error: unknown): Promise<void> => {
    process.stderr.write(`${(error as Error).message}; another browser is started\n`);
    browser = await openBrowser(scope);
  };
  return async (visitor, walk) => {
    const open = () => newVisitor(browser, visitor).then(async (context) => ({ context, tab: await context.newPage() }));
    const { context, tab } = await within(BROWSER_MS, 'opening a tab', open()).catch(async (error) => {
      await replace(error);
      return await open();
    });
    try {
      await walkWatched(tab, shopUrl, visitor.locale ?? 'en', walk);
    } finally {
      await within(BROWSER_MS, 'closing the tab', context.close()).catch(replace);
    }
  };
}

export async function newVisitor(
  browser: Browser,
  { scripts = true, touch = false, width = 1280, height = 900 }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    hasTouch: touch,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function walkWatched(tab: Page, shopUrl: string, locale: Locale, walk: Parameters<Visit>[1]): Promise<void> {
  const faults = watchForFaults(tab.context(), shopUrl);
  const page = new StorefrontPage(tab, shopUrl, locale, faults);
  try {
    await within(WALK_MS, 'the journey', walk(page));
  } catch (error) {
    // What the visitor had before their eyes says more than the line that gave up.
    const seen = await page.describe().catch(() => `${tab.url()}, nothing to see`);
    throw new Error(`${(error as Error).message}\n${faults.list().join('\n')}\nseen: ${seen}`, { cause: error });
  }
  faults.assertNone();
}

/** @throws when `work` has not ended after `limit` milliseconds, with what it was */
async function within<T>(limit: number, what: string, work: Promise<T>): Promise<T> {
  const clock = new AbortController();
  const late = sleep(limit, undefined, { signal: clock.signal }).then((): never => {
    throw new Error(`${what} took longer than ${limit / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clock.abort();
    late.catch(() => {});
  }
}
