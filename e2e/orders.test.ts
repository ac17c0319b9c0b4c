// Order journeys after the purchase: find, reorder, cancel; track, print the proforma, ask for a return.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { violations } from '../server/testing/invariants.ts';
import { sendTo } from './admin.ts';
import { logIn, placeOrder } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();

/** @returns the id of an order of one plain part, placed through the checkout */
async function order(
  page: StorefrontPage,
  buyer: (typeof DEMO_BUYERS)[number],
  purchaseOrder: string,
): Promise<string> {
  const good = await pickGood(shop, PLAIN, page.locale);
  await page.open(`/product/${good.id}/${good.slug}`);
  await page.button('common.addToCart').click();
  await page.seesMessage(page.t('common.itemAdded'));
  await page.open('/checkout');
  await logIn(page, buyer);
  await page.field('order.purchaseOrder').fill(purchaseOrder);
  const modes = page.main.getByRole('radio').and(page.tab.locator('[name=paymentMode]'));
  assert.equal(await modes.count(), 3);
  for (const mode of ['telegraphic-transfer', 'letter-of-credit', 'escrow'] as const)
    await page.at('radio', page.t(`order.mode.${mode}`)).waitFor();
  await page.at('radio', page.t('order.mode.escrow')).check();
  return await placeOrder(page);
}

journey(
  'orders › found, bought again, cancelled › the list narrows, the cart is full, the stock is back [§2.4] [§4 Orders, §2.4 orders, §2.4 order, §4 order status, §9 payment modes]',
  {},
  async (page) => {
    await page.open('/');
    const orderId = await order(page, DEMO_BUYERS[0], 'PO-77/A');
    await page.sees(page.t('order.received'));
    await page.sees(page.t('order.nextCheck'));
    await page.link('order.toHistory').first().click();
    await page.field('history.text').fill('nothing like it');
    await page.button('history.show').click();
    await page.sees(page.t('history.nothing'));
    await page.field('history.text').fill('po-77');
    await page
      .at('combobox', page.t('history.status'))
      .selectOption({ label: page.t('order.status.Pending') });
    await page.button('history.show').click();
    await page.isAt(/text=po-77/);
    await page.at('link', new RegExp(orderId), page.main).click();
    await page.button('order.again').click();
    await page.isAt('/cart');
    await page.seesMessage(page.t('order.againDone'));
    await page.open(`/account/order/${orderId}`);
    await page
      .at('group', '', page.main)
      .getByText(page.t('order.cancel'), { exact: true })
      .click();
    await page.button('order.cancelSure').click();
    await page.seesMessage(page.t('order.cancelled'));
    await page.sees(page.t('order.status.Cancelled'));
    assert.equal(await page.button('order.cancelSure').count(), 0);
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'orders › in Arabic, scripts off › proforma, tracking with any spelling, a return that is seen on the order [§2.1 Track order] [§9 Terms, §2.1 /shop/track-order, §5 track form]',
  { locale: 'ar', scripts: false },
  async (page) => {
    await page.open('/');
    const buyer = DEMO_BUYERS[1];
    const orderId = await order(page, buyer, 'PO-٤٢');
    await page.link('proforma.title').click();
    await page.seesHeading(page.t('proforma.of', { id: `\u2066${orderId}\u2069` }));
    await page.sees('CTBKINBBMAA');
    await sendTo(shop, orderId, 'Confirmed', 'Shipped');

    await page.open('/shop/track-order');
    page.faults.expectStatus(404);
    await page.field('order.id').fill(orderId);
    await page.field('track.email').fill(DEMO_BUYERS[0].email);
    await page.button('track.button').click();
    await page.sees('لم نعثر على طلب بهذا الرقم وعنوان البريد الإلكتروني.');
    await page.field('order.id').fill(orderId.toLowerCase().replaceAll('-', ''));
    await page.field('track.email').fill(buyer.email.toUpperCase());
    await page.button('track.button').click();
    await page.sees('BD-4711');

    await page.open(`/account/order/${orderId}`);
    await page.link('return.ask').click();
    page.faults.expectStatus(400);
    await page.button('return.send').click();
    await page.sees('يرجى تحديد الصنف والكمية المراد إرجاعها.');
    await page.main.getByRole('spinbutton').fill('1');
    await page.main
      .getByRole('combobox')
      .selectOption({ label: page.t('return.reason.wrong-item') });
    await page.field('return.note').fill('وصل رقم آخر');
    await page.button('return.send').click();
    await page.isAt(`/account/order/${orderId}`);
    await page.seesMessage(page.t('return.sent'));
    await page.sees(page.t('return.state.requested'));
    assert.equal(await page.link('return.ask').count(), 0);
  },
);
