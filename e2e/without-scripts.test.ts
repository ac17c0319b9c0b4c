// Journeys without scripts: every page answers with its content, and its forms work.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { logIn } from './buyer.ts';
import { LIMITED, PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { WALKS } from './page-kinds.ts';

const { shop, journey } = openJourneys();

for (const [name, walk] of WALKS) {
  journey(
    `without scripts › ${name} › heading and content are there [design: server HTML] [§4 loading]`,
    { scripts: false },
    async (page) => {
      await walk(shop, page, async (kind) => {
        assert.ok((await page.main.innerText()).length > 60, `${kind} is empty`);
        await page.main.getByRole('heading').first().waitFor();
      });
    },
  );
}

journey(
  'without scripts › Add to Cart on a card, sort, next page, currency › each by form or link [§2.6]',
  { scripts: false },
  async (page) => {
    await page.open('/products/bearings/deep-groove');
    const add = page.main
      .getByRole('button', { name: /^Add to Cart.*: / })
      .and(page.tab.locator(':enabled'))
      .first();
    await add.click();
    await page.seesMessage('Item Added to Cart');
    await page
      .at('combobox', page.t('list.sort'), page.main)
      .selectOption({ label: page.t('sort.price-asc') });
    await page.at('button', page.t('common.apply'), page.main).first().click();
    await page.isAt(/sort=price-asc/);
    await page.link('pages.next').click();
    await page.isAt(/page=2/);
    await page.chooseCurrency('USD');
    await page.isAt(/sort=price-asc.*page=2|page=2.*sort=price-asc/);
    assert.match((await page.prices())[0] ?? '', /^\$/);
  },
);

journey(
  'without scripts › cart: quantity beyond the maximum, one step, remove › each said in words [§5 quantity cart]',
  { scripts: false },
  async (page) => {
    const good = await pickGood(shop, `${LIMITED} and p.maximum < 500`);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').click();
    await page.seesMessage('Item Added to Cart');
    await page.open('/cart');
    await page
      .at('spinbutton', page.t('cart.quantityOf', { name: good.name }))
      .fill(String((good.maximum ?? 0) + good.step));
    await page.button('cart.updateOf', { name: good.name }).click();
    await page.seesMessage(
      `Cart quantity should be maximum ${good.maximum}. Item can be removed from cart using the remove action`,
    );
    await page.button('cart.increaseOf', { name: good.name }).click();
    await page.seesMessage('Item Added to Cart');
    await page.button('shell.removeItem', { name: good.name }).click();
    await page.seesMessage('Item Removed from Cart');
    await page.sees('Your shopping cart is empty!');
  },
);

journey(
  'without scripts › the login while logged in › says who it is and offers to log out [decisions §8]',
  { scripts: false },
  async (page) => {
    await page.open('/account/login');
    await logIn(page, DEMO_BUYERS[0]);
    await page.isAt('/');
    await page.open('/account/login');
    await page.sees(page.t('account.loggedInAs', { name: DEMO_BUYERS[0].firstName }));
    await page.at('button', page.t('account.logoutButton'), page.main).click();
    await page.seesMessage(page.t('account.loggedOut'));
    await page.open('/account/orders');
    await page.isAt(/^\/account\/login/);
  },
);

journey(
  'without scripts › terms not accepted › nothing is ordered [§5 Checkout]',
  { scripts: false },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').click();
    await page.seesMessage('Item Added to Cart');
    await page.open('/checkout');
    await logIn(page, DEMO_BUYERS[0]);
    await page.at('checkbox', page.t('checkout.terms')).waitFor();
    const { last } = (await shop.pool.query('select coalesce(max(id), 0) as last from sales_order'))
      .rows[0];
    await page.sees(page.t('checkout.waitsForTerms'));
    await page.button('checkout.place').click();
    await page.isAt('/checkout');
    // A browser that does not look itself.
    page.faults.expectStatus(409);
    await page
      .at('checkbox', page.t('checkout.terms'))
      .evaluate((box) => box.removeAttribute('required'));
    await page.button('checkout.place').click();
    await page.sees(
      'Please accept the terms and conditions.',
      page.main.locator('form .field.wrong'),
    );
    const { rows } = await shop.pool.query(
      'select count(*)::int as n from sales_order where id > $1',
      [last],
    );
    assert.equal(rows[0].n, 0);
  },
);

journey(
  'without scripts › table, Enter in a row’s quantity › no other row is added [design: list]',
  { scripts: false },
  async (page) => {
    await page.open('/products/fasteners/hex-bolts?layout=table&sort=price-asc');
    const row = page.tab
      .getByRole('row')
      .filter({ has: page.tab.getByRole('button', { name: /^Add to Cart/, disabled: false }) })
      .nth(2);
    const box = row.getByRole('spinbutton');
    const pieces = Number(await box.inputValue()) + Number(await box.getAttribute('step'));
    await box.fill(String(pieces));
    await page.tab.keyboard.press('Enter');
    await row.getByRole('button', { name: /^Add to Cart/ }).click();
    await page.seesMessage('Item Added to Cart');
    await page.seesInCart(pieces);
  },
);
