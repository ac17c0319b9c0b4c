// Screenshots of the shop on a desktop and a phone, in English and Arabic: node e2e/screenshots.ts <folder>
// Needs TEST_DATABASE_URL and CHROMIUM, as the journeys do; build the pages first.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@millwright/contracts';
import { newVisitor, openBrowser } from './browser.ts';
import { watchForFaults } from './faults.ts';
import { WALKS } from './page-kinds.ts';
import { openShop, type Shop } from './shop.ts';
import { StorefrontPage } from './storefront-page.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('node e2e/screenshots.ts <folder>');
mkdirSync(folder, { recursive: true });

const SCREENS = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
];
const ends: (() => Promise<void>)[] = [];
const scope = { after: (end: () => Promise<void>) => void ends.unshift(end) };
try {
  const shop = await openShop(scope);
  const browser = await openBrowser(scope);
  for (const locale of ['en', 'ar'] as const) {
    for (const screen of SCREENS) {
      const context = await newVisitor(browser, screen);
      const faults = watchForFaults(context, shop.url);
      await takeAll(
        shop,
        new StorefrontPage(await context.newPage(), shop.url, locale, faults),
        screen.width,
        locale,
      );
      for (const fault of faults.list()) console.log(`${locale} ${screen.width}: ${fault}`);
      await context.close();
    }
  }
} finally {
  for (const end of ends) await end();
}

async function takeAll(
  shop: Shop,
  page: StorefrontPage,
  width: number,
  locale: Locale,
): Promise<void> {
  const look = async (kind: string): Promise<void> => {
    const name = `${kind.replace(/^\//, '').replace(/[^\w]+/g, '-')}-${locale}-${width}.png`;
    // Not the whole page: what lies below the third screen repeats itself.
    const height = Math.min(
      await page.tab.evaluate<number>('document.documentElement.scrollHeight'),
      width > 1000 ? 1800 : 2400,
    );
    await page.tab.screenshot({
      path: join(folder as string, name),
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
    });
  };
  for (const [, walk] of WALKS) await walk(shop, page, look);
}
