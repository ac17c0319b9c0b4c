// Quantities above the maximum: a warning, and no request is sent; product page, quick view, table of a list, wish list; by click, by Enter, without scripts.
import assert from 'node:assert/strict';
import { type Locale, problemText } from '@millwright/contracts';
import type { Locator } from 'playwright-core';
import { pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { inAnyDirection, type StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const limited = fileFixture(() =>
  pickGood(
    shop,
    'p.minimum > 1 and p.step > 1 and p.maximum % p.step = 0 and p.maximum < s.on_hand and p.maximum < 500',
  ),
);
const stepped = fileFixture(() =>
  pickGood(shop, 'p.maximum is null and p.step = 2 and s.on_hand between 50 and 5000'),
);
const stocked = (): number => stepped.stock - (stepped.stock % stepped.step);
const path = ({ id, slug }: { id: number; slug: string }): string => `/product/${id}/${slug}`;

const aboveMaximum = (locale: Locale): string =>
  problemText('quantity-above-maximum', locale, { n: limited.maximum as number });
/** The stock, in multiples that can be ordered; the name stands in it too. */
const onlySo = (locale: Locale): string =>
  problemText('stock-not-enough', locale, { n: stocked(), name: '~' }).split('~')[0] as string;
const add = (page: StorefrontPage, within: Locator = page.main): Locator =>
  page.at('button', new RegExp(`^${page.t('common.addToCart')}`), within).first();
const field = (within: Locator): Locator => within.locator('input[type=number]').first();

/** What the browser sends meanwhile; a rejected quantity sends nothing. */
/** What is sent to cart or server, except which product of a search was opened. */
function watchPosts(page: StorefrontPage): string[] {
  const sent: string[] = [];
  page.tab.on(
    'request',
    (request) =>
      void (
        request.method() === 'POST' &&
        !request.url().includes('/api/search/clicks') &&
        sent.push(request.url())
      ),
  );
  return sent;
}

async function refuses(
  page: StorefrontPage,
  within: Locator,
  typed: string,
  say: string,
  becomes: number,
): Promise<void> {
  for (const press of [() => add(page, within).click(), () => field(within).press('Enter')]) {
    await page.tab.locator('#messages .message').evaluateAll((all) => {
      for (const message of all) message.remove();
    });
    await field(within).fill(typed);
    await press();
    await page.messages.getByText(inAnyDirection(say, false)).first().waitFor();
    assert.equal(await field(within).inputValue(), String(becomes));
    assert.equal(await page.messages.getByText(page.t('common.itemAdded')).count(), 0);
  }
}

for (const locale of ['en', 'ru', 'ar'] as const)
  journey(
    `quantity › above the maximum, on the product page in ${locale} › the warning, nothing is sent [§5, §8]`,
    { locale },
    async (page) => {
      const sent = watchPosts(page);
      const box = page.main.locator('.buy-box');
      await page.open(path(limited));
      await refuses(
        page,
        box,
        String((limited.maximum as number) * 3),
        aboveMaximum(locale),
        limited.maximum as number,
      );
      await page.open(path(stepped));
      await refuses(page, box, '9999', onlySo(locale), stocked());
      assert.deepEqual(sent, []);
      // Having heard it, the quantity that was put there can be added.
      await add(page, box).click();
      await page.seesMessage(page.t('common.itemAdded'));
    },
  );

journey(
  'quantity › above the maximum, in quick view, table and wish list › the warning, nothing is sent [§5, §8]',
  {},
  async (page) => {
    const over = String((limited.maximum as number) * 3);
    await page.open(`/products?query=${encodeURIComponent(limited.mpn)}`);
    const card = page.main.locator(`#p${limited.id}`);
    await card.locator('.heart').click();
    await page.messages.locator('.message').first().waitFor();
    const sent = watchPosts(page);
    await card.locator('a.quick').click();
    await refuses(
      page,
      page.tab.locator('.quick-dialog .buy-box'),
      over,
      aboveMaximum('en'),
      limited.maximum as number,
    );
    await page.open(`/products?layout=table&query=${encodeURIComponent(limited.mpn)}`);
    await refuses(
      page,
      page.main.locator(`#p${limited.id}`),
      over,
      aboveMaximum('en'),
      limited.maximum as number,
    );
    await page.open('/wishlist');
    await refuses(
      page,
      page.main.locator(`#p${limited.id}`),
      over,
      aboveMaximum('en'),
      limited.maximum as number,
    );
    assert.deepEqual(sent, []);
  },
);

journey(
  'quantity › above the maximum, without scripts › the warning, nothing in the cart [§5, §8]',
  { scripts: false },
  async (page) => {
    for (const [good, typed, say] of [
      [limited, String((limited.maximum as number) * 3), aboveMaximum('en')],
      [stepped, '9999', onlySo('en')],
    ] as const) {
      await page.open(path(good));
      await field(page.main).fill(typed);
      await add(page).click();
      await page.messages.getByText(inAnyDirection(say, false)).first().waitFor();
    }
    await page.open('/cart');
    await page.sees(page.t('shell.cartEmpty'));
  },
);
