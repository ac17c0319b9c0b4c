// Part number of a query: what is neither noun, manufacturer nor noise and has a digit, unless it was read and other words narrow it.
import { plainBearingKey } from '../analysis/bearing-numbers.rules.ts';
import { partKey } from '../analysis/part-key.rules.ts';
import { isStopWord } from '../analysis/terms.rules.ts';
import type { Family } from './family.rules.ts';
import { type Item, textOf } from './recognise.rules.ts';
import type { Draft } from './take-measures.rules.ts';

/** Whether the number is read and other words narrow it ("6309 shielded bearing"): the bare number alone would be another part. */
export function explainedBesides(
  items: readonly Item[],
  family: Family,
  { done, constraints }: Draft,
): boolean {
  const own = keyItems(items, family);
  if (own.length === 0 || own.some((item) => !done.has(item))) return false;
  const words = new Set(own.map(textOf));
  return constraints.some(({ kind, words: said }) => kind === 'attribute' && !words.has(said));
}

/** The part number that is in the text: what is neither noun, manufacturer nor noise, with a digit. */
export function keyOf(items: readonly Item[], family: Family): string {
  const key = plainBearingKey(
    partKey(
      keyItems(items, family)
        .flatMap(({ pieces }) => pieces.map(({ text }) => text))
        .join(' '),
    ),
  );
  return /\d/.test(key) ? key : '';
}

function keyItems(items: readonly Item[], { head, others }: Family): Item[] {
  return items.filter((item) => {
    if (item === head || others.includes(item) || isLittle(item)) return false;
    if (item.meaning === undefined) return true;
    return item.meaning.properties.length > 0 && item.pieces.some(({ text }) => /\d/.test(text));
  });
}

/** Prepositions of Arabic, and the sign between sizes. */
const LITTLE = new Set(['ل', 'لل', 'x', 'х']);

export function isLittle({ meaning, pieces }: Item): boolean {
  return meaning === undefined && pieces.every(({ text }) => isStopWord(text) || LITTLE.has(text));
}
