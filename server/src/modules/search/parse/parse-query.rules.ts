// Query parsing: typed text becomes words with their synonyms and corrections, a word half typed, a part number.
import { plainBearingKey } from '../analysis/bearing-numbers.rules.ts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import { partKey } from '../analysis/part-key.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import { tokensOfNormalised } from '../analysis/tokens.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { alternativesOf, numbersElsewhere } from './alternatives.rules.ts';
import { categoryIntentOf } from './category-intent.rules.ts';
import { onlyTerm } from './frequent-query.rules.ts';
import type { ParsedQuery } from './parsed-query.ts';
import { completionsOf, correctedWord } from './spelling.rules.ts';

const NO_TEXT: ParsedQuery = {
  alternatives: [[]],
  prefix: [],
  categoryIntent: [],
  joined: [],
  key: '',
  corrected: null,
  meaningless: false,
};

/** A search of more words than these asks for the first ones. */
const MAX_WORDS = 12;

/**
 * @param eager the last word is being typed: whatever it may become counts
 * @param corrects false for a text that is known to be a part number: its words are taken as they are
 */
export function parseQuery(
  typed: string,
  dictionary: Dictionary,
  { eager = false, corrects = true } = {},
): ParsedQuery {
  if (typed.trim() === '') return NO_TEXT;
  const normalised = normalise(cutText(typed.trim())).trim();
  const tokens = tokensOfNormalised(normalised);
  // Half a word may look like a little one: "под" on the way to "подшипник".
  const words = tokens.words
    .filter((word, i) => !isStopWord(word.text) || (eager && i === tokens.words.length - 1))
    .slice(0, MAX_WORDS);
  const key = plainBearingKey(partKey(normalised));
  if (words.length === 0) return { ...NO_TEXT, key, meaningless: true };

  const terms = words.map((word) => termOf(word.text));
  let prefix: number[] = [];
  let corrected: string | null = null;
  const last = words.length - 1;
  const complete = terms.slice();
  for (const [i, word] of words.entries()) {
    if (i === last) prefix = completionsOf(word, terms[i] as number, dictionary, eager);
    if ((i === last && prefix.length > 0) || word.hasDigit || !corrects) continue;
    // A word of the trade that no product has is written as it is.
    const isOfTrade =
      dictionary.phraseWords.has(terms[i] as number) &&
      !dictionary.words.known.has(terms[i] as number);
    const better = isOfTrade ? undefined : correctedWord(word.text, terms[i] as number, dictionary);
    if (better === undefined) continue;
    complete[i] = termOf(better);
    corrected = (corrected ?? normalised).replace(word.text, better);
  }
  if (prefix.length > 0) complete.pop();
  const alternatives = alternativesOf(complete, dictionary);
  const gost = numbersElsewhere(words, complete);
  if (gost !== undefined) alternatives.push(gost);
  const query: ParsedQuery = {
    alternatives,
    prefix,
    categoryIntent: [],
    joined: tokens.joined.map((word) => termOf(word)),
    key,
    corrected,
    meaningless: false,
  };
  // One word is browsed in an order that was precomputed when the index was built; with a filter it must not come in another.
  return onlyTerm(query) === undefined
    ? { ...query, categoryIntent: categoryIntentOf(alternatives, dictionary) }
    : query;
}
