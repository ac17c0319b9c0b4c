// Browser of the journeys and proofs: the system's Chromium, and a fresh context for each visitor.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@millwright/contracts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findBrowser } from '../scripts/test/tools-of-the-system.ts';
import { type Scope, whenOver } from '../server/testing/scope.ts';

export type Visitor = {
  locale?: Locale;
  /** false: the browser runs no scripts at all. */
  scripts?: boolean;
  /** A screen to be touched. */
  touch?: boolean;
  width?: number;
  height?: number;
  /** The name by which the browser goes; the shop counts one without a screen among robots. */
  agent?: string;
  /** Where the requests come from, for a shop that trusts its proxy. */
  address?: string;
  /** What a camera shows, asked for when the journey begins: a film (.y4m), from its beginning and over and over. Else there is no camera. */
  film?: () => string;
  /** Refuses the page its camera. */
  refusesCamera?: true;
};

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
const BROWSER_MS = 30_000;
/** A page, on a busy machine; an address that never comes fails the journey sooner than its own limit. */
const NAVIGATION_MS = 60_000;

export async function openBrowser(scope: Scope, more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || browserOfTheSystem();
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
  // One that hangs is killed with this process.
  whenOver(scope, () => inTime('closing the browser', browser.close()).catch(() => {}));
  return browser;
}

/** A camera that shows the film, and a visitor who allows or refuses it. */
export function cameraArguments(film: string, isRefused: boolean): string[] {
  return [
    `--use-fake-ui-for-media-stream${isRefused ? '=deny' : ''}`,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
}

/** For a single journey from the editor; `npm test` has looked already. */
function browserOfTheSystem(): string {
  const found = findBrowser(() => {});
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}

export async function newVisitor(
  browser: Browser,
  { scripts = true, touch = false, width = 1280, height = 900, agent, address }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    hasTouch: touch,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(agent === undefined ? {} : { userAgent: agent }),
    ...(address === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': address } }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(NAVIGATION_MS);
  return context;
}

/** What a browser does by itself has no limit of Playwright's. @throws when it has not ended after half a minute, with what it was */
export async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  const clock = new AbortController();
  const late = sleep(BROWSER_MS, undefined, { signal: clock.signal }).then((): never => {
    throw new Error(`${what} took longer than ${BROWSER_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clock.abort();
    late.catch(() => {});
  }
}
