// Tests of the fee in texts: the seller pays it, at the rate of the settings, and no text names it at 0; orders record the version of the terms.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALES, type Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { storeFirstContent } from './content.seed.ts';
import { service } from './index.ts';
import { filledIn } from './placeholders.rules.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
await storeFirstContent(db);
const admin = await asStaff(shop);
const PAGES = [
  'about-us',
  'vision-mission',
  'faq',
  'terms-and-conditions',
  'privacy-policy',
  'disclaimer',
];
/** Terms are kept for a second; each look is a later one. */
let looks = 0;
const inLanguage = (locale: Locale) => ({
  ...aCtx(db),
  locale,
  clock: { now: () => new Date(Date.now() + ++looks * 10_000) },
});

async function everything(locale: Locale): Promise<string> {
  const ctx = inLanguage(locale);
  const pages = await Promise.all(PAGES.map((slug) => service.getPage(ctx, slug)));
  const posts = await service.listPosts(ctx, { start: 0, count: 20 });
  const bodies = await Promise.all(posts.posts.map(({ id }) => service.getPost(ctx, id)));
  return JSON.stringify([pages, posts, bodies, await service.getHome(ctx)]);
}

async function change(to: object) {
  const { id: _, companyState: __, ...form } = (await admin('GET', '/settings/selling')).body;
  const saved = await admin('PUT', '/settings/selling', { ...form, ...to });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  return saved.body;
}

async function versionOfAnOrder(): Promise<string> {
  const { token } = await aCustomer(db);
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { body } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  return (await call('GET', `/api/auth/orders/${body.orderId}`, { token })).body.termsVersion;
}

test('terms › 5 % › the seller pays, in three languages; the rate follows the settings [§9 transaction fee]', async () => {
  const payer: Record<Locale, RegExp> = {
    en: /The seller pays us a transaction fee of 5% of the invoice value.*the buyer pays no fee/,
    ru: /продавец платит нам сбор за сделку в размере 5% от суммы счёта.*покупатель сбора не платит/,
    ar: /يدفع لنا البائع.*5% من قيمة الفاتورة.*ولا يدفع المشتري أي رسم/,
  };
  for (const locale of LOCALES) {
    assert.match(
      JSON.stringify(await service.getPage(inLanguage(locale), 'terms-and-conditions')),
      payer[locale],
    );
    assert.doesNotMatch(await everything(locale), /\[\/?fee\]|\{fee\}/);
  }
  await change({ commissionBasisPoints: 250 });
  assert.match(await everything('en'), /fee of 2\.5% of the invoice value/);
  await change({ commissionBasisPoints: 500 });
});

test('fee › a rate of 0 › no page, post or banner speaks of one, in any language [§9 terms]', async () => {
  await change({ commissionBasisPoints: 0 });
  for (const locale of LOCALES) {
    const said = await everything(locale);
    assert.doesNotMatch(
      said,
      /\bfee\b|commission|(?<!1)5%|(?<!Банковские )комисси|сбор за|عمولة|رسم معاملة|رسم المعاملة|\[\/?fee\]/i,
    );
  }
  await change({ commissionBasisPoints: 500 });
});

test('sellers › a rate of 0 › terms, FAQ and the banner do not speak of selling here, and no list stays empty; with a rate they do [back office settings]', async () => {
  const ofSellers = {
    en: /\bsellers?\b|listing|agent/i,
    ru: /продав(ец|ц)|размещени|агент/i,
    ar: /البائع|بائع|وكيل|العرض مجاني/,
  };
  const read = async (locale: Locale) => {
    const ctx = inLanguage(locale);
    const pages = ['faq', 'terms-and-conditions', 'about-us', 'vision-mission'];
    return await Promise.all(pages.map((slug) => service.getPage(ctx, slug)));
  };
  await change({ commissionBasisPoints: 0 });
  for (const locale of LOCALES) {
    const pages = await read(locale);
    assert.doesNotMatch(JSON.stringify(pages), ofSellers[locale]);
    for (const block of pages.flatMap((page) => page.blocks))
      assert.ok(block.kind !== 'list' || block.items.length > 0);
    assert.equal((await service.getHome(inLanguage(locale))).banner, null);
  }
  await change({ commissionBasisPoints: 500 });
  for (const locale of LOCALES) {
    assert.match(JSON.stringify((await read(locale))[0]), ofSellers[locale]);
    assert.ok((await service.getHome(inLanguage(locale))).banner);
  }
});

test('terms version › another rate, another text › orders record another version each time; nothing changed, the same [decisions §8 Order states]', async () => {
  const first = await versionOfAnOrder();
  await change({ commissionBasisPoints: 300 });
  const second = await versionOfAnOrder();
  assert.notEqual(second, first);
  await change({ expectedDeliveryDays: 6 });
  assert.equal(await versionOfAnOrder(), second);
  const page = (await admin('GET', '/content/pages/terms-and-conditions')).body;
  const { id: _, slug: __, updatedOn: ___, ...form } = page;
  const blocks = [
    ...form.blocks,
    { kind: 'item', body: { en: 'One more.', ru: 'Ещё.', ar: 'المزيد.' } },
  ];
  const saved = await admin('PUT', '/content/pages/terms-and-conditions', { ...form, blocks });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.notEqual(await versionOfAnOrder(), second);
  await sql`update setting set value = '500' where name = 'commission-basis-points'`.execute(db);
});

test('withFee › texts at any depth › what stands between the marks goes or stays, emptied paragraphs are left out [§9 terms]', () => {
  const view = {
    blocks: [
      { kind: 'paragraph', text: '[fee]We take {fee}.[/fee]' },
      { kind: 'list', items: ['a[fee] b[/fee]', '[fee]c[/fee]', ''] },
    ],
    n: 1,
    none: null,
  };
  assert.deepEqual(filledIn(view, { basisPoints: 0, shop: 'Millwright' }), {
    blocks: [{ kind: 'list', items: ['a', ''] }],
    n: 1,
    none: null,
  });
  assert.deepEqual(filledIn(view, { basisPoints: 500, shop: 'Millwright' }).blocks[0], {
    kind: 'paragraph',
    text: 'We take 5%.',
  });
});
