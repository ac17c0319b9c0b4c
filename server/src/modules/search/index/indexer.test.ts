// Search indexer: the index follows changes of the catalogue as if it were made anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { postgresOnly } from '../search.pipeline.ts';
import { FREQUENT, searchDatabase } from '../testing/test-catalogue.ts';
import { inputOf, type TestQuery } from '../testing/test-queries.ts';
import { fillIndex, rebuildIndex, reindexProducts } from './indexer.ts';

const ask = (db: Db, query: TestQuery, locale: Locale = 'en') =>
  postgresOnly.search({ db, locale, now: new Date() }, inputOf(query));

async function indexRows(db: Db): Promise<unknown> {
  const { rows } = await sql<{ all: unknown }>`select jsonb_build_object(
    'documents', (select jsonb_agg(jsonb_build_array(id, sort_rank, fv, encode(encoded_row, 'hex'), (select array_agg(t order by t) from unnest(name_terms) t), (select array_agg(t order by t) from unnest(terms) t)) order by id) from search_document),
    'frequent', (select jsonb_agg(jsonb_build_array(term, wording) order by term) from search_frequent_query),
    'places', (select jsonb_agg(jsonb_build_array(scope, rank_bucket, sort_rank, id) order by scope, rank_bucket, sort_rank, id) from search_scope_rank),
    'counts', (select jsonb_agg(jsonb_build_array(scope, facet, n) order by scope, facet) from facet_count),
    'names', (select jsonb_agg(to_jsonb(n) order by id) from search_name n),
    'keys', (select jsonb_agg(jsonb_build_array(key, product_id, sort_rank) order by key, product_id) from part_key)) as all`.execute(
    db,
  );
  return rows[0]?.all;
}

/** The counts as a patient clerk would count them from the documents. */
async function countsByHand(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select s.scope, f.facet, count(*)::int as n from search_document d
    cross join lateral (select 0 as scope union all select f from unnest(d.fv) f where f >> 16 < 16
      union all select t from unnest(d.terms) t join search_frequent_query on term = t and wording is null
      union all select term from search_frequent_query where wording is not null and exists (
        select from unnest(string_to_array(split_part(wording, '|', 1), ';')) w where d.terms @> string_to_array(w, ',')::int[])) s
    cross join lateral (select 0 as facet union all select unnest(d.fv)) f group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows;
}

test('reindexProducts › changed, unpublished, deleted and new products › as if the index were made anew [complaint 22]', async (scope) => {
  const { db } = await searchDatabase(scope);
  await ask(db, { text: 'bolt' });
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from product order by sort_rank`.execute(
      tx,
    );
    const ids = rows.map((row) => row.id);
    const [washer, first, second, third] = ids as [number, number, number, number];
    await sql`update product set published = false where id = ${first}`.execute(tx);
    await sql`update product set sort_rank = 0, category_id = (select id from category where lineage = 'tools'), mpn = 'NEW-9000' where id = ${second}`.execute(
      tx,
    );
    await sql`update product_text set name = 'Quicksilver widget' where product_id = ${third} and locale = 'en'`.execute(
      tx,
    );
    await sql`delete from product_attribute where product_id = ${third}`.execute(tx);
    await sql`delete from stock_movement where product_id = ${washer}`.execute(tx);
    await sql`delete from product where id = ${washer}`.execute(tx);
    await sql`insert into manufacturer (slug, name, country) values ('newcomer', 'Newcomer', 'IN')`.execute(
      tx,
    );
    await sql`insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, image, sort_rank)
      select 'NEW-1', 'N1', 'n', (select id from category where lineage = 'pipes'), id, '7318', '31161500', 'piece', 'IN', 100, 'x.svg', 999 from manufacturer where slug = 'newcomer'`.execute(
      tx,
    );
    await sql`insert into product_text select id, 'en', 'Brandnew flange', '' from product where sku = 'NEW-1'`.execute(
      tx,
    );
    const added = await sql<{ id: number }>`select id from product where sku = 'NEW-1'`.execute(tx);
    await reindexProducts(tx, [washer, first, second, third, ...added.rows.map((row) => row.id)]);
  });
  const { rows: counts } = await sql`select scope, facet, n from facet_count order by 1, 2`.execute(
    db,
  );
  assert.deepEqual(counts, await countsByHand(db));
  // Names and words that came with the change are known at once.
  assert.equal((await ask(db, { text: 'quicksilver' })).products[0]?.name, 'Quicksilver widget');
  assert.equal(
    (await ask(db, { filters: { manufacturers: ['newcomer'] } })).products[0]?.manufacturer.name,
    'Newcomer',
  );
  assert.equal((await ask(db, { text: 'quicksliver' })).corrected, 'quicksilver');
  assert.equal((await ask(db, { text: 'NEW9000' })).total, 1);
  assert.equal((await ask(db, {})).products[0]?.mpn, 'NEW-9000');
  const followed = await indexRows(db);
  await rebuildIndex(db, () => {}, FREQUENT);
  assert.deepEqual(await indexRows(db), followed);
  await inTransaction(db, (tx) => fillIndex(tx, () => {}, FREQUENT));
  assert.deepEqual(await indexRows(db), followed);
});

test('search › a frequent word of changed products › exact, and only as long as it is one', async (scope) => {
  const { db } = await searchDatabase(scope);
  const { total } = await ask(db, { text: 'bearing' });
  assert.equal(total, 19);
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from product where sku like 'NRD-%'`.execute(tx);
    await sql`update product set published = false where sku like 'NRD-%'`.execute(tx);
    await reindexProducts(
      tx,
      rows.map(({ id }) => id),
    );
  });
  const { rows } = await sql<{
    scope: number;
    facet: number;
    n: number;
  }>`select scope, facet, n from facet_count order by 1, 2`.execute(db);
  assert.deepEqual(rows, await countsByHand(db));
  const fewer = await ask(db, { text: 'bearing', count: 100 });
  assert.deepEqual([fewer.total, fewer.products.length], [10, 10]);
  await rebuildIndex(db, () => {}, { frequentFrom: 1_000 });
  assert.equal(
    (await sql`select from search_scope_rank where scope < 0`.execute(db)).rows.length,
    0,
  );
  assert.deepEqual(await ask(db, { text: 'bearing', count: 100 }), fewer);
});

test('reindexProducts › two changes at once › both counted', async (scope) => {
  const { db } = await searchDatabase(scope);
  const { rows } = await sql<{ id: number }>`select id from product order by id limit 20`.execute(
    db,
  );
  await Promise.all(
    rows.map(({ id }) =>
      inTransaction(db, async (tx) => {
        await sql`update product set category_id = (select id from category where lineage = 'tools') where id = ${id}`.execute(
          tx,
        );
        await reindexProducts(tx, [id]);
      }),
    ),
  );
  const { rows: counts } = await sql`select scope, facet, n from facet_count order by 1, 2`.execute(
    db,
  );
  assert.deepEqual(counts, await countsByHand(db));
});

test('category_products, industry_products, manufacturer_products › after changes › what the tables of the catalogue count [§7.3 featuredindustries]', async (scope) => {
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
      from industry i left join industry_products n on n.industry_id = i.id
    union all select coalesce(n.products, 0), (select count(*)::int from product p where p.published and p.manufacturer_id = m.id)
      from manufacturer m left join manufacturer_products n on n.manufacturer_id = m.id
    union all select coalesce(n.products, 0), (select count(*)::int from product p join category own on own.id = p.category_id
        where p.published and p.manufacturer_id = m.id and (own.lineage || '/') like c.lineage || '/%')
      from manufacturer m cross join category c
      left join manufacturer_category_products n on n.manufacturer_id = m.id and n.category_id = c.id`.execute(
    db,
  );
  assert.ok(rows.filter(({ counted }) => counted > 0).length > 5);
  for (const { shown, counted } of rows) assert.equal(shown, counted);
});
