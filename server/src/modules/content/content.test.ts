// Tests of the first content: home, posts and static pages on a real database.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Block, LOCALES, type Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, testDatabase } from '../../../testing/index.ts';
import type { Problem } from '../../platform/problem.ts';
import { toBlocks } from './content.rules.ts';
import { service, storeClients, storeFirstContent } from './index.ts';

const { db } = await testDatabase({ after });
await storeFirstContent(db);
const inLanguage = (locale: Locale) => ({ ...aCtx(db), locale });
const PAGES = [
  'about-us',
  'vision-mission',
  'faq',
  'terms-and-conditions',
  'privacy-policy',
  'disclaimer',
];
const LETTERS: Record<Locale, RegExp> = { en: /[a-z]/, ru: /[а-я]/, ar: /[\u0621-\u064a]/ };

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? block.items.join('\n') : block.text))
    .join('\n');
}

for (const locale of LOCALES) {
  test(`getPage › all six in ${locale} › titled, described and written in that language, without HTML [§2.3]`, async () => {
    for (const slug of PAGES) {
      const page = await service.getPage(inLanguage(locale), slug);
      for (const text of [page.title, page.description, page.keywords])
        assert.match(text, LETTERS[locale], `${slug}: ${text}`);
      assert.ok(page.blocks.length > 5, slug);
      for (const block of page.blocks) {
        for (const text of block.kind === 'list' ? block.items : [block.text]) {
          assert.match(text, LETTERS[locale], `${slug}: ${text}`);
          assert.doesNotMatch(text, /[<>]|&\w+;/, slug);
        }
      }
    }
  });

  test(`getPage › terms in ${locale} › hold the figures of the specification [§9 Terms, §9 terms, §9 transaction fee, §9 returns, §9 payment due, §9 termination, §9 free listing, §9 jurisdiction, §9 payment modes]`, async () => {
    const terms = textOf(
      (await service.getPage(inLanguage(locale), 'terms-and-conditions')).blocks,
    );
    const figures: Record<Locale, RegExp[]> = {
      en: [
        /fee of 5% of the invoice value/,
        /within 7 days of receipt/,
        /within two working days of the invoice/,
        /30 days’ notice/,
        /Jurisdiction is Chennai/,
      ],
      ru: [
        /5% от суммы счёта/,
        /в течение 7 дней после получения/,
        /двух рабочих дней/,
        /за 30 дней/,
        /Ченнаи/,
      ],
      ar: [
        /5% من قيمة الفاتورة/,
        /خلال 7 أيام من استلام/,
        /خلال يومي عمل/,
        /مدته 30 يومًا/,
        /تشيناي/,
      ],
    };
    for (const figure of [
      ...figures[locale],
      /free-listing offer of 60 days|о 60 днях бесплатного|60 يومًا من العرض المجاني/,
      /30 (June|июня|يونيو) 2016/,
      /Telegraphic Transfer/,
      /Letter of Credit/,
      /Escrow/,
    ])
      assert.match(terms, figure);
  });
}

test('getPage › FAQ › verified buyers only, free listing, commission, sole agent, agreement of three [§1 traders, §1 offices, §6 traders]', async () => {
  const faq = textOf((await service.getPage(inLanguage('en'), 'faq')).blocks);
  for (const statement of [
    /Only verified buyers are allowed/,
    /Listing is free; we earn a commission per sale/,
    /While a listing is active Millwright acts as its sole selling agent/,
    /agreement between seller, buyer and us/,
    /The roles are interchangeable/,
  ])
    assert.match(faq, statement);
  const about = textOf((await service.getPage(inLanguage('en'), 'about-us')).blocks);
  assert.match(about, /head office is in India. A branch office in Singapore/);
});

test('getPage, getPost › no such one, one that is not published › not found [§2.3]', async () => {
  const notFound = (error: Problem) => error.code === 'not-found';
  await assert.rejects(service.getPage(inLanguage('en'), 'no-such-page'), notFound);
  await assert.rejects(service.getPost(inLanguage('en'), 999_999), notFound);
});

test('getPost › 1, 2 and 3 › case studies with picture, day and text in three languages [§2.1 /blog/post-classic, §3 blog post]', async () => {
  for (const id of [1, 2, 3]) {
    for (const locale of LOCALES) {
      const post = await service.getPost(inLanguage(locale), id);
      assert.match(post.title, LETTERS[locale]);
      assert.match(post.summary, LETTERS[locale]);
      assert.match(post.categories, LETTERS[locale]);
      assert.match(post.publishedOn, /^\d{4}-\d\d-\d\d$/);
      assert.ok(
        post.blocks.some((block) => block.kind === 'list') && textOf(post.blocks).length > 800,
        `${id} ${locale}`,
      );
      const picture = await db
        .selectFrom('media_file')
        .select('content_type')
        .where('name', '=', post.image)
        .executeTakeFirst();
      assert.equal(picture?.content_type, 'image/svg+xml');
    }
  }
});

test('listPosts › a window of many › newest first, the total counts all, nothing beyond the last [§2.5 blog]', async (t) => {
  const own = await testDatabase(t);
  await storeFirstContent(own.db);
  const text = JSON.stringify({ en: 'Later', ru: 'Позже', ar: 'لاحقًا' });
  await sql`insert into content_post (title, summary, categories, image, published_on)
    select ${text}::jsonb, ${text}::jsonb, ${text}::jsonb, 'x.svg', date '2027-01-01' + n from generate_series(1, 5) n`.execute(
    own.db,
  );
  await sql`insert into content_post (title, summary, categories, image, published_on, published)
    values (${text}::jsonb, ${text}::jsonb, ${text}::jsonb, 'x.svg', '2028-01-01', false)`.execute(
    own.db,
  );
  const ctx = aCtx(own.db);
  const first = await service.listPosts(ctx, { start: 0, count: 6 });
  assert.equal(first.total, 8);
  assert.deepEqual(
    first.posts.map((post) => post.publishedOn),
    ['2027-01-06', '2027-01-05', '2027-01-04', '2027-01-03', '2027-01-02', '2026-11-02'],
  );
  assert.deepEqual(
    (await service.listPosts(ctx, { start: 6, count: 6 })).posts.map((post) => post.id),
    [2, 1],
  );
  assert.deepEqual(await service.listPosts(ctx, { start: 12, count: 6 }), { posts: [], total: 8 });
});

test('getHome › a shop without demo › slides, banner, features and cases, but no client that nobody has [§2.1, §3 demo data]', async () => {
  for (const locale of LOCALES) {
    const home = await service.getHome(inLanguage(locale));
    assert.ok(home.slides.length >= 3 && home.banner !== null && home.features.length === 4);
    assert.deepEqual(
      home.posts.map((post) => post.id),
      [3, 2, 1],
    );
    assert.deepEqual(home.clients, []);
    for (const { title, text, link, linkLabel } of [...home.slides, home.banner]) {
      for (const words of [title, text, linkLabel]) assert.match(words, LETTERS[locale]);
      assert.match(link, /^\/[a-z-]/);
    }
  }
});

test('getHome › the demo shop › ten clients with their marks [§2.1 client logos]', async (t) => {
  const own = await testDatabase(t, { demo: true });
  const { clients } = await service.getHome(aCtx(own.db));
  assert.equal(clients.length, 10);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from media_file where name in (${sql.join(clients.map(({ image }) => image))})`.execute(
    own.db,
  );
  assert.equal(rows[0]?.n, 10);
});

test('storeFirstContent › at every start, by two processes at once › written once; what staff remove stays removed [race: §2.3]', async (t) => {
  const own = await testDatabase(t);
  await Promise.all([storeFirstContent(own.db), storeFirstContent(own.db)]);
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from content_banner`.execute(own.db))
      .rows[0]?.n;
  const all = await count();
  assert.equal(all, 4);
  await own.db.deleteFrom('content_banner').where('place', '=', 'banner').execute();
  await storeFirstContent(own.db);
  assert.equal(await count(), 3);
  assert.equal((await service.getHome(aCtx(own.db))).banner, null);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await storeClients(own.db, [{ name: 'A', svg }]);
  await storeClients(own.db, [{ name: 'B', svg }]);
  assert.deepEqual(
    (await service.getHome(aCtx(own.db))).clients.map(({ name }) => name),
    ['A'],
  );
});

test('content_banner › a link to another host › refused by the database [decisions §8]', async () => {
  for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil', ''])
    await assert.rejects(
      sql`update content_banner set link = ${link}`.execute(db),
      /content_banner_link_stays_here/,
      link,
    );
});

test('toBlocks › items between headings, an empty translation › lists joined, English instead of nothing [§2.3]', () => {
  const body = (en: string, ru = '') => ({ en, ru, ar: '' });
  assert.deepEqual(
    toBlocks(
      [
        { kind: 'heading', body: body('H', 'З') },
        { kind: 'item', body: body('a') },
        { kind: 'item', body: body('b', 'б') },
        { kind: 'paragraph', body: body('p') },
        { kind: 'item', body: body('c') },
      ],
      'ru',
    ),
    [
      { kind: 'heading', text: 'З' },
      { kind: 'list', items: ['a', 'б'] },
      { kind: 'paragraph', text: 'p' },
      { kind: 'list', items: ['c'] },
    ],
  );
});
