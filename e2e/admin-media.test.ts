// Media journeys of the back office: uploaded pictures and documents are checked, named in three languages, sorted, removed, and reach the buyer.
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith, part } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const photograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

journey(
  'media › a data sheet and one that is none › refused in words; the other named in three languages and read by the buyer, then taken away [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(
      shop,
      `${PLAIN} and not exists (select from product_media m where m.product_id = p.id and m.kind = 'document')`,
    );
    page.faults.expectStatus(400);
    const address = `/product/${good.id}/${good.slug}`;
    const backoffice = await page.tab.context().newPage();
    await backoffice.setContent('<h1>How to mount it</h1>');
    const pdf = await backoffice.pdf();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
    await backoffice.getByRole('tab', { name: 'Pictures and documents' }).click();
    const documents = part(backoffice, 'Documents');
    const file = documents.locator('input[type=file]');
    await file.setInputFiles({
      name: 'virus.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a document'),
    });
    await backoffice.getByRole('alert').filter({ hasText: /PDF/ }).waitFor();
    assert.equal(await documents.getByRole('listitem').count(), 0);
    await file.setInputFiles({
      name: 'Quokka mounting.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
    await documents.getByRole('button', { name: 'Title: Quokka mounting' }).click();
    const dialog = backoffice.getByRole('dialog');
    await dialog.getByLabel('English').fill('Mounting a quokka');
    await dialog.getByLabel('Russian').fill('Монтаж квокки');
    await dialog.getByLabel('Arabic').fill('تركيب الكوكا');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await documents.getByText('Mounting a quokka').waitFor();

    for (const [locale, title] of [
      ['en', 'Mounting a quokka'],
      ['ru', 'Монтаж квокки'],
      ['ar', 'تركيب الكوكا'],
    ] as const) {
      const buyer = page.in(locale);
      await opensWith(
        buyer,
        address,
        buyer.main.getByRole('link', { name: new RegExp(title), includeHidden: true }),
      );
      await buyer.at('tab', buyer.t('product.documents')).click();
      const link = buyer.main.getByRole('link', { name: new RegExp(title) });
      const sent = await buyer.tab.request.get(shop.url + (await link.getAttribute('href')));
      assert.equal(sent.headers()['content-type'], 'application/pdf');
      assert.deepEqual(await sent.body(), pdf);
    }
    await documents.getByRole('button', { name: 'Remove: Mounting a quokka' }).click();
    await documents.getByRole('listitem').waitFor({ state: 'detached' });
    await opensWith(
      page,
      address,
      page.main.getByRole('link', { name: /Mounting a quokka/, includeHidden: true }),
      'none',
    );
    await page.tab.getByRole('tab').first().waitFor();
    assert.equal(await page.at('tab', page.t('product.documents')).count(), 0);
  },
);

journey(
  'media › two photographs, the second put first › seen in sizes of ours on the page and in the list [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(
      shop,
      `${PLAIN} and not exists (select from product_media m where m.product_id = p.id and m.kind = 'video')`,
    );
    const { rowCount } = await shop.pool.query(
      `select from product_media where product_id = $1 and kind = 'image'`,
      [good.id],
    );
    const bottom = (rowCount ?? 0) + 1;
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
    await backoffice.getByRole('tab', { name: 'Pictures and documents' }).click();
    const pictures = part(backoffice, 'Pictures');
    const row = (place: number) => pictures.getByRole('listitem').nth(place);
    const up = (place: number) => row(place).getByRole('button', { name: /^Further up/ });
    await pictures
      .locator('input[type=file]')
      .setInputFiles([
        await photograph('front.jpg', '#446688'),
        await photograph('back.jpg', '#884422'),
      ]);
    const last = (await row(bottom).getByRole('link').innerText()).trim();
    for (let place = bottom; place > 0; place--) {
      await up(place).click();
      await row(place - 1)
        .getByText(last)
        .waitFor();
    }
    assert.ok(await up(0).isDisabled());
    await up(bottom).and(backoffice.locator(':enabled')).waitFor();

    const stem = last.replace(/(-\d+)?\.\w+$/, '');
    const main = page.tab.locator('.gallery-main img');
    await opensWith(
      page,
      `/product/${good.id}/${good.slug}`,
      page.tab.locator(`.gallery-main img[src*="${stem}"]`),
    );
    const source = (await main.getAttribute('src')) as string;
    const shown = await page.tab.request.get(shop.url + source);
    const { width = 0, format } = await sharp(await shown.body()).metadata();
    assert.ok(width > 0 && width < 2400, `${width} ${format}`);
    await opensWith(page, `/products?query=${good.sku}`, page.main.locator(`img[src*="${stem}"]`));
  },
);
