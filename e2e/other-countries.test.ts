// Journeys of a shop that sells elsewhere: countries, languages and taxes by staff, an address in Germany, VAT and reverse charge at the checkout.
import assert from 'node:assert/strict';
import { giveAddress, newBuyer, type Place, registerAndLogIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const read = async (path: string) => {
  const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: await answer.text(),
  };
};
const MUNICH: Place = {
  country: 'DE',
  address: 'Leopoldstraße 8',
  city: 'München',
  postalCode: '80802',
  phone: '+49 89 1234567',
};

journey(
  'settings › the European Union delivered to, its VAT, one language fewer › addresses, taxes and pages follow; a business with a VAT number accounts for it itself [back office settings] [§5 address form]',
  { width: 1280 },
  async (page) => {
    // A tax number with a wrong check digit.
    page.faults.expectStatus(422);
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'administrator');
    await backoffice.goto(`${shop.url}/admin#/settings/selling`);
    await backoffice.getByRole('tab', { name: 'Rules of selling' }).click();
    await backoffice.getByRole('button', { name: 'Add the European Union' }).click();
    await backoffice.getByRole('combobox', { name: 'Languages of the shop' }).click();
    await backoffice.getByRole('option', { name: 'Arabic' }).click();
    await backoffice.keyboard.press('Escape');
    await backoffice.getByRole('button', { name: 'Save' }).click();
    await backoffice.getByText('The changes are saved.').first().waitFor();
    await backoffice.goto(`${shop.url}/admin#/tax-rates`);
    await backoffice.getByRole('button', { name: 'Add the EU’s VAT' }).click();
    await backoffice.getByText('The standard rates of the European Union are entered').waitFor();

    const { html } = await read('/products');
    assert.deepEqual(
      [...html.matchAll(/rel="alternate" hreflang="([^"]+)"/gi)].map(([, language]) => language),
      ['en', 'ru', 'x-default'],
    );
    assert.doesNotMatch(html, /العربية/);
    const away = await read('/ar/products?sort=name');
    assert.deepEqual([away.status, away.location], [302, '/products?sort=name']);

    await registerAndLogIn(page, newBuyer('Jana Vogel'));
    await page.isAt('/');
    const good = await pickGood(shop, `${PLAIN} and p.discount_base is null`);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    await giveAddress(page, 'billing', MUNICH);
    await giveAddress(page, 'delivery', MUNICH);
    await page.sees(/^VAT 19\s?%$/);

    await page.open('/account/profile');
    await page.field('account.lastName').fill('Vogel');
    await page.field('account.taxId').fill('DE 136695977');
    await page.button('profile.save').click();
    await page.sees(/not a valid tax number of the country/);
    await page.field('account.taxId').fill('DE 136 695 976');
    await page.button('profile.save').click();
    await page.seesMessage(page.t('profile.done'));
    await page.open('/checkout');
    await page.sees('VAT: reverse charge');
    assert.equal(await page.main.getByText(/^VAT 19/).count(), 0);
  },
);
