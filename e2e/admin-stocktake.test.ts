// Journeys of a stocktake: begun over a list, counted by scanner, keyboard and file, refused, settled and closed. [decisions 0100]
import assert from 'node:assert/strict';
import { setAside } from '../server/testing/factories.ts';
import { violations } from '../server/testing/invariants.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

for (const [width, place] of [
  [1440, 0],
  [390, 1],
] as const)
  journey(
    `stocktake › counted at ${width} px by scanner, keyboard and file › a row below what is reserved is refused and named; settled, the differences are posted once [back office catalogue] [decisions 0100]`,
    { width },
    async ({ tab, faults }) => {
      // A number that nothing has, and a closing that is refused.
      faults.expectStatus(400, 409);
      const free = `${PLAIN} and s.reserved = 0 and p.id % 2 = ${place} and not exists (select from stock_to_ship w where w.product_id = p.id)`;
      const first = await pickGood(shop, free);
      const held = await pickGood(shop, `${free} and p.id <> ${first.id}`);
      await setAside(shop.db, held.id, 5);
      await openBackoffice(tab, shop, 'catalogue-manager');
      await tab.goto(`${shop.url}/admin#/stocktakes/create`);
      await tab.getByLabel('What is counted').fill(`Hall ${width}`);
      await tab.getByRole('combobox', { name: 'Products' }).click();
      await tab.getByRole('option', { name: 'A list' }).click();
      await tab
        .getByLabel('Part numbers or barcodes, one a line')
        .fill(`${first.sku}\n${held.sku}`);
      await tab.getByRole('button', { name: 'Begin', exact: true }).click();

      // As a scanner types, without waiting for answers.
      const field = tab.getByLabel('Scan or type a part number or barcode');
      await field.waitFor();
      for (const typed of [first.sku, first.sku, 'no-such-part', `${first.sku} 3`, held.sku, '4']) {
        await field.fill(typed);
        await field.press('Enter');
      }
      const log = tab.getByRole('log');
      await log.getByText(/^counted 3, expected /).waitFor();
      await log.getByText('has the number no-such-part').waitFor();
      await log.getByText(/^counted 4, /).waitFor();
      const lines = tab.getByRole('region', { name: 'Lines' });
      const countOf = (sku: string) => lines.getByLabel(`Counted of ${sku}`);
      await countOf(held.sku).and(lines.locator('[value="4"]')).waitFor();
      assert.ok(
        Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0,
      );

      const close = async (): Promise<void> => {
        await tab.getByRole('button', { name: 'Close and post …' }).click();
        await tab.getByText('Everything was counted.').waitFor();
        await tab.getByRole('button', { name: 'Post the differences' }).click();
      };
      await close();
      await tab.getByText(`cannot be: ${held.sku}`).waitFor();
      await lines.getByRole('button', { name: 'To settle' }).click();
      await lines.getByText('Less would be left than is reserved for customers.').waitFor();
      await countOf(first.sku).waitFor({ state: 'detached' });

      await tab.locator('input[type=file]').setInputFiles({
        name: 'count.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`sku,counted\n${held.sku},6\nunknown,1\n`),
      });
      await tab.getByText('1 product was counted from the file.').waitFor();
      await tab.getByText(/^Row 3: /).waitFor();
      await lines.getByText('No products here.').waitFor();
      await close();
      await tab.getByText('Closed', { exact: true }).waitFor();
      await field.waitFor({ state: 'detached' });

      const { rows } = await shop.pool.query(
        'select on_hand from stock where product_id = any($1) order by array_position($1, product_id)',
        [[first.id, held.id]],
      );
      assert.deepEqual(rows, [{ on_hand: 3 }, { on_hand: 6 }]);
      await tab.goto(`${shop.url}/admin#/products/${first.id}`);
      await tab.getByRole('tab', { name: 'Stock' }).click();
      await tab.getByText(`Stocktake: Hall ${width}`).waitFor();
      await tab.goto(`${shop.url}/admin#/stocktakes`);
      await tab.getByText(`Hall ${width}`).first().waitFor();
      assert.deepEqual(await violations(shop.db), []);
    },
  );

journey(
  'stocktake › in Arabic on a telephone, by a role that only reads › fits, and has nothing to press [back office catalogue] [decisions 0100]',
  { width: 390 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{ id: number }>(
      "insert into stocktake (name, scope, begun_by) values ('Yard', 'all', 'system') returning id",
    );
    await openBackoffice(tab, shop, 'order-manager', 'ar');
    for (const [address, text] of [
      ['/stocktakes', 'Yard'],
      [`/stocktakes/${rows[0]?.id}/show`, 'لم تُعدّ بعد'],
      ['/to-reorder', 'لا شيء للطلب'],
    ] as const) {
      await tab.goto(`${shop.url}/admin#${address}`);
      await tab.getByText(text).first().waitFor();
      assert.ok(
        Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0,
        address,
      );
    }
    assert.equal(await tab.getByRole('button', { name: 'إغلاق وترحيل …' }).count(), 0);
  },
);
