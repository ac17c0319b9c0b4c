// Content journeys of the back office: texts written there appear in the shop a moment later.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from '../server/testing/invariants.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const PICTURE = {
  name: 'quokka.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .png()
    .toBuffer(),
};
const inShop = async (tab: Page, path: string): Promise<string> =>
  await (await tab.context().request.get(shop.url + path)).text();
/** Pages that are kept in memory follow within a moment. */
const isInShop = async (tab: Page, path: string, is: (page: string) => boolean): Promise<void> => {
  for (const until = performance.now() + 20_000; !is(await inShop(tab, path)); ) {
    assert.ok(performance.now() < until, path);
    await sleep(100);
  }
};
const save = async (tab: Page): Promise<void> =>
  tab.getByRole('button', { name: 'Save', exact: true }).click();
const three = async (tab: Page, label: string, text: string): Promise<void> => {
  for (const language of ['English', 'Russian', 'Arabic'])
    await tab.getByLabel(`${label} · ${language}`).first().fill(`${text} ${language}`);
};

journey(
  'content › a post › written as a draft, published, in the blog [back office content]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'content-editor');
    await tab.getByRole('link', { name: 'Posts', exact: true }).first().click();
    await tab.locator("main a[href='#/content/posts/create']").click();
    await three(tab, 'Title', 'How quokkas choose a bearing');
    await three(tab, 'Summary', 'By its number.');
    await tab.locator('input[type=file]').setInputFiles(PICTURE);
    await tab.locator('img[src*="-840.webp"]').waitFor();
    await save(tab);
    await tab.getByText('The new entry is saved.').first().waitFor();
    assert.doesNotMatch(await inShop(tab, '/blog'), /How quokkas choose/);
    await tab.getByLabel('Published').check();
    await save(tab);
    await tab.getByText('The changes are saved.').first().waitFor();
    assert.match(await inShop(tab, '/blog'), /How quokkas choose a bearing English/);
  },
);

journey(
  'content › a slide › pictured, published in three languages, put before another, withdrawn; the home page follows [back office content]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'content-editor');
    await tab.goto(`${shop.url}/admin#/content/banners/create`);
    await three(tab, 'Title', 'Quokka week');
    await three(tab, 'Text', 'Bearings that smile.');
    await three(tab, 'Words of the link', 'Have a look');
    await tab.getByLabel('Leads to').fill('/products/bearings');
    await tab.getByLabel('Order').fill('500');
    await tab.locator('input[type=file]').setInputFiles(PICTURE);
    const picture = await tab.locator('img[src*="-840.webp"]').getAttribute('src');
    await save(tab);
    await tab.getByText('The new entry is saved.').first().waitFor();
    assert.doesNotMatch(await inShop(tab, '/'), /Quokka week/);
    await tab.getByLabel('Published').check();
    await save(tab);
    await tab.getByText('The changes are saved.').first().waitFor();
    for (const [path, language] of [
      ['/', 'English'],
      ['/ru', 'Russian'],
      ['/ar', 'Arabic'],
    ] as const)
      await isInShop(tab, path, (page) => page.includes(`Quokka week ${language}`));
    const home = await inShop(tab, '/');
    assert.ok(home.includes((picture as string).replace(/-840\.webp$/, '')), picture as string);

    const { rows } = await shop.pool.query<{ id: number; title: string }>(
      `select id, title->>'en' as title from content_banner where place = 'slideshow' and published order by position, id limit 1`,
    );
    const first = rows[0] as (typeof rows)[0];
    const isAfter = (page: string): boolean =>
      page.indexOf('Quokka week') > page.indexOf(first.title);
    assert.ok(isAfter(home));
    await tab.goto(`${shop.url}/admin#/content/banners/${first.id}`);
    await tab.getByLabel('Order').fill('900');
    await save(tab);
    await tab.getByText('The changes are saved.').first().waitFor();
    await isInShop(tab, '/', (page) => !isAfter(page));

    await tab.goto(`${shop.url}/admin#/content/banners`);
    await tab.getByRole('link', { name: 'Quokka week English' }).click();
    await tab.getByLabel('Published').uncheck();
    await save(tab);
    await tab.getByText('The changes are saved.').first().waitFor();
    await isInShop(tab, '/', (page) => !page.includes('Quokka week'));
  },
);

journey(
  'content › a static page › a text of it in three languages, a block more, a block less; the shop shows each [back office content]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'content-editor');
    await tab.goto(`${shop.url}/admin#/content/pages`);
    await tab.getByRole('link', { name: 'Disclaimer', exact: true }).click();
    await three(tab, 'Title', 'What quokkas disclaim');
    await three(tab, 'Text', 'No quokka was asked.');
    await tab.getByRole('button', { name: 'Add' }).click();
    const added = tab.getByLabel('Text · English').last();
    await added.fill('This block came last.');
    await save(tab);
    await tab.getByText('The changes are saved.').first().waitFor();
    for (const [path, language] of [
      ['', 'English'],
      ['/ru', 'Russian'],
      ['/ar', 'Arabic'],
    ] as const) {
      await isInShop(tab, `${path}/disclaimer`, (page) =>
        [`What quokkas disclaim ${language}`, `No quokka was asked. ${language}`].every((text) =>
          page.includes(text),
        ),
      );
    }
    await isInShop(tab, '/disclaimer', (page) => page.includes('This block came last'));
    await tab.getByRole('button', { name: 'Remove' }).last().click();
    await save(tab);
    await tab.getByText('The changes are saved.').first().waitFor();
    await isInShop(tab, '/disclaimer', (page) => !page.includes('This block came last'));
  },
);

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
      (
        await shop.pool.query("select from review where id = $1 and state = 'published'", [
          review.id,
        ])
      ).rowCount === 1;
    await openBackoffice(tab, shop, 'catalogue-manager', 'ar');
    await tab.goto(`${shop.url}/admin#/reviews`);
    const item = tab.getByRole('listitem').filter({ hasText: review.comment.slice(0, 30) });
    await item.getByRole('button', { name: 'إظهار' }).click();
    await item.waitFor({ state: 'detached' });
    assert.ok(await isShown());
    assert.match(await inShop(tab, `/product/${review.product_id}`), /Quokkas rolled on it/);
    await tab.goto(
      `${shop.url}/admin#/reviews?${new URLSearchParams({ filter: '{"state":"published"}', displayedFilters: '{}', perPage: '100' })}`,
    );
    await item.getByRole('button', { name: 'إخفاء' }).click();
    await tab.getByRole('dialog').getByLabel('السبب').fill('Not about the part.');
    await tab.getByRole('dialog').getByRole('button', { name: 'إخفاء' }).click();
    await tab.getByText('تم الإخفاء.').waitFor();
    assert.ok(!(await isShown()));
    await isInShop(
      tab,
      `/product/${review.product_id}`,
      (page) => !page.includes('Quokkas rolled on it'),
    );
    assert.deepEqual(await violations(shop.db), []);
    assert.ok(Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0);
  },
);
