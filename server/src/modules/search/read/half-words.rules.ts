// Half-typed words of a query: the terms of the trade that they may become ("nylo" -> nyloc nut; "allen k" -> allen key).
import { LOCALES } from '@millwright/contracts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { termsFrom } from '../lexicon/term-prefixes.rules.ts';
import { isWritten } from '../lexicon/vocabulary.rules.ts';
import { otherLayout } from '../parse/keyboard-layout.rules.ts';
import { readQuery } from './read-query.rules.ts';
import type { Reading } from './reading.rules.ts';
import { STANDARD_SIGNS } from './tables/standard-signs.rules.ts';

const MIN_LETTERS = 3;
/** Words at the end of the text that a term may begin with. */
const MAX_WORDS = 3;
const MAX_TRIED = 24;

/** Whole queries, at most `most`, each another meaning; empty when the last word is complete. */
export function completedWords(typed: string, dictionary: Dictionary, most: number): string[] {
  if (/\s$/.test(typed)) return [];
  const words = normalise(cutText(typed.trim())).split(/\s+/);
  const last = words.at(-1) ?? '';
  const isNumber = /^\d/.test(last) && !STANDARD_SIGNS.has(words.at(-2) ?? '');
  if (isNumber || isComplete(words, dictionary)) return [];
  const found = completed(words, dictionary, most);
  if (found.length > 0) return found;
  const twins = words.map((word) => otherLayout(word) ?? word);
  return twins.some((twin, i) => twin !== words[i]) ? completed(twins, dictionary, most) : [];
}

/** "allen k" is not: a letter is no word. */
function isComplete(words: readonly string[], { words: vocabulary }: Dictionary): boolean {
  const last = words.at(-1) as string;
  return last.length >= MIN_LETTERS && isWritten(vocabulary, last);
}

function completed(words: readonly string[], dictionary: Dictionary, most: number): string[] {
  for (let from = Math.max(0, words.length - MAX_WORDS); from < words.length; from++) {
    const start = words.slice(from).join(' ');
    if (start.length < MIN_LETTERS) continue;
    const head = words.slice(0, from);
    const names = categoriesFrom(start, dictionary);
    const terms = [...names, ...termsFrom(start, dictionary.lexicon.base.words.byStart, MAX_TRIED)];
    // "stai" is an adjective of many things: a word is completed, not another one put behind it.
    if ((terms[0]?.split(' ').length ?? 0) > words.length - from) continue;
    const queries = terms.filter((term) => term !== start).map((term) => [...head, term].join(' '));
    const meant = ofOtherMeanings(queries, head.join(' '), dictionary, most);
    if (meant.length > 0) return meant;
  }
  return [];
}

/** Of several that mean the same the first; a longer one that begins with the same word only within the first one's family. */
function ofOtherMeanings(
  queries: readonly string[],
  head: string,
  dictionary: Dictionary,
  most: number,
): string[] {
  const byMeaning = new Map<string, string>();
  const family = head === '' ? [] : categoriesOf(readQuery(head, dictionary, { corrects: false }));
  let first: { word: string; family: readonly number[] } | undefined;
  for (const query of queries) {
    const reading = readQuery(query, dictionary, { corrects: false });
    const own = categoriesOf(reading);
    if (own.length === 0 || reading.notSold !== null || reading.notUnderstood.length > 0) continue;
    if (family.length > 0 && !isWithin(own, family, dictionary)) continue;
    const word = query.slice(head.length).trim().split(' ')[0] as string;
    const isSameWord =
      first !== undefined && (word.startsWith(first.word) || first.word.startsWith(word));
    if (first !== undefined && isSameWord && !isWithin(own, first.family, dictionary)) continue;
    const key = reading.constraints.map(({ facets }) => facets.join()).join('|');
    if (!byMeaning.has(key)) byMeaning.set(key, query);
    first ??= { word, family: own };
    if (byMeaning.size === most) break;
  }
  return [...byMeaning.values()];
}

function categoriesOf({ constraints }: Reading): readonly number[] {
  return constraints.find(({ kind }) => kind === 'category')?.facets ?? [];
}

function isWithin(
  own: readonly number[],
  outer: readonly number[],
  { categories }: Dictionary,
): boolean {
  return own.some((category) =>
    outer.some((other) => categories.get(category)?.path.includes(other) === true),
  );
}

/** As people say it: two words without a standard. */
const PLAIN_NAME = /^\p{L}+(?:[ -]\p{L}+)?$/u;
const namesCache = new WeakMap<Dictionary, readonly string[]>();

/** Names of categories in every language: the usual spelling of what they sell. */
function categoriesFrom(start: string, dictionary: Dictionary): string[] {
  let names = namesCache.get(dictionary);
  if (names === undefined) {
    names = [
      ...new Set(
        [...dictionary.categories.values()].flatMap(({ name }) =>
          LOCALES.map((locale) => normalise(name[locale])),
        ),
      ),
    ];
    namesCache.set(dictionary, names);
  }
  return names
    .filter((name) => name.startsWith(start) && PLAIN_NAME.test(name))
    .sort((a, b) => a.length - b.length);
}
