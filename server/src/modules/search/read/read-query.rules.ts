// Query reading: typed text becomes category intent, constraints with roles, manufacturer, quantity and what is left over. [house §6]
import { groupOf } from '../analysis/facet-id.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { designations } from './designations.rules.ts';
import {
  type Family,
  type FamilyFacts,
  factsOf,
  familyOf,
  isLed,
  leftOutOf,
  narrower,
} from './family.rules.ts';
import { withFineThread } from './fine-thread.rules.ts';
import { withNegated, withoutNegated } from './negated.rules.ts';
import { explainedBesides, isLittle, keyOf } from './number-of-text.rules.ts';
import { type Piece, piecesOf } from './pieces.rules.ts';
import { type Constraint, FIRMNESS, type Reading, type Wish } from './reading.rules.ts';
import { type Item, recognise, textOf } from './recognise.rules.ts';
import { takeSaidDimensions } from './said-sizes.rules.ts';
import { type Draft, takeMeasures, takeQuantity } from './take-measures.rules.ts';
import { takeProperties } from './take-properties.rules.ts';
import { wishesOf } from './wishes.rules.ts';

/** Categories that a head noun may name and that are weighed one by one. */
const MAX_WEIGHED = 12;
const MAX_WISHES = 8;
/** Nouns that are tried as the head, and what the one in its place has ahead of them. */
const MAX_OTHER_HEADS = 2;
const IN_PLACE = 4;

/** @param normalised see normalise.rules */
export function readQuery(
  normalised: string,
  dictionary: Dictionary,
  { corrects = true } = {},
): Reading {
  const { items, negated } = withoutNegated(recognise(piecesOf(normalised), dictionary, corrects));
  const family = familyOf(items, dictionary);
  const stated = family.isUnsold
    ? (soldReading(items, family, dictionary) ?? unsoldReading(items, family, dictionary))
    : likeliestReading(items, family, dictionary);
  const read = withNegated(stated, negated, dictionary);
  return {
    ...read,
    corrected: correctedText(normalised, items),
    hasNoise: items.some(({ meaning }) => meaning?.isNoise === true),
  };
}

/** Whether the reading says more than the words of the text. */
export function isTelling({
  constraints,
  foreignManufacturer,
  notSold,
  quantity,
  hasNoise,
  words,
}: Reading): boolean {
  return (
    constraints.length > 0 ||
    foreignManufacturer !== null ||
    notSold !== null ||
    quantity !== null ||
    (hasNoise && words.length > 0)
  );
}

/** "винтовой компрессор, бочка масла 46": what is not sold may only be where the sought thing goes, if another noun has properties in the text. */
function soldReading(
  items: readonly Item[],
  { head, others }: Family,
  dictionary: Dictionary,
): Reading | undefined {
  let best: Reading | undefined;
  for (const noun of others) {
    if (noun.meaning?.unsold !== null || noun.meaning.categories.length === 0) continue;
    // Side by side they are one thing: "valve solenoid".
    const apart = Math.abs(items.indexOf(noun) - items.indexOf(head as Item));
    if (apart < 2 || isLed(noun, items)) continue;
    const rest = items.filter((item) => item !== head);
    const reading = bestReading(rest, familyOf(rest, dictionary, noun), dictionary);
    const isSaid = reading.constraints.some(
      ({ kind, isNearest }) => kind === 'attribute' && !isNearest,
    );
    if (isSaid && (best === undefined || scoreOf(reading) > scoreOf(best))) best = reading;
  }
  return best;
}

/** The neighbouring family, those first that are as the rest says. */
function unsoldReading(
  items: readonly Item[],
  { categories, head }: Family,
  dictionary: Dictionary,
): Reading {
  const words = textOf(head as Item);
  const rest = items.filter((item) => item !== head);
  const said = readingOf(
    rest,
    { categories, head: undefined, others: [], otherHeads: [], isUnsold: false },
    categories,
    dictionary,
  ).constraints.filter(({ kind }) => kind === 'attribute');
  return {
    constraints: categories.length === 0 ? [] : [categoryConstraint(categories, words)],
    wishes:
      categories.length === 0
        ? []
        : said.slice(0, MAX_WISHES).map(({ facets, firmness }) => ({ facets, weight: firmness })),
    words: [],
    notUnderstood: items
      .filter((item) => item.meaning === undefined && !isLittle(item))
      .map(textOf),
    leftOut: [],
    foreignManufacturer: null,
    notSold: words,
    quantity: null,
    key: '',
    corrected: null,
    hasNoise: false,
  };
}

/** "countersunk screw m10 allen key": the head is the noun to which more of the rest belongs, and where that tells nothing the one in its place. */
function likeliestReading(items: readonly Item[], family: Family, dictionary: Dictionary): Reading {
  let best = bestReading(items, family, dictionary);
  let most = scoreOf(best) + IN_PLACE;
  for (const other of family.otherHeads.slice(0, MAX_OTHER_HEADS)) {
    const reading = bestReading(items, familyOf(items, dictionary, other), dictionary);
    const score = scoreOf(reading);
    if (score <= most) continue;
    best = reading;
    most = score;
  }
  const ofBrand = familyOfBrand(items, family, dictionary);
  const byBrand = ofBrand === undefined ? best : bestReading(items, ofBrand, dictionary);
  return scoreOf(byBrand) > most ? byBrand : best;
}

/** "brook crompton 11 kw 1450 rpm flange": what a manufacturer is known for, where the noun is of another field. */
function familyOfBrand(
  items: readonly Item[],
  { categories, head }: Family,
  dictionary: Dictionary,
): Family | undefined {
  const own = categoriesOfManufacturer(items, dictionary);
  const rootOf = (category: number): number | undefined =>
    dictionary.categories.get(category)?.path[0];
  const isOfOneField = own.some((one) =>
    categories.some((category) => rootOf(one) === rootOf(category)),
  );
  return head === undefined || own.length === 0 || isOfOneField
    ? undefined
    : { categories: own, head: undefined, others: [head], otherHeads: [], isUnsold: false };
}

/** A noun that names several families means those that have the most of what else is said ("drill 18 V", "drill 6.8 mm"). */
function bestReading(items: readonly Item[], family: Family, dictionary: Dictionary): Reading {
  const categories =
    family.categories.length > 0 ? family.categories : categoriesOfManufacturer(items, dictionary);
  if (categories.length < 2 || categories.length > MAX_WEIGHED)
    return readingOf(items, family, categories, dictionary);
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const category of categories) {
    const score = scoreOf(
      readingOf(items, family, [category], dictionary),
      factsOf([category], dictionary),
    );
    if (score > most) {
      best = [];
      most = score;
    }
    if (score === most) best.push(category);
  }
  // "makita lxt drill": of equal ones those that its manufacturer is known for.
  const ofBrand = narrower(best, categoriesOfManufacturer(items, dictionary), dictionary);
  return readingOf(items, family, ofBrand.length > 0 ? ofBrand : best, dictionary);
}

/** Without a noun a manufacturer stands for what it is known for, its series for what that is ("schneider ic60n"). */
function categoriesOfManufacturer(
  items: readonly Item[],
  { categories }: Dictionary,
): readonly number[] {
  const depthOf = (own: readonly number[]): number => categories.get(own[0] ?? 0)?.path.length ?? 0;
  let deepest: readonly number[] = [];
  for (const { meaning } of items)
    if (meaning?.foreignManufacturer != null && depthOf(meaning.categories) > depthOf(deepest))
      deepest = meaning.categories;
  return deepest;
}

/** A type code says more than its manufacturer. */
function isOnlyBrand({ meaning }: Item): boolean {
  return meaning?.foreignManufacturer != null && meaning.properties.length === 0;
}

/** @param facts of one family: a value that it does not have speaks not for it */
function scoreOf({ constraints, words }: Reading, facts?: FamilyFacts): number {
  // The two ends of a covered range are one size.
  const told = constraints.filter(
    (constraint, i) =>
      (constraint.covers !== true || constraints[i - 1]?.words !== constraint.words) &&
      (facts === undefined || isOfFamily(constraint, facts)),
  );
  return (
    told.reduce(
      (sum, { firmness, isNearest }) => sum + (isNearest ? firmness / 4 : firmness + 3),
      0,
    ) -
    3 * words.length
  );
}

function isOfFamily({ kind, facets }: Constraint, { groups }: FamilyFacts): boolean {
  return kind !== 'attribute' || facets.some((facet) => groups.get(groupOf(facet))?.has(facet));
}

function readingOf(
  items: readonly Item[],
  family: Family,
  categories: readonly number[],
  dictionary: Dictionary,
): Reading {
  const foreignManufacturer = items.find(({ meaning }) => meaning?.foreignManufacturer != null);
  const draft: Draft = {
    constraints: [],
    done: new Set(),
    facts: factsOf(categories, dictionary),
    dictionary,
  };
  for (const item of items) if (item.meaning?.isNoise || isOnlyBrand(item)) draft.done.add(item);
  const quantity = takeQuantity(items, draft);
  draft.constraints.push(...designations(items, draft.done, draft));
  takeSaidDimensions(items, draft);
  takeProperties(items, family, draft);
  takeManufacturers(items, draft);
  takeMeasures(items, draft, quantity);
  draft.constraints = withFineThread(draft.constraints, dictionary);
  if (family.head !== undefined) draft.done.add(family.head);
  const preferred = preferredProperties(items, draft);
  const leftover = items.filter(
    (item) => !draft.done.has(item) && !isLittle(item) && !family.others.includes(item),
  );
  const words = leftover
    .filter((item) => item.meaning === undefined || item.meaning.properties.length > 0)
    .flatMap((item) => item.pieces)
    .filter(({ text }) => !isStopWord(text))
    .map(whole);
  const known = words.filter(
    ({ term, text }) =>
      /\d/.test(text) || dictionary.words.known.has(term) || dictionary.synonymTerms.has(term),
  );
  const noun =
    categories.length === 0
      ? []
      : [categoryConstraint(categories, family.head === undefined ? '' : textOf(family.head))];
  const constraints = withoutRepeats([...noun, ...draft.constraints]);
  return {
    constraints,
    wishes: [
      ...preferred,
      ...wishesOf(constraints, preferred, draft.facts, dictionary),
      ...preferredWords(family, dictionary),
      ...preferredNouns(family, dictionary),
    ].slice(0, MAX_WISHES),
    words: known.map(({ term, text }) => ({ term, text })),
    notUnderstood: words.filter((piece) => !known.includes(piece)).map(({ text }) => text),
    leftOut: leftOutOf(items, family),
    foreignManufacturer: foreignManufacturer?.meaning?.foreignManufacturer ?? null,
    notSold: null,
    quantity: quantity?.value ?? null,
    key: explainedBesides(items, family, draft) ? '' : keyOf(items, family),
    corrected: null,
    hasNoise: false,
  };
}

/** "18 V cordless, with battery": what is said twice is demanded once. */
function withoutRepeats(constraints: readonly Constraint[]): Constraint[] {
  const keyOfFacets = ({ facets }: Constraint): string => [...facets].sort().join();
  return constraints.filter(
    (one, i) => constraints.findIndex((other) => keyOfFacets(other) === keyOfFacets(one)) === i,
  );
}

/** A number that was split from its word and has no role is searched for as it was written: ph2. */
function whole(piece: Piece): Piece {
  return piece.origin === undefined || piece.number === undefined
    ? piece
    : { ...piece, text: piece.origin, term: termOf(piece.origin) };
}

function categoryConstraint(categories: readonly number[], words: string): Constraint {
  return {
    kind: 'category',
    facets: categories,
    near: [],
    words,
    firmness: FIRMNESS.category,
    isNearest: false,
  };
}

function takeManufacturers(items: readonly Item[], draft: Draft): void {
  for (const item of items) {
    const facet = item.meaning?.manufacturer ?? null;
    if (facet === null) continue;
    draft.constraints.push({
      kind: 'manufacturer',
      facets: [facet],
      near: [],
      words: textOf(item),
      firmness: FIRMNESS.manufacturer,
      isNearest: false,
    });
    draft.done.add(item);
  }
}

/** Properties that a word only makes likely: "hardened" is rather class 10.9. */
function preferredProperties(items: readonly Item[], { facts, done }: Draft): Wish[] {
  const preferred = items.filter((item) => item.meaning?.properties.some(({ isWish }) => isWish));
  return preferred.flatMap((item) => {
    const own = item.meaning?.properties.filter(
      ({ isWish, facets }) =>
        isWish && facets.some((facet) => facts.groups.get(groupOf(facet))?.has(facet)),
    );
    if ((own?.length ?? 0) > 0) done.add(item);
    return (own ?? []).map(({ facets }) => ({ facets, weight: 4 }));
  });
}

/** "nickel paste" as the name of a family: products that say all its words come first. */
function preferredWords({ head }: Family, { words }: Dictionary): Wish[] {
  if (head === undefined || head.pieces.length < 2) return [];
  return head.pieces
    .filter(({ term, text }) => words.known.has(term) && !isStopWord(text))
    .slice(0, 3)
    .map(({ term }) => ({ facets: [term], weight: 1 }));
}

/** Nouns that describe the head ("grease for bearings"): products that speak of them come first. */
function preferredNouns({ others }: Family, { words }: Dictionary): Wish[] {
  const terms = others
    .flatMap(({ pieces }) => pieces.map(({ term }) => term))
    .filter((term) => words.known.has(term));
  return terms.slice(0, 2).map((term) => ({ facets: [term], weight: 1 }));
}

function correctedText(normalised: string, items: readonly Item[]): string | null {
  let text = normalised;
  for (const { corrections } of items)
    for (const [word, better] of corrections) text = text.replace(word, better);
  return text === normalised ? null : text;
}

/** Whether any constraint is about the attribute group. */
export function isConstrained(constraints: readonly Constraint[], group: number): boolean {
  return constraints.some(({ facets }) => facets.some((facet) => groupOf(facet) === group));
}
