// Spelling of a query's words: correction of a word that no product has, and completion of a last word that is half typed.
import { stem } from '../analysis/terms.rules.ts';
import type { Token } from '../analysis/tokens.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import {
  correct,
  editDistance,
  expandPrefix,
  isWritten,
  type Vocabulary,
} from '../lexicon/vocabulary.rules.ts';

const MAX_EXPANSIONS = 40;
const MIN_HALF_WORD_LENGTH = { typing: 1, searched: 2 };
/** A complete word is taken as half typed when the longer ones are so many times as frequent ("wash" when washers are sold). */
const FAR_MORE = 10;

/** Correction of a word that no product has, or that is written nowhere and is one letter from another word ("contacter"). */
export function correctedWord(
  word: string,
  term: number,
  { words, synonymSpellings, lexiconSpellings, taughtSpellings, synonymTerms }: Dictionary,
): string | undefined {
  if (synonymTerms.has(term)) return undefined;
  if (!words.known.has(term)) {
    const better =
      correct(words, word, synonymSpellings) ?? correct(lexiconSpellings, word, taughtSpellings);
    // A word that only the lexicon knows is written as it is.
    return better === word ? undefined : better;
  }
  if (word.length < 8 || isWritten(words, word)) return undefined;
  const near = correct(words, word);
  return near === undefined || stem(near) === stem(word) || editDistance(near, word, 1) > 1
    ? undefined
    : near;
}

/** Completions of the last word; empty when it is complete. @param eager it is being typed */
export function completionsOf(
  word: Token,
  term: number,
  dictionary: Dictionary,
  eager: boolean,
): number[] {
  if (
    word.hasDigit ||
    word.text.length < (eager ? MIN_HALF_WORD_LENGTH.typing : MIN_HALF_WORD_LENGTH.searched)
  )
    return [];
  const words: Vocabulary = dictionary.words;
  const own = words.known.get(term) ?? 0;
  if (own === 0 && dictionary.synonymTerms.has(term)) return [];
  const longer = expandPrefix(words, word.text, MAX_EXPANSIONS);
  if (longer.length === 0 || (longer.length === 1 && longer[0] === term)) return [];
  if (own > 0 && !eager) {
    let most = 0;
    for (const hash of longer) if (hash !== term) most = Math.max(most, words.known.get(hash) ?? 0);
    if (most < FAR_MORE * own) return [];
  }
  return own > 0 && !longer.includes(term) ? [term, ...longer] : longer;
}
