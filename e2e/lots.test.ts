// Lot journeys: from the grid of categories over the table of lots to the order.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { logIn, placeOrder } from './buyer.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

const rows = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  (await shop.pool.query(statement, values)).rows as Row[];
/** Without the marks that keep Latin words in their place. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
/** The units on hand of the lot's parts, by part. */
const piecesOf = (lotId: number) =>
  rows<{ product_id: number; on_hand: number; quantity: number }>(
    'select product_id, on_hand, quantity from lot_item join stock using (product_id) where lot_id = $1 order by product_id',
    [lotId],
  );

for (const [locale, buyer] of [
  ['en', DEMO_BUYERS[0]],
  ['ar', DEMO_BUYERS[1]],
] as const) {
  journey(
    `lots › a buyer browses them and buys one whole, ${locale} › its parts leave the stock with the order [§2.2 /lotsales] [§2.2 /lot] [§2.1 /lotitems]`,
    { locale },
    async (page) => {
      await page.open('/');
      await page.goes(() => page.link('lots.sale').first().click(), '/lotsales');
      await page.seesHeading(page.t('lots.sale'));
      const categories = page.main.getByRole('heading', { level: 2 });
      assert.ok((await categories.count()) >= 9);
      await categories.nth(locale === 'en' ? 1 : 2).click();
      await page.isAt(/\/lot\/\d+\/[a-z-]+$/);
      const row = page.main.getByRole('row').nth(1);
      for (const cell of await row.getByRole('cell').allInnerTexts())
        assert.notEqual(cell.trim(), '');
      const name = await row.getByRole('heading').innerText();
      await row.locator('summary').click();
      assert.ok((await row.getByRole('listitem').count()) >= 2);
      await row.getByRole('heading').getByRole('link').click();
      await page.isAt(/\/lotitems\/\d+\/\d+\/[a-z-]+\/[a-z0-9-]+$/);
      assert.equal(plain(await page.heading.innerText()), plain(name));
      const lotId = Number(/\/lotitems\/\d+\/(\d+)\//.exec(page.address)?.[1]);
      const before = await piecesOf(lotId);
      await page.button('lots.buy').click();
      await page.seesInCart(1);
      await page.open('/checkout');
      await logIn(page, buyer);
      await placeOrder(page);
      assert.deepEqual(
        await piecesOf(lotId),
        before.map((part) => ({ ...part, on_hand: part.on_hand - part.quantity })),
      );
    },
  );
}

journey(
  'lots › without scripts › bought from the table as well, and the page stays where it was [§2.2 /lot]',
  { scripts: false },
  async (page) => {
    await page.open('/lot/5/drive-lots');
    const buy = page.main
      .getByRole('button', { name: new RegExp(`^${page.t('lots.buy')}`) })
      .first();
    await buy.click();
    await page.isAt(/\/lot\/5\/drive-lots/);
    await page.seesMessage(page.t('common.itemAdded'));
  },
);

journey(
  'lots › the page of the product that sells one › the lot’s place and category, and neither manufacturer nor origin of its first part [§2.7]',
  {},
  async (page) => {
    const [lot] = await rows<{ id: number; slug: string; manufacturer: string }>(
      "select p.id, p.slug, m.name as manufacturer from lot l join product p on p.id = l.product_id join manufacturer m on m.id = p.manufacturer_id where l.slug = 'motors-ie3-spare' or p.sku like 'LOT-MOTORS%' limit 1",
    );
    assert.ok(lot);
    await page.open(`/product/${lot.id}/${lot.slug}`);
    const description = await page.tab.locator('meta[name=description]').getAttribute('content');
    assert.doesNotMatch(description ?? '', /: \.|undefined/);
    assert.match(description ?? '', /a whole lot of \d+ products/);
    assert.doesNotMatch(await page.tab.title(), new RegExp(lot.manufacturer));
    assert.equal(
      await page.main.getByRole('rowheader', { name: page.t('product.origin') }).count(),
      0,
    );
    await page.main.locator('.buy-price').getByText(page.t('cart.perLot')).waitFor();
    await page.tab
      .getByRole('navigation')
      .getByRole('link', { name: page.t('lots.sale') })
      .first()
      .waitFor();
  },
);

journey(
  'lots › wrong and old addresses › the right one, gone, or not found [§2.2 /lot] [§2.1 /lotitems]',
  {},
  async (page) => {
    await page.open('/lot/2/any-name?x=1');
    await page.isAt('/lot/2/bearing-lots?x=1');
    page.faults.expectStatus(404);
    for (const path of ['/lot/999/a', '/lot/x/a', '/lot/99999999999/a'])
      assert.equal((await page.open(path)).status(), 404, path);
    await rows(
      "update product set published = false where id = (select product_id from lot where slug = 'oils-dented-packs')",
    );
    page.faults.expectStatus(410);
    const [lot] = await rows<{ id: number }>("select id from lot where slug = 'oils-dented-packs'");
    assert.equal(
      (await page.open(`/lotitems/9/${lot?.id}/lubricant-lots/oils-dented-packs`)).status(),
      410,
    );
    await page.seesHeading(page.t('lots.gone'));
    await page.open('/lot/9/lubricant-lots');
    assert.equal(await page.main.getByRole('row').count(), 3);
  },
);

journey(
  'lots › a long name of a category › cut at 50 characters with an ellipsis [§9 lot name]',
  {},
  async (page) => {
    const long = 'Bearings, seals, couplings and everything else that turns in a mill';
    await rows(
      "update lot_category set name = jsonb_set(name, '{en}', to_jsonb($1::text)) where id = 1",
      [long],
    );
    await page.open('/lotsales');
    const shown = await page.main.getByRole('heading', { level: 2 }).first().innerText();
    assert.equal(shown, 'Bearings, seals, couplings and everything else…');
    assert.ok([...shown].length <= 51);
  },
);

journey(
  'lots › from one category to another › the table starts anew [§4 lot data]',
  {},
  async (page) => {
    await page.open('/lot/2/bearing-lots');
    const first = await page.main.getByRole('heading', { level: 2 }).allInnerTexts();
    await page.goes(() => page.link('lots.sale').first().click(), '/lotsales');
    await page.main.getByRole('heading', { level: 2 }).nth(3).click();
    await page.isAt(/\/lot\/4\//);
    const second = await page.main.getByRole('heading', { level: 2 }).allInnerTexts();
    assert.ok(second.length > 0 && second.every((name) => !first.includes(name)));
  },
);

journey(
  'lots › enquiry › opens for that lot in a dialog, closes by Cancel and not by a click beside it [§4 lot modal] [§2.2 /lot]',
  {},
  async (page) => {
    await page.open('/lot/2/bearing-lots');
    const name = await page.main.getByRole('heading', { level: 2 }).nth(1).innerText();
    await page.at('link', `${page.t('enquiry.title')}: ${name}`).click();
    const dialog = page.tab.getByRole('dialog').filter({ has: page.tab.getByRole('textbox') });
    await dialog.waitFor();
    assert.equal(
      await dialog.getByLabel(page.t('form.subject')).inputValue(),
      `Lot Sale - ${name}`,
    );
    await page.tab.mouse.click(5, 5);
    assert.equal(await dialog.isVisible(), true);
    await dialog.getByRole('link', { name: page.t('form.cancel'), exact: true }).click();
    await page.doesNotSee(dialog);
    await page.isAt('/lot/2/bearing-lots');
  },
);

journey(
  'lots › negotiate › opens for that lot in a dialog, a price for the whole of it is sent, and the dialog closes [§2.7 negotiate] [§4 lot modal] [§4 negotiate modal] [§2.2 /lot]',
  {},
  async (page) => {
    await page.open('/lot/2/bearing-lots');
    const name = await page.main.getByRole('heading', { level: 2 }).first().innerText();
    await page.at('link', `${page.t('offer.title')}: ${name}`).click();
    const dialog = page.at('dialog', page.t('offer.title'));
    await dialog.waitFor();
    assert.equal(await dialog.locator('input[name=lotName]').inputValue(), name);
    await page.tab.mouse.click(5, 5);
    assert.equal(await dialog.isVisible(), true);
    await dialog.locator('input[name=price]').fill('100000');
    await dialog.locator('input[name=phone]').fill('+91 98400 12345');
    await page.at('button', page.t('offer.send'), dialog).click();
    await page.seesMessage(page.t('offer.sent'));
    const [thread] = await rows<{ lot_id: number | null; reference: string }>(
      'select lot_id, reference from negotiation order by id desc limit 1',
    );
    // A visitor has no account to look it up in.
    await page.tab
      .getByRole('region', { name: 'Messages', exact: true })
      .getByText(thread?.reference ?? 'no reference')
      .waitFor();
    await page.doesNotSee(dialog);
    await page.isAt('/lot/2/bearing-lots');
    assert.equal(typeof thread?.lot_id, 'number');
  },
);
