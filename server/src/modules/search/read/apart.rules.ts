// Phrases apart: a noun and the words that tell its kind, with sizes between them ("valve 2 inch ball", "болт м10х50 с шестигранной головкой"), are put together.
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { type BoundMeaning, longestPhrase, meaningOfWord } from '../lexicon/phrases.rules.ts';
import { isLittle, phraseAt } from './phrase-at.rules.ts';
import type { Piece } from './pieces.rules.ts';
import { UNIT_NAMES } from './tables/unit-names.rules.ts';

/** Words behind the sizes, and before them, that one phrase may take. */
const MAX_BEHIND = 6;
const MAX_BEFORE = 2;
/** Words ahead of the noun that may belong to its name. */
const MAX_AHEAD = 3;
/** What joins sizes: "25 x 3", "10 на 13". */
const JOINING = new Set('x х by на'.split(' '));

type Words = { pieces: readonly Piece[]; terms: readonly number[] };

/** @returns the places of the pieces in the order in which they are read */
export function orderOfApart({ pieces, terms }: Words, dictionary: Dictionary): number[] {
  let order = pieces.map((_, i) => i);
  for (let at = 1; at < order.length - 1; at++) {
    const words: Words = {
      pieces: order.map((i) => pieces[i] as Piece),
      terms: order.map((i) => terms[i] as number),
    };
    const end = endOfSizes(words, at, dictionary);
    if (end === at || end >= order.length) continue;
    const joined = joinedAt(words, at, end, dictionary);
    if (joined !== undefined) order = joined.order.map((i) => order[i] as number);
    at = end + (joined?.taken ?? 0) - 1;
  }
  return order;
}

/** The first piece behind the sizes that begin here; `at` itself where none does. */
function endOfSizes({ pieces, terms }: Words, at: number, { phrases }: Dictionary): number {
  if (isSize(pieces[at - 1])) return at;
  let end = at;
  for (let i = at; i < pieces.length; i++) {
    const isUnit =
      end === i &&
      i > at &&
      (Object.hasOwn(UNIT_NAMES, pieces[i]?.text ?? '') ||
        meaningOfWord(phrases, terms[i] as number)?.unit != null);
    if (isSize(pieces[i]) || isUnit) end = i + 1;
    else if (i === at || !JOINING.has(pieces[i]?.text ?? '')) break;
  }
  return end;
}

function isSize(piece: Piece | undefined): boolean {
  return piece !== undefined && /\d/.test(piece.text);
}

/** The order in which words behind the sizes make one name with the noun before them, and how many they are. */
function joinedAt(
  words: Words,
  at: number,
  end: number,
  dictionary: Dictionary,
): { order: number[]; taken: number } | undefined {
  const { pieces } = words;
  const behind = phraseAt({ ...words, at: end, before: undefined }, dictionary);
  if (isLittle(pieces[at - 1] as Piece) || isCounted(behind.meaning)) return undefined;
  let most = 0;
  while (most < MAX_BEHIND && end + most < pieces.length && !isSize(pieces[end + most])) most++;
  for (let taken = most; taken >= behind.length; taken--) {
    if (isLittle(pieces[end + taken - 1] as Piece)) continue;
    for (let before = 1; before <= Math.min(MAX_BEFORE, at); before++) {
      const start = at - before;
      if (isWithinName(words, start, at, dictionary)) continue;
      const order = orderOfName(words, { start, at, end, taken }, behind.meaning, dictionary);
      if (order !== undefined) return { order, taken };
    }
  }
  return undefined;
}

/** "3 flutes", "12 pcs", "length 90": what stands behind belongs to a number. */
function isCounted(meaning: BoundMeaning | undefined): boolean {
  return (
    meaning !== undefined &&
    (meaning.roles.length > 0 || meaning.isQuantity || meaning.unit !== null)
  );
}

/** "angular bearing 7303 plastic cage": the noun has its kind already. */
function isWithinName(words: Words, start: number, at: number, dictionary: Dictionary): boolean {
  for (let first = start - 1; first >= Math.max(0, start - MAX_AHEAD); first--) {
    const { length, meaning } = phraseAt({ ...words, at: first, before: undefined }, dictionary);
    if (meaning !== undefined && first + length >= at) return true;
  }
  return false;
}

type Parts = { start: number; at: number; end: number; taken: number };

/** "ring spanner" and "ключ накидной", whichever of the two was typed first. */
function orderOfName(
  words: Words,
  { start, at, end, taken }: Parts,
  behind: BoundMeaning | undefined,
  dictionary: Dictionary,
): number[] | undefined {
  const { pieces, terms } = words;
  const before = at - start;
  const noun = phraseAt(
    { ...words, at: start, before: undefined, most: before },
    dictionary,
  ).meaning;
  for (const place of [at, start]) {
    const order = moved([...pieces.keys()], { from: end, taken, to: place });
    const together: Words = {
      pieces: order.map((i) => pieces[i] as Piece),
      terms: order.map((i) => terms[i] as number),
    };
    // A phrase that is known only the other way round is found by the other order.
    if (longestPhrase(dictionary.phrases, together.terms, start)?.isReversed) continue;
    const whole = phraseAt(
      { ...together, at: start, before: undefined, most: before + taken },
      dictionary,
    );
    if (
      whole.length === before + taken &&
      whole.meaning !== undefined &&
      isOneName(whole.meaning, noun, behind, dictionary)
    )
      return order;
  }
  return undefined;
}

function isName({ categories, unsold, foreignManufacturer, isNoise }: BoundMeaning): boolean {
  return (categories.length > 0 || unsold !== null) && foreignManufacturer === null && !isNoise;
}

/** "bearing 6205 seal ring" is two nouns, and the second is meant. */
function isOneName(
  whole: BoundMeaning,
  noun: BoundMeaning | undefined,
  behind: BoundMeaning | undefined,
  { categories }: Dictionary,
): boolean {
  if (!isName(whole)) return false;
  if (behind === undefined || !isName(behind)) return true;
  const isKindOfNoun = (category: number): boolean =>
    [category, ...(categories.get(category)?.path ?? [])].some((one) =>
      noun?.categories.includes(one),
    );
  // "nut m10 wing": both are not sold.
  return (whole.unsold === null || behind.unsold !== null) && whole.categories.every(isKindOfNoun);
}

function moved(
  order: readonly number[],
  { from, taken, to }: { from: number; taken: number; to: number },
): number[] {
  return [
    ...order.slice(0, to),
    ...order.slice(from, from + taken),
    ...order.slice(to, from),
    ...order.slice(from + taken),
  ];
}
