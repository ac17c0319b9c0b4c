// Does a shop that has nothing yet stand on its feet, and can its first administrator get in? What docs/guides/operate.md tells, from the first start.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { openJourneys } from './browser.ts';
import { openEmptyShop } from './shop.ts';

const shop = await openEmptyShop({ after });
const journey = await openJourneys({ after }, shop.url);

journey('an empty shop › its pages › stand without products, categories and lots [decisions §6]', {}, async ({ tab }) => {
  for (const path of ['/', '/home-two', '/products', '/lotsales', '/blog', '/our-needs', '/cart']) {
    const answer = await tab.goto(shop.url + path);
    assert.equal(answer?.status(), 200, path);
    await tab.getByRole('heading', { level: 1 }).waitFor();
  }
});
