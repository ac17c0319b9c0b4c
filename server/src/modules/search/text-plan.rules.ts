// What does the typed text ask for? Words with their synonyms and corrections, a word half typed, a part number.
import { fromGost, plainBearingKey } from './bearing-numbers.rules.ts';
import type { Dictionary } from './dictionary.rules.ts';
import { GROUP } from './facet-id.rules.ts';
import { cutText, fold } from './fold.rules.ts';
import { scopeOfWording, wordingText } from './frequent.rules.ts';
import { hasDigit, partKey } from './part-key.rules.ts';
import { alternativesOf } from './synonyms.rules.ts';
import { hashTerm, isStopWord, stem, termOf } from './terms.rules.ts';
import { type Token, tokensOfFolded } from './tokens.rules.ts';
import { correct, editDistance, expandPrefix, isWritten, type Vocabulary } from './vocabulary.rules.ts';

export type TextPlan = {
  /** Any of these sets of terms will do, all terms of a set; the first is as typed. One empty set: no words asked. */
  alternatives: number[][];
  /** Any of these, besides: what the last word may become. Empty: the last word is complete. */
  prefix: number[];
  /** Categories that the text names: who is of one fits better. */
  kinds: number[];
  /** Sizes and part numbers run together: who has them fits better. */
  joined: number[];
  /** Upper case part number, '' when it cannot be one. One without a digit counts as a whole only. */
  key: string;
  /** Text as searched when a word was corrected, else null. */
  corrected: string | null;
  /** Something was typed, but nothing that can be searched for. */
  meaningless: boolean;
};

export const NO_TEXT: TextPlan = { alternatives: [[]], prefix: [], kinds: [], joined: [], key: '', corrected: null, meaningless: false };

/** A search of more words than these asks for the first ones. */
const MOST_WORDS = 12;
const MOST_EXPANSIONS = 40;
const SHORTEST_HALF_WORD = { typing: 1, searched: 2 };
/** A complete word is taken as half typed when the longer ones are so many times as frequent ("wash" when washers are sold). */
const FAR_MORE = 10;

/**
 * @param eager the last word is being typed: whatever it may become counts
 * @param corrects false for a text that is known to be a part number: its words are taken as they are
 */
export function planText(typed: string, dictionary: Dictionary, { eager = false, corrects = true } = {}): TextPlan {
  if (typed.trim() === '') return NO_TEXT;
  const folded = fold(cutText(typed.trim())).trim();
  const tokens = tokensOfFolded(folded);
  // Half a word may look like a little one: "под" on the way to "подшипник".
  const words = tokens.words.filter((word, i) => !isStopWord(word.text) || (eager && i === tokens.words.length - 1)).slice(0, MOST_WORDS);
  const key = plainBearingKey(partKey(folded));
  if (words.length === 0) return { ...NO_TEXT, key, meaningless: true };

  const terms = words.map((word) => termOf(word.text));
  let prefix: number[] = [];
  let corrected: string | null = null;
  const last = words.length - 1;
  const complete = terms.slice();
  for (const [i, word] of words.entries()) {
    if (i === last) prefix = halfWord(word, terms[i] as number, dictionary, eager);
    if ((i === last && prefix.length > 0) || word.hasDigit || !corrects) continue;
    const better = spelling(word.text, terms[i] as number, dictionary);
    if (better === undefined) continue;
    complete[i] = termOf(better);
    corrected = (corrected ?? folded).replace(word.text, better);
  }
  if (prefix.length > 0) complete.pop();
  const alternatives = possible(alternativesOf(complete, dictionary.synonyms), dictionary);
  const gost = numbersElsewhere(words, complete);
  if (gost !== undefined) alternatives.push(gost);
  const plan: TextPlan = {
    alternatives,
    prefix,
    kinds: [],
    joined: tokens.joined.map((word) => termOf(word)),
    key,
    corrected,
    meaningless: false,
  };
  // One word is browsed in an order that was kept when the index was built; with a filter it must not come in another.
  return onlyTerm(plan) === undefined ? { ...plan, kinds: kindsNamed(alternatives, dictionary) } : plan;
}

/** As typed, and what else some product could have: a synonym that no product uses would only cost. */
function possible([typed, ...others]: number[][], dictionary: Dictionary): number[][] {
  const has = (term: number): boolean => dictionary.words.known.has(term) || dictionary.synonymNumbers.has(term);
  const kept = others.filter((set) => set.every((term) => has(term) || typed?.includes(term)));
  const isHopeless = kept.length > 0 && typed?.some((term) => dictionary.synonymTerms.has(term) && !has(term));
  return isHopeless ? kept : [typed ?? [], ...kept];
}

/** What was probably meant by a word that no product has, or that is written nowhere and is one letter from another word ("contacter"). */
function spelling(word: string, term: number, { words, synonymSpellings, synonymTerms }: Dictionary): string | undefined {
  if (synonymTerms.has(term)) return undefined;
  if (!words.known.has(term)) return correct(words, word, synonymSpellings);
  if (word.length < 8 || isWritten(words, word)) return undefined;
  const near = correct(words, word);
  return near === undefined || stem(near) === stem(word) || editDistance(near, word, 1) > 1 ? undefined : near;
}

/** The words with Russian bearing numbers as they are elsewhere; undefined without one. */
function numbersElsewhere(words: readonly Token[], complete: readonly number[]): number[] | undefined {
  if (!words.some((word) => fromGost(word.text) !== undefined)) return undefined;
  return complete.flatMap((term, i) => fromGost(words[i]?.text ?? '')?.map(termOf) ?? [term]);
}

/** Categories all of whose name was typed or is meant; of several those with the longest name ("ball valve": not all valves). */
function kindsNamed(alternatives: readonly number[][], { kinds, categories }: Dictionary): number[] {
  let longest = 1;
  let found: number[] = [];
  for (const { facet, terms } of kinds) {
    if (terms.length < longest || !alternatives.some((set) => terms.every((term) => set.includes(term)))) continue;
    if (terms.length > longest) found = [];
    longest = terms.length;
    found.push(facet);
  }
  return [...new Set(found)].filter((facet) => categories.has(facet) && facet >> 16 === GROUP.category);
}

function halfWord(word: Token, term: number, dictionary: Dictionary, eager: boolean): number[] {
  if (word.hasDigit || word.text.length < (eager ? SHORTEST_HALF_WORD.typing : SHORTEST_HALF_WORD.searched)) return [];
  const words: Vocabulary = dictionary.words;
  const own = words.known.get(term) ?? 0;
  if (own === 0 && dictionary.synonymTerms.has(term)) return [];
  const longer = expandPrefix(words, word.text, MOST_EXPANSIONS);
  if (longer.length === 0 || (longer.length === 1 && longer[0] === term)) return [];
  if (own > 0 && !eager) {
    let most = 0;
    for (const hash of longer) if (hash !== term) most = Math.max(most, words.known.get(hash) ?? 0);
    if (most < FAR_MORE * own) return [];
  }
  return own > 0 && !longer.includes(term) ? [term, ...longer] : longer;
}

/** The term, when the whole text comes down to one: its hits are those that have it, with it in the name first. Else undefined. */
export function onlyTerm({ alternatives, prefix, joined, key, meaningless }: TextPlan): number | undefined {
  if (meaningless || hasDigit(key) || joined.length > 0 || alternatives.length !== 1) return undefined;
  const terms = [...(alternatives[0] ?? []), ...prefix];
  return terms.length === 1 ? terms[0] : undefined;
}

/** Every text with synonyms that somebody may type, as {@link wordingText} writes what the plan of it asks for. */
export function wordingsOf(dictionary: Dictionary): string[] {
  const wordings = new Set<string>();
  for (const { phrases, oneWay } of dictionary.synonyms) {
    for (const typed of oneWay ? phrases.slice(0, 1) : phrases) {
      const sets = possible(alternativesOf(typed, dictionary.synonyms), dictionary);
      if (sets.length > 1) wordings.add(wordingText({ sets, kinds: kindsNamed(sets, dictionary) }));
    }
  }
  return [...wordings];
}

/** The scope whose kept order and counts answer the whole text, if so: that of its one word, or of its words with their synonyms. */
export function frequentScope(plan: TextPlan, { frequent }: Dictionary): number | undefined {
  const term = onlyTerm(plan);
  if (term !== undefined) return frequent.words.has(term) ? term : undefined;
  const { alternatives, prefix, joined, key, kinds, meaningless } = plan;
  if (meaningless || hasDigit(key) || joined.length + prefix.length > 0) return undefined;
  const text = wordingText({ sets: alternatives, kinds });
  const scope = scopeOfWording(text);
  const wording = frequent.wordings.get(scope);
  return wording !== undefined && wordingText(wording) === text ? scope : undefined;
}

/** In how many products, at most, the plan's words can be: the rarest decides. */
export function likelyHits(plan: TextPlan, dictionary: Dictionary): number {
  const frequency = (term: number): number => dictionary.words.known.get(term) ?? 1;
  let least = plan.prefix.length > 0 ? plan.prefix.reduce((sum, term) => sum + frequency(term), 0) : Number.POSITIVE_INFINITY;
  for (const term of plan.alternatives[0] ?? []) least = Math.min(least, frequency(term));
  return least;
}

/** Categories or makers whose name has all the words, for the scopes of the search box. */
export function facetsNamed(plan: TextPlan, dictionary: Dictionary, group: number): number[] {
  const found: number[] = [];
  for (const { facet, terms } of dictionary.nameTerms) {
    if (facet >> 16 !== group) continue;
    if (plan.prefix.length > 0 && !plan.prefix.some((term) => terms.has(term))) continue;
    if (plan.alternatives.some((set) => set.every((term) => terms.has(term)))) found.push(facet);
  }
  return found;
}

/** The term under which a whole part number is found among the words. */
export function keyTerm(key: string): number {
  return hashTerm(key.toLowerCase());
}
