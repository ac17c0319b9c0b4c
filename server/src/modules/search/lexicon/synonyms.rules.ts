// Synonyms: phrases of one group replace each other, whole phrases only.
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import { type Token, tokensOf } from '../analysis/tokens.rules.ts';

/** Phrases that mean the same; one way: the first means the others, and not they the first ("isolation valve" may be a ball valve). */
export type SynonymRow = { phrases: readonly string[]; oneWay: boolean };

/** The phrases of a group as sequences of terms. */
export type SynonymGroup = { phrases: number[][]; oneWay: boolean };

/** More alternatives than these are left out: each costs an index scan. */
const MAX_ALTERNATIVES = 8;

export function synonymGroups(groups: readonly SynonymRow[]): SynonymGroup[] {
  return groups.map(({ phrases, oneWay }) => {
    const known = new Map<string, number[]>();
    for (const phrase of phrases) {
      const terms = phraseTerms(phrase);
      if (terms.length > 0) known.set(terms.join(), terms);
    }
    return { phrases: [...known.values()], oneWay };
  });
}

/** All words of all phrases; with digits or without. */
export function synonymWords(groups: readonly SynonymRow[], hasDigit: boolean): Set<string> {
  const words = new Set<string>();
  for (const { phrases } of groups)
    for (const phrase of phrases)
      for (const word of phraseWords(phrase)) if (word.hasDigit === hasDigit) words.add(word.text);
  return words;
}

function phraseWords(phrase: string): Token[] {
  return tokensOf(phrase).words.filter((word) => !isStopWord(word.text));
}

function phraseTerms(phrase: string): number[] {
  return phraseWords(phrase).map((word) => termOf(word.text));
}

/** `terms` (in the order typed) and what else would do: each alternative is a set of terms that must all be there. The first is as typed. */
export function expandSynonyms(
  terms: readonly number[],
  groups: readonly SynonymGroup[],
): number[][] {
  let alternatives: number[][] = [[]];
  for (let at = 0; at < terms.length; ) {
    const match = longestMatch(terms, at, groups);
    const options = match === undefined ? [[terms[at] as number]] : match.options;
    const length = match?.length ?? 1;
    // The typed phrase is the first option; the product of all options stays small.
    const room = Math.max(1, Math.floor(MAX_ALTERNATIVES / alternatives.length));
    alternatives = options
      .slice(0, room)
      .flatMap((option) => alternatives.map((chosen) => [...chosen, ...option]));
    at += length;
  }
  return alternatives.map((set) => [...new Set(set)]);
}

function longestMatch(
  terms: readonly number[],
  at: number,
  groups: readonly SynonymGroup[],
): { length: number; options: number[][] } | undefined {
  let length = 0;
  let options: number[][] = [];
  for (const { phrases, oneWay } of groups) {
    let phrase: number[] | undefined;
    for (const own of oneWay ? phrases.slice(0, 1) : phrases) {
      if (own.length > (phrase?.length ?? 0) && startsAt(terms, at, own)) phrase = own;
    }
    if (phrase === undefined || phrase.length < length) continue;
    if (phrase.length > length) options = [];
    length = phrase.length;
    const others = phrases.filter((other) => other !== phrase);
    options = options.length === 0 ? [phrase, ...others] : [...options, ...others];
  }
  return length === 0 ? undefined : { length, options };
}

function startsAt(terms: readonly number[], at: number, phrase: readonly number[]): boolean {
  return phrase.every((term, i) => terms[at + i] === term);
}
