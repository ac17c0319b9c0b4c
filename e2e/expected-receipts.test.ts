// Journey of expected receipts: entered at a product's stock, seen on its page, taken into stock when it arrives.
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'expected receipt › entered by staff › buyers see units and day; part of it arrives, then no more comes [back office catalogue] [decisions 0097]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    const address = `/product/${good.id}/${good.slug}`;
    const staff = await page.tab.context().newPage();
    await openBackoffice(staff, shop, 'catalogue-manager');
    await staff.goto(`${shop.url}/admin#/products/${good.id}`);
    await staff.getByRole('tab', { name: 'Stock' }).click();
    const expected = staff.getByRole('region', { name: 'On its way' });
    await expected.getByLabel('Units').fill('250');
    await expected.getByLabel('Purchase order').fill('PO 4711');
    await expected.getByRole('button', { name: 'Add' }).click();
    await expected.getByText('PO 4711').waitFor();
    await opensWith(page, address, page.tab.locator('.buy-box').getByText(/^250 more expected on/));

    await staff.goto(`${shop.url}/admin#/expected-receipts`);
    await staff.getByRole('row').filter({ hasText: 'PO 4711' }).waitFor();
    await staff.getByRole('button', { name: 'Arrived …' }).click();
    await staff.getByLabel('Units that arrived').fill('100');
    await staff.getByRole('button', { name: 'Take into stock' }).click();
    await staff.getByRole('row').filter({ hasText: '150' }).waitFor();
    await opensWith(page, address, page.tab.locator('.buy-box').getByText(/^150 more expected on/));

    await staff.getByRole('button', { name: 'Does not come' }).click();
    await staff.getByText('Nothing is on its way.').waitFor();
    await opensWith(page, address, page.tab.locator('.buy-box:not(:has(.incoming))'));
  },
);
