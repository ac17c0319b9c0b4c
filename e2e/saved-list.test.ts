// Wishlist journeys: of a visitor in the browser, of a customer with several lists, from the cart and back, and shared with a colleague.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { logIn } from './buyer.ts';
import { OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const LIST = '/products/bearings/deep-groove';

const hearts = (page: StorefrontPage): Locator => page.main.locator('.heart');
const rows = (page: StorefrontPage): Locator => page.main.locator('tbody tr');
/** "Remember: Bearing 6205" is the button's name; the product's is what follows. */
const productOf = async (heart: Locator): Promise<string> =>
  ((await heart.getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');

journey(
  'wish list › a visitor remembers, logs in from /savedlist › counted in the bar, then in the wishlist, told how many [§2.7 wishlist, §4 wishlist, §2.1 wishlist, §2.5 top bar save list, §8, §2.1 /wishlist, §2.1 /savedlist, §8 wishlist, §6 saved list link, §6 heart]',
  {},
  async (page) => {
    await page.open('/wishlist');
    await page.seesHeading('Your wish list is empty!');
    await page.open(LIST);
    assert.match(
      (await hearts(page).first().getAttribute('aria-label')) ?? '',
      new RegExp(`^${page.t('wishlist.remember')}: `),
    );
    const names: string[] = [];
    for (const at of [0, 1]) {
      names.push(await productOf(hearts(page).nth(at)));
      await hearts(page).nth(at).hover();
      await hearts(page).nth(at).click();
      await page.seesMessage(`Product "${names[at]}" added to wish list!`);
    }
    await page.tab.locator('.top-bar [data-count="wishlist.title"]:text-is("2")').waitFor();
    await page.open('/wishlist');
    assert.equal(await rows(page).count(), 2);
    await page.sees(names[0] as string);
    // The bar's link leads a visitor to the login, and the login back to the list.
    await page
      .at('region', page.t('shell.topBar'))
      .getByRole('link', { name: 'Save List' })
      .click();
    await page.isAt('/account/login?next=/savedlist');
    await logIn(page, DEMO_BUYERS[0]);
    await page.isAt('/savedlist');
    await page.seesMessage('2 products of your wish list are now in your save list.');
    assert.equal(await rows(page).count(), 2);
    // The heart is full now; pressed again it warns in the words of section 8.
    await page.open(LIST);
    assert.equal(await hearts(page).first().getAttribute('class'), 'heart kept');
    assert.match(
      (await hearts(page).nth(2).getAttribute('aria-label')) ?? '',
      new RegExp(`^${page.t('wishlist.save')}: `),
    );
    await hearts(page).first().hover();
    await hearts(page).first().click();
    await page.seesMessage('product already available in your save list');
    await page.open('/wishlist');
    await page.isAt('/savedlist');
    for (let left = 2; left > 0; left--) {
      await page
        .at('button', new RegExp(`^${page.t('shell.removeItem', { name: '' })}`), page.main)
        .first()
        .click();
      await page.seesMessage(page.t('wishlist.removed'));
      await rows(page)
        .nth(left - 1)
        .waitFor({ state: 'detached' });
    }
    await page.seesHeading('Your save list is empty!');
  },
);

journey(
  'wishlist › a list made, filled, all of it into the cart, shared, closed › each line that stayed out says why; the reader sees no owner [§2.1 savedlist, §5 add to cart]',
  {},
  async (page) => {
    const [good, gone] = [await pickGood(shop, PLAIN), await pickGood(shop, OUT_OF_STOCK)];
    await page.open('/account/login');
    await logIn(page, DEMO_BUYERS[1]);
    await page.isAt('/');
    for (const { id, slug } of [good, gone]) {
      await page.open(`/product/${id}/${slug}`);
      await hearts(page).first().click();
      await page.seesMessage(/added to wish list!$/);
      // Full at once, in its look, its name and its words.
      const [heart, isSaved] = [hearts(page).first(), page.t('wishlist.isSaved')];
      assert.equal(await heart.getAttribute('class'), 'heart kept');
      assert.match((await heart.getAttribute('aria-label')) ?? '', new RegExp(`^${isSaved}: `));
      assert.equal(await heart.textContent(), isSaved);
    }
    await page.open('/savedlist');
    const rowOf = (name: string): Locator => rows(page).filter({ hasText: name });
    assert.ok(
      await page.at('button', `Add to Cart: ${gone.name}`, page.main).isDisabled(),
      'out of stock',
    );
    // Nothing of it is nothing to add.
    const add = page.at('button', `Add to Cart: ${good.name}`, page.main);
    await rowOf(good.name).getByRole('spinbutton').fill('0');
    await page.button('wishlist.saveQuantities').click();
    await page.seesMessage(page.t('wishlist.quantitiesSaved'));
    assert.ok(await add.isDisabled(), 'quantity 0');
    await rowOf(good.name).getByRole('spinbutton').fill('3');
    await page.button('wishlist.addAll').click();
    await page.seesMessage('1 product added to the cart.');
    await page.seesInCart(3);
    await page.sees('Not in the cart');
    await page.sees(/: Out of stock$/);

    await page.main.getByText('New list').click();
    await page.field('wishlist.listName').fill('Pump <b>room</b>');
    await page.button('wishlist.create').click();
    await page.seesHeading('Pump <b>room</b>');
    await page.open('/savedlist');
    await page.at('checkbox', `Choose ${good.name}`).check();
    await page.at('combobox', 'Move chosen to').selectOption({ label: 'Pump <b>room</b>' });
    await page.button('wishlist.move').click();
    await page.seesMessage('1 product moved to "Pump <b>room</b>".');
    await page.at('navigation', 'Your lists').getByRole('link', { name: /^Pump/ }).click();
    await page.main.getByText('Share by link').click();
    await page.button('wishlist.shareOn').click();
    const link = await page.at('textbox', 'Link to this list').inputValue();

    const colleague = await page.tab.context().browser()?.newContext();
    assert.ok(colleague);
    const tab = await colleague.newPage();
    const answer = await tab.goto(link);
    assert.equal(answer?.status(), 200);
    const html = (await answer?.text()) ?? '';
    assert.match(html, /<meta name="robots" content="noindex/);
    assert.doesNotMatch(html, new RegExp(`${DEMO_BUYERS[1].email}|Khalid`));
    await tab.getByRole('button', { name: `Add to Cart: ${good.name}` }).click();
    await tab.getByText('Item Added to Cart').waitFor();
    await page.button('wishlist.shareOff').click();
    await page.seesMessage('The link does not work any more.');
    assert.equal((await tab.goto(link))?.status(), 404);
    await colleague.close();
    await page.main.getByText('Remove list', { exact: true }).first().click();
    await page.button('wishlist.delete').click();
    await page.seesMessage('List removed.');
    await page.isAt('/savedlist');
  },
);

journey(
  'save for later › a line of a customer’s cart, in Arabic › waits in its list and comes back; the cart is empty in between [§2.8]',
  { locale: 'ar', width: 390, height: 844 },
  async (page) => {
    const good = await pickGood(shop, PLAIN, 'ar');
    await page.open('/account/login');
    await logIn(page, DEMO_BUYERS[0]);
    await page.isAt('/');
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.field('common.quantity').first().fill('4');
    await page.button('common.addToCart').click();
    await page.seesInCart(4);
    await page.open('/cart');
    await page.at('button', page.t('wishlist.saveForLaterOf', { name: good.name })).click();
    await page.seesHeading(page.t('shell.cartEmpty'));
    await page.seesMessage(
      page.t('wishlist.savedForLater', { productName: good.name, list: page.t('wishlist.later') }),
    );
    await page.open('/savedlist');
    await page
      .at('navigation', page.t('wishlist.lists'))
      .getByRole('link', { name: new RegExp(page.t('wishlist.later')) })
      .click();
    await page.at('button', `${page.t('wishlist.toCart')}: ${good.name}`).click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.seesInCart(4);
    await page.sees(page.t('wishlist.saveEmpty'));
  },
);

journey(
  'wish list › a visitor without scripts, in Russian › remembered from table and cart, all of it into the cart [§2.1 wishlist, §2.8]',
  { scripts: false, locale: 'ru' },
  async (page) => {
    await page.open('/products/fasteners/hex-bolts?layout=table');
    const name = await productOf(hearts(page).nth(0));
    await hearts(page).nth(0).click();
    await page.seesMessage(page.t('wishlist.added', { productName: name }));
    await hearts(page).nth(0).click();
    await page.seesMessage(page.t('wishlist.already', { productName: name }));
    const good = await pickGood(shop, PLAIN, 'ru');
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.field('common.quantity').first().fill('7');
    await page.button('common.addToCart').click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/cart');
    await page.at('button', page.t('wishlist.saveForLaterOf', { name: good.name })).click();
    await page.seesHeading(page.t('shell.cartEmpty'));
    await page.open('/wishlist');
    assert.equal(await rows(page).count(), 2);
    assert.equal(
      await page.at('spinbutton', page.t('cart.quantityOf', { name: good.name })).inputValue(),
      '7',
    );
    await page.button('wishlist.addAll').click();
    await page.seesMessage(page.t('wishlist.allAdded', { n: 2 }));
    await page.at('button', page.t('shell.removeItem', { name: good.name }), page.main).click();
    await page.seesMessage(page.t('wishlist.removed'));
    assert.equal(await rows(page).count(), 1);
  },
);
