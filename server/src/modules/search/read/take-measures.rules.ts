// Numbers of a query taken into its reading: how many are wanted, the poles of a motor by its speed, and sizes in their roles.
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { assignMeasures } from './assign-measures.rules.ts';
import { hasAttribute, polesOf, valuesConstraint } from './equivalents.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import { type Measure, measuresOf } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import type { Item } from './recognise.rules.ts';

/** A reading while it is made: what is understood so far, of which items, in which family. */
export type Draft = {
  constraints: Constraint[];
  done: Set<Item>;
  facts: FamilyFacts;
  dictionary: Dictionary;
};

/** Words that stand before their number; others stand behind. */
const QUANTITY_AHEAD = new Set('qty quantity количество кол عدد الكميه كميه العدد'.split(' '));

/** "50 nos", "qty 50": how many are wanted. */
export function takeQuantity(
  items: readonly Item[],
  { done, dictionary }: Draft,
): Measure | undefined {
  const measures = measuresOf(items, dictionary);
  const pieces = measures.find(({ unit }) => unit === 'pcs');
  const at = items.findIndex(({ meaning }) => meaning?.isQuantity === true);
  const besideAt = (place: number): Measure | undefined =>
    at < 0
      ? undefined
      : measures.find(
          ({ unit, value, items: own }) =>
            unit === '' && Number.isInteger(value) && own.length === 1 && items[place] === own[0],
        );
  const isAhead = QUANTITY_AHEAD.has(items[at]?.pieces[0]?.text ?? '');
  const beside = isAhead
    ? (besideAt(at + 1) ?? besideAt(at - 1))
    : (besideAt(at - 1) ?? besideAt(at + 1));
  for (const item of items) if (item.meaning?.isQuantity === true) done.add(item);
  const quantity = pieces ?? beside ?? aheadOfThread(items, measures);
  for (const item of quantity?.items ?? []) done.add(item);
  return quantity;
}

/** "200 nuts M10": a whole number before the noun, where the size is a thread. */
function aheadOfThread(items: readonly Item[], measures: readonly Measure[]): Measure | undefined {
  const noun = items.findIndex(({ meaning }) => (meaning?.categories.length ?? 0) > 0);
  const isThread = (text: string): boolean => /^m\d/.test(text);
  if (!items.slice(noun + 1).some(({ pieces }) => isThread(pieces[0]?.text ?? '')))
    return undefined;
  return measures.find(
    ({ unit, max, roles, items: own, value }) =>
      unit === '' &&
      max === undefined &&
      roles.length === 0 &&
      Number.isInteger(value) &&
      value > 1 &&
      own.length === 1 &&
      items[noun - 1] === own[0],
  );
}

/** @param quantity is no size */
export function takeMeasures(
  items: readonly Item[],
  draft: Draft,
  quantity: Measure | undefined,
): void {
  const measures = measuresOf(items, draft.dictionary).filter(
    (measure) => !measure.items.some((item) => draft.done.has(item)) && measure !== quantity,
  );
  const open: Measure[] = [];
  const isInch = isInchThread(draft);
  const isMotor = draft.facts.lineages.length > 0 && hasAttribute('efficiency-class', draft);
  for (const typed of measures) {
    const measure =
      isInch && typed.unit === '' && typed.value <= MAX_INCHES
        ? { ...typed, unit: 'in' }
        : isMotor && (KILO.test(typed.words) || isPower(typed, draft))
          ? { ...typed, unit: 'kW' }
          : typed;
    const poles = polesOf(
      isMotor && measure.unit === '' && measure.value > 600 ? { ...measure, unit: 'rpm' } : measure,
    );
    const found =
      poles === undefined ? [] : valuesConstraint('poles', [poles], measure.words, draft);
    if (found.length === 0) open.push(measure);
    else take(draft, found, measure.items);
  }
  const { constraints, unassigned } = assignMeasures(open, draft.constraints, draft);
  const assigned = open.filter((measure) => !unassigned.includes(measure));
  take(
    draft,
    constraints,
    assigned.flatMap((measure) => measure.items),
  );
}

/** A length beside a unified thread is in inches: 3/8-16 x 2. */
function isInchThread({ constraints, dictionary }: Draft): boolean {
  return constraints.some(({ facets }) =>
    /-un[cf]$/.test(dictionary.entries.get(facets[0] ?? 0)?.slug ?? ''),
  );
}

/** A larger number of a motor is rather its frame or voltage. */
const MAX_BARE_POWER = 55;

/** "motor 5.5 3000 rpm": a power that the family has, without its unit. */
function isPower({ value, unit, max, roles, words }: Measure, draft: Draft): boolean {
  if (unit !== '' || max !== undefined || roles.length > 0 || value > MAX_BARE_POWER) return false;
  return valuesConstraint('power', [value], words, draft).length > 0;
}

const MAX_INCHES = 12;
/** Of a motor kilowatts. */
const KILO = /كيلو$/u;

function take(draft: Draft, constraints: readonly Constraint[], items: readonly Item[]): void {
  draft.constraints.push(...constraints);
  for (const item of items) draft.done.add(item);
}
