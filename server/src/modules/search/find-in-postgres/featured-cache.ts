// Cache of featured products: a dozen is chosen among hundreds, the same for every visitor, so the choice is kept for a moment.
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/index.ts';
import { KEPT_MS, onInvalidation } from '../../../platform/response-cache/index.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/** Only which and how many; names, prices and stock are read each time. */
export type Choice = { total: number; ids: number[] };

/** Browse scopes and windows. */
const MAX_CHOICES = 200;
let cacheByDatabase = new WeakMap<object, LRUCache<string, Choice>>();
onInvalidation(() => {
  cacheByDatabase = new WeakMap();
});

export function cachedChoice(db: Db, plan: QueryPlan): Choice | undefined {
  return cacheByDatabase.get(db)?.get(keyOf(plan));
}

export function cacheChoice(db: Db, plan: QueryPlan, choice: Choice): void {
  let choices = cacheByDatabase.get(db);
  if (choices === undefined) {
    choices = new LRUCache({ max: MAX_CHOICES, ttl: KEPT_MS });
    cacheByDatabase.set(db, choices);
  }
  choices.set(keyOf(plan), choice);
}

function keyOf({ browseScope, start, count }: QueryPlan): string {
  return `${browseScope} ${start} ${count}`;
}
