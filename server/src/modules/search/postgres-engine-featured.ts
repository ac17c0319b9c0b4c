// Which products are featured? A dozen is chosen among hundreds, and everybody gets the same, so the choice is kept for a second.
import type { Db } from '../../platform/db/index.ts';
import { whenPublicChanges } from '../../platform/kept/index.ts';
import type { HitsPlan } from './postgres-engine-plan.ts';

/** Only which and how many; names, prices and stock are read each time. */
export type Choice = { total: number; ids: number[] };

const KEPT_MS = 1_000;
/** Places and windows; whoever asks for very many different ones starts the rest anew. */
const MOST_KEPT = 200;
let keptByDatabase = new WeakMap<object, Map<string, Choice & { until: number }>>();
whenPublicChanges(() => {
  keptByDatabase = new WeakMap();
});

export function keptChoice(db: Db, plan: HitsPlan): Choice | undefined {
  const choice = keptByDatabase.get(db)?.get(keyOf(plan));
  return choice === undefined || choice.until < performance.now() ? undefined : choice;
}

export function keepChoice(db: Db, plan: HitsPlan, choice: Choice): void {
  let kept = keptByDatabase.get(db);
  if (kept === undefined) {
    kept = new Map();
    keptByDatabase.set(db, kept);
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(keyOf(plan), { ...choice, until: performance.now() + KEPT_MS });
}

function keyOf({ place, start, count }: HitsPlan): string {
  return `${place} ${start} ${count}`;
}
