// Can a post be written, and a review be judged? Written in the back office, read in the shop a moment later.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from '../server/testing/invariants.ts';
import { openJourneys } from './browser.ts';
import { openShop } from './shop.ts';
import { openBackoffice } from './staff-page.ts';

const shop = await openShop({ after });
const journey = await openJourneys({ after }, shop.url);
const PICTURE = {
  name: 'quokka.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .png()
    .toBuffer(),
};
const inShop = async (tab: Page, path: string): Promise<string> => await (await tab.context().request.get(shop.url + path)).text();
const save = async (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Save', exact: true }).click();
const three = async (tab: Page, label: string, text: string): Promise<void> => {
  for (const language of ['English', 'Russian', 'Arabic'])
    await tab.getByLabel(`${label} · ${language}`).first().fill(`${text} ${language}`);
};

journey('content › a post › written as a draft, published, in the blog [back office content]', { width: 1280 }, async ({ tab }) => {
  await openBackoffice(tab, shop, 'content-editor');
  await tab.getByRole('link', { name: 'Posts', exact: true }).first().click();
  await tab.locator("main a[href='#/content/posts/create']").click();
  await three(tab, 'Title', 'How quokkas choose a bearing');
  await three(tab, 'Summary', 'By its number.');
  await tab.locator('input[type=file]').setInputFiles(PICTURE);
  await tab.locator('img[src*="-840.webp"]').waitFor();
  await save(tab);
  await tab.getByText('Element created').first().waitFor();
  assert.doesNotMatch(await inShop(tab, '/blog'), /How quokkas choose/);
  await tab.getByLabel('Published').check();
  await save(tab);
  await tab.getByText('Element updated').first().waitFor();
  assert.match(await inShop(tab, '/blog'), /How quokkas choose a bearing English/);
});

journey(
  'reviews › one that waits › shown; hidden again with a reason, in Arabic on a telephone [back office reviews]',
  { width: 390 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{ id: number; product_id: number; comment: string }>(
      `insert into review (product_id, customer_id, rating, comment, state)
     select p.id, c.id, 4, 'Quokkas rolled on it for a year.', 'waiting' from product p, customer c
     where p.kind = 'item' and p.published and not exists (select from review r where r.product_id = p.id and r.customer_id = c.id)
     order by p.id, c.id limit 1 returning id, product_id, comment`,
    );
    const [review] = rows;
    assert.ok(review);
    const isShown = async (): Promise<boolean> =>
      (await shop.pool.query("select from review where id = $1 and state = 'published'", [review.id])).rowCount === 1;
    await openBackoffice(tab, shop, 'catalogue-manager', 'ar');
    await tab.goto(`${shop.url}/admin#/reviews`);
    const item = tab.getByRole('listitem').filter({ hasText: review.comment.slice(0, 30) });
    await item.getByRole('button', { name: 'إظهار' }).click();
    await item.waitFor({ state: 'detached' });
    assert.ok(await isShown());
    assert.match(await inShop(tab, `/product/${review.product_id}`), /Quokkas rolled on it/);
    assert.deepEqual(await violations(shop.db), []);
    assert.ok(Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0);
  },
);
