// Family of a query: which of its nouns is sought (head noun), and what that family has - attributes and values, from the precomputed counts.
import { attributeGroup, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { type Item, textOf } from './recognise.rules.ts';

/** Categories, any of them; none when the text names no family. `others` are nouns that only describe it ("grease for bearings"). */
export type Family = {
  categories: readonly number[];
  head: Item | undefined;
  others: readonly Item[];
  /** Those of the others that may be the head as well. */
  otherHeads: readonly Item[];
  isUnsold: boolean;
};

/** What stands behind one of these describes what stands before. */
const FOR = new Set(
  'for to of on in with after near under suits suit suitable fits fit used against inside для под на к от из с в ل لل من مع على في ب عشان علشان بتاع حق'.split(
    ' ',
  ),
);
const CODE = /^[a-z]\d{1,3}$/;
const HEAD_FIRST = /[\u0400-\u04ff\u0600-\u06ff]/;

/** @param chosen the noun that is taken for the head, where several may be */
export function familyOf(items: readonly Item[], dictionary: Dictionary, chosen?: Item): Family {
  const isNoun = ({ meaning }: Item): boolean =>
    meaning !== undefined &&
    meaning.foreignManufacturer === null &&
    (meaning.categories.length > 0 || meaning.unsold !== null);
  const allNouns = items.filter(isNoun);
  // "cable od 10" of a gland is a size of it; a bolt beside a flange is none.
  const plain = allNouns.filter((noun) => !isSizeOfAnother(noun, allNouns, dictionary));
  // "v belt b 50": beside a noun a letter with a number is a size of it, whatever breaker it is alone.
  const named = plain.filter(({ pieces }) => !CODE.test(pieces.map(({ text }) => text).join('')));
  const nouns = named.length > 0 ? named : plain.length > 0 ? plain : allNouns;
  if (nouns.length === 0)
    return { categories: [], head: undefined, others: [], otherHeads: [], isUnsold: false };
  // "price for nut for bolt": the first noun is ahead of what describes it.
  const firstNoun = items.indexOf(nouns[0] as Item);
  const preposition = items.findIndex(
    ({ meaning, pieces }, i) =>
      i > firstNoun && isFor(pieces[0]?.text ?? '', meaning === undefined),
  );
  const within = items.findIndex(
    ({ meaning, pieces }) =>
      meaning !== undefined && pieces.slice(1, -1).some(({ text }) => FOR.has(text)),
  );
  const end =
    preposition < 0
      ? within + (within < 0 ? 0 : 1)
      : within < 0
        ? preposition
        : Math.min(preposition, within + 1);
  const before = end < 1 ? nouns : nouns.filter((noun) => items.indexOf(noun) < end);
  // "к редуктору винт м5х16": what a preposition leads is no head.
  const free = (before.length > 0 ? before : nouns).filter((noun) => !isLed(noun, items));
  const asked = free.length > 0 ? free : before.length > 0 ? before : nouns;
  // A word that may be an adjective is one beside a noun.
  const pure = asked.filter(({ meaning }) => meaning?.adjective.length === 0);
  const candidates = pure.length > 0 ? pure : asked;
  // In Russian and Arabic the head stands first; a Latin word before it is a name.
  const first = candidates.find(({ pieces }) => pieces.some(({ text }) => HEAD_FIRST.test(text)));
  const last = lastNoun(candidates);
  const head =
    chosen ?? (first !== undefined ? first : (soldBefore(last, candidates, items) ?? last));
  if (head.meaning?.unsold != null) {
    return {
      categories: head.meaning.categories,
      head,
      others: nouns.filter((noun) => noun !== head),
      otherHeads: [],
      isUnsold: true,
    };
  }
  let categories: readonly number[] = head.meaning?.categories ?? [];
  const others: Item[] = [];
  for (const noun of nouns) {
    if (noun === head || (noun.meaning?.adjective.length ?? 0) > 0) continue;
    const both =
      noun.meaning?.unsold === null && candidates.includes(noun)
        ? narrower(categories, noun.meaning.categories, dictionary)
        : [];
    if (both.length > 0) categories = both;
    else others.push(noun);
  }
  // A type code knows the family more closely than the noun beside it.
  for (const { meaning } of items) {
    const own =
      meaning?.foreignManufacturer == null
        ? []
        : narrower(categories, meaning.categories, dictionary);
    if (own.length > 0 && (meaning?.properties.length ?? 0) > 0) categories = own;
  }
  const otherHeads = candidates.filter(
    (noun) => others.includes(noun) && noun.meaning?.unsold === null,
  );
  return { categories, head, others, otherHeads, isUnsold: false };
}

/** Of two that are not sold the one in words is named: "chain sprocket 08B". */
function lastNoun(candidates: readonly Item[]): Item {
  const last = candidates.at(-1) as Item;
  const before = candidates.at(-2);
  const hasDigit = last.pieces.some(({ text }) => /\d/.test(text));
  return hasDigit && last.meaning?.unsold != null && before?.meaning?.unsold != null
    ? before
    : last;
}

/** Whether the noun names a size that the family of another noun has. */
function isSizeOfAnother(noun: Item, nouns: readonly Item[], dictionary: Dictionary): boolean {
  const roles = noun.meaning?.roles ?? [];
  return (
    roles.length > 0 &&
    nouns.some(
      (other) =>
        other !== noun &&
        roles.some((role) => factsOf(other.meaning?.categories ?? [], dictionary).groups.has(role)),
    )
  );
}

/** What comes with the thing is asked for; what it is for is not. */
const WITH = new Set(['with', 'с', 'со', 'مع']);

/** "for pump", «для насоса»: where the sought thing goes. */
function isPurpose(noun: Item, items: readonly Item[]): boolean {
  const ahead = items[items.indexOf(noun) - 1]?.pieces[0]?.text ?? '';
  return isLed(noun, items) && !WITH.has(ahead);
}

/** A preposition stands ahead of the noun. */
export function isLed(noun: Item, items: readonly Item[]): boolean {
  const ahead = items[items.indexOf(noun) - 1];
  return ahead !== undefined && isFor(ahead.pieces[0]?.text ?? '', ahead.meaning === undefined);
}

/** "fits" is a preposition here, whatever else it means. */
function isFor(text: string, isUnknown: boolean): boolean {
  return text === 'fits' || text === 'fit' || (isUnknown && FOR.has(text));
}

/** "v belt b 48 tyre company": what is not sold is the head only beside the noun before it ("bearing puller"), not behind sizes and properties. */
function soldBefore(
  last: Item,
  candidates: readonly Item[],
  items: readonly Item[],
): Item | undefined {
  const before = candidates.at(-2);
  if (last.meaning?.unsold == null || before?.meaning == null || before.meaning.unsold !== null)
    return undefined;
  const between = items.slice(items.indexOf(before) + 1, items.indexOf(last));
  return between.some(
    ({ meaning, pieces }) =>
      (meaning?.properties.length ?? 0) > 0 || pieces.some(({ text }) => /\d/.test(text)),
  )
    ? before
    : undefined;
}

/** Categories of one list that are within the other's, whichever is the deeper. */
export function narrower(
  a: readonly number[],
  b: readonly number[],
  { categories }: Dictionary,
): number[] {
  const within = (inner: number, outer: number): boolean =>
    categories.get(inner)?.path.includes(outer) ?? false;
  const found = new Set<number>();
  for (const x of a)
    for (const y of b)
      if (within(x, y)) found.add(x);
      else if (within(y, x)) found.add(y);
  return [...found];
}

/** Attribute groups with the facets that products of the categories have; of the whole catalogue without a category. */
export type FamilyFacts = {
  groups: ReadonlyMap<number, ReadonlySet<number>>;
  lineages: readonly string[];
};

const factsByDictionary = new WeakMap<Dictionary, Map<string, FamilyFacts>>();
const MAX_CACHED = 5_000;

export function factsOf(categories: readonly number[], dictionary: Dictionary): FamilyFacts {
  let cache = factsByDictionary.get(dictionary);
  if (cache === undefined) {
    cache = new Map();
    factsByDictionary.set(dictionary, cache);
  }
  const key = categories.join();
  let facts = cache.get(key);
  if (facts === undefined) {
    facts = readFacts(categories, dictionary);
    if (cache.size < MAX_CACHED) cache.set(key, facts);
  }
  return facts;
}

function readFacts(categories: readonly number[], dictionary: Dictionary): FamilyFacts {
  const groups = new Map<number, Set<number>>();
  const add = (facet: number): void => {
    const group = groups.get(groupOf(facet));
    if (group === undefined) groups.set(groupOf(facet), new Set([facet]));
    else group.add(facet);
  };
  if (categories.length === 0)
    for (const attribute of dictionary.attributes.values()) {
      groups.set(attributeGroup(attribute.id), new Set(attribute.values.map(({ id }) => id)));
    }
  for (const category of categories)
    for (const facet of dictionary.facetsOfCategory.get(category) ?? []) add(facet);
  const lineages = categories.flatMap(
    (category) => dictionary.categories.get(category)?.token ?? [],
  );
  return { groups, lineages };
}

/** "hex bolt m10x50 left hand thread": what is not sold and stands behind the head. Before it a noun only describes ("pump bearing"). */
export function leftOutOf(items: readonly Item[], { head, others }: Family): string[] {
  const at = head === undefined ? -1 : items.indexOf(head);
  return others
    .filter(
      (noun) => noun.meaning?.unsold != null && items.indexOf(noun) > at && !isPurpose(noun, items),
    )
    .map(textOf);
}
