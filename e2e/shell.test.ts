// Do the header's settings and menus hold? Currency and language everywhere, category menu, drawers, focus.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { formatMoney } from '../web/app/lib/money.ts';
import { openJourneys } from './browser.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openShop } from './shop.ts';

const shop = await openShop({ after });
const journey = await openJourneys({ after }, shop.url);

journey('currency › INR, USD, SAR › prices change and the choice lasts on the next visit [§4 currency]', {}, async (page) => {
  const good = await pickGood(shop, `${PLAIN} and p.price_usd is null and p.price_sar is null and p.discount_inr is null`);
  const place = `/product/${good.id}/${good.slug}`;
  await page.open(place);
  await page.sees(formatMoney(good.price, 'INR', 'en'));
  for (const code of ['USD', 'SAR'] as const) {
    await page.chooseCurrency(code);
    await page.isAt(place);
    const shown = await page.main
      .getByRole('button', { name: page.t('common.addToCart') })
      .first()
      .locator('xpath=ancestor::form')
      .innerText();
    assert.match(shown, code === 'USD' ? /\$\d/ : /SAR\s\d/);
    assert.doesNotMatch(shown, /₹/);
  }
  const later = await page.tab.context().newPage();
  await later.goto(`${shop.url}/`);
  await later.getByText(page.t('shell.currencyNow', { code: 'SAR' })).waitFor();
  await later.close();
});

journey('language › switched on a filtered list › the same list in Russian and in Arabic [§1]', {}, async (page) => {
  await page.open('/products?query=bearing&sort=price-asc');
  const total = await page.total();
  await page.tab.getByRole('link', { name: 'Русский' }).click();
  await page.isAt(/^\/ru\/products\?query=bearing&sort=price-asc$/);
  assert.equal(await page.in('ru').total(), total);
  await page.tab.getByRole('link', { name: 'العربية' }).click();
  await page.isAt(/^\/ar\/products\?query=bearing&sort=price-asc$/);
  assert.equal(await page.tab.locator('html').getAttribute('dir'), 'rtl');
  assert.equal(await page.tab.locator('html').getAttribute('lang'), 'ar');
  await page.tab.getByRole('link', { name: 'English' }).click();
  await page.isAt(/^\/products\?/);
});

journey('language › ?dir=rtl › Arabic, right to left, with its own address as canonical [§1, decisions §8]', {}, async (page) => {
  await page.open('/products/bearings?dir=rtl');
  assert.equal(await page.tab.locator('html').getAttribute('dir'), 'rtl');
  await page.in('ar').link('shell.categories').waitFor();
  assert.equal(await page.tab.locator('link[rel=canonical]').getAttribute('href'), `${shop.url}/ar/products/bearings`);
});

journey('category menu › opened by click and by keyboard › leads to the category, Escape closes it [§2.5]', {}, async (page) => {
  await page.open('/');
  const opener = page.at('link', page.t('shell.categories'), page.at('navigation', page.t('shell.nav')));
  const entry = page.at('link', 'Deep groove ball bearings', page.at('navigation', page.t('shell.nav')));
  await opener.focus();
  await opener.and(page.tab.locator('[aria-expanded]')).waitFor();
  await page.tab.keyboard.press('ArrowDown');
  await entry.waitFor();
  await page.tab.keyboard.press('Escape');
  await page.doesNotSee(entry);
  assert.ok(await opener.evaluate((element) => element === element.ownerDocument.activeElement));
  await opener.click();
  await entry.click();
  await page.isAt('/products/bearings/deep-groove');
  await page.seesHeading('Deep groove ball bearings');
});

journey('mobile menu › on a phone › categories, currency and language within reach [§2.5]', { width: 390, height: 800 }, async (page) => {
  await page.open('/');
  await page.button('shell.menu').click();
  const menu = page.at('dialog', page.t('shell.menu'));
  await menu.waitFor();
  await menu.getByText('Bearings', { exact: true }).first().waitFor();
  await menu.getByRole('button', { name: page.t('currency.USD') }).click();
  await page.isAt('/');
  await page.sees(/^\$\d/);
  await page.button('shell.menu').click();
  await menu.getByRole('link', { name: 'العربية' }).click();
  await page.isAt(/^\/ar$/);
});

journey('keyboard › Tab from the top › the skip link first, every stop visible [design: keyboard]', {}, async (page) => {
  await page.open('/products/bearings');
  await page.tab.keyboard.press('Tab');
  await page.link('shell.skip').and(page.tab.locator(':focus')).waitFor();
  for (let stop = 0; stop < 25; stop++) {
    const ring = await page.tab.evaluate(FOCUS_RING);
    assert.ok(ring.visible, `no visible focus on ${ring.name}`);
    await page.tab.keyboard.press('Tab');
  }
  await page.open('/products/bearings');
  await page.tab.keyboard.press('Tab');
  await page.tab.keyboard.press('Enter');
  await page.isAt(/^\/products\/bearings$/);
  assert.equal(new URL(page.tab.url()).hash, '#main');
});

/** Runs in the page: is what has the focus marked by an outline or a shadow, and on the screen? */
const FOCUS_RING = `(() => {
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  // The search box is marked around all of its parts.
  const marked = [element, element.closest('form')].filter(Boolean).some((part) => {
    const style = getComputedStyle(part);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  });
  return { name: element.outerHTML.slice(0, 160), visible: marked && box.width > 0 && box.height > 0 };
})()` as unknown as () => { name: string; visible: boolean };
