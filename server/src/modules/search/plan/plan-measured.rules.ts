// Plans of measured sizes: all as measured, then the nearest for what is least firm, then fewer sizes; the firmest is never given up. [house §6]
import { NO_FILTERS, type SearchInput } from '@millwright/contracts';
import type { CategoryEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import type { MeasuredConstraint } from '../read/assign-measured.rules.ts';
import { planOfReading } from './plan-reading.rules.ts';
import type { PlanOptions } from './planned.rules.ts';
import type { QueryPlan } from './query-plan.ts';

export type MeasuredPlan = { plan: QueryPlan; constraints: MeasuredConstraint[] };

const MAX_TRIED = 24;

/** @param constraints at least one */
export function measuredPlans(
  constraints: readonly MeasuredConstraint[],
  category: CategoryEntry,
  dictionary: Dictionary,
  options: PlanOptions,
): MeasuredPlan[] {
  const input: SearchInput = {
    text: '',
    scope: 'all',
    place: { by: 'category', lineage: category.token },
    filters: NO_FILTERS,
    sort: 'default',
    start: 0,
    count: 1,
    currency: 'base',
  };
  return relaxedMeasures(constraints).map((own) => {
    const reading = { ...NO_READING, constraints: own };
    const read = { reading, givenUp: { constraints: [], words: [] } };
    const { plan } = planOfReading(
      input,
      { read, scope: { facet: category.id, category }, groups: [] },
      dictionary,
      options,
    );
    return { plan, constraints: own };
  });
}

const NO_READING = {
  wishes: [],
  words: [],
  notUnderstood: [],
  leftOut: [],
  foreignManufacturer: null,
  notSold: null,
  quantity: null,
  key: '',
  corrected: null,
  hasNoise: false,
};

/** What is demanded, from all of it to the firmest alone. Of equally firm sizes the last of the form is the softest. */
export function relaxedMeasures<
  Own extends Pick<MeasuredConstraint, 'facets' | 'near' | 'close' | 'isNearest' | 'firmness'>,
>(constraints: readonly Own[]): Own[][] {
  const softest = [...constraints]
    .map((one, i) => ({ one, i }))
    .sort((a, b) => a.one.firmness - b.one.firmness || b.i - a.i);
  const order = softest.map(({ one }) => one);
  const widened = (isWidened: (one: Own) => boolean, kept: readonly Own[] = constraints): Own[] =>
    kept.map((one) =>
      one.near.length > 0 && isWidened(one)
        ? { ...one, facets: [...new Set([...one.facets, ...one.near])], isNearest: true }
        : one,
    );
  const tried: Own[][] = [[...constraints]];
  // 20 x 3.5 mm on a caliper are the ring of 20.22 x 3.53 mm rather than one of 20 x 3 mm.
  if (constraints.some(({ close = [] }) => close.length > 0))
    tried.push(
      constraints.map((one) => ({
        ...one,
        facets: [...new Set([...one.facets, ...(one.close ?? [])])],
      })),
    );
  for (const one of order) if (one.near.length > 0) tried.push(widened((other) => other === one));
  for (let n = 2; n <= order.length; n++) tried.push(widened((one) => order.indexOf(one) < n));
  for (const one of order) {
    const kept = constraints.filter((other) => other !== one);
    if (kept.length === 0) continue;
    tried.push(
      [...kept],
      widened(() => true, kept),
    );
  }
  for (let n = 2; n < order.length; n++) {
    const kept = constraints.filter((one) => order.indexOf(one) >= n);
    tried.push(
      [...kept],
      widened(() => true, kept),
    );
  }
  // The least that is demanded is always tried.
  return tried.length <= MAX_TRIED
    ? tried
    : [...tried.slice(0, MAX_TRIED - 1), tried.at(-1) as Own[]];
}
