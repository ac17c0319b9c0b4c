// Misspelt names of what is not sold: a word that makes a term of the trade together with its neighbour, one letter corrected ("limit swich" -> limit switch).
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { wholePhrase } from '../lexicon/phrases.rules.ts';
import { frequencyOf, nearWords } from '../lexicon/vocabulary.rules.ts';

const MIN_LETTERS = 4;
/** From so many letters on two edits are a slip too. */
const MIN_TWO_EDITS = 8;
const MAX_WORDS = 8;
/** The lexicon has misspelt words too, in fewer terms: one that is as usual as the other is no slip. */
const MORE_USUAL = 3;
const MAX_TRIED = 12;
const LETTERS = /^\p{L}+$/u;

/** The text with that word corrected. @param text normalised, of which something was not understood */
export function misspeltUnsold(text: string, dictionary: Dictionary): string | undefined {
  const words = text.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  for (const [i, word] of words.entries()) {
    if (!LETTERS.test(word) || word.length < MIN_LETTERS || isStopWord(word)) continue;
    if (dictionary.words.known.has(termOf(word))) continue;
    const distance = word.length < MIN_TWO_EDITS ? 1 : 2;
    const spellings = dictionary.lexiconSpellings;
    const uses = frequencyOf(spellings, word);
    for (const better of nearWords(spellings, word, distance).slice(0, MAX_TRIED))
      if (
        frequencyOf(spellings, better) >= MORE_USUAL * uses &&
        isUnsoldBeside(words, i, better, dictionary)
      )
        return words.map((own, j) => (i === j ? better : own)).join(' ');
  }
  return undefined;
}

function isUnsoldBeside(
  words: readonly string[],
  at: number,
  better: string,
  { phrases }: Dictionary,
): boolean {
  const [before, behind] = [words[at - 1], words[at + 1]];
  return [
    before === undefined ? undefined : `${before} ${better}`,
    behind === undefined ? undefined : `${better} ${behind}`,
  ].some((term) => term !== undefined && wholePhrase(phrases, term)?.unsold != null);
}
