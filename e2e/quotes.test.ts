// Quote journeys from a request to an order: a visitor by the link of the mail, a customer in the account, with answers of staff in between.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { violations } from '../server/testing/invariants.ts';
import { linkInMail, sendQuote, sendRequest } from './admin.ts';
import { CHENNAI, giveAddress, logIn, newBuyer, register } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'quotes › a visitor’s request, answered by mail › link, new account, addresses, accepted into an order with its freight [decisions §8]',
  {},
  async (page) => {
    const buyer = newBuyer();
    const good = await pickGood(shop, PLAIN);
    await sendQuote(shop, { email: buyer.email, name: buyer.name }, [
      { id: good.id, quantity: 10 },
    ]);
    const link = await linkInMail(shop, buyer.email);
    await page.open(link);
    await page.sees(good.name);
    await page.sees(page.t('quote.taxAfterLogin'));
    await page.at('link', page.t('account.registerButton'), page.main).click();
    await register(page, buyer);
    await page.at('link', page.t('account.loginButton'), page.main).first().click();
    await logIn(page, buyer);
    await page.isAt(link);
    await page.button('quote.linkClaim').click();
    await page.isAt(/\/account\/quotes\/MQ-/);
    const number = new URL(page.tab.url()).pathname.split('/').at(-1) ?? '';
    await page.sees(page.t('quote.taxAfterAddress'));
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    const total = await page.main.locator('dl dd .price').last().textContent();
    await page.at('checkbox', page.t('checkout.terms')).check();
    await page.button('quote.accept').click();
    await page.isAt(/\/order-success\?order=MW-/);
    await page.sees(page.t('order.freight'));
    await page.sees(total ?? 'a total');
    await page.open(`/account/quotes/${number}`);
    await page.sees(page.t('quote.state.accepted'));
    assert.equal(await page.button('quote.accept').count(), 0);
    await page.link('quote.toOrder').click();
    await page.isAt(/\/account\/order\/MW-/);
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'quotes › in Arabic, scripts off › found in the account, a change asked for, the paper fetched, declined or accepted [decisions §8]',
  { locale: 'ar', scripts: false },
  async (page) => {
    const buyer = DEMO_BUYERS[1];
    const good = await pickGood(shop, PLAIN, 'ar');
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', buyer.email)
      .executeTakeFirstOrThrow();
    const { reference, leadId } = await sendRequest(shop, { id, email: buyer.email });
    const [first, second] = [
      await sendQuote(shop, { customerId: id }, [{ id: good.id, quantity: 12 }]),
      await sendQuote(shop, { leadId }, [{ id: good.id, quantity: 3 }]),
    ];
    await page.open('/account/quotes');
    await logIn(page, buyer);
    await page.isAt('/account/quotes');
    await page.at('link', new RegExp(first), page.main).click();
    await page.field('quote.changeField').fill('نحتاج إلى عشرين قطعة');
    await page.button('quote.changeSend').click();
    await page.seesMessage(page.t('quote.changeSent'));
    await page.sees('نحتاج إلى عشرين قطعة');
    const paper = await page.main.locator('a[href*="quote.pdf"]').first().getAttribute('href');
    const answer = await page.tab.request.get(new URL(paper ?? '', page.url).href);
    assert.deepEqual([answer.status(), answer.headers()['content-type']], [200, 'application/pdf']);
    page.faults.expectStatus(409);
    await page
      .at('checkbox', page.t('checkout.terms'))
      .evaluate((box) => box.removeAttribute('required'));
    await page.button('quote.accept').click();
    await page.sees(page.t('quote.problems'));
    await page.at('checkbox', page.t('checkout.terms')).check();
    await page.button('quote.accept').click();
    await page.isAt(/\/order-success\?order=MW-/);
    await page.open(`/account/requests/${reference}`);
    await page.at('link', new RegExp(second), page.main).click();
    await page.isAt(`/account/quotes/${second}`);
    await page.at('link', new RegExp(reference), page.main).waitFor();
    await page.main.getByText(page.t('quote.declineTitle'), { exact: true }).click();
    await page.field('quote.declineField').fill('السعر مرتفع');
    await page.button('quote.declineSure').click();
    await page.seesMessage(page.t('quote.declined'));
    await page.sees(page.t('quote.is.declined'));
    assert.deepEqual(await violations(shop.db), []);
  },
);
