// Company journeys of the back office: social pages, chat, the flag for verified buyers.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { aCustomer } from '../server/testing/factories.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { inThreeLanguages, opensWith, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

async function openSettings(tab: Page): Promise<void> {
  await openBackoffice(tab, shop, 'administrator');
  await tab.goto(`${shop.url}/admin#/settings`);
  await tab.getByRole('textbox', { name: 'Telephone' }).first().waitFor();
}

journey(
  'settings › a social page more, another chat number with other words › footer and chat lead there, in each language [back office settings]',
  { width: 1440 },
  async (page) => {
    const backoffice = await page.tab.context().newPage();
    await openSettings(backoffice);
    await backoffice.getByLabel(/^Number that answers chats/).fill('+91 98400 11223');
    await inThreeLanguages(
      backoffice,
      'Enquiry that visitors find written there',
      'Good day from a quokka',
    );
    await backoffice.getByRole('button', { name: 'Add' }).last().click();
    await backoffice.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Quokkagram');
    await backoffice
      .getByRole('textbox', { name: 'Address of the page' })
      .last()
      .fill('https://quokkagram.example/millwright');
    await save(backoffice);

    for (const [locale, language] of [
      ['en', 'English'],
      ['ru', 'Russian'],
      ['ar', 'Arabic'],
    ] as const) {
      const reader = page.in(locale);
      const footer = reader.tab.getByRole('contentinfo');
      await opensWith(
        reader,
        '/',
        footer.locator('a[href="https://quokkagram.example/millwright"]'),
      );
      const chat = new URL(
        (await footer.locator('a[href*="wa.me"]').first().getAttribute('href')) ?? '',
      );
      assert.equal(chat.pathname, '/919840011223');
      assert.equal(chat.searchParams.get('text'), `Good day from a quokka ${language}`);
    }
  },
);

journey(
  'settings › only verified buyers › the others are told at the checkout, who was verified buys [back office settings]',
  { width: 1280 },
  async ({ tab }) => {
    const good = await pickGood(shop, PLAIN);
    const buyer = await aCustomer(shop.db);
    const call = async (path: string, body?: object): Promise<any> =>
      (
        await fetch(`${shop.url}/api${path}`, {
          method: 'POST',
          headers: { authtoken: buyer.token, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      ).json();
    const cart = await call('/shop/additemtocart', { productId: good.id, quantity: 1 });
    await openSettings(tab);
    await tab.getByRole('tab', { name: 'Rules of selling' }).click();
    await tab.getByLabel('Only verified buyers may order').click();
    await save(tab);
    assert.equal(
      (await call(`/order/commitOrder?cartCode=${cart.code}`)).code,
      'buyer-not-verified',
    );

    await tab.goto(`${shop.url}/admin#/customers/${buyer.id}/show`);
    await tab.getByRole('button', { name: 'Mark as verified' }).click();
    await tab.getByRole('button', { name: 'Take verification back' }).waitFor();
    assert.ok((await call(`/order/commitOrder?cartCode=${cart.code}`)).orderId);
  },
);
