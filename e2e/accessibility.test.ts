// Accessibility of every page: axe finds nothing (WCAG 2.2 AA), nothing scrolls sideways, pictures have sizes and words, headings lead.
// Every state of them, and the back office: npm run prove -- --only states.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import {
  axeFindings,
  COLOURS_SEEN,
  DESK,
  markupFindings,
  NARROW,
  PHONE,
  widthFindings,
} from './page-checks.ts';
import { WALKS_BY_LOCALE } from './page-kinds.ts';

const { shop, journey } = openJourneys();

for (const { locale, name, walk, skip } of WALKS_BY_LOCALE) {
  journey(
    `accessibility › ${name} in ${locale}, backoffice and phone › axe finds nothing, pictures and headings are right [promises: WCAG 2.2 AA]`,
    { locale, ...DESK },
    async (page) => {
      const { tab } = page;
      const faults: string[] = [];
      await walk(shop, page, async (kind) => {
        faults.push(
          ...(await axeFindings(tab, `${kind} on a backoffice`)),
          ...(await markupFindings(tab, kind)),
        );
        await tab.setViewportSize(PHONE);
        faults.push(...(await axeFindings(tab, `${kind} on a phone`, COLOURS_SEEN)));
        await tab.setViewportSize(NARROW);
        faults.push(...(await widthFindings(tab, kind)));
        await tab.setViewportSize(DESK);
      });
      assert.deepEqual(faults, []);
    },
    { skip },
  );
}
