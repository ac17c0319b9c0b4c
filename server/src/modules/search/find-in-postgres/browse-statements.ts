// Statements of a browse scope, a frequent word or query, and the featured products: the page in its precomputed order with precomputed counts.
import type { Locale } from '@millwright/contracts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { browsedPage, windowOf } from './order.ts';
import { Parameters, type Statement } from './parameters.ts';
import { finish, NOTHING, precomputedCounts, precomputedTotal } from './statement-parts.ts';

/** `featured` chooses among so many of the first by sort rank. */
const FEATURED_FROM = 400;

/** @param of a browse scope, or that of a frequent word or query */
export function browseStatement(plan: QueryPlan, of: number): Statement {
  const parameters = new Parameters();
  const scope = parameters.plain(of, 'int');
  if (plan.sort === 'default') {
    const page = `select id, rank_bucket from search_scope_rank where scope = ${scope} order by rank_bucket, sort_rank, id ${windowOf(plan, parameters)}`;
    return finish(
      { ...NOTHING, page: withFacets(page), total: precomputedTotal(scope), main: precomputedCounts(scope) },
      plan.locale,
      parameters,
    );
  }
  const { ctes, page } = browsedPage({ id: of, parameter: scope, total: precomputedTotal(scope) }, plan, parameters);
  return finish(
    { ...NOTHING, ctes, page: withFacets(page), total: precomputedTotal(scope), main: precomputedCounts(scope) },
    plan.locale,
    parameters,
  );
}

/** The first of a browse scope by sort rank, one of each category before the second of any. */
export function featuredStatement(plan: QueryPlan): Statement {
  const parameters = new Parameters();
  const scope = parameters.plain(plan.browseScope, 'int');
  const page = `select t.id, 4 as rank_bucket from (
      select s.id, s.sort_rank, row_number() over (partition by p.category_id order by s.sort_rank, s.id) as turn
      from (select id, sort_rank from search_scope_rank where scope = ${scope} order by rank_bucket, sort_rank, id limit ${FEATURED_FROM}) s
      join product p on p.id = s.id) t
    order by t.turn, t.sort_rank, t.id ${windowOf(plan, parameters)}`;
  return finish({ ...NOTHING, page: withFacets(page), total: precomputedTotal(scope) }, plan.locale, parameters);
}

/** A page whose products are chosen already. */
export function chosenStatement({ total, ids }: { total: number; ids: readonly number[] }, locale: Locale): Statement {
  const parameters = new Parameters();
  const page = `select p.id, 4 as rank_bucket from unnest(${parameters.ints(ids)}) with ordinality k (id, n) join product p on p.id = k.id and p.published order by k.n`;
  return finish({ ...NOTHING, page: withFacets(page), total: parameters.plain(total, 'int') }, locale, parameters);
}

/** A page of search_scope_rank knows no facets; few rows, so they are looked up singly. */
function withFacets(page: string): string {
  return `select o.*, (select d.encoded_row from search_document d where d.id = o.id) as encoded_row from (${page}) o`;
}
