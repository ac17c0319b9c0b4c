// Cache of featured products: a dozen is chosen among hundreds, the same for every visitor, so the choice is kept for a second.
import type { Db } from '../../../platform/db/index.ts';
import { whenPublicChanges } from '../../../platform/kept/index.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/** Only which and how many; names, prices and stock are read each time. */
export type Choice = { total: number; ids: number[] };

const MAX_AGE_MS = 1_000;
/** Browse scopes and windows; very many different ones start the rest anew. */
const MAX_CHOICES = 200;
let cacheByDatabase = new WeakMap<object, Map<string, Choice & { until: number }>>();
whenPublicChanges(() => {
  cacheByDatabase = new WeakMap();
});

export function cachedChoice(db: Db, plan: QueryPlan): Choice | undefined {
  const choice = cacheByDatabase.get(db)?.get(keyOf(plan));
  return choice === undefined || choice.until < performance.now() ? undefined : choice;
}

export function cacheChoice(db: Db, plan: QueryPlan, choice: Choice): void {
  let choices = cacheByDatabase.get(db);
  if (choices === undefined) {
    choices = new Map();
    cacheByDatabase.set(db, choices);
  }
  if (choices.size >= MAX_CHOICES) choices.clear();
  choices.set(keyOf(plan), { ...choice, until: performance.now() + MAX_AGE_MS });
}

function keyOf({ browseScope, start, count }: QueryPlan): string {
  return `${browseScope} ${start} ${count}`;
}
