// Which other words mean what was typed? Phrases of one group replace each other, whole phrases only.
import { isStopWord, termOf } from './terms.rules.ts';
import { tokensOf } from './tokens.rules.ts';

/** The phrases of a group as sequences of terms. */
export type SynonymGroup = number[][];

/** More alternatives than these are left out: each costs an index scan. */
const MOST_ALTERNATIVES = 8;

export function synonymGroups(groups: readonly string[][]): SynonymGroup[] {
  return groups.map((phrases) => {
    const known = new Map<string, number[]>();
    for (const phrase of phrases) {
      const terms = phraseTerms(phrase);
      if (terms.length > 0) known.set(terms.join(), terms);
    }
    return [...known.values()];
  });
}

function phraseTerms(phrase: string): number[] {
  return tokensOf(phrase)
    .words.filter((word) => !isStopWord(word.text))
    .map((word) => termOf(word.text));
}

/** `terms` (in the order typed) and what else would do: each alternative is a set of terms that must all be there. The first is as typed. */
export function alternativesOf(terms: readonly number[], groups: readonly SynonymGroup[]): number[][] {
  let alternatives: number[][] = [[]];
  for (let at = 0; at < terms.length; ) {
    const match = longestMatch(terms, at, groups);
    const options = match === undefined ? [[terms[at] as number]] : match.options;
    const length = match?.length ?? 1;
    // The typed phrase is the first option; the product of all options stays small.
    const room = Math.max(1, Math.floor(MOST_ALTERNATIVES / alternatives.length));
    alternatives = options.slice(0, room).flatMap((option) => alternatives.map((chosen) => [...chosen, ...option]));
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
  for (const group of groups) {
    for (const phrase of group) {
      if (phrase.length < length || phrase.length === 0 || !startsAt(terms, at, phrase)) continue;
      if (phrase.length > length) options = [];
      length = phrase.length;
      const others = group.filter((other) => other !== phrase);
      options = options.length === 0 ? [phrase, ...others] : [...options, ...others];
      break;
    }
  }
  return length === 0 ? undefined : { length, options };
}

function startsAt(terms: readonly number[], at: number, phrase: readonly number[]): boolean {
  return phrase.every((term, i) => terms[at + i] === term);
}
