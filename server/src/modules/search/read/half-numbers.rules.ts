// Half-typed numbers of a query: which size of the family they begin, and the values on offer that begin so ("hex bolt m8 3" -> 30, 35 mm).
import type { AttributeFacet } from '@millwright/contracts';
import { attributeGroup, GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { factsOf } from './family.rules.ts';
import { readQuery } from './read-query.rules.ts';
import type { Constraint, Reading } from './reading.rules.ts';
import { dimensionsOf } from './tables/dimensions.rules.ts';
import { NOMINAL_INCHES } from './tables/nominal-inches.rules.ts';
import { numberIn, signBehind } from './tables/unit-signs.rules.ts';

/** What was typed before the number, as written with it; the number's digits, and the attribute that it begins a value of. */
export type HalfNumber = {
  head: string;
  digits: string;
  attribute: string;
  /** What it names rather than measures: a bearing is called by its number. */
  names: 'rather' | 'also' | null;
};

/** "m10x5" without a noun is a bolt. */
const NOUN_OF_THREADS = 'bolt ';
const THREAD_AND_LENGTH = /^(m\d{1,2}(?:\.\d)?\s?[x×х*]\s?)(\d{0,3})$/u;
/** "25x52x" without a noun is a bearing of which the width is missing. */
const NOUN_OF_BORES = 'bearing ';
const BORE_AND_OUTSIDE = /^((\d{1,3})\s?[x×х*]\s?(\d{2,3})\s?[x×х*]\s?)(\d{0,2})$/u;
const HALF = /^(.*?[\s x×х*])(\d{0,4}(?:[.,]\d?|\/)?)$/u;
/** The size that is said first of families that are not known by a length. */
const SAID_FIRST: readonly (readonly [lineage: string, attribute: string])[] = [
  ['electric-motors', 'power'],
  ['hand-tools/torque-wrenches', 'torque'],
  ['electrical/contactors', 'current'],
  ['electrical/circuit-breakers', 'current'],
];
/** Attributes whose values people call in inches. */
const IN_INCHES = 'nominal-size';
/** The number of a classical belt is its length in inches. */
const BELT_LENGTH = 'inside-length';
const MM_OF_AN_INCH = 25.4;
const SAME_SIZE: Readonly<Record<string, string>> = {
  thread: 'nominal-diameter',
  'pipe-size': 'nominal-size',
};

/** undefined where the text does not end in digits, or says no family that is dimensioned. */
export function halfNumberOf(typed: string, dictionary: Dictionary): HalfNumber | undefined {
  const text = normalise(cutText(typed.trimStart().replace(/,(?=\d?$)/, '.')));
  const thread = THREAD_AND_LENGTH.exec(text);
  const bore = BORE_AND_OUTSIDE.exec(text);
  const isBore = bore !== null && Number(bore[2]) < Number(bore[3]);
  const match = thread ?? HALF.exec(text);
  if (match === null) return undefined;
  const [, head = '', digits = ''] = match;
  if (digits === '' && !/[x×х*]\s?$/u.test(head)) return undefined;
  const noun = thread !== null ? NOUN_OF_THREADS : isBore ? NOUN_OF_BORES : '';
  const query = (noun + head).replace(/(?<![x×х*\s])[x×х*\s]+$/u, '');
  const reading = readQuery(query, dictionary, { corrects: false });
  const attribute = reading.notSold === null ? nextAttribute(reading, dictionary) : undefined;
  return attribute === undefined
    ? undefined
    : {
        head: query,
        digits: digits.replace(',', '.'),
        attribute,
        names: namesOf(query, digits, reading, dictionary),
      };
}

/** Families whose parts are called by a number that begins with their series. */
const CALLED_BY_NUMBER = 'bearings';
const SERIES = 'series';
const MIN_NUMBER = 2;

function namesOf(
  head: string,
  digits: string,
  { constraints }: Reading,
  dictionary: Dictionary,
): HalfNumber['names'] {
  const family = constraints.find(({ kind }) => kind === 'category');
  const { groups, lineages } = factsOf(family?.facets ?? [], dictionary);
  const series = dictionary.attributeBySlug.get(SERIES);
  if (
    digits.length < MIN_NUMBER ||
    /\d/.test(head) ||
    series === undefined ||
    !lineages.some((lineage) => lineage.startsWith(CALLED_BY_NUMBER))
  )
    return null;
  const own = groups.get(attributeGroup(series.id));
  const beginnings = series.values
    .filter(({ id }) => own?.has(id) === true)
    .map(({ name }) => name.en);
  if (HALF_GOST.test(digits) || beginnings.some((beginning) => digits.startsWith(beginning)))
    return 'rather';
  return beginnings.some((beginning) => beginning.startsWith(digits)) ? 'also' : null;
}

/** 6205-2RS, 30205 J: the number without what its manufacturer writes behind it. */
const BASE_NUMBER = /^\d{3,5}/;
/** 180205 is 6205 with seals. */
const HALF_GOST = /^(?:[68]0|1[68]0)[1-4]\d{0,2}$|^1[68]0$/;

/** "bearing 62" -> 6206, 6204: numbers of parts that begin so, in their order. */
export function completedPartNumbers(
  typed: string,
  { digits }: HalfNumber,
  mpns: readonly string[],
  most: number,
): string[] {
  const start = typed.slice(0, typed.length - digits.length);
  const base = mpns.flatMap((mpn) => BASE_NUMBER.exec(mpn)?.[0] ?? []);
  const numbers = HALF_GOST.test(digits) ? base.flatMap((number) => gostOf(digits, number)) : base;
  return [...new Set(numbers)]
    .filter((number) => number.startsWith(digits))
    .slice(0, most)
    .map((number) => `${start}${number}`);
}

function nextAttribute({ constraints }: Reading, dictionary: Dictionary): string | undefined {
  // Without its noun "skf 62" begins a number.
  const family = constraints.find(({ kind, words }) => kind === 'category' && words !== '');
  if (family === undefined) return undefined;
  const { groups, lineages } = factsOf(family.facets, dictionary);
  const [lineage = ''] = lineages;
  const used = usedAttributes(constraints, dictionary);
  const isOpen = (slug: string): boolean => {
    const attribute = dictionary.attributeBySlug.get(slug);
    return (
      attribute?.kind === 'number' && groups.has(attributeGroup(attribute.id)) && !used.has(slug)
    );
  };
  const first = SAID_FIRST.find(([start]) => lineage.startsWith(start))?.[1];
  if (first !== undefined && isOpen(first)) return first;
  for (const order of dimensionsOf(lineage)) {
    const slug = order.find(isOpen);
    if (slug !== undefined) return slug;
  }
  return undefined;
}

function usedAttributes(
  constraints: readonly Constraint[],
  { attributes }: Dictionary,
): ReadonlySet<string> {
  const slugs = constraints.flatMap(
    ({ facets }) => attributes.get(groupOf(facets[0] ?? 0) - GROUP.attribute)?.slug ?? [],
  );
  return new Set(slugs.flatMap((slug) => [slug, SAME_SIZE[slug] ?? slug]));
}

/** @param facets of the products that the head finds: only sizes that exist together with it are offered */
export function completedNumbers(
  typed: string,
  { digits, attribute }: HalfNumber,
  facets: readonly AttributeFacet[],
  most: number,
): string[] {
  const facet = facets.find(({ value }) => value === attribute);
  if (facet === undefined) return [];
  const start = typed.slice(0, typed.length - digits.length);
  const numbers = facet.values
    .map(({ value }) => Number(value.slice(attribute.length + 1)))
    .filter((number) => !Number.isNaN(number));
  const inches = attribute === IN_INCHES ? inchesFrom(digits, numbers) : [];
  const isBelt = attribute === BELT_LENGTH;
  const sizes = isBelt
    ? [...new Set(numbers.map((number) => Math.round(number / MM_OF_AN_INCH)))]
    : numbers;
  const plain = sizes
    .filter((number) => String(number).startsWith(digits) && !digits.includes('/'))
    // Whole ones are the usual sizes.
    .sort((a, b) => Number(Number.isInteger(b)) - Number(Number.isInteger(a)) || a - b)
    .map(
      (number) =>
        `${numberIn(number, start, typed.slice(start.length))}${isBelt ? '' : unitBehind(start, facet.unit)}`,
    );
  return [...inches, ...plain].slice(0, most).map((size) => `${start}${size}`);
}

/** A size that is written in one with the one before it needs none. */
function unitBehind(start: string, unit: string | null): string {
  return /[x×х*]\s?$/u.test(start) ? '' : signBehind(unit, start);
}

function inchesFrom(digits: string, numbers: readonly number[]): string[] {
  const sizes = [...(NOMINAL_INCHES[IN_INCHES]?.entries() ?? [])];
  return sizes.flatMap(([inches, [size]]) => {
    const text = inchText(inches);
    return size !== undefined && numbers.includes(size) && text.startsWith(digits) && digits !== ''
      ? [`${text}"`]
      : [];
  });
}

/** 1.25 -> 1 1/4 */
function inchText(inches: number): string {
  const whole = Math.floor(inches);
  const eighths = Math.round((inches - whole) * 8);
  if (eighths === 0) return String(whole);
  const [above, below] =
    eighths % 4 === 0 ? [eighths / 4, 2] : eighths % 2 === 0 ? [eighths / 2, 4] : [eighths, 8];
  return `${whole === 0 ? '' : `${whole} `}${above}/${below}`;
}

/** What a part number that a half GOST number begins is sought by. */
export function partNumberStart({ digits }: HalfNumber): string {
  return HALF_GOST.test(digits) ? '6' : digits;
}

const GOST_SERIES: Readonly<Record<string, string>> = { '0': '1', '2': '2', '3': '3', '4': '4' };

/** 180, 6205 -> 180205 */
function gostOf(digits: string, number: string): string[] {
  const series = GOST_SERIES[number[1] ?? ''];
  const seals = /^(?:1[68]0|[68]0)/.exec(digits)?.[0] ?? '';
  return number.length === 4 && series !== undefined ? [`${seals}${series}${number.slice(2)}`] : [];
}
