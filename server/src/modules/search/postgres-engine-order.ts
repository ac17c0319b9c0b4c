// In which order do hits come, and which of them are on the page? [decisions §1]
import type { HitsPlan, Parameters } from './postgres-engine-plan.ts';

export function windowOf(plan: HitsPlan, parameters: Parameters): string {
  return `limit ${parameters.plain(plan.count, 'int')} offset ${parameters.plain(plan.start, 'int')}`;
}

/** `hits` has id, popularity and tier; what else it has goes along. */
export function sortedPage(hits: string, plan: HitsPlan, parameters: Parameters): string {
  const { join, order } = sortOf(plan, parameters);
  return `select h.* from ${hits} h ${join} order by ${order} ${windowOf(plan, parameters)}`;
}

function sortOf(plan: HitsPlan, parameters: Parameters): { join: string; order: string } {
  const otherwise = 'h.popularity, h.id';
  const product = 'join product p on p.id = h.id';
  switch (plan.sort) {
    case 'default':
      return { join: '', order: `h.tier, ${otherwise}` };
    case 'name-asc':
      return { join: 'join search_name n on n.id = h.id', order: `n.${plan.locale}, ${otherwise}` };
    case 'name-desc':
      return { join: 'join search_name n on n.id = h.id', order: `n.${plan.locale} desc, ${otherwise}` };
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

/** What is charged, in the chosen currency; unrounded, which orders the same. */
function priceOf(plan: HitsPlan, parameters: Parameters): string {
  const charged = 'coalesce(p.discount_inr, p.price_inr)';
  if (plan.currency === 'INR') return charged;
  const own = plan.currency === 'USD' ? 'p.price_usd' : 'p.price_sar';
  return `coalesce(${own}::float8 * ${charged} / p.price_inr, ${charged}::float8 * ${parameters.plain(plan.rates[plan.currency] / 1e9, 'float8')})`;
}
