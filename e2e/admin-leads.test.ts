// Lead journeys from a request in the shop to an order: assigned, answered by mail, quoted, accepted; and a negotiation in Arabic.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { violations } from '../server/testing/invariants.ts';
import { logIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'back office leads › a request sent in the shop › taken over, answered by mail, quoted, accepted by the customer into an order [back office leads] [decisions §8]',
  { width: 1280 },
  async (page) => {
    const buyer = DEMO_BUYERS[0];
    const good = await pickGood(shop, PLAIN);
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.isAt('/');
    await page.open('/post-your-request');
    await page.main.locator('textarea').fill(`We need 4 pieces of ${good.sku}.`);
    await page.main.locator('input[name=firstName]').fill('Meena');
    await page.main.locator('input[name=companyName]').fill('Chennai Maintenance Works');
    await page.main.locator('input[name=emailId]').fill(buyer.email);
    await page.main.locator('input[name=phoneNumber]').fill('+91 44 2827 1234');
    await page.main.locator('button[type=submit]').click();
    await page.isAt(/sent=RQ-/);
    const { rows } = await shop.pool.query(
      'select id, reference from lead order by id desc limit 1',
    );
    const { id, reference } = rows[0] as { id: number; reference: string };

    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'order-manager');
    await backoffice.goto(`${shop.url}/admin#/leads`);
    await backoffice.getByRole('button', { name: 'Nobody’s' }).click();
    await backoffice.getByText(reference).click();
    await backoffice.getByText(`We need 4 pieces of ${good.sku}.`).waitFor();
    await backoffice.getByRole('button', { name: 'Take over' }).click();
    await backoffice.getByRole('button', { name: 'Take over' }).waitFor({ state: 'detached' });
    await backoffice.getByLabel('Your answer').fill('We have them. A quote follows.');
    await backoffice.getByRole('button', { name: 'Send answer' }).click();
    await backoffice.getByText('answered by mail').waitFor();
    await backoffice.getByRole('link', { name: 'Answer with a quote' }).click();
    await backoffice.getByLabel('Find goods: part number or words').fill(good.sku);
    await backoffice.getByRole('option').first().click();
    await backoffice.getByLabel('Quantity').fill('4');
    await backoffice.getByLabel('Discount, %').fill('10');
    await backoffice.getByLabel('Freight, INR').fill('500');
    await backoffice.getByRole('button', { name: 'Make the draft' }).click();
    await backoffice.getByRole('button', { name: 'Send the quote' }).click();
    await backoffice.getByRole('button', { name: 'Confirm' }).click();
    await backoffice.getByRole('link', { name: 'PDF' }).waitFor();
    const number = /MQ-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(backoffice.url())?.[0] ?? '';

    await page.open(`/account/quotes/${number}`);
    await page.at('checkbox', page.t('checkout.terms')).check();
    await page.button('quote.accept').click();
    await page.isAt(/\/order-success\?order=MW-/);
    await backoffice.goto(`${shop.url}/admin#/leads/${id}/show`);
    await backoffice.reload();
    const quotes = backoffice.locator('section', {
      has: backoffice.getByRole('heading', { name: 'Quotes' }),
    });
    await quotes.getByRole('link', { name: number }).waitFor();
    await quotes.getByText(/MW-[0-9A-Z]{4}-[0-9A-Z]{4}/).waitFor();
    await backoffice.getByText('moved to: Won').waitFor();
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'back office leads › an application in the inbox › a reminder kept and done, approved into a seller, told by mail [back office leads] [decisions §8]',
  { width: 1280 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{
      id: number;
      reference: string;
      company: string;
      email: string;
    }>(
      `select id, reference, company, email from lead where kind = 'seller' and state in ('new', 'in-progress') order by id limit 1`,
    );
    const lead = rows[0] as (typeof rows)[0];
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/leads/${lead.id}/show`);
    await tab.getByLabel('On which day').fill('2031-05-04');
    await tab.getByLabel('What is to be done').fill('Ask for the trade licence');
    await tab.getByRole('button', { name: 'Remind me' }).click();
    await tab.getByText('Ask for the trade licence').first().waitFor();
    await tab.getByRole('alert').getByRole('button', { name: 'Done' }).click();
    await tab.getByText('reminder done').waitFor();
    await tab.getByRole('button', { name: 'Approve' }).click();
    const dialog = tab.getByRole('dialog');
    await dialog.getByLabel(/^Commission/).fill('7.5');
    await dialog.getByLabel('Terms').fill('Paid each month.');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await tab.getByRole('link', { name: 'Open the seller' }).click();
    await tab.getByRole('textbox', { name: 'Company' }).waitFor();
    assert.deepEqual(
      [
        await tab.getByRole('textbox', { name: 'Company' }).inputValue(),
        await tab.getByLabel(/^Commission/).inputValue(),
      ],
      [lead.company, '7.5'],
    );
    const mails = await shop.pool.query(
      'select template from email_outbox where recipient = $1 order by id desc limit 1',
      [lead.email],
    );
    assert.equal(mails.rows[0]?.template, 'lead-seller-approved');
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'back office leads › a negotiation, in Arabic on a telephone › countered by the staff, nothing scrolls sideways, the buyer is told [back office leads] [decisions §7]',
  { width: 390, height: 844 },
  async (page) => {
    const buyer = DEMO_BUYERS[0];
    const good = await pickGood(shop, `${PLAIN} and p.price_base > 100000`);
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.isAt('/');
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.link('offer.title').click();
    const form = page.tab.locator('[data-dialog-form]').last();
    await form.locator('input[name=price]').fill(String(Math.floor((good.price / 100) * 0.8)));
    await form.locator('input[name=phone]').fill('+91 98400 12345');
    await page.at('button', page.t('offer.send'), form).click();
    await page.seesMessage(/NG-/);
    const { rows } = await shop.pool.query(
      'select reference from negotiation order by id desc limit 1',
    );
    const { reference } = rows[0] as { reference: string };

    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'order-manager', 'ar');
    await backoffice.goto(`${shop.url}/admin#/negotiations`);
    await backoffice.getByRole('link', { name: reference }).click();
    page.faults.expectStatus(422);
    await backoffice.getByLabel('سعرنا للقطعة').fill(String(good.price / 100 + 1));
    await backoffice.getByRole('button', { name: 'عرض هذا السعر' }).click();
    await backoffice.getByRole('alert').waitFor();
    await backoffice.getByLabel('سعرنا للقطعة').fill(String(Math.floor(good.price * 0.9) / 100));
    await backoffice.getByRole('button', { name: 'عرض هذا السعر' }).click();
    await backoffice.getByText('بانتظار المشتري').first().waitFor();
    assert.equal(
      await backoffice.evaluate(
        'document.documentElement.scrollWidth > document.documentElement.clientWidth',
      ),
      false,
    );
    await page.open(`/account/offers/${reference}`);
    await page.sees(page.t('offer.state.countered'));
  },
);
