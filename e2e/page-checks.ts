// Page checks in the browser: axe by the rules of WCAG 2.2 AA, headings and pictures, and sideways scrolling.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Contrast costs half of the time, and a phone has the same colours. */
export const COLOURS_SEEN = { 'color-contrast': { enabled: false } };
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The narrowest screen that WCAG's reflow speaks of. */
export const NARROW = { width: 320, height: 640 };

type AxeResult = {
  id: string;
  nodes: { target: string[]; html: string; failureSummary: string }[];
};

/** @param without a part of the page that something lies over: what is half hidden there is no fault */
export async function axeFindings(
  tab: Page,
  where: string,
  rules: object = {},
  without?: string,
): Promise<string[]> {
  if (!(await tab.evaluate<boolean>("'axe' in window"))) await tab.evaluate(AXE);
  const found = await tab.evaluate<AxeResult[]>(
    `axe.run(${without === undefined ? 'document' : JSON.stringify({ exclude: [[without]] })}, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} }, rules: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 2).map(({ target, html, failureSummary }) => {
      const why = failureSummary.replace(/\s+/g, ' ').slice(0, 200);
      return `${where}: ${id} at ${target.join(' ')}: ${why} (${html.replace(/\s+/g, ' ').slice(0, 160)})`;
    }),
  );
}

/** What axe leaves to us: sizes of pictures, one first heading, no level left out, a page named. */
export async function markupFindings(tab: Page, where: string): Promise<string[]> {
  return [
    ...(await tab.evaluate<string[]>(PICTURES)),
    ...(await tab.evaluate<string[]>(headingsIn('main'))),
  ].map((finding) => `${where}: ${finding}`);
}

/** In the back office, whose bar holds the first heading and whose styles hold the sizes of pictures. */
export async function headingFindings(tab: Page, where: string): Promise<string[]> {
  return (await tab.evaluate<string[]>(headingsIn('body'))).map(
    (finding) => `${where}: ${finding}`,
  );
}

/** At the width that the page has now. */
export async function widthFindings(tab: Page, where: string): Promise<string[]> {
  return (await tab.evaluate<string[]>(TOO_WIDE)).map((finding) => `${where}: ${finding}`);
}

const PICTURES = `(() => {
  const found = [];
  for (const image of document.images)
    for (const name of ['width', 'height', 'alt'])
      if (!image.hasAttribute(name)) found.push('no ' + name + ' on ' + image.outerHTML.slice(0, 120));
  return found;
})()`;

const headingsIn = (part: string): string => `(() => {
  const found = [];
  const levels = [...document.querySelectorAll('${part} :is(h1,h2,h3,h4,h5,h6)')].map((heading) => Number(heading.tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) found.push('h1: ' + levels.filter((level) => level === 1).length);
  levels.forEach((level, at) => { if (at > 0 && level > levels[at - 1] + 1) found.push('h' + levels[at - 1] + ' is followed by h' + level); });
  if (document.title.trim() === '') found.push('no title');
  return found;
})()`;

const TOO_WIDE = `(() => {
  const root = document.scrollingElement;
  if (root.scrollWidth <= innerWidth) return [];
  const guilty = [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && getComputedStyle(element).position !== 'absolute';
  });
  return ['at ' + innerWidth + ' px it scrolls to ' + root.scrollWidth + ': ' + guilty.slice(-2).map((element) => element.outerHTML.slice(0, 140)).join('; ')];
})()`;
