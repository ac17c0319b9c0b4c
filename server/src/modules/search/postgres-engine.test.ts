// Does PostgreSQL keep the contract of an engine, in one statement each, and does its index follow the catalogue?
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import pg from 'pg';
import { clientOf } from '../../platform/client.ts';
import type { Db } from '../../platform/db/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { DATABASE_FILES } from '../../platform/files/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Counts } from './counting.rules.ts';
import { postgresEngine } from './engine.ts';
import { describeEngine } from './engine-contract.ts';
import { inputOf, type Question } from './engine-questions.ts';
import { findInDatabase } from './postgres-engine.ts';
import { fillIndex, rebuildIndex, reindexProducts } from './search.indexer.ts';
import { readQuestion } from './search.question.ts';
import { service } from './search.service.ts';
import { FREQUENT, searchDatabase } from './test-catalogue.ts';

describeEngine('postgresEngine', postgresEngine);

const SORTS = ['default', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest', 'rating'] as const;

const ask = (db: Db, question: Question, locale: Locale = 'en') =>
  postgresEngine.search({ db, locale, now: new Date() }, inputOf(question));

test('search › whatever is asked › one statement [complaint 8]', async (scope) => {
  const { db } = await searchDatabase(scope);
  const questions: Question[] = [
    { text: 'bolt' },
    { text: '6205-2RS' },
    {},
    { text: 'm8', filters: { attributes: ['material=a2', 'length=10..40'], manufacturers: ['arvanta'] } },
    { place: { by: 'featured', industry: 'mining' } },
    { sort: 'rating' },
    { text: 'zzzz' },
    { filters: { categories: ['bearings'] } },
  ];
  for (const question of questions) await ask(db, question);
  await postgresEngine.suggest({ db, locale: 'en', now: new Date() }, { text: 'bea', scope: 'all', count: 10 });
  const query = pg.Client.prototype.query;
  let statements = 0;
  // The rates of exchange are pricing's own, kept for a second.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [{ text?: string } | string];
    if (!/currency_rate/.test(typeof first === 'string' ? first : (first.text ?? ''))) statements++;
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    for (const question of questions) {
      statements = 0;
      await ask(db, question);
      assert.equal(statements, 1, JSON.stringify(question));
    }
    statements = 0;
    await postgresEngine.suggest({ db, locale: 'en', now: new Date() }, { text: 'bea', scope: 'all', count: 10 });
    assert.equal(statements, 1);
  } finally {
    pg.Client.prototype.query = query;
  }
});

test('search › window beyond what is answered › a Problem [decisions §7]', async (scope) => {
  const { db } = await searchDatabase(scope);
  const ctx = {
    actor: { kind: 'visitor' as const },
    db,
    clock: { now: () => new Date() },
    locale: 'en' as const,
    currency: 'INR' as const,
    requestId: 'test',
    files: DATABASE_FILES,
    origin: 'http://localhost:3000',
    client: clientOf('127.0.0.1', 1),
    log: { debug() {}, info() {}, warn() {}, error() {} },
  };
  const code = (expected: string) => (error: unknown) => error instanceof Problem && error.code === expected;
  for (const start of [10_001, -1, 1.5, Number.NaN])
    await assert.rejects(service.search(ctx, inputOf({ start })), code('page-out-of-range'));
  for (const count of [101, -1, Number.NaN]) await assert.rejects(service.search(ctx, inputOf({ count })), code('invalid-request'));
  assert.equal((await service.search(ctx, inputOf({ start: 10_000, count: 100 }))).products.length, 0);
});

test('search › a catalogue too large to send its facets › the same answers, sent or counted in the database [house §6]', async (scope) => {
  const { db } = await searchDatabase(scope);
  const asker = { db, locale: 'en' as const, now: new Date() };
  const questions: Question[] = [
    { text: 'bolt' },
    { text: 'm8', filters: { attributes: ['material=a2', 'length=10..40'], manufacturers: ['arvanta'] } },
    { filters: { categories: ['fasteners'], manufacturers: ['arvanta'] } },
    { text: 'bolt', filters: { attributes: ['material=a2'] }, sort: 'price-desc' },
    { filters: { attributes: ['material=a2'] } },
  ];
  for (const asked of questions) {
    const question = await readQuestion(asker, inputOf(asked));
    const answer = async (size: { most: number; mostSent: number }) => {
      const { main, own, total, hits } = await findInDatabase(asker, { ...question, plan: { ...question.plan, ...size } });
      // Facet and count in turns.
      const sorted = (counts: Counts): string[] =>
        counts.flatMap((n, i) => (i % 2 === 1 && n > 0 ? [`${counts[i - 1]}: ${n}`] : [])).sort();
      return { main: sorted(main), own: own.map(sorted), total, ids: hits.map(({ facts }) => facts.id) };
    };
    const small = await answer({ most: 10, mostSent: 20 });
    assert.ok(small.main.length > 2, JSON.stringify(asked));
    assert.deepEqual(await answer({ most: 1_000_000, mostSent: 20_000 }), small, JSON.stringify(asked));
    assert.deepEqual(await answer({ most: 1_000_000, mostSent: 0 }), small, JSON.stringify(asked));
  }
});

async function indexRows(db: Db): Promise<unknown> {
  const { rows } = await sql<{ all: unknown }>`select jsonb_build_object(
    'documents', (select jsonb_agg(jsonb_build_array(id, popularity, fv, encode(packed, 'hex'), (select array_agg(t order by t) from unnest(name_terms) t), (select array_agg(t order by t) from unnest(terms) t)) order by id) from search_document),
    'frequent', (select jsonb_agg(jsonb_build_array(term, wording) order by term) from search_frequent),
    'places', (select jsonb_agg(jsonb_build_array(scope, tier, popularity, id) order by scope, tier, popularity, id) from search_place),
    'counts', (select jsonb_agg(jsonb_build_array(scope, facet, n) order by scope, facet) from facet_count),
    'names', (select jsonb_agg(to_jsonb(n) order by id) from search_name n),
    'keys', (select jsonb_agg(jsonb_build_array(key, product_id, popularity) order by key, product_id) from part_key)) as all`.execute(db);
  return rows[0]?.all;
}

/** The counts as a patient clerk would count them from the documents. */
async function countsByHand(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select s.scope, f.facet, count(*)::int as n from search_document d
    cross join lateral (select 0 as scope union all select f from unnest(d.fv) f where f >> 16 < 16
      union all select t from unnest(d.terms) t join search_frequent on term = t and wording is null
      union all select term from search_frequent where wording is not null and exists (
        select from unnest(string_to_array(split_part(wording, '|', 1), ';')) w where d.terms @> string_to_array(w, ',')::int[])) s
    cross join lateral (select 0 as facet union all select unnest(d.fv)) f group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

test('reindexProducts › changed, unpublished, deleted and new products › as if the index were made anew [complaint 22]', async (scope) => {
  const { db } = await searchDatabase(scope);
  await ask(db, { text: 'bolt' });
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from product order by popularity`.execute(tx);
    const ids = rows.map((row) => row.id);
    const [washer, first, second, third] = ids as [number, number, number, number];
    await sql`update product set published = false where id = ${first}`.execute(tx);
    await sql`update product set popularity = 0, category_id = (select id from category where lineage = 'tools'), mpn = 'NEW-9000' where id = ${second}`.execute(
      tx,
    );
    await sql`update product_text set name = 'Quicksilver widget' where product_id = ${third} and locale = 'en'`.execute(tx);
    await sql`delete from product_attribute where product_id = ${third}`.execute(tx);
    await sql`delete from stock_movement where product_id = ${washer}`.execute(tx);
    await sql`delete from product where id = ${washer}`.execute(tx);
    await sql`insert into manufacturer (slug, name, country) values ('newcomer', 'Newcomer', 'IN')`.execute(tx);
    await sql`insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_inr, image, popularity)
      select 'NEW-1', 'N1', 'n', (select id from category where lineage = 'pipes'), id, '7318', '31161500', 'piece', 'IN', 100, 'x.svg', 999 from manufacturer where slug = 'newcomer'`.execute(
      tx,
    );
    await sql`insert into product_text select id, 'en', 'Brandnew flange', '' from product where sku = 'NEW-1'`.execute(tx);
    const added = await sql<{ id: number }>`select id from product where sku = 'NEW-1'`.execute(tx);
    await reindexProducts(tx, [washer, first, second, third, ...added.rows.map((row) => row.id)]);
  });
  const { rows: counts } = await sql`select scope, facet, n from facet_count order by 1, 2`.execute(db);
  assert.deepEqual(counts, await countsByHand(db));
  // Names and words that came with the change are known at once.
  assert.equal((await ask(db, { text: 'quicksilver' })).products[0]?.name, 'Quicksilver widget');
  assert.equal((await ask(db, { filters: { manufacturers: ['newcomer'] } })).products[0]?.manufacturer.name, 'Newcomer');
  assert.equal((await ask(db, { text: 'quicksliver' })).corrected, 'quicksilver');
  assert.equal((await ask(db, { text: 'NEW9000' })).total, 1);
  assert.equal((await ask(db, {})).products[0]?.mpn, 'NEW-9000');
  const followed = await indexRows(db);
  await rebuildIndex(db, () => {}, FREQUENT);
  assert.deepEqual(await indexRows(db), followed);
  await inTransaction(db, (tx) => fillIndex(tx, () => {}, FREQUENT));
  assert.deepEqual(await indexRows(db), followed);
});

test('search › each frequent word and each text with synonyms, each order › as found without its kept order and counts', async (scope) => {
  const { db } = await searchDatabase(scope);
  const { rows: words } = await sql<{ word: string }>`select min(search_term.term) as word from search_term
    join search_frequent f on f.term = hash group by hash order by 1`.execute(db);
  assert.ok(words.length > 15, `${words.length} frequent words`);
  const { rows: phrases } = await sql<{ word: string }>`select distinct unnest(phrases) as word from search_synonym order by 1`.execute(db);
  const browsed: string[] = [];
  for (const { word } of phrases) {
    const { plan, text } = await readQuestion({ db, locale: 'en', now: new Date() }, inputOf({ text: word }));
    if (plan.frequent !== undefined && text.alternatives.length > 1) browsed.push(word);
  }
  assert.deepEqual(
    browsed.filter((word) => /^[a-z]/.test(word)),
    ['ball bearing', 'ball brg', 'hexagon', 'hexagonal', 'inox', 'stainless'],
  );
  const questions: Question[] = [...words, ...browsed.map((word) => ({ word }))].flatMap(({ word }) => [
    ...SORTS.map((sort) => ({ text: word, sort, count: 100 })),
    { text: word, sort: 'price-asc' as const, currency: 'USD' as const, start: 3, count: 4 },
    { text: word, locale: 'ar' as const, start: 5, count: 3 },
    { text: word, locale: 'ru' as const, sort: 'name-desc' as const },
    { text: word, start: 5_000 },
    { text: word, filters: { manufacturers: ['arvanta'] } },
    { text: word, filters: { attributes: ['material=a2'] }, sort: 'price-asc' as const },
    { text: word, filters: { manufacturers: ['arvanta'], attributes: ['material=a2', 'length=10..40'] } },
  ]);
  const answers = async () => {
    const all: unknown[] = [];
    for (const question of questions) all.push(await ask(db, question, question.locale));
    return all;
  };
  const kept = await answers();
  await inTransaction(db, async (tx) => {
    await sql`delete from search_frequent`.execute(tx);
    await sql`delete from search_place where scope < 0`.execute(tx);
    await sql`delete from facet_count where scope < 0`.execute(tx);
  });
  // This process still thinks that they are kept.
  assert.deepEqual(await answers(), kept);
  await sql`update search_version set words = words + 1`.execute(db);
  await ask(db, {});
  assert.deepEqual(await answers(), kept);
});

test('search › a frequent word of changed products › exact, and only as long as it is one', async (scope) => {
  const { db } = await searchDatabase(scope);
  const { total } = await ask(db, { text: 'bearing' });
  assert.equal(total, 19);
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from product where sku like 'NRD-%'`.execute(tx);
    await sql`update product set published = false where sku like 'NRD-%'`.execute(tx);
    await reindexProducts(
      tx,
      rows.map(({ id }) => id),
    );
  });
  const { rows } = await sql<{ scope: number; facet: number; n: number }>`select scope, facet, n from facet_count order by 1, 2`.execute(
    db,
  );
  assert.deepEqual(rows, await countsByHand(db));
  const fewer = await ask(db, { text: 'bearing', count: 100 });
  assert.deepEqual([fewer.total, fewer.products.length], [10, 10]);
  await rebuildIndex(db, () => {}, { frequentFrom: 1_000 });
  assert.equal((await sql`select from search_place where scope < 0`.execute(db)).rows.length, 0);
  assert.deepEqual(await ask(db, { text: 'bearing', count: 100 }), fewer);
});

test('featured › asked again within a second › the same products at the price of now', async (scope) => {
  const { db } = await searchDatabase(scope);
  const question: Question = { place: { by: 'featured', industry: null }, count: 5 };
  const first = await ask(db, question);
  assert.deepEqual(await ask(db, question), first);
  const id = first.products[1]?.id ?? 0;
  const hidden = first.products[2]?.id ?? 0;
  await sql`update product set price_inr = 123456, discount_inr = null where id = ${id}`.execute(db);
  await sql`update product set published = false where id = ${hidden}`.execute(db);
  const { products } = await ask(db, question, 'ru');
  assert.equal(products[1]?.price.INR, 123_456);
  assert.ok(products.every((product) => product.id !== hidden));
  assert.match(products[1]?.name ?? '', /[а-я]/i);
});

test('reindexProducts › two changes at once › both counted', async (scope) => {
  const { db } = await searchDatabase(scope);
  const { rows } = await sql<{ id: number }>`select id from product order by id limit 20`.execute(db);
  await Promise.all(
    rows.map(({ id }) =>
      inTransaction(db, async (tx) => {
        await sql`update product set category_id = (select id from category where lineage = 'tools') where id = ${id}`.execute(tx);
        await reindexProducts(tx, [id]);
      }),
    ),
  );
  const { rows: counts } = await sql`select scope, facet, n from facet_count order by 1, 2`.execute(db);
  assert.deepEqual(counts, await countsByHand(db));
});

test('category_products, industry_products › after changes › what the tables of the catalogue count [§7.3 featuredindustries]', async (scope) => {
  const { db } = await searchDatabase(scope);
  const { rows: hidden } = await sql<{ id: number }>`update product set published = false
    where id in (select id from product order by id limit 7) returning id`.execute(db);
  await inTransaction(db, (tx) =>
    reindexProducts(
      tx,
      hidden.map(({ id }) => id),
    ),
  );
  const { rows } = await sql<{ shown: number; counted: number }>`
    select coalesce(n.products, 0) as shown, (select count(*)::int from product p join category own on own.id = p.category_id
        where p.published and (own.lineage || '/') like c.lineage || '/%') as counted
      from category c left join category_products n on n.category_id = c.id
    union all select coalesce(n.products, 0), (select count(*)::int from product_industry pi join product p on p.id = pi.product_id
        where p.published and pi.industry_id = i.id)
      from industry i left join industry_products n on n.industry_id = i.id`.execute(db);
  assert.ok(rows.filter(({ counted }) => counted > 0).length > 5);
  for (const { shown, counted } of rows) assert.equal(shown, counted);
});

test('search › intarray installed › answers stay the same [house §6]', async (scope) => {
  const { db } = await searchDatabase(scope);
  const before = await ask(db, { text: 'hex bolt', filters: { attributes: ['material=a2'] } });
  try {
    await sql`create extension intarray`.execute(db);
  } catch {
    return;
  }
  assert.deepEqual(await ask(db, { text: 'hex bolt', filters: { attributes: ['material=a2'] } }), before);
});
