// Negated properties of a query ("bolt not zinc"): the other values of the family, and without a family left out and said; never taken for their opposite.
import { groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { factsOf } from './family.rules.ts';
import { isNegationWord } from './negation-words.rules.ts';
import { propertyConstraint } from './property.rules.ts';
import type { Constraint, Reading } from './reading.rules.ts';
import { type Item, textOf } from './recognise.rules.ts';

export type Negated = {
  /** As typed, with the word that negates. */
  words: string;
  item: Item;
};

/** @returns the items without what a word before them negates, and that; "without seal" as a phrase of the lexicon is one item and stays */
export function withoutNegated(items: readonly Item[]): { items: Item[]; negated: Negated[] } {
  const negated: Negated[] = [];
  const left: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const [item, next] = [items[at] as Item, items[at + 1]];
    if (next === undefined || !negates(item, next, items[at - 1])) {
      left.push(item);
      continue;
    }
    negated.push({ words: `${textOf(item)} ${textOf(next)}`, item: next });
    at += 1;
  }
  return { items: left, negated };
}

/** The reading with what the negated properties leave of the family it names. */
export function withNegated<T extends Reading>(
  reading: T,
  negated: readonly Negated[],
  dictionary: Dictionary,
): T {
  if (negated.length === 0) return reading;
  const constraints: Constraint[] = [];
  const notUnderstood: string[] = [];
  const categories = reading.constraints
    .filter(({ kind }) => kind === 'category')
    .flatMap(({ facets }) => facets);
  for (const { words, item } of negated) {
    const others = categories.length === 0 ? [] : otherValues(item, categories, dictionary);
    if (others.length > 0)
      constraints.push(
        propertyConstraint(others, words, { facts: factsOf(categories, dictionary), dictionary })
          .found,
      );
    else notUnderstood.push(words);
  }
  return {
    ...reading,
    constraints: [...reading.constraints, ...constraints],
    // The number alone would be the part that is not wanted, too.
    key: constraints.length > 0 ? '' : reading.key,
    notUnderstood: [...reading.notUnderstood, ...notUnderstood],
  };
}

/** What products of the categories have instead of the property, or of what the noun says beside another ("not leather"). */
function otherValues(
  { meaning }: Item,
  categories: readonly number[],
  dictionary: Dictionary,
): number[] {
  const { groups } = factsOf(categories, dictionary);
  const said = new Set(
    [...(meaning?.properties ?? []), ...(meaning?.adjective ?? [])].flatMap(({ facets }) => facets),
  );
  const own = [...new Set([...said].map(groupOf))].filter((group) =>
    [...said].some((facet) => groups.get(group)?.has(facet)),
  );
  return own.flatMap((group) => [...(groups.get(group) ?? [])]).filter((facet) => !said.has(facet));
}

function negates({ meaning, pieces }: Item, next: Item, before: Item | undefined): boolean {
  const word = pieces[0]?.text ?? '';
  if (pieces.length !== 1) return false;
  // "10 no zinc plated bolts" counts.
  if (word === 'no')
    return before !== undefined && !/^\d+$/.test(textOf(before)) && isOnlyProperty(next);
  if (meaning !== undefined || !isNegationWord(word)) return false;
  // "non sparking hammer" is what products are called.
  return word !== 'non' || isOnlyProperty(next);
}

/** A number behind it is another matter: "no 8.8". */
function isOnlyProperty(item: Item): boolean {
  const { meaning } = item;
  if (meaning === undefined || meaning.foreignManufacturer !== null || hasDigit(item)) return false;
  return meaning.properties.length > 0 && meaning.categories.length === 0;
}

function hasDigit({ pieces }: Item): boolean {
  return pieces.some(({ text }) => /\d/.test(text));
}
