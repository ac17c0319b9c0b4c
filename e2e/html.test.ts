// HTML validity of every page as the server sends it, in three languages, by the Nu HTML checker.
import assert from 'node:assert/strict';
import { htmlErrors, withoutJava } from './html-errors.ts';
import { openJourneys } from './journey.ts';
import { WALKS_BY_LOCALE } from './page-kinds.ts';

const { shop, journey } = openJourneys(undefined, { skip: withoutJava });

for (const { locale, name, walk, skip } of WALKS_BY_LOCALE) {
  journey(
    `html › ${name} in ${locale} › the Nu HTML checker finds no error [design: accessible by construction]`,
    { locale },
    async (page) => {
      const pages = new Map<string, string>();
      await walk(shop, page, async (kind) => {
        // The page once more as it travels: the browser has mended and changed what it shows.
        const source = await page.tab
          .context()
          .request.get(page.tab.url(), { headers: { accept: 'text/html' } });
        pages.set(kind, await source.text());
      });
      assert.ok(pages.size > 15, `${pages.size} pages`);
      assert.deepEqual(await htmlErrors(pages), []);
    },
    { skip },
  );
}
