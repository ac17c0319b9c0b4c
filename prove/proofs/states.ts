// Accessibility of every page in every state: each page and screen in three languages, on a desktop and a phone, filled, empty, rejected and with its dialogs open, checked by axe and the Nu HTML checker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@millwright/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newVisitor, openBrowser } from '../../e2e/browser.ts';
import { watchForFaults } from '../../e2e/faults.ts';
import { publicPages, WALKS } from '../../e2e/page-kinds.ts';
import { openEmptyShop, openShop, type Shop } from '../../e2e/shop.ts';
import { openBackoffice } from '../../e2e/staff-page.ts';
import { StorefrontPage } from '../../e2e/storefront-page.ts';
import { ensureBundles } from '../../scripts/bundles.ts';
import { ROOT } from '../../scripts/checks/source-files.ts';
import { findBrowser, findJava } from '../../scripts/test/tools-of-the-system.ts';
import type { buildApp } from '../../server/src/app.ts';
import { mutantLoader } from '../../server/testing/mutants.ts';
import {
  adminPaths,
  adminScreens,
  lookAtLogin,
  lookAtScreen,
  rejectChanges,
} from '../admin-states.ts';
import {
  BARE_PAGES,
  NO_PAGES,
  openLinkedPages,
  PAGES_OF_NOBODY,
  registerSomebody,
} from '../more-pages.ts';
import {
  type Checks,
  pageChecks,
  STATES,
  type State,
  type View,
  WIDTHS,
  type Width,
} from '../page-states.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { lookAtAllStates } from '../storefront-states.ts';

const WIDE_AND_NARROW = Object.keys(WIDTHS) as Width[];
/** Enough to see that a safeguard is missing. */
const SAMPLE = ['login', 'contact', 'industry'];
const NAMELESS = 'the names of buttons';
const UNSEEN = 'a page that nobody looks at';

type Walked = { browser: Browser; shop: Shop; checks: Checks; reached: Set<string> };

async function run(context: Context): Promise<Outcome> {
  findTools(context);
  const build = await mutantOf(context);
  const shop = await openShop(context, build);
  const browser = await openBrowser(context);
  const checks = pageChecks({
    coloursEverywhere: sized(context, { test: false, prove: false, full: true }),
    tell: context.tell,
  });
  const walked: Walked = { browser, shop, checks, reached: new Set() };
  if (isWhole(context)) await everything(context, walked);
  else await aSample(context, walked);
  await checks.checkHtml();
  const routes = routesOfPages();
  const wanted = isWhole(context) ? routes : routes.filter(({ name }) => SAMPLE.includes(name));
  const missing =
    context.without?.instead === NAMELESS
      ? []
      : wanted.filter(({ name }) => !walked.reached.has(name));
  const screens = adminScreens();
  return {
    figures: {
      'pages of the shop / screens of the back office': `${routes.length} / ${screens.length}`,
      'languages of the whole shop': languagesOf(context).join(', '),
      widths: WIDE_AND_NARROW.map((width) => `${WIDTHS[width].width} px`).join(', '),
      ...Object.fromEntries(
        STATES.map((state) => [`states looked at with axe: ${WORDS[state]}`, checks.looked[state]]),
      ),
      'documents and fragments read by the HTML checker': checks.html,
    },
    failures: [
      ...missing.map(({ name, pattern }) => `nobody looked at ${name} (${pattern})`),
      ...checks.failures,
    ].slice(0, 60),
  };
}

function languagesOf(context: Context): readonly Locale[] {
  return sized<readonly Locale[]>(context, { test: ['en'], prove: ['en'], full: LOCALES });
}

function isWhole({ without, size }: Context): boolean {
  return without === null && size !== 'test';
}

const WORDS: Record<State, string> = {
  filled: 'with something on it',
  empty: 'with nothing',
  error: 'refused or missing',
  open: 'a menu, panel or dialog open',
};

function findTools(context: Context): void {
  const found = findBrowser(context.tell);
  if ('missing' in found) throw new Error(found.missing);
  const java = findJava(context.tell);
  if ('missing' in java) throw new Error(java.missing);
  process.env.CHROMIUM = found.path;
  process.env.JAVA = java.path;
}

async function mutantOf(context: Context): Promise<typeof buildApp | undefined> {
  await ensureBundles(async (_label, work) => work());
  const changes = context.without?.changes;
  return changes && (await mutantLoader(changes)<{ buildApp: typeof buildApp }>('app.ts')).buildApp;
}

/** Every page and screen; in full size in each language and width, else in one or two of them. Two visitors at a time: a browser uses several processors, but not all of them. */
async function everything(context: Context, walked: Walked): Promise<void> {
  const isFull = context.size === 'full';
  const empty = { ...walked, shop: await openEmptyShop(context) };
  const lanes: (() => Promise<void>)[] = [];
  // One after another: all buy as the same customer, who has one cart.
  lanes.push(async () => {
    for (const locale of languagesOf(context)) await theShop(walked, locale);
  });
  for (const locale of isFull ? LOCALES : (['ar'] as const))
    lanes.push(() => theEmptyShop(empty, locale));
  for (const locale of LOCALES)
    for (const width of WIDE_AND_NARROW) {
      if (isFull || (locale === 'ar' && width === 'phone'))
        lanes.push(() => theBackOffice(walked, { locale, width, opened: new Set() }, 'filled'));
      if (isFull || (locale === 'ru' && width === 'desktop'))
        lanes.push(() => theBackOffice(empty, { locale, width, opened: new Set() }, 'empty'));
    }
  const work = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift()) {
      await lane();
      context.tell(
        `${lanes.length} walks left, ${Object.values(walked.checks.looked).reduce((sum, n) => sum + n, 0)} states looked at`,
      );
    }
  };
  await Promise.all([work(), work()]);
}

async function aSample(context: Context, walked: Walked): Promise<void> {
  if (context.without?.instead === NAMELESS)
    return await theBackOffice(
      walked,
      { locale: 'en', width: 'desktop', opened: new Set() },
      'filled',
      NAMELESS,
    );
  const pages = (await publicPages(walked.shop)).filter(
    ({ kind }) =>
      SAMPLE.includes(kind) && !(kind === 'industry' && context.without?.instead === UNSEEN),
  );
  await asVisitor(walked, 'en', async (_, look) => {
    for (const { kind, path } of pages) await look(kind, path, 'filled');
  });
}

type Looker = (kind: string, path: string, state: State) => Promise<void>;

/** One tab walks; in another each page that it comes to is looked at, so that the walk goes on undisturbed. */
async function asVisitor(
  { browser, shop, checks, reached }: Walked,
  locale: Locale,
  walk: (page: StorefrontPage, look: Looker) => Promise<void>,
): Promise<void> {
  const context = await newVisitor(browser, WIDTHS.desktop);
  try {
    noteReached(context, checks, locale, reached);
    const page = new StorefrontPage(
      await context.newPage(),
      shop.url,
      locale,
      watchForFaults(context, shop.url),
    );
    const tab = await context.newPage();
    const views = WIDE_AND_NARROW.map((width): View => ({ locale, width, opened: new Set() }));
    await walk(page, async (kind, path, state) => {
      const url = path.startsWith('http')
        ? path
        : shop.url + (locale === 'en' ? '' : `/${locale}`) + path;
      for (const view of views)
        await lookAtAllStates(tab, url, view, kind, state, checks).catch((error: unknown) =>
          checks.tell(view, kind, `stuck: ${firstLine(error)}`),
        );
    });
  } finally {
    await context.close();
  }
}

export async function theShop(walked: Walked, locale: Locale): Promise<void> {
  await asVisitor(walked, locale, async (page, look) => {
    const here = async (kind: string): Promise<void> =>
      await look(kind, page.tab.url(), stateOf(kind));
    for (const [, walk] of WALKS) await walk(walked.shop, page, here);
    await openLinkedPages(walked.shop, page, here);
  });
}

export async function theEmptyShop(walked: Walked, locale: Locale): Promise<void> {
  await asVisitor(walked, locale, async (page, look) => {
    for (const path of BARE_PAGES) await look(`empty shop ${path}`, path, 'empty');
    await registerSomebody(page, locale);
    for (const { kind, path, state } of PAGES_OF_NOBODY) await look(kind, path, state);
  });
}

function stateOf(kind: string): State {
  if (/empty|nothing/.test(kind)) return 'empty';
  return /not found|dead link/.test(kind) ? 'error' : 'filled';
}

async function theBackOffice(
  { browser, shop, checks }: Walked,
  view: View,
  state: State,
  without?: string,
): Promise<void> {
  const context = await newVisitor(browser, WIDTHS[view.width]);
  try {
    const tab = await context.newPage();
    if (without === NAMELESS) await context.addInitScript(TAKE_NAMES);
    if (without === undefined && state === 'filled') await lookAtLogin(tab, shop.url, view, checks);
    await openBackoffice(tab, shop, 'administrator', view.locale);
    await rejectChanges(tab);
    const places = without === undefined ? await adminPaths(tab, shop.url, state) : ['staff'];
    for (const place of places) await lookAtPlace(tab, shop, place, view, state, checks);
  } finally {
    await context.close();
  }
}

async function lookAtPlace(
  tab: Page,
  shop: Shop,
  place: string,
  view: View,
  state: State,
  checks: Checks,
): Promise<void> {
  await lookAtScreen(tab, shop.url, place, view, state, checks).catch((error: unknown) =>
    checks.tell(view, `back office ${place}`, `stuck: ${firstLine(error)}`),
  );
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

type PageRoute = { name: string; pattern: string };

/** The table itself is React, which only the bundle runs. */
function allRoutes(): PageRoute[] {
  const source = readFileSync(join(ROOT, 'web/app/routes.ts'), 'utf8');
  return [...source.matchAll(/\{ name: '(\w+)', pattern: '([^']+)'/g)].map(
    ([, name = '', pattern = '']) => ({ name, pattern }),
  );
}

function routesOfPages(): PageRoute[] {
  return allRoutes().filter(({ name }) => NO_PAGES[name] === undefined);
}

const anythings = ({ pattern }: PageRoute): number => pattern.match(/[:*]/g)?.length ?? 0;

/** Which routes answered, and as HTML what scripts were given. */
function noteReached(
  context: BrowserContext,
  checks: Checks,
  locale: Locale,
  reached: Set<string>,
): void {
  const routes = allRoutes()
    // What is written out says more than what may be anything.
    .sort((a, b) => anythings(a) - anythings(b))
    .map(({ name, pattern }) => ({
      name,
      like: new RegExp(`^(?:/ru|/ar)?${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.+')}/?$`),
    }));
  context.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    const route = routes.find(({ like }) =>
      like.test(pathname === '/ru' || pathname === '/ar' ? '/' : pathname),
    );
    if (route === undefined) return;
    if (answer.status() < 300) reached.add(route.name);
    const isFragment =
      answer.request().resourceType() === 'fetch' &&
      answer.headers()['content-type']?.startsWith('text/html');
    if (!isFragment) return;
    const html = await answer.text().catch(() => '');
    // As the search box shows them.
    const shown =
      route.name === 'suggest' ? `<div role="listbox" aria-label="-">${html}</div>` : html;
    checks.addHtml(
      { locale, width: 'desktop', opened: new Set() },
      `what ${route.name} gives a script`,
      shown,
    );
  });
}

/** Every name that only a script of ours gives is taken away again. */
const TAKE_NAMES = `new MutationObserver(() => {
  for (const element of document.querySelectorAll('button[aria-label]')) element.removeAttribute('aria-label');
}).observe(document, { subtree: true, childList: true, attributes: true });`;

const SENT = { file: 'web-host/reply.ts', from: '.send(response.html);' };

export const proof: Proof = {
  name: 'states',
  chapter: 'Use',
  promise:
    'Every page and every screen, in each language, on a desktop and on a phone, filled, empty, refused or with something open, is without a fault before axe (WCAG 2.2 AA) and the Nu HTML checker, and nothing scrolls sideways',
  tag: '[promises: WCAG 2.2 AA]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the labels of fields',
      tier: 'prove',
      changes: [
        {
          ...SENT,
          to: `.send(response.html.replaceAll('<label', '<span').replaceAll('</label>', '</span>'));`,
        },
      ],
    },
    {
      name: 'ids that stand once',
      tier: 'prove',
      changes: [{ ...SENT, to: `.send(response.html.replace(/ id="[^"]*"/g, ' id="same"'));` }],
    },
    {
      name: 'the width of a phone',
      tier: 'prove',
      changes: [
        {
          ...SENT,
          to: `.send(response.html.replace('</main>', '<table><tr><td nowrap>' + 'sideways'.repeat(100) + '</td></tr></table></main>'));`,
        },
      ],
    },
    { name: NAMELESS, tier: 'prove', instead: NAMELESS },
    { name: UNSEEN, tier: 'prove', instead: UNSEEN },
  ],
};
