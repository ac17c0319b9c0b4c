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
    return finish(
      {
        ...NOTHING,
        page: withFacets(precomputedPage(scope, plan, parameters)),
        total: precomputedTotal(scope),
        main: precomputedCounts(scope),
      },
      plan.locale,
      parameters,
    );
  }
  const { ctes, page } = browsedPage(
    { id: of, parameter: scope, total: precomputedTotal(scope) },
    plan,
    parameters,
  );
  return finish(
    {
      ...NOTHING,
      ctes,
      page: withFacets(page),
      total: precomputedTotal(scope),
      main: precomputedCounts(scope),
    },
    plan.locale,
    parameters,
  );
}

/** Precomputed order; what is learned comes first within its rank bucket, without sorting the scope. */
function precomputedPage(scope: string, plan: QueryPlan, parameters: Parameters): string {
  const precomputed = `select id, rank_bucket, sort_rank from search_scope_rank where scope = ${scope}`;
  const inOrder = 'rank_bucket, sort_rank, id';
  if (plan.learned.length === 0)
    return `select id, rank_bucket from search_scope_rank where scope = ${scope} order by ${inOrder} ${windowOf(plan, parameters)}`;
  const learned = parameters.ints(plan.learned);
  return `select id, rank_bucket from (
      select id, rank_bucket, sort_rank, array_position(${learned}, id) as place from (${precomputed} and id = any(${learned})) chosen
      union all
      select id, rank_bucket, sort_rank, null from (${precomputed} and id <> all(${learned})
        order by ${inOrder} limit ${parameters.plain(plan.start + plan.count, 'int')}) others) both_parts
    order by rank_bucket, place, sort_rank, id ${windowOf(plan, parameters)}`;
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
  return finish(
    { ...NOTHING, page: withFacets(page), total: precomputedTotal(scope) },
    plan.locale,
    parameters,
  );
}

/** A page whose products are chosen already. */
export function chosenStatement(
  { total, ids }: { total: number; ids: readonly number[] },
  locale: Locale,
): Statement {
  const parameters = new Parameters();
  const page = `select p.id, 4 as rank_bucket from unnest(${parameters.ints(ids)}) with ordinality k (id, n) join product p on p.id = k.id and p.published order by k.n`;
  return finish(
    { ...NOTHING, page: withFacets(page), total: parameters.plain(total, 'int') },
    locale,
    parameters,
  );
}

/** A page of search_scope_rank knows no facets; few rows, so they are looked up singly. */
function withFacets(page: string): string {
  return `select o.*, (select d.encoded_row from search_document d where d.id = o.id) as encoded_row from (${page}) o`;
}
