// Checkout journeys with a customer's own addresses: addresses, summary, rejections.
import assert from 'node:assert/strict';
import { CHENNAI, giveAddress, logIn, newBuyer, register } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'checkout › two addresses, a summary, a part that sells out meanwhile › view, one edited at a time, Close and Update; the order waits until it is removed [§2.8 checkout, §2.8 checkout visitor, §2.8 checkout addresses, §2.8 order summary, §4 checkout addresses, §5 checkout, §8 out of stock]',
  {},
  async (page) => {
    const [good, scarce] = [
      await pickGood(shop, PLAIN),
      await pickGood(
        shop,
        `${PLAIN} and p.category_id in (select id from category where starts_with(lineage, 'seals'))`,
      ),
    ];
    const buyer = newBuyer();
    await page.open('/account/register');
    await register(page, buyer);
    for (const { id, slug } of [good, scarce]) {
      await page.open(`/product/${id}/${slug}`);
      await page.button('common.addToCart').click();
      await page.seesMessage(page.t('common.itemAdded'));
    }
    await page.open('/checkout');
    await page.sees('Returning customer? Login to place order');
    await logIn(page, buyer);
    await page.isAt('/checkout');
    for (const type of ['billing', 'delivery'] as const) await giveAddress(page, type, CHENNAI);
    const [billing, delivery] = [
      page.at('region', page.t('order.billing')),
      page.at('region', page.t('order.delivery')),
    ];
    const city = (card: typeof billing) => page.at('textbox', page.t('account.city'), card);
    const change = (title: string) => page.link('account.addressChangeOf', { address: title });
    await change(page.t('order.billing')).click();
    await city(billing).waitFor();
    await change(page.t('order.delivery')).click();
    await city(delivery).fill('Madurai');
    assert.equal(await city(billing).count(), 0, 'opening one closes the other');
    await page.at('button', page.t('account.addressUpdate'), delivery).click();
    await page.sees(/Madurai/, delivery);
    await page.sees(/Chennai/, billing);
    await change(page.t('order.billing')).click();
    await city(billing).fill('Nowhere');
    await page.at('link', page.t('common.close'), billing).click();
    await page.sees(/Chennai/, billing);
    assert.equal(await city(billing).count(), 0);
    await page.isAt(/^\/checkout$/);

    for (const { name } of [good, scarce]) await page.main.getByText(name).first().waitFor();
    await page.main.getByText('excluding shipping charges').first().waitFor();
    const terms = page.at('checkbox', page.t('checkout.terms'));
    await page.sees(page.t('checkout.waitsForTerms'));
    await page
      .button('checkout.place')
      .and(page.tab.locator('[aria-disabled=true]:enabled'))
      .waitFor();
    // Playwright waits for what is only marked as disabled; a buyer presses it.
    await page.button('checkout.place').click({ force: true });
    await page.sees(
      'Please accept the terms and conditions.',
      page.main.locator('form .field.wrong'),
    );
    await page.isAt(/^\/checkout$/);
    await terms.check();
    await page.button('checkout.place').and(page.tab.locator(':not([aria-disabled])')).waitFor();
    await page.doesNotSee(page.main.getByText(page.t('checkout.waitsForTerms')));
    await shop.pool.query('update stock set on_hand = 0 where product_id = $1', [scarce.id]);
    page.faults.expectStatus(409);
    await page.button('checkout.place').click();
    await page.seesHeading('Unable to place the order.');
    await page.sees('Out of stock items exist in the cart. Remove it before you place the order.');
    await page.sees('Out of stock');
    assert.ok(await page.button('checkout.place').isDisabled());
    await page.sees(page.t('checkout.waitsForLines'));
    await page.link('checkout.toCart').click();
    await page.isAt('/cart');
    await page.button('shell.removeItem', { name: scarce.name }).click();
    await page.seesMessage('Item Removed from Cart');
    await page.open('/checkout');
    await terms.check();
    await page.button('checkout.place').click();
    await page.isAt(/\/order-success\?order=MW-/);
  },
);
