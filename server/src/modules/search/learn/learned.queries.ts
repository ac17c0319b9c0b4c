// Queries of learned orders: one statement learns them from the clicks that are stored; forgetting; what is held in memory.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { LearningRule } from './learning.rules.ts';

/** Learning and forgetting, one at a time. The bytes spell "mwlr". */
export async function lockLearning(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${0x6d776c72})`.execute(tx);
}

/** Indexer and triggers take it before they count a version (LOCK in index/indexer.ts); here it is taken last, since nothing that holds it waits for learned orders. */
export async function lockVersions(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(1836544873)`.execute(tx);
}

/** Changes when an order, a number of visitors or a past query does; weights alone decay every minute. */
export async function signatureOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ signature: string }>`
    select md5(coalesce((select string_agg(concat_ws(E'\n', query, place, product_id), E'\n' order by query, place) from search_learned), '')
      || coalesce((select string_agg(concat_ws(E'\n', text, visitors), E'\n' order by text) from search_past_query), '')) as signature`.execute(
    tx,
  );
  return rows[0]?.signature ?? '';
}

/**
 * Each visitor of a product counts once: by the position of the click (a place that everybody looks at says less) and halved with each half-life; an
 * order of it counts besides. Visitors of one address beyond the second of a day are left out. @param now decay counts to this moment
 */
export async function learnOrders(tx: Tx, now: Date, rule: LearningRule): Promise<void> {
  const {
    halfLifeDays,
    orderWeight,
    positionBias,
    maxClickWeight,
    minVisitors,
    maxVisitorsOfAddress,
    minShare,
    maxProducts,
    maxQueries,
  } = rule;
  const decay = (moment: string) =>
    sql`power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - ${sql.ref(moment)})) / 86400 / ${halfLifeDays}::float8)`;
  await sql`delete from search_learned`.execute(tx);
  await sql`
    insert into search_learned (query, product_id, place, weight, visitors, orders)
    with numbered as (
      select *, row_number() over (partition by query, product_id, source order by clicked_at, visitor) as of_source from search_click
    ), weighed as (
      select query, product_id, count(*)::int as visitors, count(ordered_at)::int as orders,
        sum(${decay('clicked_at')} * least(power(position, ${positionBias}::float8), ${maxClickWeight}::float8)
          + case when ordered_at is null then 0 else ${orderWeight}::float8 * ${decay('ordered_at')} end) as weight
      from numbered where of_source <= ${maxVisitorsOfAddress}
      group by query, product_id having count(*) >= ${minVisitors}
    ), placed as (
      select *, row_number() over (partition by query order by weight desc, product_id) as place,
        max(weight) over (partition by query) as best, sum(weight) over (partition by query) as of_query from weighed
    ), ranked as (
      select *, dense_rank() over (order by of_query desc, query) as query_rank from placed
      where place <= ${maxProducts} and weight >= best * ${minShare}::float8
    )
    select query, product_id, place, weight, visitors, orders from ranked where query_rank <= ${maxQueries}`.execute(
    tx,
  );
}

/** Queries that led enough visitors to any product. */
export async function listClickedQueries(
  tx: Tx,
  rule: LearningRule,
): Promise<{ text: string; visitors: number }[]> {
  const { rows } = await sql<{ text: string; visitors: number }>`
    with visits as (
      select distinct query, visitor, source from search_click
    ), numbered as (
      select *, row_number() over (partition by query, source order by visitor) as of_source from visits
    )
    select query as text, count(distinct visitor)::int as visitors from numbered where of_source <= ${rule.maxVisitorsOfAddress}
    group by query having count(distinct visitor) >= ${rule.minVisitors}
    order by 2 desc, 1 limit ${rule.maxQueries}`.execute(tx);
  return rows;
}

export async function storePastQueries(
  tx: Tx,
  queries: readonly { text: string; visitors: number }[],
): Promise<void> {
  await sql`delete from search_past_query`.execute(tx);
  await sql`insert into search_past_query (text, visitors)
    select * from unnest(${queries.map(({ text }) => text)}::text[], ${queries.map(({ visitors }) => visitors)}::int[])`.execute(
    tx,
  );
}

/** Of words with digits: the terms that some product has. */
export async function listTermsOfProducts(tx: Tx, terms: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ term: number }>`
    select term from unnest(${[...terms]}::int[]) term
    where exists (select from search_document d where (d.fv || d.terms) operator(pg_catalog.@>) array[term])`.execute(
    tx,
  );
  return new Set(rows.map(({ term }) => term));
}

export async function listPartKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    key: string;
  }>`select distinct key from part_key where key = any(${[...keys]}::text[])`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/** @param query null: of every query. @returns whether there was anything */
export async function deleteLearned(tx: Tx, query: string | null): Promise<boolean> {
  const tables = [
    ['search_click', 'query'],
    ['search_learned', 'query'],
    ['search_past_query', 'text'],
  ] as const;
  let deleted = 0n;
  for (const [table, column] of tables) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
      where ${query}::text is null or ${sql.ref(column)} = ${query}`.execute(tx);
    deleted += numAffectedRows;
  }
  return deleted > 0n;
}

export type LearnedRow = {
  productId: number;
  place: number;
  weight: number;
  visitors: number;
  orders: number;
};

export async function listLearned(db: Db | Tx, query: string): Promise<LearnedRow[]> {
  const { rows } = await sql<LearnedRow>`
    select product_id as "productId", place, weight, visitors, orders from search_learned where query = ${query} order by place`.execute(
    db,
  );
  return rows;
}

export async function isLearningOn(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    value: unknown;
  }>`select value from setting where name = 'search-learning'`.execute(db);
  return rows[0]?.value !== false;
}

/** Sort ranks and terms of some products, and the words of some terms, for the explanation of an order. */
export async function readRankFacts(
  db: Db,
  ids: readonly number[],
  terms: readonly number[],
): Promise<{
  factsOf(id: number): { sortRank: number; terms: ReadonlySet<number> };
  words: ReadonlyMap<number, string>;
}> {
  const { rows } = await sql<{ id: number; sortRank: number; terms: number[] }>`
    select id, sort_rank as "sortRank", array(select t from unnest(terms) t where t = any(${[...terms]}::int[])) as terms
    from search_document where id = any(${[...ids]}::int[])`.execute(db);
  const words = await sql<{ hash: number; term: string }>`
    select distinct on (hash) hash, term from search_term where hash = any(${[...terms]}::int[]) order by hash, frequency desc, term`.execute(
    db,
  );
  const facts = new Map(
    rows.map((row) => [row.id, { sortRank: row.sortRank, terms: new Set(row.terms) }]),
  );
  return {
    factsOf: (id) => facts.get(id) ?? { sortRank: 0, terms: new Set() },
    words: new Map(words.rows.map(({ hash, term }) => [hash, term])),
  };
}
