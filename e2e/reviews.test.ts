// Review journeys: bought, shipped, reviewed, found helpful, changed, hidden by us; with and without scripts.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { services } from '../server/src/services.ts';
import { aCtx } from '../server/testing/factories.ts';
import { violations } from '../server/testing/invariants.ts';
import { sendTo } from './admin.ts';
import { logIn, placeOrder } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const [MEENA, KHALID] = DEMO_BUYERS;

/** Buys one unit of it. @returns the order's id */
async function buy(page: StorefrontPage, path: string): Promise<string> {
  await page.open(path);
  await page.at('button', page.t('common.addToCart'), page.main).first().click();
  await page.seesMessage(page.t('common.itemAdded'));
  await page.open('/checkout');
  return await placeOrder(page);
}

journey(
  'reviews › after a purchase › five stars at first, four given; verified, counted on the card, found helpful, changed [§2.7 reviews] [§4 review form, §5 review form, §9 rating, §6 customer reviews]',
  {},
  async (page) => {
    const good = await pickGood(shop, `${PLAIN} and p.rating_count = 0`);
    const path = `/product/${good.id}/${good.slug}`;
    await page.open(path);
    await page.at('tab', /^Reviews/).click();
    await page.sees(page.t('reviews.none'));
    assert.equal(await page.button('reviews.post').count(), 0);
    await page.link('reviews.login').click();
    await logIn(page, MEENA);
    await page.isAt(path);
    // The login came back to the tab.
    await page.button('reviews.post').waitFor();
    await sendTo(shop, await buy(page, path), 'Confirmed', 'Shipped');
    await page.open(`${path}#reviews`);
    assert.equal(await page.at('radio', page.t('reviews.rated', { n: 5 })).isChecked(), true);
    assert.deepEqual(
      [
        await page.field('reviews.name').inputValue(),
        await page.field('reviews.email').inputValue(),
      ],
      [`${MEENA.firstName} ${MEENA.lastName}`, MEENA.email],
    );
    await page.at('radio', page.t('reviews.rated', { n: 5 })).focus();
    await page.tab.keyboard.press('ArrowLeft');
    await page.field('reviews.comment').fill('Fits like the old one.\n<script>alert(1)</script>');
    await page.button('reviews.post').click();
    await page.seesMessage(page.t('reviews.posted'));
    await page.sees(page.t('reviews.yours'));
    const entry = page.main.getByRole('listitem').filter({ hasText: 'Meena I.' });
    await entry.getByText(page.t('reviews.verified')).waitFor();
    await entry.getByText('<script>alert(1)</script>').waitFor();
    await entry.getByRole('img', { name: page.t('reviews.rated', { n: 4 }) }).waitFor();
    // The figures are the same everywhere.
    const of = page.t('rating.of', { average: 4, count: 1 });
    await page.main.getByRole('img', { name: of }).first().waitFor();
    assert.equal(await page.main.locator('.product-highlights').count(), 1);
    const jsonLd = await page.tab.locator('script[type="application/ld+json"]').allTextContents();
    assert.match(jsonLd.join(), /"ratingValue":4,"reviewCount":1/);
    await page.open(`/compare?ids=${good.id}`);
    await page.main.getByRole('img', { name: of }).waitFor();

    await page.open('/account/reviews');
    await page.at('link', page.t('reviews.changeOf', { name: `\u2068${good.name}\u2069` })).click();
    await page.at('radio', page.t('reviews.rated', { n: 2 })).check({ force: true });
    await page.field('reviews.comment').fill('Worn after a week.');
    await page.button('reviews.save').click();
    await page.isAt('/account/reviews');
    await page.seesMessage(page.t('reviews.posted'));
    await page.sees('Worn after a week.');
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'reviews › in Arabic, scripts off › refused with its sentence, posted, helpful and taken back, hidden with a reason, deleted [§2.7 reviews] [§8 review failure]',
  { locale: 'ar', scripts: false },
  async (page) => {
    const good = await pickGood(shop, `${PLAIN} and p.rating_count > 11`, 'ar');
    await page.open(`/product/${good.id}/${good.slug}#reviews`);
    await page.link('reviews.login').click();
    await logIn(page, KHALID);
    await page.isAt(`/product/${good.id}/${good.slug}`);
    page.faults.expectStatus(422);
    await page.field('reviews.comment').fill('   ');
    await page.button('reviews.post').click();
    await page.sees('تعذّر نشر التقييم');
    await page.sees('هذا الحقل مطلوب.');
    await page.at('radio', page.t('reviews.rated', { n: 3 })).check({ force: true });
    await page.field('reviews.comment').fill('المقاس مضبوط والتغليف ضعيف.');
    await page.button('reviews.post').click();
    await page.seesMessage(page.t('reviews.posted'));
    await page.sees(page.t('reviews.yours'));
    // The next page of the list, and a vote there and back.
    await page.link('reviews.sort.helpful').click();
    await page.isAt(/sort=helpful/);
    await page.link('reviews.sort.newest').click();
    await page.at('link', page.t('pages.page', { n: 2 })).click();
    await page.isAt(/reviews=2/);
    const takeBack = page.main.getByText(page.t('reviews.notHelpful'), { exact: true });
    await page.main.getByText(page.t('reviews.helpful'), { exact: true }).first().click();
    await takeBack.first().click();
    await page.doesNotSee(takeBack);
    await page.sees(page.t('reviews.yours'));

    const own = await shop.db
      .selectFrom('review as r')
      .innerJoin('customer as c', 'c.id', 'r.customer_id')
      .select('r.id')
      .where('c.email', '=', KHALID.email)
      .executeTakeFirstOrThrow();
    const staff = {
      ...aCtx(shop.db),
      actor: { kind: 'staff', staffId: 1, role: 'administrator' },
    } as const;
    await services.reviews.hideReview(staff, own.id, 'لا يخص هذه القطعة');
    await page.open('/account/reviews');
    await page.sees(page.t('reviews.reason', { reason: 'لا يخص هذه القطعة' }));
    await page
      .at('button', page.t('reviews.remove'), page.main)
      .or(page.main.getByText(page.t('reviews.remove'), { exact: true }))
      .first()
      .click();
    await page.seesMessage(page.t('reviews.removed'));
    await page.sees(page.t('reviews.empty'));
    assert.deepEqual(await violations(shop.db), []);
  },
);
