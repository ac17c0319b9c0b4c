// How does a journey get a browser? One process a file, a fresh context a journey; whatever goes wrong unseen fails the journey.

import test from 'node:test';
import type { Locale } from '@millwright/contracts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { type Scope, whenOver } from '../server/testing/scope.ts';
import { watchForFaults } from './faults.ts';
import { StorefrontPage } from './storefront-page.ts';

export type Visitor = {
  locale?: Locale;
  /** false: the browser runs no scripts at all. */
  scripts?: boolean;
  width?: number;
  height?: number;
};

export type Journey = (name: string, visitor: Visitor, walk: (page: StorefrontPage) => Promise<void>) => void;

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

export async function openBrowser(scope: Scope, more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('a journey needs a browser; run it with: npm test -- --only e2e');
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
  whenOver(scope, () => browser.close());
  return browser;
}

/** `journey(name, visitor, walk)` is a test in a browser context of its own. */
export async function openJourneys(scope: Scope, shopUrl: string): Promise<Journey> {
  const browser = await openBrowser(scope);
  return (name, visitor, walk) => {
    test(name, async () => {
      const context = await newVisitor(browser, visitor);
      try {
        await walkWatched(context, shopUrl, visitor.locale ?? 'en', walk);
      } finally {
        await context.close();
      }
    });
  };
}

export async function newVisitor(browser: Browser, { scripts = true, width = 1280, height = 900 }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: scripts, viewport: { width, height }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function walkWatched(
  context: BrowserContext,
  shopUrl: string,
  locale: Locale,
  walk: (page: StorefrontPage) => Promise<void>,
): Promise<void> {
  const faults = watchForFaults(context, shopUrl);
  const tab = await context.newPage();
  const page = new StorefrontPage(tab, shopUrl, locale, faults);
  try {
    await walk(page);
  } catch (error) {
    // What the visitor had before their eyes says more than the line that gave up.
    const seen = await page.describe().catch(() => 'nothing to see');
    throw new Error(`${(error as Error).message}\n${faults.list().join('\n')}\nseen: ${seen}`, { cause: error });
  }
  faults.assertNone();
}
