// Header and menu journeys: currency and language everywhere, category menu, drawers, focus.
import assert from 'node:assert/strict';
import { currencyName, FIRST_CURRENCIES, LOCALES } from '@millwright/contracts';
import { formatMoney } from '../web/app/lib/money.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();
const PHONE = { width: 390, height: 800 };
const companyRow = () => shop.db.selectFrom('company').selectAll().executeTakeFirstOrThrow();

journey(
  'currency › INR, USD, SAR › prices change and the choice lasts on the next visit [§4 currency, §3 price labels, §9 currencies]',
  {},
  async (page) => {
    const good = await pickGood(
      shop,
      `${PLAIN} and p.own_prices = '{}' and p.discount_base is null`,
    );
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
  },
);

journey(
  'language › switched on a filtered list › the same list in Russian and in Arabic [§1 languages, §9 languages]',
  {},
  async (page) => {
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
  },
);

journey(
  'language › ?dir=rtl › Arabic, right to left, with its own address as canonical [§1 dir=rtl]',
  {},
  async (page) => {
    await page.open('/products/bearings?dir=rtl');
    assert.equal(await page.tab.locator('html').getAttribute('dir'), 'rtl');
    await page.in('ar').link('shell.categories').waitFor();
    assert.equal(
      await page.tab.locator('link[rel=canonical]').getAttribute('href'),
      `${shop.url}/ar/products/bearings`,
    );
  },
);

journey(
  'category menu › opened by click and by keyboard › leads to the category, Escape closes it [§2.5 navigation, §2.5 navigation links, §4 menus]',
  {},
  async (page) => {
    await page.open('/');
    for (const [name, path] of [
      ['Post Your Requirements', '/post-your-request'],
      ['Our Needs', '/our-needs'],
      ['Lot Sale', '/lotsales'],
    ] as const)
      assert.equal(
        await page
          .at('link', name, page.at('navigation', page.t('shell.nav')))
          .getAttribute('href'),
        path,
      );
    await page
      .at(
        'link',
        new RegExp(`^${page.t('shell.chat')}`),
        page.at('navigation', page.t('shell.nav')),
      )
      .waitFor();
    const opener = page.at(
      'link',
      page.t('shell.categories'),
      page.at('navigation', page.t('shell.nav')),
    );
    const entry = page.at(
      'link',
      'Deep groove ball bearings',
      page.at('navigation', page.t('shell.nav')),
    );
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
  },
);

journey(
  'mobile menu › on a phone › home, account, pages, currency and language within reach [§2.5 mobile menu, §4 menus]',
  PHONE,
  async (page) => {
    await page.open('/');
    const menu = page.at('dialog', page.t('shell.menu'));
    await page.button('shell.menu').click();
    for (const key of [
      'common.home',
      'shell.login',
      'shell.register',
      'shell.allProducts',
    ] as const)
      await page.at('link', page.t(key), menu).waitFor();
    await page.at('heading', page.t('shell.pages'), menu).waitFor();
    await page.at('heading', page.t('shell.currency'), menu).waitFor();
    for (const code of FIRST_CURRENCIES)
      await menu.getByRole('button', { name: currencyName(code, 'en') }).waitFor();
    await menu.getByRole('button', { name: currencyName('USD', 'en') }).click();
    await page.isAt('/');
    await page.sees(/^\$\d/);
    await page.button('shell.menu').click();
    await menu.getByRole('link', { name: 'العربية' }).click();
    await page.isAt(/^\/ar$/);
  },
);

journey(
  'mobile categories › their own menu › a family opens to its groups, Escape closes [§2.5 mobile categories, §4 menus]',
  PHONE,
  async (page) => {
    await page.open('/');
    const menu = page.at('dialog', page.t('shell.categories'));
    await page.button('shell.categories').click();
    await menu.getByText('Bearings', { exact: true }).first().click();
    await page.at('link', 'Deep groove ball bearings', menu).waitFor();
    await page.tab.keyboard.press('Escape');
    await page.doesNotSee(menu);
    await page.button('shell.categories').click();
    await page.at('link', 'Deep groove ball bearings', menu).click();
    await page.isAt('/products/bearings/deep-groove');
  },
);

journey(
  'mobile header › a window that grows beyond 991 px › the bars of a member of staff, no menu left open [§4 menus, §9 991]',
  PHONE,
  async (page) => {
    await page.open('/');
    const menu = page.at('dialog', page.t('shell.menu'));
    await page.tab.setViewportSize({ width: 991, height: 800 });
    await page.button('shell.menu').click();
    await menu.waitFor();
    await page.tab.setViewportSize({ width: 992, height: 800 });
    await page.doesNotSee(menu);
    await page.doesNotSee(page.button('shell.menu'));
    await page.at('navigation', page.t('shell.nav')).waitFor();
  },
);

journey(
  'chat › bar, footer and floating button › a link to the messenger with the enquiry written [§1 chat, §2.5 navigation]',
  {},
  async (page) => {
    for (const locale of LOCALES) {
      const reader = page.in(locale);
      await reader.open('/products/bearings');
      const places = [
        reader.at('navigation', reader.t('shell.nav')),
        reader.tab.getByRole('contentinfo'),
        reader.tab.locator('body > a'),
      ];
      const enquiry = await companyRow();
      for (const place of places) {
        const link = place
          .and(reader.tab.locator('a'))
          .or(place.getByRole('link'))
          .filter({ hasText: reader.t('shell.chat') });
        const address = new URL((await link.first().getAttribute('href')) ?? '');
        assert.equal(
          address.origin + address.pathname,
          `https://wa.me/${enquiry.chat_phone.slice(1)}`,
        );
        assert.equal(address.searchParams.get('text'), enquiry.chat_text[locale]);
      }
    }
  },
);

journey(
  'company › top bar and footer › service phone, mail and social pages, each a link of its kind [§1, §9 phone]',
  { width: 1440, height: 900 },
  async (page) => {
    await page.open('/');
    const { phone, email, social } = await companyRow();
    const bar = page.at('region', page.t('shell.topBar'));
    await bar.getByText(page.t('shell.customerService')).waitFor();
    for (const place of [bar, page.tab.getByRole('contentinfo')]) {
      await place.locator(`a[href="tel:${phone}"]`).waitFor();
      await place.locator(`a[href="mailto:${email}"]`).waitFor();
    }
    for (const { url } of social)
      await page.tab.getByRole('contentinfo').locator(`a[href="${url}"]`).waitFor();
  },
);

journey(
  'language › chosen once, back at an address without it › is offered, and the address decides [§1, decisions §8]',
  {},
  async (page) => {
    await page.open('/products/bearings');
    const offer = page.tab.getByRole('link', { name: page.in('ru').t('shell.readHere') });
    assert.equal(await offer.count(), 0);
    await page.tab.getByRole('link', { name: 'Русский' }).click();
    await page.isAt(/^\/ru\/products\/bearings$/);
    await page.in('ru').link('shell.allProducts').first().waitFor();
    const later = await page.tab.context().newPage();
    await later.goto(`${shop.url}/products/seals`);
    await later.getByRole('link', { name: page.in('ru').t('shell.readHere') }).click();
    await later.waitForURL(`${shop.url}/ru/products/seals`);
    await later.close();
  },
);

journey(
  'checkout › its quiet header › currency and language can still be changed [§2.5]',
  PHONE,
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    await page.doesNotSee(page.button('shell.menu'));
    await page.chooseCurrency('SAR');
    await page.isAt('/checkout');
    await page.tab.getByRole('link', { name: 'العربية' }).click();
    await page.isAt(/^\/ar\/checkout$/);
  },
);

journey(
  'toasts › nobody reads them › gone after 5 s, hovered or focused they wait [§8 toasts]',
  {},
  async (page) => {
    await page.tab.clock.install();
    const good = await pickGood(shop, PLAIN);
    await page.open(`/product/${good.id}/${good.slug}`);
    const message = page.messages.getByText(page.t('common.itemAdded'));
    await page.button('common.addToCart').click();
    await message.waitFor();
    await page.tab.clock.runFor(4_500);
    assert.equal(await message.count(), 1);
    await message.hover();
    await page.tab.clock.runFor(20_000);
    assert.equal(await message.count(), 1);
    await page.tab.mouse.move(5, 5);
    await page.tab.clock.runFor(6_000);
    assert.equal(await message.count(), 0);
    // From here on time stands still but where it is told to go on: a tenth of a second is no room for a busy machine.
    await page.tab.clock.pauseAt((await page.tab.evaluate<number>('Date.now()')) + 1_000);
    await page.button('common.addToCart').click();
    await message.waitFor();
    await page.tab.mouse.move(5, 5);
    await page.tab.evaluate('document.activeElement.blur()');
    await page.tab.clock.runFor(4_900);
    assert.equal(await message.count(), 1);
    await page.tab.clock.runFor(200);
    assert.equal(await message.count(), 0);
  },
);

journey(
  'keyboard › Tab from the top › the skip link first, every stop visible [design: keyboard]',
  {},
  async (page) => {
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
  },
);

/** Runs in the page: whether the focused element is marked by an outline or a shadow, and on the screen. */
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
