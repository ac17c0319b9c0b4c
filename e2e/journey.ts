// Journeys: tests of @playwright/test, with one browser a worker and one shop a file; whatever goes wrong unseen fails the journey.

import type { Locale } from '@millwright/contracts';
import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import type { Scope } from '../server/testing/scope.ts';
import { cameraArguments, inTime, newVisitor, openBrowser, type Visitor } from './browser.ts';
import { watchForFaults } from './faults.ts';
import { openShop, type Shop } from './shop.ts';
import { StorefrontPage } from './storefront-page.ts';

type Walk = (page: StorefrontPage) => Promise<void>;
/** Walks in a browser context of its own. */
type Visit = (shop: Shop, visitor: Visitor, walk: Walk) => Promise<void>;
/** What leaves a journey out, and why. */
type Skip = { skip?: string | false };
type Journey = (name: string, visitor: Visitor, walk: Walk, options?: Skip) => void;

/** The first of a run loads the demo into the database that the others copy. */
const FIXTURE_MS = 300_000;

export const test = base.extend<object, { visit: Visit }>({
  visit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures are wanted.
    async ({}, use) => {
      const ends: (() => Promise<void>)[] = [];
      await use(await openVisits({ after: (end) => void ends.push(end) }));
      for (const end of ends) await end();
    },
    { scope: 'worker', timeout: FIXTURE_MS },
  ],
});

/** `test` that is left out and says why, in the last lines of `npm test`. */
export function testUnless(
  skip: string | false | undefined,
  name: string,
  run: Parameters<typeof test>[2],
): void {
  if (skip) test.skip(name, { annotation: { type: 'skip', description: skip } }, run);
  else test(name, run);
}

/**
 * What the tests of a file share: Playwright knows fixtures of a test and of a worker. It is made before the first test, in the order of the calls, and cleared away after the last.
 * @returns an object that is filled then; nothing may be read of it while the file is loaded
 */
export function fileFixture<Made extends object>(make: (scope: Scope) => Promise<Made>): Made {
  const made = {} as Made;
  const ends: (() => Promise<void>)[] = [];
  test.beforeAll(async () => {
    test.setTimeout(FIXTURE_MS);
    Object.assign(made, await make({ after: (end) => void ends.push(end) }));
  });
  test.afterAll(async () => {
    for (const end of ends) await end();
  });
  return made;
}

/** `journey(name, visitor, walk)` is a test in a browser context of its own. */
export function openJourneys(
  shop: Shop = fileFixture((scope) => openShop(scope)),
  options: Skip = {},
): { shop: Shop; journey: Journey } {
  const journey: Journey = (name, visitor, walk, own = {}) =>
    testUnless(
      options.skip || own.skip,
      name,
      async ({ visit }) => await visit(shop, visitor, walk),
    );
  return { shop, journey };
}

async function openVisits(scope: Scope): Promise<Visit> {
  let browser = await openBrowser(scope);
  // A browser that opens or closes no tab is no fault of the shop: the journeys go on in another.
  const replace = async (error: unknown): Promise<void> => {
    process.stderr.write(`${(error as Error).message}; another browser is started\n`);
    browser = await openBrowser(scope);
  };
  const openTab = async (visitor: Visitor): Promise<Page> =>
    await (await newVisitor(browser, visitor)).newPage();
  return async (shop, visitor, walk) => {
    if (visitor.film !== undefined)
      return await visitWithCamera(shop, visitor, visitor.film(), walk);
    const tab = await inTime('opening a tab', openTab(visitor)).catch(async (error) => {
      await replace(error);
      return await openTab(visitor);
    });
    try {
      await walkTraced(tab, shop.url, visitor.locale ?? 'en', walk);
    } finally {
      await inTime('closing the tab', tab.context().close()).catch(replace);
    }
  };
}

/** A browser of its own: its camera is an argument of its start. */
async function visitWithCamera(
  shop: Shop,
  visitor: Visitor,
  film: string,
  walk: Walk,
): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  const browser = await openBrowser(
    { after: (end) => void ends.push(end) },
    cameraArguments(film, visitor.refusesCamera === true),
  );
  try {
    const tab = await (await newVisitor(browser, visitor)).newPage();
    await walkTraced(tab, shop.url, visitor.locale ?? 'en', walk);
  } finally {
    for (const end of ends) await end();
  }
}

/** Traced by us, not by the runner: that one reads the trace of a tab while it closes, and a journey that passed failed by it. */
async function walkTraced(tab: Page, shopUrl: string, locale: Locale, walk: Walk): Promise<void> {
  const context = tab.context();
  // What is measured is not recorded.
  const isTraced = test.info().project.name === 'journeys' && test.info().retry > 0;
  if (isTraced) await context.tracing.start({ snapshots: true });
  try {
    await walkWatched(tab, shopUrl, locale, walk);
  } catch (error) {
    if (isTraced) await keepTrace(context);
    throw error;
  }
}

async function walkWatched(tab: Page, shopUrl: string, locale: Locale, walk: Walk): Promise<void> {
  const context = tab.context();
  const faults = watchForFaults(context, shopUrl);
  const page = new StorefrontPage(tab, shopUrl, locale, faults);
  try {
    await walk(page);
  } catch (error) {
    // What the visitor had before their eyes says more than the line that gave up.
    const seen = await page.describe().catch(() => `${tab.url()}, nothing to see`);
    throw new Error(`${(error as Error).message}\n${faults.list().join('\n')}\nseen: ${seen}`, {
      cause: error,
    });
  }
  faults.assertNone();
}

/** In test-results, and in the failure's last line. A browser that gives none takes nothing from the failure. */
async function keepTrace(context: BrowserContext): Promise<void> {
  const path = test.info().outputPath('trace.zip');
  try {
    await inTime('keeping the trace', context.tracing.stop({ path }));
    test.info().attachments.push({ name: 'trace', contentType: 'application/zip', path });
  } catch (error) {
    process.stderr.write(`no trace: ${(error as Error).message}\n`);
  }
}
