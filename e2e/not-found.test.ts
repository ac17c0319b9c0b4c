// Empty and not-found pages, with the specification's texts, in three languages.
import assert from 'node:assert/strict';
import { LOCALES, problemText } from '@millwright/contracts';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { localPath } from '../web/app/lib/paths.ts';
import { logIn } from './buyer.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

/** Section 8 word for word; the other languages are the shop's own. */
const ENGLISH = {
  page: '404 Page Not Found',
  product: ['Product Not Found', "We can't seem to find the product you're looking for."],
  category: ['Category Not Found', "We can't seem to find the category you're looking for."],
  results: ['No Products Found', "We can't seem to find the products you're looking for."],
  cart: 'Your shopping cart is empty!',
} as const;

for (const locale of LOCALES) {
  journey(
    `not found › page, product, category, results, cart in ${locale} › said in words with a way on [§2.3 not found, §2.6 empty, §2.7 not found, §2.5 cart drop-down, §8 product not found, §8 no results, §8 category not found, §8 post requirements link]`,
    { locale },
    async (page) => {
      const { t } = page;
      const seen: Record<keyof typeof ENGLISH, string | string[]> = {
        page: t('error.notFound'),
        product: [t('product.notFound'), problemText('product-not-found', locale)],
        category: [t('error.categoryNotFound'), problemText('category-not-found', locale)],
        results: [t('list.empty'), t('list.emptyText')],
        cart: t('shell.cartEmpty'),
      };
      if (locale === 'en') assert.deepEqual(seen, ENGLISH);
      page.faults.expectStatus(404);
      const read = async (
        path: string,
        status: number,
        words: string | string[],
      ): Promise<void> => {
        assert.equal((await page.open(path)).status(), status, path);
        for (const text of [words].flat()) await page.sees(text);
        assert.ok((await page.main.getByRole('link').count()) > 0, `${path} has no way on`);
        if (words === seen.cart) return;
        const post = page.at('link', t('common.postRequirements'), page.main);
        assert.equal(
          await post.getAttribute('href'),
          localPath(locale, '/post-your-request'),
          path,
        );
      };
      await read('/no-such-page', 404, seen.page);
      // The component catalogue of npm run dev.
      await read('/dev/ui', 404, seen.page);
      await read('/product/999999999/nothing', 404, seen.product);
      await read('/products/bearings/no-such-thing', 404, seen.category);
      for (const path of [
        '/industry/nope',
        '/products?manufacturer=nope',
        '/products?brand=nope',
        '/products?industry=nope',
        '/products?lot=9999',
      ])
        await read(path, 404, seen.results);
      await read('/products?query=qqxyzzyqq', 200, seen.results);
      await page.open('/no-such-page');
      await page.main.getByLabel(t('search.label'), { exact: true }).first().waitFor();
      await read('/cart', 200, seen.cart);
      await page.openCartPanel();
      await page.sees(t('shell.cartEmpty'), page.tab.getByRole('banner'));
    },
  );
}

journey('not found › searching from the page › leads to the results [§2.3]', {}, async (page) => {
  page.faults.expectStatus(404);
  await page.open('/no-such-page');
  await page.main
    .getByLabel(page.t('search.label'), { exact: true })
    .and(page.tab.locator('input'))
    .fill('bearing');
  await page.tab.keyboard.press('Enter');
  await page.isAt(/^\/products\b.*[?&](query|asked)=bearing/);
});

journey(
  'empty checkout › nothing in the cart › led to the cart [§2.8, §2.8 checkout empty]',
  {},
  async (page) => {
    await page.open('/checkout');
    await page.isAt('/cart');
    await page.sees(ENGLISH.cart);
    await page.link('cart.continue').click();
    await page.isAt('/');
  },
);

journey(
  'old addresses › /shop, a product with another name › led to where it is [§2.1 /shop, §2.1 /product]',
  {},
  async (page) => {
    await page.open('/shop');
    await page.isAt('/');
    const { rows } = await shop.pool.query<{ id: number; slug: string }>(
      'select id, slug from product order by sort_rank limit 1',
    );
    const [product] = rows as [{ id: number; slug: string }];
    await page.open(`/product/${product.id}/another-name`);
    await page.isAt(`/product/${product.id}/${product.slug}`);
  },
);

journey(
  'failures › a list, a product, orders, lots that cannot be read › said in words with a number and a way to try again, which then works [§8 search failure, §8 fetch failure]',
  {},
  async (page) => {
    page.faults.expectStatus(500);
    const [buyer] = DEMO_BUYERS;
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.isAt('/');
    const { rows } = await shop.pool.query<{ id: number; slug: string }>(
      "select id, slug from product where kind = 'item' order by sort_rank limit 1",
    );
    const [product] = rows as [{ id: number; slug: string }];
    for (const [table, path] of [
      ['search_version', '/products?query=bearing+housings'],
      ['product_text', `/product/${product.id}/${product.slug}`],
      ['sales_order', '/account/orders'],
      ['lot_category', '/lotsales'],
    ] as const) {
      await shop.pool.query(`alter table ${table} rename to ${table}_away`);
      try {
        assert.equal((await page.open(path)).status(), 500, path);
        await page.seesHeading(page.t('error.fault'));
        await page.sees(new RegExp(`^${page.t('error.requestId')}`));
      } finally {
        await shop.pool.query(`alter table ${table}_away rename to ${table}`);
      }
      await page.link('error.retry').click();
      await page.isAt(path);
      await page.doesNotSee(page.at('heading', page.t('error.fault')));
    }
  },
);
