// Designations: short codes of the trade that hold several properties - bearing 6205, belt A36, breaker C32, cable 3G2.5, three poles 3P.
import { fromGost } from '../analysis/bearing-numbers.rules.ts';
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import { breaker, cable, gland } from './electrical-designations.rules.ts';
import {
  bearingOf,
  hasAttribute,
  keyOfShaft,
  threadOf,
  valuesConstraint,
} from './equivalents.rules.ts';
import { nearest, valuesOf } from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';
import { propertyConstraint } from './property.rules.ts';
import { type Constraint, FIRMNESS } from './reading.rules.ts';
import type { Item } from './recognise.rules.ts';
import { ringOfAs568, ringOfBearing, ringOfGost } from './ring-designations.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';
import { COARSE_PITCH } from './tables/threads.rules.ts';
import {
  type DesignationContext as Context,
  type Designated as Found,
  otherThread,
  pipeThread,
} from './thread-designations.rules.ts';

/** @param done items that are understood already; those understood here are added */
export function designations(
  items: readonly Item[],
  done: Set<Item>,
  context: Context,
): Constraint[] {
  const found: Constraint[] = [];
  const open = items.filter((item) => !done.has(item));
  for (const item of open) {
    if (done.has(item)) continue;
    const own = designationOf(item, items, context);
    if (own === undefined) continue;
    found.push(...own.constraints);
    for (const one of own.items) done.add(one);
  }
  return found;
}

function designationOf(item: Item, items: readonly Item[], context: Context): Found | undefined {
  const [piece] = item.pieces;
  if (piece !== undefined && item.pieces.length > 1) return keyForm(item, items, context);
  if (piece === undefined) return undefined;
  const next = items[items.indexOf(item) + 1];
  const text = piece.text;
  return (
    ringOfAs568(item, items, context) ??
    pitch(item, items, context) ??
    ringOfGost(item, items, context) ??
    ringOfBearing(item, items, context) ??
    bearing(text, item, items, context) ??
    belt(text, item, next, context) ??
    pipeThread(text, item, items, context) ??
    gland(text, item, next, context) ??
    otherThread(text, item, context) ??
    breaker(text, item, context) ??
    cable(text, item, items, context) ??
    driverTip(item, items, context) ??
    grit(text, item, context) ??
    keyForm(item, items, context) ??
    flutes(text, item, context) ??
    diameterSign(text, item, context) ??
    shaftKey(item, items, context) ??
    labelled(text, item, items, context)
  );
}

/** `m10x1.5x50`: the usual pitch says nothing, another is a fine thread. */
function pitch(item: Item, items: readonly Item[], context: Context): Found | undefined {
  const [piece] = item.pieces;
  const before = items[items.indexOf(item) - 1];
  const behind = items[items.indexOf(item) + 1];
  if (
    item.meaning !== undefined ||
    piece?.number === undefined ||
    before?.meaning === undefined ||
    before.pieces[0]?.chunk !== piece.chunk
  )
    return undefined;
  const thread = before.meaning.properties
    .map(({ facets }) => threadOf({ facets } as Constraint, context.dictionary))
    .find((name) => name !== undefined);
  const { value } = piece.number;
  // M3 x 3.5 is a length: no pitch is a quarter of the diameter.
  const isPitch =
    thread !== undefined &&
    value <= Number(/[\d.]+/.exec(thread)?.[0]) / 4 &&
    (!Number.isInteger(value) ||
      behind?.pieces[0]?.chunk === piece.chunk ||
      (behind?.pieces[0]?.number !== undefined && value < 5));
  if (!isPitch) return undefined;
  return {
    constraints:
      COARSE_PITCH[thread] === value ? [] : valuesConstraint('pitch', [value], piece.text, context),
    items: [item],
  };
}

function bearing(
  text: string,
  item: Item,
  items: readonly Item[],
  context: Context,
): Found | undefined {
  const next = items[items.indexOf(item) + 1];
  if (
    item.meaning !== undefined &&
    item.meaning.properties.length > 0 &&
    !/^\d+$|^n[uj]p?$/.test(text)
  )
    return undefined;
  if (!hasAttribute('series', context) || isSize(item, items)) return undefined;
  const gost = fromGost(text);
  if (gost !== undefined) {
    const [number = '', seal = ''] = gost;
    const own = bearingOf(number, text, context);
    const sealed = seal.includes('rs') ? 'sealed' : 'shielded';
    return own === undefined
      ? undefined
      : {
          constraints: [...own, ...valuesConstraint('seal', [sealed], text, context)],
          items: [item],
        };
  }
  const own = bearingOf(text, text, context);
  if (own !== undefined) return { constraints: own, items: [item] };
  // "nu 308" in two words.
  const second = next?.pieces[0]?.text ?? '';
  const joined =
    /^n[uj]$/.test(text) && next !== undefined
      ? bearingOf(text + second, `${text} ${second}`, context)
      : undefined;
  return joined === undefined ? undefined : { constraints: joined, items: [item, next as Item] };
}

/** "55x120x29", "bore 60 od 110", "65 100 18": 120, 110 and 100 are sizes, whatever number of a bearing they are alone. */
function isSize({ pieces: [piece] }: Item, items: readonly Item[]): boolean {
  if (piece === undefined || !/^\d{3}$/.test(piece.text))
    return piece !== undefined && IN_SIZES.test(piece.chunkText);
  const isNumber = ({ meaning, pieces }: Item): boolean =>
    pieces.length === 1 &&
    pieces[0]?.number !== undefined &&
    pieces[0].number.unit !== 'pcs' &&
    meaning?.isQuantity !== true;
  return (
    items.some(({ meaning }) => (meaning?.roles.length ?? 0) > 0) ||
    items.filter(isNumber).length > 1
  );
}

const IN_SIZES = /\dx\d/;

const BELT = /^(z|a|b|c|spz|spa|spb|spc|xpz|xpa|xpb)(\d{2,5})?$/;
/** The number of a classical belt is its inside length in inches, up to this. */
const MAX_BELT_INCHES = 400;
const CLASSICAL = /^[zabc]$/;

function belt(
  text: string,
  item: Item,
  next: Item | undefined,
  context: Context,
): Found | undefined {
  const match = BELT.exec(text);
  if (match === null || !hasAttribute('belt-section', context)) return undefined;
  // Without the noun "a 36" may be anything.
  if (context.facts.lineages.length === 0 && (match[1] as string).length < 2) return undefined;
  const section = match[1] as string;
  const own = valuesConstraint('belt-section', [section], section, context);
  if (own.length === 0) return undefined;
  const isOther = match[2] === undefined;
  const number = isOther ? next?.pieces[0]?.number : { value: Number(match[2]), unit: '' };
  const isPulley =
    context.facts.lineages.length > 0 &&
    context.facts.lineages.every((lineage) => lineage.includes('pulley'));
  if (number === undefined || number.unit !== '' || isPulley)
    return { constraints: own, items: [item] };
  const items = isOther ? [item, next as Item] : [item];
  const inches = CLASSICAL.test(section) && number.value <= MAX_BELT_INCHES;
  const measure: Measure = {
    items,
    value: number.value,
    max: undefined,
    unit: inches ? 'in' : 'mm',
    roles: [],
    words: `${section} ${number.value}`,
    chunk: 0,
  };
  const attribute = context.dictionary.attributeBySlug.get(
    CLASSICAL.test(section) ? 'inside-length' : 'datum-length',
  );
  if (attribute === undefined) return { constraints: own, items };
  const facets = valuesOf(measure, attribute);
  const near = nearest(measure, attribute, context);
  const base = {
    kind: 'attribute' as const,
    words: measure.words,
    firmness: firmnessOf(attribute),
  };
  // Only this length: another of a neighbour is as long.
  if (facets.length > 0)
    return { constraints: [...own, { ...base, facets, near, isNearest: false }], items };
  return {
    constraints:
      near.length === 0 ? own : [...own, { ...base, facets: near, near: [], isNearest: true }],
    items,
  };
}

/** `ph2`, `pz4`: the tip of a screwdriver with its size. [ISO 8764-1] */
function driverTip(item: Item, items: readonly Item[], context: Context): Found | undefined {
  const [piece] = item.pieces;
  const next = items[items.indexOf(item) + 1];
  const joined = /^(ph|pz)([0-4])$/.exec(piece?.text ?? '');
  const isSplit =
    joined === null &&
    /^p[hz]$/.test(piece?.text ?? '') &&
    next?.pieces[0]?.origin === piece?.origin &&
    piece?.origin !== undefined;
  const size = joined?.[2] ?? (isSplit ? next?.pieces[0]?.text : undefined);
  const width = size === undefined ? undefined : TIP_WIDTHS[Number(size)];
  if (
    width === undefined ||
    !hasAttribute('screwdriver-tip', context) ||
    context.facts.lineages.length === 0
  )
    return undefined;
  const words = `${joined?.[1] ?? piece?.text}${size}`;
  const tip = valuesConstraint(
    'screwdriver-tip',
    [words.startsWith('ph') ? 'phillips' : 'pozidriv'],
    words,
    context,
  );
  const found = [...tip, ...valuesConstraint('blade-width', [width], words, context)];
  return found.length < 2
    ? undefined
    : { constraints: found, items: isSplit ? [item, next as Item] : [item] };
}

/** Diameters of the shank by the size of the tip, 0 to 4. */
const TIP_WIDTHS = [3, 4.5, 6, 8, 10];

/** `p80`: the grit of a disc. */
function grit(text: string, item: Item, context: Context): Found | undefined {
  const value = /^p(\d{2,4})$/.exec(text)?.[1];
  if (value === undefined || !hasAttribute('grit', context)) return undefined;
  const found = valuesConstraint('grit', [Number(value)], text, context);
  return found.length === 0 ? undefined : { constraints: found, items: [item] };
}

const FORM = new Set([
  'form',
  'type',
  'shape',
  'форма',
  'формы',
  'тип',
  'исполнение',
  'شكل',
  'نوع',
  'فورم',
]);
const FORMS: Readonly<Record<string, string>> = { a: 'a', b: 'b', '1': 'a', '2': 'b' };
const ENDS: Readonly<Record<string, string>> = { round: 'a', rounded: 'a', square: 'b', flat: 'b' };

/** "key form B": keys are told apart by their ends, which are categories here. [DIN 6885] */
function keyForm(
  item: Item,
  items: readonly Item[],
  { facts, dictionary }: Context,
): Found | undefined {
  const [first, second] = item.pieces;
  if (facts.lineages[0] !== KEYS || first === undefined) return undefined;
  const next = second === undefined ? items[items.indexOf(item) + 1] : undefined;
  const said = second?.text ?? next?.pieces[0]?.text ?? '';
  const form = FORM.has(first.text)
    ? FORMS[said]
    : /^ends?$/.test(said)
      ? ENDS[first.text]
      : undefined;
  if (form === undefined) return undefined;
  const facets = [...dictionary.categoryByLineage.entries()].flatMap(([lineage, { id }]) =>
    lineage.startsWith(`${KEYS}/din-6885-${form}-`) ? [id] : [],
  );
  if (facets.length === 0) return undefined;
  const words = `${first.text} ${said}`;
  const own = next === undefined ? [item] : [item, next];
  return {
    constraints: [
      { kind: 'category', facets, near: [], words, firmness: FIRMNESS.kind, isNearest: false },
    ],
    items: own,
  };
}

const KEYS = 'fasteners/keys';

/** `3f`, `z3`: teeth of a milling cutter. */
function flutes(text: string, item: Item, context: Context): Found | undefined {
  const count = /^(?:z([2-9])|([2-9])f)$/.exec(text);
  if (count === null || !hasAttribute('flutes', context)) return undefined;
  const found = valuesConstraint('flutes', [Number(count[1] ?? count[2])], text, context);
  return found.length === 0 ? undefined : { constraints: found, items: [item] };
}

/** `d12`: the diameter. */
function diameterSign(text: string, item: Item, context: Context): Found | undefined {
  const value = /^d(\d{1,3}(?:\.\d+)?)(?:mm)?$/.exec(text)?.[1];
  if (value === undefined || context.facts.lineages.length === 0) return undefined;
  for (const slug of ['nominal-diameter', 'disc-diameter', 'inner-diameter']) {
    const found = valuesConstraint(slug, [Number(value)], text, context);
    if (found.length > 0) return { constraints: found, items: [item] };
  }
  return undefined;
}

const SHAFT = new Set(['shaft', 'вал', 'вала', 'валу', 'عمود', 'شافت']);

/** "key for 25 mm shaft" */
function shaftKey(item: Item, items: readonly Item[], context: Context): Found | undefined {
  const [lineage = ''] = context.facts.lineages;
  const value = item.pieces[0]?.number?.value;
  if (lineage !== 'fasteners/keys' && !lineage.startsWith('fasteners/keys/')) return undefined;
  const isFor = (pieces: Item['pieces']): boolean =>
    pieces.some(({ text }) => ['for', 'ل', 'на', 'под', 'для'].includes(text));
  const shafts = items.filter(
    ({ meaning, pieces }) =>
      pieces.some(({ text }) => SHAFT.has(text)) &&
      ((meaning?.categories.length ?? 0) === 0 || isFor(pieces)),
  );
  const isLone =
    items.filter(({ meaning, pieces }) => meaning === undefined && pieces[0]?.number !== undefined)
      .length === 1;
  if (value === undefined || shafts.length === 0 || !isLone) return undefined;
  return {
    constraints: keyOfShaft(value, item.pieces[0]?.text ?? '', context),
    items: [item, ...shafts],
  };
}

/** A short text that is the whole label of a value in the family: curve "C", section "B", class "8". */
function labelled(
  text: string,
  item: Item,
  items: readonly Item[],
  context: Context,
): Found | undefined {
  // "curve C": no degrees Celsius without a number.
  const isKnown =
    item.meaning !== undefined && (item.meaning.unit === null || isBehindNumber(item, items));
  if (isKnown || context.facts.lineages.length === 0 || text.length > 4 || /^\d+$/.test(text))
    return undefined;
  const facets: number[] = [];
  for (const [group, own] of context.facts.groups) {
    const attribute = context.dictionary.attributes.get(group - GROUP.attribute);
    if (attribute?.kind !== 'text') continue;
    for (const { id, name } of attribute.values)
      if (own.has(id) && name.en.toLowerCase() === text) facets.push(id);
  }
  if (facets.length === 0 || new Set(facets.map(groupOf)).size > 1) return undefined;
  return { constraints: [propertyConstraint(facets, text, context).found], items: [item] };
}

function isBehindNumber(item: Item, items: readonly Item[]): boolean {
  return items[items.indexOf(item) - 1]?.pieces.at(-1)?.number !== undefined;
}
