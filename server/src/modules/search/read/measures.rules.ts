// Measures of a query: its numbers with their units, ranges, and the roles that the words beside them give ("bore 25", "30 to 50 mm").
import { convert } from '@millwright/contracts';
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import { termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { meaningOfWord, type PhraseIndex } from '../lexicon/phrases.rules.ts';
import type { Piece } from './pieces.rules.ts';
import { type Item, textOf } from './recognise.rules.ts';
import { UNIT_NAMES } from './tables/unit-names.rules.ts';

export type Measure = {
  items: Item[];
  value: number;
  /** Upper end of a range. */
  max: number | undefined;
  /** As convert() of the contracts calls it; '' for none. */
  unit: string;
  /** Attribute groups that the words beside the number name. */
  roles: readonly number[];
  words: string;
  chunk: number;
};

const BETWEEN = new Set(['between', 'между', 'بين']);
const AND = new Set(['and', 'и', 'و']);
const TO = new Set(['to', 'till', 'upto', 'до', 'по', 'الي', 'لغايه', 'حتي', 'ال']);

/** @returns measures in order; a number whose letters are no unit is none */
export function measuresOf(
  items: readonly Item[],
  { phrases, attributes }: Pick<Dictionary, 'phrases' | 'attributes'>,
): Measure[] {
  const measures: Measure[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    const [piece] = item.pieces;
    if (item.pieces.length !== 1 || piece?.number === undefined || isMeant(item, piece)) continue;
    const own: Item[] = [item];
    let unit = unitOf(piece.number.unit, phrases);
    if (unit === undefined) continue;
    if (unit === '' && items[i + 1]?.meaning?.unit != null) {
      unit = UNIT_NAMES[items[i + 1]?.meaning?.unit ?? ''] ?? '';
      own.push(items[i + 1] as Item);
    }
    measures.push({
      items: own,
      value: piece.number.value,
      max: undefined,
      unit,
      roles: [],
      words: own.flatMap((of) => of.pieces.map(({ text }) => text)).join(' '),
      chunk: piece.chunk,
    });
  }
  return withRoles(
    withLimits(withRanges(withSigns(measures, items), items), items),
    items,
    attributes,
  );
}

/** "304" is a steel; "220v" is a measure, whatever else the lexicon knows of it. */
function isMeant({ meaning }: Item, { number }: Piece): boolean {
  if (meaning === undefined) return false;
  return (
    number?.unit === '' ||
    meaning.categories.length + meaning.roles.length > 0 ||
    meaning.isNoise ||
    meaning.isQuantity
  );
}

/** Rewritten from a minus before a temperature. */
const BELOW_ZERO = 'below0';

function withSigns(measures: Measure[], items: readonly Item[]): Measure[] {
  for (const measure of measures) {
    const before = items[items.indexOf(measure.items[0] as Item) - 1];
    if (before?.pieces[0]?.text !== BELOW_ZERO) continue;
    measure.value = -measure.value;
    measure.items.unshift(before);
  }
  return measures;
}

const BELOW = new Set(
  'less under below upto max maximum smaller меньше менее не до макс اقل تحت حتي اصغر'.split(' '),
);
const ABOVE = new Set(
  'more over above min minimum greater larger больше более от свыше мин اكثر فوق اكبر'.split(' '),
);
const THAN = new Set('than to чем من'.split(' '));
/** No size of a part is beyond. */
const NO_LIMIT = 1e9;

/** "less than 40", "от 50": everything up to the number or from it on. */
function withLimits(measures: Measure[], items: readonly Item[]): Measure[] {
  for (const measure of measures) {
    if (measure.max !== undefined) continue;
    let at = items.indexOf(measure.items[0] as Item) - 1;
    // "sds max 40 mm": part of a name.
    if (items[at]?.pieces[0]?.text === 'max' && items[at - 1]?.pieces.at(-1)?.text === 'sds')
      continue;
    const wordAt = (): string =>
      items[at]?.meaning === undefined || items[at]?.meaning?.isNoise
        ? (items[at]?.pieces[0]?.text ?? '')
        : '';
    const words: Item[] = [];
    if (THAN.has(wordAt())) words.push(items[at--] as Item);
    const isBelow = BELOW.has(wordAt()) && (words.length > 0 || !['до', 'не'].includes(wordAt()));
    const isAbove = !isBelow && ABOVE.has(wordAt()) && wordAt() !== 'от';
    if (!isBelow && !isAbove) continue;
    measure.max = isBelow ? measure.value : NO_LIMIT;
    if (isBelow) measure.value = 0;
    measure.items.unshift(items[at] as Item, ...words);
    // A chip says the limit, not the number alone.
    measure.words = [...measure.items.slice(0, words.length + 1).map(textOf), measure.words].join(
      ' ',
    );
  }
  return measures;
}

/** The unit in letters behind a number; undefined for letters that are none. */
function unitOf(letters: string, phrases: PhraseIndex): string | undefined {
  const known = UNIT_NAMES[letters];
  if (known !== undefined) return known;
  const unit = meaningOfWord(phrases, termOf(letters))?.unit;
  return unit == null ? undefined : UNIT_NAMES[unit];
}

function withRanges(measures: readonly Measure[], items: readonly Item[]): Measure[] {
  const ranges: Measure[] = [];
  for (const measure of measures) {
    const before = ranges.at(-1);
    const last = before?.items.at(-1);
    const between =
      last === undefined
        ? []
        : items.slice(items.indexOf(last) + 1, items.indexOf(measure.items[0] as Item));
    const isBetween =
      BETWEEN.has(items[items.indexOf(before?.items[0] as Item) - 1]?.pieces[0]?.text ?? '') &&
      AND.has(between[0]?.pieces[0]?.text ?? '');
    const linked = between.filter(({ meaning }) => (meaning?.roles.length ?? 0) === 0);
    const isTo =
      linked.length === 1 && TO.has(linked[0]?.pieces[0]?.text ?? '') && between[0] === linked[0];
    const chunkText = measure.items[0]?.pieces[0]?.chunkText ?? '';
    const first = before?.items[0];
    const hasRole =
      first !== undefined && (items[items.indexOf(first) - 1]?.meaning?.roles.length ?? 0) > 0;
    const isSpan = hasRole
      ? /^\d+(?:\.\d+)?-\d+(?:\.\d+)?[a-zа-я]*$/u.test(chunkText)
      : /^\d+(?:\.\d+)?-\d+(?:\.\d+)?[a-zа-я]+$/u.test(chunkText);
    const isDash =
      between.length === 0 && before !== undefined && before.chunk === measure.chunk && isSpan;
    if (
      before !== undefined &&
      before.max === undefined &&
      measure.value > before.value &&
      (isTo || isDash || isBetween)
    ) {
      before.max = measure.value;
      before.unit = measure.unit;
      before.items.push(...between, ...measure.items);
      before.words = `${before.words}-${measure.words}`;
    } else ranges.push(measure);
  }
  return ranges;
}

/** A word of a role belongs to the number before it, when that has none yet; else to the one behind. */
function withRoles(
  measures: Measure[],
  items: readonly Item[],
  attributes: Dictionary['attributes'],
): Measure[] {
  const fits = ({ unit }: Measure, roles: readonly number[]): boolean =>
    unit === '' ||
    roles.some(
      (group) =>
        convert(1, unit, attributes.get(group - GROUP.attribute)?.unit ?? null) !== undefined,
    );
  const isValueOf = (roles: readonly number[], { value }: Measure): boolean =>
    roles.some((group) =>
      attributes
        .get(group - GROUP.attribute)
        ?.values.some(({ number, name }) => number === value || name.en === String(value)),
    );
  for (const [i, item] of items.entries()) {
    const roles = item.meaning?.roles ?? [];
    if (roles.length === 0 || saysValue(next(items, i), roles)) continue;
    const before = measures.find((measure) => measure.items.at(-1) === previous(items, i));
    // A noun that is a role too names the part: a drill is no "flutes" of the number behind.
    if (
      before === undefined &&
      item.pieces.length === 1 &&
      (item.meaning?.categories.length ?? 0) > 0
    )
      continue;
    const behind = measures.find((measure) => measure.items.includes(next(items, i) as Item));
    // "10 mm dia 2 flute": the number behind has a word of its own.
    // "47mm od 25nos": a number of pieces is no size.
    const isNamed = (measure: Measure): boolean => {
      const named = items[items.indexOf(measure.items.at(-1) as Item) + 1]?.meaning;
      return (named?.roles.length ?? 0) > 0 || named?.isQuantity === true;
    };
    const isLone = (measure: Measure): boolean =>
      !measures.some((other) => other !== measure && other.chunk === measure.chunk);
    // "16x10 length 50": a number of a size has its role by its place.
    // "40 hp, shaft 55 mm": power is no diameter; "flap wheel 115 grit 60": there is no grit 115.
    const isOfBehind =
      behind !== undefined &&
      before !== undefined &&
      ((!isLone(before) && isLone(behind)) ||
        (before.unit !== '' && behind.unit === '' && !isNamed(behind)) ||
        (!fits(before, roles) && fits(behind, roles)) ||
        (before.unit === '' &&
          behind.unit === '' &&
          !isNamed(behind) &&
          !isValueOf(roles, before) &&
          isValueOf(roles, behind)));
    const word = item.pieces[0]?.text ?? '';
    const isAhead =
      behind !== undefined && (AHEAD.has(word) || (!LATIN.test(word) && !isNamed(behind)));
    const target =
      before !== undefined && before.roles.length === 0 && !isOfBehind && !isAhead
        ? before
        : behind;
    if (target === undefined || target.roles.length > 0) continue;
    target.roles = roles;
    target.items.push(item);
  }
  return measures;
}

/** Signs that never stand behind their number: "elbow 45 DN 50". */
const AHEAD = new Set(['dn', 'ду', 'du', 'nps']);
/** Russian and Arabic name a size before its number ("кольцо 40 сечение 3"). */
const LATIN = /^[a-z]/;

/** "for bolt M8" behind a cross-section: the role has its value. */
function saysValue(item: Item | undefined, roles: readonly number[]): boolean {
  return (
    item?.meaning?.properties.some(({ facets }) =>
      facets.some((facet) => roles.includes(groupOf(facet))),
    ) === true
  );
}

const LITTLE = new Set(
  'of is a the = dia size between from about approx на от около между من بين حوالي'.split(' '),
);

function previous(items: readonly Item[], i: number): Item | undefined {
  return items[i - 1];
}

function next(items: readonly Item[], i: number): Item | undefined {
  const item = items[i + 1];
  return item !== undefined && item.meaning === undefined && LITTLE.has(item.pieces[0]?.text ?? '')
    ? items[i + 2]
    : item;
}
