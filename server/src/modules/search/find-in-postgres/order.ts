// Order of hits in PostgreSQL, and the page of them. [decisions §1]
import { perBaseIn } from '../../pricing/index.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import type { Parameters } from './parameters.ts';

export function windowOf(plan: QueryPlan, parameters: Parameters): string {
  return `limit ${parameters.plain(plan.count, 'int')} offset ${parameters.plain(plan.start, 'int')}`;
}

/** `hits` has id, sort_rank and rank_bucket; its other columns are passed on. */
export function sortedPage(hits: string, plan: QueryPlan, parameters: Parameters): string {
  const { join, order } = sortOf(plan, parameters);
  return `select h.* from ${hits} h ${join} order by ${order} ${windowOf(plan, parameters)}`;
}

/** A scope with this part of all products or more is walked. */
const GREAT_PART = 0.1;
/** So many products are walked at most: those of a scope may all come last ("motors", by price). */
const MAX_WALKED = 20_000;

/**
 * A page of a scope with a great part of all products: all products are walked in the order that is asked, which an index has, until the page is
 * full. Where that is not enough the scope's products are sorted, as those of smaller scopes are.
 * @returns a step `walked` for the `with` of the statement, and the page that reads it
 */
export function browsedPage(
  scope: { id: number; parameter: string; total: string },
  plan: QueryPlan,
  parameters: Parameters,
): WalkedPage {
  const sorted = sortedPage(
    `(select id, sort_rank, rank_bucket from search_scope_rank where scope = ${scope.parameter})`,
    plan,
    parameters,
  );
  const order = walkOf(plan);
  if (order === undefined) return { ctes: [], page: sorted };
  const buckets = parameters.ints(scope.id < 0 ? [3, 4, 5, 6] : [4]);
  const walked = `walked as materialized (
    select s.id, s.sort_rank, s.rank_bucket
    from (select ${order.key} as key, p.sort_rank, p.id from ${order.from}
      where ${scope.total} >= ${parameters.plain(Math.ceil(plan.products * GREAT_PART), 'int')}
      order by key ${order.direction}, p.sort_rank, p.id limit ${MAX_WALKED}) all_products
    cross join lateral (select id, sort_rank, rank_bucket from search_scope_rank
      where scope = ${scope.parameter} and rank_bucket = any(${buckets}) and sort_rank = all_products.sort_rank and id = all_products.id limit 1) s
    order by all_products.key ${order.direction}, all_products.sort_rank, all_products.id ${windowOf(plan, parameters)})`;
  const isFull = `(select count(*) from walked) = ${parameters.plain(plan.count, 'int')}`;
  return {
    ctes: [walked],
    page: `select * from walked where ${isFull} union all select id, sort_rank, rank_bucket from (${sorted}) sorted where not ${isFull}`,
  };
}

type WalkedPage = { ctes: string[]; page: string };

/** Orders that an index has; prices in other currencies depend on the rates of the day. */
function walkOf({
  sort,
  currency,
  rates,
  locale,
}: QueryPlan): { key: string; from: string; direction: 'asc' | 'desc' } | undefined {
  const byName = { key: `n.${locale}`, from: 'search_name n join product p on p.id = n.id' };
  const isBase = perBaseIn(rates, currency) === undefined;
  const byPrice = { key: 'coalesce(p.discount_base, p.price_base)', from: 'product p' };
  switch (sort) {
    case 'name-asc':
      return { ...byName, direction: 'asc' };
    case 'name-desc':
      return { ...byName, direction: 'desc' };
    case 'price-asc':
      return isBase ? { ...byPrice, direction: 'asc' } : undefined;
    case 'price-desc':
      return isBase ? { ...byPrice, direction: 'desc' } : undefined;
    case 'newest':
      return { key: 'p.created_at', from: 'product p', direction: 'desc' };
    default:
      return undefined;
  }
}

function sortOf(plan: QueryPlan, parameters: Parameters): { join: string; order: string } {
  const otherwise = 'h.sort_rank, h.id';
  const product = 'join product p on p.id = h.id';
  switch (plan.sort) {
    case 'default':
      return { join: '', order: `h.rank_bucket, ${learnedPlace(plan, parameters)}${otherwise}` };
    case 'name-asc':
      return { join: 'join search_name n on n.id = h.id', order: `n.${plan.locale}, ${otherwise}` };
    case 'name-desc':
      return {
        join: 'join search_name n on n.id = h.id',
        order: `n.${plan.locale} desc, ${otherwise}`,
      };
    case 'price-asc':
      return { join: product, order: `${priceOf(plan, parameters)}, ${otherwise}` };
    case 'price-desc':
      return { join: product, order: `${priceOf(plan, parameters)} desc, ${otherwise}` };
    case 'newest':
      return { join: product, order: `p.created_at desc, ${otherwise}` };
    case 'rating':
      return {
        join: product,
        order: `p.rating_sum::float8 / nullif(p.rating_count, 0) desc nulls last, p.rating_count desc, ${otherwise}`,
      };
  }
}

/** Products without a place in the learned order come behind those that have one. */
function learnedPlace({ learned }: QueryPlan, parameters: Parameters): string {
  return learned.length === 0 ? '' : `array_position(${parameters.ints(learned)}, h.id), `;
}

/** Charged price in the chosen currency; unrounded, which sorts the same. */
function priceOf(plan: QueryPlan, parameters: Parameters): string {
  const charged = 'coalesce(p.discount_base, p.price_base)';
  const perBaseE9 = perBaseIn(plan.rates, plan.currency);
  if (perBaseE9 === undefined) return charged;
  // A code of three capital letters.
  const own = `(p.own_prices ->> '${plan.currency}')`;
  return `coalesce(${own}::float8 * ${charged} / p.price_base, ${charged}::float8 * ${parameters.plain(perBaseE9 / 1e9, 'float8')})`;
}
