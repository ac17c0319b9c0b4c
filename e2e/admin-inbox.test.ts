// Inbox journeys of the back office: a message, an enquiry about a lot and a stock alert each arrive where staff of any role work on them.
import assert from 'node:assert/strict';
import { OUT_OF_STOCK, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'inbox › a message, an enquiry about a lot, a stock alert › found by their sender, one taken over with a note; the alert names who waits [back office leads]',
  { width: 1280 },
  async (page) => {
    await page.open('/contact-us');
    for (const [name, value] of Object.entries({
      name: 'Kavya Pillai',
      emailId: 'kavya@example.com',
      subject: 'Delivery to Kochi',
      comment: 'When does it leave?',
    }))
      await page.main.locator(`[name=${name}]`).fill(value);
    await page.goes(() => page.button('contact.send').click(), /sent=RQ-/);
    await page.open('/enquiry?lot=5');
    for (const [name, value] of Object.entries({
      name: 'Kavya Pillai',
      emailId: 'kavya@example.com',
      comment: 'Is it complete?',
    }))
      await page.main.locator(`[name=${name}]`).fill(value);
    await page.goes(() => page.button('enquiry.title').click(), /sent=RQ-/);
    const good = await pickGood(shop, OUT_OF_STOCK);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.field('stockAlert.email').fill('kavya@example.com');
    await page.field('stockAlert.phone').fill('+91 98400 12345');
    await page.button('stockAlert.send').click();
    await page.seesMessage(page.t('stockAlert.done'));

    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'order-manager');
    await backoffice.goto(`${shop.url}/admin#/leads`);
    await backoffice.getByPlaceholder('Search').fill('kavya');
    const rows = backoffice.getByRole('row').filter({ hasText: 'Kavya Pillai' });
    await backoffice.waitForURL((url) => url.hash.includes('kavya'));
    await rows.nth(1).waitFor();
    assert.equal(await rows.count(), 2);
    await rows.filter({ hasText: 'Message' }).getByRole('link').click();
    await backoffice.getByText('When does it leave?').waitFor();
    await backoffice.getByRole('button', { name: 'Take over' }).click();
    await backoffice.getByRole('button', { name: 'Take over' }).waitFor({ state: 'detached' });
    await backoffice.getByRole('button', { name: 'Note', exact: true }).click();
    await backoffice.getByRole('textbox', { name: 'Note' }).fill('Told on the telephone.');
    await backoffice.getByRole('button', { name: 'Keep note' }).click();
    await backoffice.getByText('Told on the telephone.').first().waitFor();
    await backoffice.goto(`${shop.url}/admin#/stock-alerts`);
    await backoffice
      .getByRole('row')
      .filter({ hasText: good.mpn })
      .getByText('kavya@example.com')
      .waitFor();
  },
);
