// Negotiation journey: from the dialog on a product's page over the thread in the account and the staff's answers to the checkout.
import assert from 'node:assert/strict';
import { formatMoney } from '../contracts/src/format.ts';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { violations } from '../server/testing/invariants.ts';
import { answerOffer } from './admin.ts';
import { logIn, placeOrder } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const NUMBER = /NG-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** In the dialog or on the page, whichever is open. */
async function offer(page: StorefrontPage, price: string, phone: string): Promise<void> {
  const form = page.tab.locator('[data-dialog-form]').last();
  await form.locator('input[name=price]').fill(price);
  await form.locator('input[name=phone]').fill(phone);
  await page.at('button', page.t('offer.send'), form).click();
}

journey(
  'negotiation › opened over the product, refused, closed and opened again › name read-only, price and phone empty, no click beside it closes it [§4 negotiate modal] [§5 negotiate form] [§6 visitor forms] [§9 price placeholder]',
  {},
  async (page) => {
    const good = await pickGood(shop, `${PLAIN} and p.price_base > 100000`);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.link('offer.title').click();
    const dialog = page.at('dialog', page.t('offer.title'));
    const name = dialog.locator('input[name=lotName]');
    assert.deepEqual(
      [await name.inputValue(), await name.getAttribute('readonly')],
      [good.name, ''],
    );
    for (const field of ['price', 'phone'])
      assert.equal(await dialog.locator(`input[name=${field}]`).inputValue(), '');
    await dialog.getByLabel(/^Your price \(INR\)/).waitFor();
    await dialog.getByText(formatMoney(good.price, 'INR', 'en')).waitFor();
    await page.tab.mouse.click(4, 4);
    assert.equal(await dialog.isVisible(), true);
    page.faults.expectStatus(422);
    await offer(page, 'cheap', '12');
    await page.sees('The price must be a number above zero with at most two decimals.', dialog);
    assert.equal(await dialog.locator('input[name=phone][aria-invalid]').count(), 1);
    await page.at('link', page.t('form.cancel'), dialog).click();
    await page.doesNotSee(dialog);
    assert.equal(page.address, `/product/${good.id}/${good.slug}`);
    await page.link('offer.title').click();
    await offer(page, String(Math.floor((good.price / 100) * 0.8)), '+91 98400 12345');
    await page.seesMessage(page.t('offer.sent'));
    await page.doesNotSee(dialog);
    const { rows } = await shop.pool.query(
      'select phone, customer_id from negotiation where product_id = $1',
      [good.id],
    );
    assert.deepEqual(rows, [{ phone: '+919840012345', customer_id: null }]);
  },
);

for (const { locale, scripts, buyer, phone } of [
  { locale: 'en', scripts: true, buyer: DEMO_BUYERS[0], phone: '+91 98400 12345' },
  { locale: 'ar', scripts: false, buyer: DEMO_BUYERS[1], phone: '+966 11 234 5678' },
] as const) {
  journey(
    `negotiation › in ${locale}, scripts ${scripts ? 'on' : 'off'} › offered, countered, accepted, ordered at the agreed price [§2.7 negotiate] [§4 negotiate]`,
    { locale, scripts },
    async (page) => {
      const good = await pickGood(shop, `${PLAIN} and p.price_base > 100000`, locale);
      await page.open('/account/login');
      await logIn(page, buyer);
      await page.isAt('/');
      await page.open(`/product/${good.id}/${good.slug}`);
      await page.link('offer.title').click();
      await page.tab.locator('[data-dialog-form] input[name=price]').waitFor();
      await offer(page, String(Math.floor((good.price / 100) * 0.8)), phone);
      await page.seesMessage(NUMBER);
      const reference = NUMBER.exec(await page.messages.innerText())?.[0] as string;

      const asked = Math.floor(good.price * 0.9);
      await answerOffer(shop, reference, { counter: asked });
      await page.open('/account/offers');
      await page.sees(page.t('offer.state.countered'));
      await page.at('link', new RegExp(reference), page.main).click();
      await page.isAt(`/account/offers/${reference}`);
      page.faults.expectStatus(422);
      await page.main.locator('input[name=price]').fill(String(good.price / 100 + 1));
      await page.button('offer.counter').click();
      await page.main.locator('input[name=price][aria-invalid]').waitFor();
      const amount = `\u2066${formatMoney(asked, 'INR', locale)}\u2069`;
      await page.button('offer.accept', { amount }).click();
      await page.isAt('/cart');
      await page.seesMessage(page.t('offer.accepted'));
      await page.sees(page.t('cart.negotiatedFixed'));
      assert.equal(await page.main.locator('input[name=quantity]').count(), 0);
      await page.link('cart.proceed').click();
      await page.isAt('/checkout');
      await page.sees(new RegExp(reference));
      await page.at('radio', page.t('order.mode.escrow')).check();
      const order = await placeOrder(page);
      const { rows } = await shop.pool.query(
        'select l.unit_base from order_line l join sales_order o on o.id = l.order_id where o.public_id = $1 and l.product_id = $2',
        [order, good.id],
      );
      assert.deepEqual(rows, [{ unit_base: asked }]);
      assert.deepEqual(await violations(shop.db), []);
    },
  );
}
