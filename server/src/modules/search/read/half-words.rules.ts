// Half-typed words of a query: the terms of the trade that they may become ("nylo" -> nyloc nut; "allen k" -> allen key).
import { LOCALES } from '@millwright/contracts';
import { groupOf } from '../analysis/facet-id.rules.ts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { isTerm, type TermsByStart, termsFrom } from '../lexicon/term-prefixes.rules.ts';
import { editDistance, isWritten } from '../lexicon/vocabulary.rules.ts';
import { factsOf } from './family.rules.ts';
import { rightStarts, usualSpelling } from './half-spelling.rules.ts';
import { readQuery } from './read-query.rules.ts';
import type { Reading } from './reading.rules.ts';
import { STANDARD_SIGNS } from './tables/standard-signs.rules.ts';

const MIN_LETTERS = 3;
/** Words at the end of the text that a term may begin with. */
const MAX_WORDS = 3;
const MAX_TRIED = 24;

/** Whole queries, at most `most`, each another meaning; empty when the last word is complete. */
export function completedWords(typed: string, dictionary: Dictionary, most: number): string[] {
  const words = halfTyped(typed, dictionary);
  if (words.length === 0) return [];
  const found = completed(words, dictionary, most);
  if (found.length > 0 || beginsUnsold(words.join(' '), dictionary)) return found;
  for (const right of rightStarts(words, dictionary)) {
    const better = completed(right, dictionary, most);
    if (better.length > 0) return better;
  }
  return [];
}

function beginsSold(start: string, { lexicon }: Dictionary): boolean {
  return termsFrom(start, lexicon.base.words.byStart, 1).length > 0;
}

function beginsUnsold(start: string, { lexicon }: Dictionary): boolean {
  return termsFrom(start, lexicon.base.words.unsoldByStart, 1).length > 0;
}

/** The words of a text whose last one goes on. */
function halfTyped(typed: string, dictionary: Dictionary): string[] {
  if (/\s$/.test(typed)) return [];
  const words = normalise(cutText(typed.trim())).split(/\s+/);
  const last = words.at(-1) ?? '';
  const isNumber = /^\d/.test(last) && !STANDARD_SIGNS.has(words.at(-2) ?? '');
  // "wd 4" is half a name.
  const isName = isNumber && words.length > 1 && beginsSold(words.join(' '), dictionary);
  return (isNumber && !isName) || isComplete(words, dictionary) ? [] : words;
}

/** "allen k" is not: a letter is no word; nor is "wafer butt", which wants a noun. */
function isComplete(words: readonly string[], dictionary: Dictionary): boolean {
  const last = words.at(-1) as string;
  return (
    last.length >= MIN_LETTERS &&
    isWritten(dictionary.words, last) &&
    !isOpenToNoun(words.join(' '), dictionary)
  );
}

function completed(words: readonly string[], dictionary: Dictionary, most: number): string[] {
  for (let from = Math.max(0, words.length - MAX_WORDS); from < words.length; from++) {
    const start = words.slice(from).join(' ');
    const head = words.slice(0, from);
    // "m12 n" wants a noun.
    if (start.length < MIN_LETTERS && !isOpenToNoun(head.join(' '), dictionary)) continue;
    const terms = shortFirst(
      namesFrom(start, dictionary, dictionary.lexicon.base.words.byStart),
      words.length - from,
    );
    // "stai" is an adjective of many things: a word is completed, not another one put behind it, unless the words before want a noun ("wafer butt").
    const isPutBehind = (terms[0]?.split(' ').length ?? 0) > words.length - from;
    if (isPutBehind && !isOpenToNoun(head.join(' '), dictionary)) continue;
    const queries = terms.filter((term) => term !== start).map((term) => [...head, term].join(' '));
    const meant = ofOtherMeanings(
      { typed: words.join(' '), head: head.join(' '), queries },
      dictionary,
      most,
    );
    if (meant.length > 0) return meant;
  }
  return [];
}

/** Where the first name is longer than what is typed, the first term that is not. */
function shortFirst(terms: readonly string[], words: number): readonly string[] {
  const isShort = (term: string | undefined): boolean =>
    term !== undefined && term.split(' ').length <= words;
  const short = terms.find(isShort);
  return short === undefined || isShort(terms[0]) ? terms : [short, ...terms];
}

/** The text says a property and no family. */
function isOpenToNoun(text: string, dictionary: Dictionary): boolean {
  if (text === '') return false;
  const reading = readQuery(text, dictionary, { corrects: false });
  return reading.constraints.length > 0 && categoriesOf(reading).length === 0;
}

function namesFrom(start: string, dictionary: Dictionary, byStart: TermsByStart): string[] {
  return [...categoriesFrom(start, dictionary), ...termsFrom(start, byStart, MAX_TRIED)];
}

/** Of several that mean the same the first; a longer one that begins with the same word only within the first one's family. */
function ofOtherMeanings(
  { typed, head, queries }: { typed: string; head: string; queries: readonly string[] },
  dictionary: Dictionary,
  most: number,
): string[] {
  const known = meaningOfTerm(typed, dictionary);
  // "plas" is a term already: it comes before "plastic gland". An abbreviation of a family's name is not.
  const isShort = queries.some((query) => namesOf(dictionary).includes(query));
  const usual = known === undefined ? undefined : goingOn(typed, known, queries, dictionary);
  const byMeaning = new Map(
    known === undefined || isShort ? [] : [[known, inUsualSpelling(usual ?? typed, dictionary)]],
  );
  const said = head === '' ? undefined : readQuery(head, dictionary, { corrects: false });
  if (said !== undefined && said.notSold !== null) return [];
  const family = said === undefined ? [] : categoriesOf(said);
  let first: { word: string; words: string[]; family: readonly number[] } | undefined;
  for (const query of queries) {
    const reading = readQuery(query, dictionary, { corrects: false });
    const own = categoriesOf(reading);
    if (own.length === 0 || !isWhole(reading) || !keepsSaid(said, reading, dictionary)) continue;
    if (family.length > 0 && !isWithin(own, family, dictionary) && !describes(head, reading))
      continue;
    if (head !== '' && isStrangeBrand(query.slice(head.length).trim(), family, dictionary))
      continue;
    const word = query.slice(head.length).trim().split(' ')[0] as string;
    const isSameWord =
      first !== undefined && (word.startsWith(first.word) || first.word.startsWith(word));
    if (first !== undefined && isSameWord && !isWithin(own, first.family, dictionary)) continue;
    if (first !== undefined && isFormOf(query.split(' '), first.words)) continue;
    const key = meaningOf(reading);
    if (!byMeaning.has(key)) byMeaning.set(key, inUsualSpelling(query, dictionary));
    first ??= { word, words: query.split(' '), family: own };
    if (byMeaning.size === most) break;
  }
  return [...byMeaning.values()];
}

/** A word that stands in so many times as many terms. */
const MORE_USUAL = 10;

/** "болгарк" is a term only because people type so: it goes on to the usual word that means the same. */
function goingOn(
  typed: string,
  meaning: string,
  queries: readonly string[],
  dictionary: Dictionary,
): string | undefined {
  const words = typed.split(' ');
  const { uses } = dictionary.lexicon.base.words.byStart;
  const usesOf = (word = ''): number => uses.get(word) ?? 0;
  const own = usesOf(words.at(-1));
  // A word of a dialect is a word.
  if (own === 0) return undefined;
  return queries.find((query) => {
    const others = query.split(' ');
    return (
      query.startsWith(typed) &&
      others.length === words.length &&
      usesOf(others.at(-1)) >= MORE_USUAL * own &&
      meaningOf(readQuery(query, dictionary, { corrects: false })) === meaning
    );
  });
}

/** Of a word this much is its stem. */
const STEM_SHARE = 0.7;
const MIN_SAME = 3;
const MAX_EDITS = 2;

/** "шестигранничек" beside "шестигранник", "hex bold" beside "hex bolts": the last word in another form or spelling. */
function isFormOf(words: readonly string[], others: readonly string[]): boolean {
  const [word = '', other = ''] = [words.at(-1), others.at(-1)];
  if (words.length !== others.length || word === other || /\d/.test(word)) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  // The shorter form may be the one that is looked for: "гровер" beside "гровера".
  if (same >= STEM_SHARE * Math.max(word.length, other.length)) return word.length > other.length;
  return same >= MIN_SAME && editDistance(word, other, MAX_EDITS) <= MAX_EDITS;
}

/** Everything of the query is understood, and sold. */
function isWhole({ notSold, notUnderstood, leftOut }: Reading): boolean {
  return notSold === null && notUnderstood.length + leftOut.length === 0;
}

/** "carbide inside screw", "1/4 bsp barrel": what was said before is no property, or no size, of that family. */
function keepsSaid(said: Reading | undefined, whole: Reading, dictionary: Dictionary): boolean {
  if (said === undefined) return true;
  const nearest = ({ constraints }: Reading): number =>
    constraints.filter(({ isNearest }) => isNearest).length;
  const { groups } = factsOf(categoriesOf(whole), dictionary);
  return (
    nearest(whole) <= nearest(said) &&
    said.constraints.every(
      ({ kind, facets, isNearest }) =>
        kind !== 'attribute' ||
        isNearest ||
        facets.some((facet) => groups.get(groupOf(facet))?.has(facet)),
    )
  );
}

function meaningOfTerm(text: string, dictionary: Dictionary): string | undefined {
  if (!isTerm(text, dictionary.lexicon.base.words.byStart)) return undefined;
  const reading = readQuery(text, dictionary, { corrects: false });
  return isWhole(reading) ? meaningOf(reading) : undefined;
}

/** "bering 6" -> bearing 6: as the products are called, where that is the same family. */
export function inUsualSpelling(query: string, dictionary: Dictionary): string {
  const read = (text: string): Reading => readQuery(text, dictionary, { corrects: false });
  const asked = read(query);
  const family = categoriesOf(asked).join();
  return usualSpelling(
    query,
    (other) => {
      const reading = read(other);
      const own = categoriesOf(reading).join();
      const isWhole =
        reading.constraints.length > 0 && reading.words.length + reading.notUnderstood.length === 0;
      return (
        isWhole && (own === family || own === '') && propertiesOf(reading) === propertiesOf(asked)
      );
    },
    dictionary,
  );
}

function propertiesOf({ constraints }: Reading): string {
  return constraints
    .filter(({ kind }) => kind === 'attribute')
    .map(({ facets }) => facets.join())
    .join('|');
}

function meaningOf({ constraints }: Reading): string {
  return constraints.map(({ facets }) => facets.join()).join('|');
}

/** "chabi allen-bradley": a manufacturer of another field is no way to go on. */
function isStrangeBrand(term: string, family: readonly number[], dictionary: Dictionary): boolean {
  const reading = readQuery(term, dictionary, { corrects: false });
  const own = categoriesOf(reading);
  return (
    reading.foreignManufacturer !== null &&
    !isWithin(own, family, dictionary) &&
    !isWithin(family, own, dictionary)
  );
}

/** "flange mot": the noun ahead says what kind of motor. */
function describes(head: string, { constraints }: Reading): boolean {
  return constraints.some(({ kind, words }) => kind === 'attribute' && head.includes(words));
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

export function isCategoryName(text: string, dictionary: Dictionary): boolean {
  return namesOf(dictionary).includes(text);
}

/** As people say it: two words without a standard. */
const PLAIN_NAME = /^\p{L}+(?:[ -]\p{L}+)?$/u;
const namesCache = new WeakMap<Dictionary, readonly string[]>();

/** Names of categories in every language: the usual spelling of what they sell. */
function namesOf(dictionary: Dictionary): readonly string[] {
  let names = namesCache.get(dictionary);
  if (names === undefined) {
    const all = [...dictionary.categories.values()].flatMap(({ name }) =>
      LOCALES.map((locale) => normalise(name[locale])),
    );
    names = [...new Set(all)].filter((name) => PLAIN_NAME.test(name));
    namesCache.set(dictionary, names);
  }
  return names;
}

function categoriesFrom(start: string, dictionary: Dictionary): string[] {
  return namesOf(dictionary)
    .filter((name) => name.startsWith(start))
    .sort((a, b) => a.length - b.length);
}
