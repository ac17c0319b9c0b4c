// Spelling of half-typed queries: misspelt words and beginnings as they are written ("bearng 62", "подшибн"), and completed words in their usual spelling.
import { isStopWord, stem, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import {
  correct,
  editDistance,
  isWritten,
  nearest,
  type Vocabulary,
} from '../lexicon/vocabulary.rules.ts';
import { correctedWord } from '../parse/spelling.rules.ts';

/** A shorter beginning is one letter from too many others. */
const MIN_START = 5;
const MIN_WORD = 4;
const MAX_STARTS = 3;
const LETTERS = /^\p{L}+$/u;

/** The words with those before the last one corrected, and with the beginnings that the last one may be meant for; the likeliest first. */
export function rightStarts(words: readonly string[], dictionary: Dictionary): string[][] {
  const before = words.slice(0, -1).map((word) => rightWord(word, dictionary));
  const last = words.at(-1) ?? '';
  const asTyped = before.some((word, i) => word !== words[i]) ? [[...before, last]] : [];
  return [...asTyped, ...startsNear(last, dictionary).map((start) => [...before, start])];
}

/** Words before a number that is being typed, corrected. */
export function rightWord(word: string, dictionary: Dictionary): string {
  return LETTERS.test(word) && word.length >= MIN_WORD
    ? (correctedWord(word, termOf(word), dictionary) ?? word)
    : word;
}

/** Beginnings of words one edit away. */
function startsNear(start: string, { words, lexicon, lexiconSpellings }: Dictionary): string[] {
  if (start.length < MIN_START || !LETTERS.test(start)) return [];
  const { uses } = lexicon.base.words.byStart;
  const found = new Map<string, number>();
  const look = ({ terms }: Vocabulary): void => {
    for (const term of terms) {
      if (term[0] !== start[0] || term.length < start.length - 1) continue;
      const near = nearStart(start, term);
      if (near !== undefined) found.set(near, (found.get(near) ?? 0) + (uses.get(term) ?? 0));
    }
  };
  look(words);
  look(lexiconSpellings);
  return [...found.entries()]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_STARTS)
    .map(([near]) => near);
}

/** The beginning of the term that is one edit from what was typed. */
function nearStart(start: string, term: string): string | undefined {
  for (const length of [start.length, start.length + 1, start.length - 1]) {
    const near = term.slice(0, length);
    if (near.length === length && editDistance(start, near, 1) === 1) return near;
  }
  return undefined;
}

/** A word that means the same may be so far from its spelling: spanar, spanner. */
const FARTHEST = 2;
const MIN_FAR_WORD = 6;

/** Another ending is no other spelling. */
function betterSpelling(word: string, vocabulary: Vocabulary): string {
  const better =
    correct(vocabulary, word) ??
    (word.length < MIN_FAR_WORD ? undefined : nearest(vocabulary, word, FARTHEST));
  return better === undefined || stem(better) === stem(word) ? word : better;
}

/** "hydrolic oil" -> hydraulic oil: words that no product has as the products have them, where that means the same. */
export function usualSpelling(
  query: string,
  isMeant: (other: string) => boolean,
  { words: vocabulary }: Dictionary,
): string {
  const words = query.split(' ');
  const usual = words.map((word) =>
    word.length < MIN_WORD || !LETTERS.test(word) || isStopWord(word) || isWritten(vocabulary, word)
      ? word
      : betterSpelling(word, vocabulary),
  );
  const better = usual.join(' ');
  return better !== query && isMeant(better) ? better : query;
}
