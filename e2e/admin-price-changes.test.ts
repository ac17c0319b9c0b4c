// Price change journeys: a percentage over a manufacturer's products, seen before it is written, shown by the shop, taken back. [back office catalogue]
import assert from 'node:assert/strict';
import { workOnPriceChange } from '../server/src/modules/price-changes/index.ts';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { aCtx } from '../server/testing/factories.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** What the worker does: the jobs of price changes that were written, here and now. */
async function work(): Promise<void> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `delete from ${JOB_SCHEMA}.job where name = 'price-changes' and state = 'created' returning (data->>'priceChangeId')::int as id`,
  );
  for (const { id } of rows)
    await workOnPriceChange({ ...aCtx(shop.db), actor: { kind: 'system' } }, id);
}

journey(
  'price changes › +10 % over one part number, rounded › previewed, in the shop, undone [back office catalogue]',
  { width: 1440 },
  async (page) => {
    const good = await pickGood(
      shop,
      `${PLAIN} and p.discount_base is null and p.own_prices = '{}'`,
    );
    const staff = await page.tab.context().newPage();
    await openBackoffice(staff, shop, 'catalogue-manager');
    // The first: the empty list leads to the form.
    await staff.goto(`${shop.url}/admin#/price-changes`);
    await staff.getByRole('link', { name: 'Change prices' }).click();
    await staff.getByLabel('Part number or name').fill(good.sku);
    for (const wrong of ['-200', '501', '0', 'abc', '']) {
      await staff.getByLabel('Change in percent').fill(wrong);
      await staff.getByRole('button', { name: 'Show what it does' }).click();
      await staff.getByText(/a number from -90 to 500/).waitFor();
    }
    await staff.getByLabel('Change in percent').fill('10');
    await staff.getByRole('combobox', { name: 'Round the new price' }).click();
    await staff.getByRole('option', { name: 'to whole units' }).click();
    await staff.getByRole('button', { name: 'Show what it does' }).click();
    await staff.getByText(/^1 of 1 products change/).waitFor();
    await staff.getByRole('button', { name: 'Change 1 products' }).click();
    await staff.getByText('Scheduled').waitFor();
    await work();
    const price = Math.floor((good.price * 11 + 5) / 10 / 100 + 0.5) * 100;
    const { rows } = await shop.pool.query(
      'select price_base::int as price from product where id = $1',
      [good.id],
    );
    assert.equal(rows[0]?.price, price);
    const shown = `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(price / 100)}`;
    await opensWith(
      page,
      `/product/${good.id}/${good.slug}`,
      page.main.getByText(shown, { exact: true }).first(),
    );
    await staff.reload();
    await staff.getByText('Applied', { exact: true }).waitFor();
    await staff.getByRole('button', { name: 'Undo' }).click();
    await staff.getByText('The price of 1 product goes back to what it was.').waitFor();
    await staff.getByRole('button', { name: 'Confirm' }).click();
    await staff.getByText('Being undone').waitFor();
    await work();
    const back = await shop.pool.query(
      'select price_base::int as price from product where id = $1',
      [good.id],
    );
    assert.equal(back.rows[0]?.price, good.price);
  },
);

for (const locale of ['ru', 'ar'] as const)
  journey(
    `price changes › form and list in ${locale} at 390 › nothing beside the screen [back office catalogue]`,
    { width: 390 },
    async ({ tab }) => {
      await openBackoffice(tab, shop, 'catalogue-manager', locale);
      for (const path of ['price-changes/create', 'price-changes']) {
        await tab.goto(`${shop.url}/admin#/${path}`);
        await tab.getByRole('main').waitFor();
        assert.equal(
          await tab.evaluate('document.documentElement.scrollWidth <= window.innerWidth'),
          true,
          path,
        );
      }
    },
  );
