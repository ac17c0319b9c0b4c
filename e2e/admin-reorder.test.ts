// Journeys of reorder points: set at a product's stock, counted on the overview, listed, exported, expected with the suggested units. [decisions 0100]
import assert from 'node:assert/strict';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

for (const [width, place] of [
  [1440, 0],
  [390, 1],
] as const)
  journey(
    `reorder point › set at ${width} px above what is there › on the overview and the list; expecting the suggested units takes it off [back office catalogue] [decisions 0100]`,
    { width },
    async ({ tab }) => {
      const good = await pickGood(
        shop,
        `${PLAIN} and s.reserved = 0 and p.id not in (select product_id from reorder_point)
          and p.id % 2 = ${place}`,
      );
      await openBackoffice(tab, shop, 'catalogue-manager');
      await tab.goto(`${shop.url}/admin#/products/${good.id}`);
      await tab.getByRole('tab', { name: 'Stock' }).click();
      const panel = tab.getByRole('region', { name: 'Reordering' });
      const save = panel.getByRole('button', { name: 'Save the reorder point' });
      await panel.getByLabel('Reorder quantity').fill('7');
      assert.ok(await save.isDisabled());
      await panel.getByLabel('Reorder point').fill(String(good.stock + 10));
      await save.click();
      await tab.getByText('Saved.').waitFor();

      await tab.goto(`${shop.url}/admin#/`);
      const work = tab.locator('[data-work="products-to-reorder"]');
      await work.getByText('1', { exact: true }).waitFor();
      await work.getByRole('link').click();
      const entry = tab
        .getByRole(width === 390 ? 'listitem' : 'row')
        .filter({ has: tab.getByRole('link', { name: good.sku }) })
        .filter({ has: tab.getByRole('button', { name: 'Expect them' }) });
      await entry.getByText('11', { exact: true }).waitFor();
      assert.ok(
        Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0,
      );
      const [file] = await Promise.all([
        tab.waitForEvent('download'),
        tab.getByRole('link', { name: 'CSV' }).click(),
      ]);
      assert.equal(file.suggestedFilename(), 'to-reorder.csv');

      await entry.getByRole('button', { name: 'Expect them' }).click();
      const form = tab.getByRole('dialog');
      assert.equal(await form.getByLabel('Units').inputValue(), '11');
      await form.getByLabel('Purchase order').fill(`PO ${width}`);
      await form.getByRole('button', { name: 'Add' }).click();
      await tab.getByText('Nothing is to be ordered.').waitFor();
      const { rows } = await shop.pool.query(
        'select quantity from expected_receipt where reference = $1',
        [`PO ${width}`],
      );
      assert.deepEqual(rows, [{ quantity: 11 }]);
    },
  );
