// Half-typed searches: a last word that nobody knows is read as what the suggestions make of it, so that both answer alike; an open size ("25x52x") is closed.

import { termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { isTerm } from '../lexicon/term-prefixes.rules.ts';
import { asWritten } from '../lexicon/written-words.rules.ts';
import { completedUnsold, isRatherUnsold } from './half-unsold.rules.ts';
import { completedWords } from './half-words.rules.ts';
import { misspeltUnsold } from './misspelt-unsold.rules.ts';
import { readQuery } from './read-query.rules.ts';
import type { Reading } from './reading.rules.ts';

/** A sign between sizes behind the last one; the X of "32010 X" is no such sign. */
const OPEN_SIZE = /(?<=(?:^|[\s x×х*])[mмم]?\d{1,3}(?:[.,]\d+)?)\s?[x×х*]\s*$/u;
/** A shorter one is the beginning of too many others. */
const MIN_LAST = { sold: 3, unsold: 2 };

export function withoutOpenSize(text: string): string {
  return text.replace(OPEN_SIZE, '');
}

/** @param normalised see normalise.rules */
export function readSearched(
  normalised: string,
  dictionary: Dictionary,
  { corrects = true } = {},
): Reading {
  const reading = readQuery(normalised, dictionary, { corrects });
  if (isUnsoldAlone(normalised, reading, dictionary)) return unsoldAlone(normalised, reading);
  if (!corrects) return reading;
  const isRead =
    reading.notSold !== null || reading.notUnderstood.length + reading.words.length === 0;
  const unsold = isRead ? undefined : misspeltUnsold(normalised, dictionary);
  if (unsold !== undefined) return readAs(unsold, dictionary);
  const last = /(?<!\S)\p{L}+$/u.exec(normalised)?.[0] ?? '';
  if (!reading.notUnderstood.includes(last) || last.length < MIN_LAST.unsold) return reading;
  const meant = meantBy(normalised, last, dictionary);
  return meant === undefined ? reading : readAs(meant, dictionary);
}

function readAs(text: string, dictionary: Dictionary): Reading {
  const read = readQuery(text, dictionary, { corrects: false });
  return { ...read, corrected: asWritten(text, dictionary) };
}

/** "ведро" by itself is a bucket, beside a noun a pack: what is only a property of families is not sold. */
function isUnsoldAlone(
  text: string,
  { notSold, constraints }: Reading,
  { lexicon }: Dictionary,
): boolean {
  return (
    notSold === null &&
    constraints.every(({ kind }) => kind === 'attribute') &&
    isTerm(text, lexicon.base.words.unsoldByStart) &&
    !isTerm(text, lexicon.base.words.byStart)
  );
}

function unsoldAlone(text: string, reading: Reading): Reading {
  return {
    ...reading,
    constraints: [],
    wishes: [],
    words: [],
    notUnderstood: [],
    leftOut: [],
    quantity: null,
    key: '',
    notSold: text,
  };
}

function meantBy(text: string, last: string, dictionary: Dictionary): string | undefined {
  const sold = last.length < MIN_LAST.sold ? [] : completedWords(text, dictionary, 1);
  const unsold = completedUnsold(text, dictionary, 1);
  const [meant] = isRatherUnsold(text, sold, unsold, dictionary) ? unsold : sold;
  // What was searched for is a whole text: its last word goes on, another one is not put behind it.
  const words = meant?.split(' ') ?? [];
  if (words.length !== text.split(' ').length) return undefined;
  // A word of the trade may go on; it is not another one.
  const isOfTrade = dictionary.phraseWords.has(termOf(last));
  return isOfTrade && words.at(-1)?.startsWith(last) === false ? undefined : meant;
}
