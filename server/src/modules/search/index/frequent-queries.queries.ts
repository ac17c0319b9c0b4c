// Queries of frequent words and queries: chosen when the index is built, with their order and counts.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import {
  type Frequent,
  frequentOf,
  readFrequentQuery,
  scopeOfFrequentQuery,
} from '../lexicon/frequent-queries.rules.ts';

export async function readFrequent(tx: Tx): Promise<Frequent> {
  return frequentOf(
    await tx.selectFrom('search_frequent_query').select(['term', 'wording']).execute(),
  );
}

/**
 * Chooses the frequent words, and of `queries` the frequent ones, anew and writes their orders and counts; words (search_term) are there already. Words of names only:
 * those are typed, and the words of descriptions would be five times as many rows.
 */
export async function chooseFrequent(
  tx: Tx,
  from: number,
  queries: readonly string[],
): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`delete from search_frequent_query`.execute(tx);
  await sql`delete from search_scope_rank where scope < 0`.execute(tx);
  await sql`delete from facet_count where scope < 0`.execute(tx);
  await sql`insert into search_frequent_query select t from search_document, unnest(name_terms) t
    where t in (select hash from search_term) group by t having count(*) >= ${from}::int`.execute(
    tx,
  );
  await sql`insert into search_scope_rank (scope, rank_bucket, sort_rank, id)
    select term, case when term = any(name_terms) then 3 else 4 end, sort_rank, id
    from search_document cross join lateral unnest(terms) t join search_frequent_query f on f.term = t order by 1, 2, 3, 4`.execute(
    tx,
  );
  await chooseQueries(tx, from, queries);
  await sql`insert into facet_count (scope, facet, n)
    select s.scope, f.facet, count(*)::int from search_scope_rank s join search_document d on d.id = s.id
    cross join lateral (select 0 as facet union all select unnest(d.fv)) f where s.scope < 0 group by 1, 2`.execute(
    tx,
  );
}

/** A product is found by one term of each set, then it must have them all. */
async function chooseQueries(tx: Tx, from: number, queries: readonly string[]): Promise<void> {
  const sets = queries.flatMap((query) => {
    const { sets, categoryIntent } = readFrequentQuery(query);
    return sets.map((terms) => ({
      scope: scopeOfFrequentQuery(query),
      wording: query,
      intent: categoryIntent,
      term: terms[0],
      terms,
    }));
  });
  await sql`with sets as materialized (
      select scope, wording, term, array(select jsonb_array_elements_text(terms)::int) as terms,
        array(select jsonb_array_elements_text(intent)::int) as intent
      from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as r (scope int, wording text, term int, terms jsonb, intent jsonb)
    ), fitting as materialized (
      select s.scope, d.sort_rank, d.id, min(case when d.name_terms operator(pg_catalog.@>) s.terms then 3 else 4 end
        + case when s.intent = '{}' or d.fv operator(pg_catalog.&&) s.intent then 0 else 2 end) as rank_bucket
      from search_document d cross join lateral unnest(d.terms) t join sets s on s.term = t and d.terms operator(pg_catalog.@>) s.terms
      group by s.scope, d.sort_rank, d.id
    ), chosen as (
      insert into search_frequent_query (term, wording)
      select distinct s.scope, s.wording from sets s where s.scope in (select scope from fitting group by scope having count(*) >= ${from}::int)
      returning term
    )
    insert into search_scope_rank (scope, rank_bucket, sort_rank, id)
    select scope, rank_bucket, sort_rank, id from fitting where scope in (select term from chosen) order by 1, 2, 3, 4`.execute(
    tx,
  );
}
