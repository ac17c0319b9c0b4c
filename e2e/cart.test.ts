// Cart journeys: adding, quantities with the exact warnings, messages, the drop-down, merging at login.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { formatMoney } from '../web/app/lib/money.ts';
import { logIn } from './buyer.ts';
import { LIMITED, OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();

/** How many units the visitor's own cart holds of a product. */
async function stored(page: StorefrontPage, productId: number): Promise<number | undefined> {
  const cookies = await page.tab.context().cookies();
  const { rows } = await shop.pool.query<{ quantity: number }>(
    'select l.quantity from cart_line l join cart c on c.id = l.cart_id where c.code = $1 and l.product_id = $2',
    [cookies.find(({ name }) => name === 'cart')?.value, productId],
  );
  return rows[0]?.quantity;
}

journey(
  'product › starts at its minimum › the steps stop at both limits [§5 stepper]',
  {},
  async (page) => {
    const good = await pickGood(shop, LIMITED);
    await page.open(`/product/${good.id}/${good.slug}`);
    const quantity = page.at('spinbutton', page.t('common.quantity'));
    assert.equal(await quantity.inputValue(), String(good.minimum));
    await quantity.focus();
    await page.tab.locator('html').hover();
    await quantity.fill(String((good.maximum ?? 0) + 1_000));
    await page.tab.keyboard.press('Tab');
    await page.holds(quantity, String(good.maximum));
    await quantity.fill('1');
    await page.tab.keyboard.press('Tab');
    await page.holds(quantity, String(good.minimum));
  },
);

journey(
  'product › a step is pressed before its script is there › taken once it is [§2.7 stepper]',
  {},
  async (page) => {
    const good = await pickGood(shop, LIMITED);
    const released = Promise.withResolvers<void>();
    await page.tab.route(/\/stepper-[^/]*\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.open(`/product/${good.id}/${good.slug}`);
    const quantity = page.at('spinbutton', page.t('common.quantity'));
    await page.button('common.increase').first().click();
    assert.equal(await quantity.inputValue(), String(good.minimum));
    released.resolve();
    await page.holds(quantity, String((Math.floor(good.minimum / good.step) + 1) * good.step));
  },
);

journey(
  'add › more than the maximum in all › the exact warning, and nothing is stored [§5 quantity]',
  {},
  async (page) => {
    const good = await pickGood(shop, `${LIMITED} and p.maximum < 500`);
    const maximum = good.maximum as number;
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.at('spinbutton', page.t('common.quantity')).fill(String(maximum));
    await page.button('common.addToCart').click();
    await page.seesMessage('Item Added to Cart');
    assert.equal(await stored(page, good.id), maximum);
    await page.button('common.addToCart').click();
    await page.seesMessage(
      `Item quantity should be maximum ${maximum}. Item can be removed from cart using the remove action`,
    );
    await page.seesMessage(page.t('cart.alreadyHeld', { n: maximum }));
    assert.equal(await stored(page, good.id), maximum);
  },
);

journey(
  'add › out of stock › the button is off, and the card’s too [§5 Add to Cart, §5 add to cart, §8 out of stock]',
  {},
  async (page) => {
    const good = await pickGood(shop, OUT_OF_STOCK);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.sees(page.t('stock.out'));
    assert.ok(await page.button('common.addToCart').isDisabled());
    await page.searchFor(good.sku);
    const add = page.at('button', `${page.t('common.addToCart')}: ${good.name}`, page.main).first();
    assert.ok(await add.isDisabled());
  },
);

journey(
  'table › a quantity typed in a row, Enter › that row is added, no other [design: list]',
  {},
  async (page) => {
    await page.open('/products/fasteners/hex-bolts?layout=table&sort=price-asc');
    const row = page.tab
      .getByRole('row')
      .filter({ has: page.tab.getByRole('button', { name: /^Add to Cart/, disabled: false }) })
      .nth(2);
    const box = row.getByRole('spinbutton');
    await box.focus();
    await page.tab.waitForLoadState('networkidle');
    const pieces = Number(await box.inputValue()) + Number(await box.getAttribute('step'));
    await box.fill(String(pieces));
    await page.tab.keyboard.press('Enter');
    await page.seesMessage('Item Added to Cart');
    await page.seesInCart(pieces);
  },
);

journey(
  'cart page › plus, minus, typing, removing › totals follow, each change is said [§4 cart, §8, §2.1 /cart, §2.8 cart, §5 quantity cart, §8 add to cart, §8 remove from cart, §8 decrement, §8 empty cart]',
  {},
  async (page) => {
    const good = await pickGood(shop, `${LIMITED} and p.maximum < 500`);
    const maximum = good.maximum as number;
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/cart');
    const total = (pieces: number): Promise<void> =>
      page.sees(formatMoney(good.price * pieces, 'INR', 'en'));
    const quantity = page.at('spinbutton', page.t('cart.quantityOf', { name: good.name }));
    await total(good.minimum);
    assert.equal(
      await page.main.getByRole('table').getByRole('row').filter({ hasText: good.name }).count(),
      1,
    );
    assert.equal(await page.link('cart.proceed').getAttribute('href'), '/checkout');
    assert.equal(await page.link('cart.continue').getAttribute('href'), '/');
    await page.button('cart.increaseOf', { name: good.name }).click();
    await page.seesMessage('Item Added to Cart');
    await total(good.minimum + good.step);
    await page.button('cart.decreaseOf', { name: good.name }).click();
    await page.seesMessage('Item Decrement Qty to Cart');
    await total(good.minimum);
    await page.button('cart.decreaseOf', { name: good.name }).click();
    await page.seesMessage(
      `Cart quantity should be minimum ${good.minimum}. Item can be removed from cart using the remove action`,
    );
    await quantity.fill(String(maximum + good.step));
    await page.tab.keyboard.press('Enter');
    await page.seesMessage(
      `Cart quantity should be maximum ${maximum}. Item can be removed from cart using the remove action`,
    );
    assert.equal(await page.messages.getByText(/Cart quantity should be/).count(), 1);
    assert.equal(await stored(page, good.id), good.minimum);
    await page.button('shell.removeItem', { name: good.name }).click();
    await page.seesMessage('Item Removed from Cart');
    await page.sees('Your shopping cart is empty!');
    await page.seesInCart(0);
    assert.equal(await stored(page, good.id), undefined);
  },
);

journey(
  'cart drop-down › two lines, one removed › the badge and the totals follow [§2.5 cart drop-down, §3 cart totals]',
  {},
  async (page) => {
    const [one, two] = [
      await pickGood(shop, PLAIN),
      await pickGood(
        shop,
        `${PLAIN} and p.category_id = (select category_id from product where sku like '%6205%' limit 1)`,
      ),
    ];
    for (const good of [one, two]) {
      await page.open(`/product/${good.id}/${good.slug}`);
      await page.button('common.addToCart').click();
      await page.seesMessage(page.t('common.itemAdded'));
    }
    await page.seesInCart(2);
    await page.openCartPanel();
    const banner = page.tab.getByRole('banner');
    await page.sees(formatMoney(one.price + two.price, 'INR', 'en'), banner);
    for (const label of ['SubTotal', 'Total Amount']) await page.sees(label, banner);
    assert.equal(await page.at('link', 'View Cart', banner).getAttribute('href'), '/cart');
    assert.equal(await page.at('link', 'Checkout', banner).getAttribute('href'), '/checkout');
    assert.equal(
      await banner
        .getByRole('listitem')
        .filter({ has: page.tab.getByRole('button') })
        .count(),
      2,
    );
    await page.button('shell.removeItem', { name: one.name }).click();
    await page.seesInCart(1);
    await page.doesNotSee(banner.getByText(one.name, { exact: true }));
    await page.tab.keyboard.press('Escape');
    await page.doesNotSee(banner.getByText(two.name, { exact: true }));
    await page.open('/cart');
    // Beside the totals stand taxes, each a line with its name and amount.
    const totals = page.main
      .locator('dl')
      .filter({ hasText: page.t('shell.subTotal') })
      .last();
    await page.sees(/^(IGST|CGST) \d+%$/, totals);
    await page.openCartPanel();
    await page.link('shell.checkout').click();
    await page.isAt('/checkout');
  },
);

journey(
  'login with a guest cart › the same product in both › added up, capped, and said so [§4 login, §6 merge]',
  {},
  async (page) => {
    const good = await pickGood(shop, `${LIMITED} and p.maximum < 500`);
    const maximum = good.maximum as number;
    const [buyer] = DEMO_BUYERS;
    const fill = async (): Promise<void> => {
      await page.open(`/product/${good.id}/${good.slug}`);
      await page.at('spinbutton', page.t('common.quantity')).fill(String(maximum));
      await page.button('common.addToCart').click();
      await page.seesMessage(page.t('common.itemAdded'));
    };
    await fill();
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.isAt('/');
    await page.seesInCart(maximum);
    await page.tab.context().clearCookies();
    await fill();
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.isAt('/');
    await page.seesInCart(maximum);
    await page.open('/cart');
    await page.sees(page.t('cart.notices'));
    await page.sees(new RegExp(good.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  },
);
