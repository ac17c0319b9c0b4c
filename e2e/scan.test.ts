// Scan journeys: a film fed to the browser's camera, from the search box and the quick order; refused permission; a photo from a file; no scripts.
import assert from 'node:assert/strict';
import type { Locale } from '@millwright/contracts';
import type { Locator } from 'playwright-core';
import { filmOf, photoOf } from './film.ts';
import { type Good, PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const RS = '\x1e';
const GS = '\x1d';
const EOT = '\x04';

const goods = fileFixture(async () => ({
  one: await pickGood(shop, `${PLAIN} and p.mpn like '6205%'`),
  two: await pickGood(shop, `${PLAIN} and p.mpn not like '6205%' and length(p.sku) < 20`),
}));
const label = (good: Good, quantity: number): string =>
  `[)>${RS}06${GS}1P${good.sku}${GS}Q${quantity}${RS}${EOT}`;
const recordings = fileFixture(async (scope) => ({
  partNumber: await filmOf(scope, [{ text: goods.one.sku, format: 'Code128' }]),
  ownPage: await filmOf(scope, [
    { text: `${shop.url}/product/${goods.two.id}/${goods.two.slug}`, format: 'QRCode' },
  ]),
  // As a hand moves from one label to the next, and back to the first within two seconds.
  labels: await filmOf(scope, [
    { text: label(goods.one, 25), format: 'DataMatrix' },
    { text: `${shop.url}/product/${goods.two.id}/${goods.two.slug}`, format: 'QRCode' },
  ]),
}));

const SCREENS: [Locale, number][] = [
  ['en', 1_440],
  ['en', 390],
  ['ar', 1_440],
  ['ar', 390],
];
const dialogOf = (page: StorefrontPage): Locator => page.at('dialog', page.t('scan.title'));

/** Remembers the tracks that the page was given, to see them stopped. */
const WATCH_TRACKS = `{
  const media = navigator.mediaDevices;
  const open = media.getUserMedia.bind(media);
  window.tracks = [];
  media.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
}`;
const trackStates = async (page: StorefrontPage): Promise<string[]> =>
  await page.tab.evaluate<string[]>('window.tracks.map((track) => track.readyState)');

for (const [locale, width] of SCREENS) {
  journey(
    `scan › search box, ${locale}, ${width} px, a part number in Code 128 › searched for, and nothing of the scanner is loaded before [features scan]`,
    { locale, width, height: 844, film: () => recordings.partNumber },
    async (page) => {
      const loaded: string[] = [];
      page.tab.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.open('/');
      await page.tab.waitForLoadState('networkidle');
      assert.deepEqual(
        loaded.filter((path) => /scan|ponyfill|zxing/.test(path)),
        [],
      );
      await page.button('scan.search').click();
      await page.isAt(/\/product\/|[?&]query=/);
      assert.equal(
        await page.search.inputValue(),
        page.address.includes('/product/') ? '' : goods.one.sku,
      );
      await page.sees(new RegExp(goods.one.sku.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
      assert.ok(
        loaded.some((path) => /^\/assets\/zxing_reader-[\w-]+\.wasm$/.test(path)),
        'the reader is a file of ours',
      );
    },
  );

  journey(
    `scan › quick order, ${locale}, ${width} px, a label with quantity and a page of ours › a line each, once, and it stays open [features scan]`,
    { locale, width, height: 844, film: () => recordings.labels },
    async (page) => {
      await page.tab.addInitScript(WATCH_TRACKS);
      await page.open('/quick-order');
      const button = page.at('button', page.t('scan.rows'), page.main);
      await button.click();
      const dialog = dialogOf(page);
      const field = page.tab.locator('#quick-text');
      const status = dialog.getByRole('status');
      const wanted = [`${goods.one.sku}\t25`, `${goods.two.sku}\t1`].sort();
      const text = await field.elementHandle();
      await page.tab.waitForFunction(
        (seen) => (seen as unknown as { value: string }).value.trim().split('\n').length === 2,
        text,
      );
      // Whichever of them came last.
      await status.filter({ hasText: new RegExp(`${goods.one.sku}|${goods.two.sku}`) }).waitFor();
      // The film comes round again and again; a code that is seen twice a second was never away.
      const video = await dialog.locator('video').elementHandle();
      await page.tab.waitForFunction(
        (seen) => (seen as unknown as { currentTime: number }).currentTime > 6,
        video,
      );
      assert.deepEqual((await field.inputValue()).trim().split('\n').sort(), wanted);
      assert.deepEqual(await trackStates(page), ['live']);
      await page.tab.keyboard.press('Escape');
      // Hidden at once; what its event of closing does comes a task later.
      await dialog.waitFor({ state: 'detached' });
      await page.tab.waitForFunction(
        "window.tracks.every((track) => track.readyState === 'ended')",
      );
      await page.tab.waitForFunction("document.activeElement.matches('main .scan-button')");
      await page.button('quick.check').click();
      await page.sees(page.t('quick.summary', { ready: 2, all: 2 }));
    },
  );
}

journey(
  'scan › search box, the address of a product of ours › that page [features scan]',
  { film: () => recordings.ownPage },
  async (page) => {
    await page.open('/products/bearings');
    await page.button('scan.search').click();
    await page.isAt(`/product/${goods.two.id}/${goods.two.slug}`);
  },
);

for (const [locale, width] of SCREENS)
  journey(
    `scan › ${locale}, ${width} px, permission refused › says so, and reads a photo; what is no picture and what holds no code is told [features scan]`,
    { locale, width, height: 844, film: () => recordings.labels, refusesCamera: true },
    async (page) => {
      await page.open('/quick-order');
      const button = page.at('button', page.t('scan.rows'), page.main);
      await button.click();
      const dialog = dialogOf(page);
      const status = dialog.getByRole('status');
      await status.filter({ hasText: page.t('scan.refused') }).waitFor();
      const photo = dialog.getByLabel(page.t('scan.photo'));
      const send = async (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
        await photo.setInputFiles({ name, mimeType, buffer });
      await send('order.txt', 'text/plain', Buffer.from('6205-2RS'));
      await status.filter({ hasText: page.t('scan.noPicture') }).waitFor();
      await send(
        'white.gif',
        'image/gif',
        Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
      );
      await status.filter({ hasText: page.t('scan.nothing') }).waitFor();
      await send(
        'link.png',
        'image/png',
        await photoOf({ text: 'https://elsewhere.example/about', format: 'QRCode' }),
      );
      await status.filter({ hasText: page.t('scan.noPart') }).waitFor();
      await send(
        'label.png',
        'image/png',
        await photoOf({
          text: `(01)04006381333931(240)${goods.one.sku}(30)7`,
          format: 'DataMatrix',
          options: 'gs1',
        }),
      );
      await status.filter({ hasText: goods.one.sku }).waitFor();
      await send(
        'stranger.png',
        'image/png',
        await photoOf({ text: 'ZZ-UNKNOWN-77', format: 'Code39' }),
      );
      await status.filter({ hasText: 'ZZ-UNKNOWN-77' }).waitFor();
      assert.equal(
        await page.tab.locator('#quick-text').inputValue(),
        `${goods.one.sku}\t7\nZZ-UNKNOWN-77\t1\n`,
      );
      await dialog.getByRole('button', { name: page.t('common.close') }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.tab.waitForFunction("document.activeElement.matches('main .scan-button')");
    },
  );

journey('scan › a machine without a camera › says so [features scan]', {}, async (page) => {
  await page.open('/');
  await page.button('scan.search').click();
  await dialogOf(page)
    .getByRole('status')
    .filter({ hasText: page.t('scan.noCamera') })
    .waitFor();
});

journey(
  'scan › without scripts › no button, the search works as ever [features scan]',
  { scripts: false },
  async (page) => {
    await page.open('/quick-order');
    await page.at('button', page.t('quick.check')).waitFor();
    assert.equal(await page.tab.locator('.scan-button:visible').count(), 0);
    await page.searchFor('6205');
  },
);
