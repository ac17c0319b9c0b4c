// Can everybody use every page? axe finds nothing (WCAG 2.2 AA), nothing scrolls sideways, pictures have sizes and words, headings lead.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { openJourneys } from './browser.ts';
import { type Kind, WALKS } from './page-kinds.ts';
import { openShop } from './shop.ts';
import type { StorefrontPage } from './storefront-page.ts';

const shop = await openShop({ after });
const journey = await openJourneys({ after }, shop.url);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Contrast costs half of the time, and a phone has the same colours. */
const COLOURS_SEEN = { 'color-contrast': { enabled: false } };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The narrowest screen that WCAG's reflow speaks of. */
const NARROW = { width: 320, height: 640 };

for (const locale of LOCALES) {
  for (const [name, walk] of WALKS) {
    journey(
      `accessibility › ${name} in ${locale}, desk and phone › axe finds nothing, pictures and headings are right [promises: WCAG 2.2 AA]`,
      { locale, ...DESK },
      async (page) => {
        const faults: string[] = [];
        await walk(shop, page, async (kind) => {
          faults.push(...(await axeFindings(page, `${kind} on a desk`)), ...(await markupFindings(page, kind)));
          await page.tab.setViewportSize(PHONE);
          faults.push(...(await axeFindings(page, `${kind} on a phone`, COLOURS_SEEN)));
          await page.tab.setViewportSize(NARROW);
          faults.push(...(await widthFindings(page, kind)));
          await page.tab.setViewportSize(DESK);
        });
        assert.deepEqual(faults, []);
      },
    );
  }
}

type AxeResult = { id: string; nodes: { target: string[]; failureSummary: string }[] };

async function axeFindings(page: StorefrontPage, kind: Kind, rules: object = {}): Promise<string[]> {
  await page.tab.evaluate(AXE);
  const found = await page.tab.evaluate<AxeResult[]>(
    `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} }, rules: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 2)
      .map((node) => `${kind}: ${id} at ${node.target.join(' ')}: ${node.failureSummary.replace(/\s+/g, ' ').slice(0, 200)}`),
  );
}

/** What axe leaves to us: sizes of pictures, one first heading, no level left out, a page named. */
async function markupFindings(page: StorefrontPage, kind: Kind): Promise<string[]> {
  const found = await page.tab.evaluate<string[]>(MARKUP);
  return found.map((finding) => `${kind}: ${finding}`);
}

async function widthFindings(page: StorefrontPage, kind: Kind): Promise<string[]> {
  const found = await page.tab.evaluate<string[]>(TOO_WIDE);
  return found.map((finding) => `${kind} at ${NARROW.width} px: ${finding}`);
}

const MARKUP = `(() => {
  const found = [];
  for (const image of document.images)
    for (const name of ['width', 'height', 'alt'])
      if (!image.hasAttribute(name)) found.push('no ' + name + ' on ' + image.outerHTML.slice(0, 120));
  const levels = [...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map((heading) => Number(heading.tagName[1]));
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
  return ['scrolls to ' + root.scrollWidth + ': ' + guilty.slice(-2).map((element) => element.outerHTML.slice(0, 140)).join('; ')];
})()`;
