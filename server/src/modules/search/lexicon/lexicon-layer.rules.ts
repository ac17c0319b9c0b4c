// Lexicon layer: entries of staff on top of the bound terms of the program, which stay as they are; a lookup asks the layer first.
import { facetId, GROUP } from '../analysis/facet-id.rules.ts';
import { bindMeaning, bindOnly, type LexiconNames } from './bound-lexicon.rules.ts';
import type { LexiconEntry } from './lexicon-entries.ts';
import type { LexiconTerm } from './lexicon-files.ts';
import { brandWordsOf, type LexiconWords, spellingsOf } from './lexicon-words.rules.ts';
import { type Meaning, NOTHING_MEANT } from './meaning.rules.ts';
import {
  type BoundMeaning,
  type Lookup,
  type PhraseIndex,
  type PhraseKey,
  phraseKeys,
  wholePhrase,
} from './phrases.rules.ts';
import type { SynonymRow } from './synonyms.rules.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.rules.ts';

/** What the program's terms and the catalogue's names mean without any entry of staff. */
export type LexiconBase = {
  phrases: PhraseIndex;
  terms: readonly LexiconTerm[];
  words: LexiconWords;
};

export type LexiconLayer = {
  phrases: PhraseIndex;
  phraseWords: LexiconWords['phraseWords'];
  brandWords: LexiconWords['brandWords'];
  /** Words of entries, to which misspelt words may be corrected. */
  taughtSpellings: Vocabulary;
};

/** The entry as a meaning of the files; undefined for those that only point at something or switch it off. */
export function meaningOfEntry(
  { kind, terms, categories, properties, standsFor }: LexiconEntry,
  names: LexiconNames,
): Meaning | undefined {
  if (kind === 'spelling' || kind === 'off') return undefined;
  return {
    ...NOTHING_MEANT,
    categories: categories.flatMap(
      (id) => names.categories.get(facetId(GROUP.category, id))?.token ?? [],
    ),
    properties: properties.flatMap(({ attribute, values }) => {
      const slug = names.attributes.get(attribute)?.slug;
      return slug === undefined ? [] : [{ attribute: slug, values, isWish: false }];
    }),
    isNoise: kind === 'ignore',
    foreignManufacturer: kind === 'manufacturer' ? standsFor : null,
    unsold: kind === 'unsold' ? (terms[0] as string) : null,
  };
}

/** A spelling is found in texts of products as well as what it stands for. */
export function synonymsOfEntries(entries: readonly LexiconEntry[]): SynonymRow[] {
  return entries
    .filter(({ kind }) => kind === 'spelling')
    .flatMap(({ terms, standsFor }) =>
      terms.map((term) => ({ phrases: [term, standsFor as string], oneWay: true })),
    );
}

/** @returns the base itself where there is no entry */
export function layerOf(
  entries: readonly LexiconEntry[],
  base: LexiconBase,
  names: LexiconNames,
): LexiconLayer {
  const { phraseWords, brandWords } = base.words;
  if (entries.length === 0)
    return { phrases: base.phrases, phraseWords, brandWords, taughtSpellings: vocabularyOf([]) };
  const meanings = new Map<number, BoundMeaning | undefined>();
  const lengths = new Map<number, number>();
  const phrases: PhraseIndex = {
    meanings: layered(meanings, base.phrases.meanings),
    lengths: layered(lengths, base.phrases.lengths),
    reversed: { has: (key) => !meanings.has(key) && base.phrases.reversed.has(key) },
  };
  const set = (keys: readonly PhraseKey[], meaning: BoundMeaning): void => {
    for (const { key, first, length } of keys) {
      meanings.set(key, meaning);
      lengths.set(first, Math.max(phrases.lengths.get(first) ?? 0, length));
    }
  };
  const off = entries.filter(({ kind }) => kind === 'off').flatMap(({ terms }) => terms);
  for (const [key, meaning] of withoutTerms(off, base, names)) meanings.set(key, meaning);
  const brands: { term: string; meaning: Meaning }[] = [];
  for (const entry of entries) {
    const meaning = meaningOfEntry(entry, names);
    const bound = meaning === undefined ? undefined : bindMeaning(meaning, names);
    if (meaning === undefined || bound === undefined) continue;
    for (const term of entry.terms) {
      set(keysOfEntry(term, bound, base.phrases), bound);
      brands.push({ term, meaning });
    }
  }
  for (const entry of entries.filter(({ kind }) => kind === 'spelling')) {
    const meant = wholePhrase(phrases, entry.standsFor as string);
    if (meant !== undefined)
      for (const term of entry.terms) set(keysOfEntry(term, meant, base.phrases), meant);
  }
  const spellings = spellingsOf(
    entries.filter(({ kind }) => kind !== 'off').flatMap(({ terms }) => terms),
  );
  const words = new Set(spellings.map(({ hash }) => hash));
  const ownBrands = brandWordsOf(brands);
  return {
    phrases,
    phraseWords: { has: (word) => words.has(word) || phraseWords.has(word) },
    brandWords: { has: (word) => ownBrands.has(word) || brandWords.has(word) },
    taughtSpellings: vocabularyOf(spellings),
  };
}

/** As typed; its variants where no other term is written so. */
function keysOfEntry(term: string, { categories }: BoundMeaning, base: PhraseIndex): PhraseKey[] {
  const { own, variants, reversed } = phraseKeys(term);
  const others = categories.length > 0 ? [...variants, ...reversed] : variants;
  return [...own, ...others.filter((variant) => isFree(variant, own, base))];
}

/** Unknown, or known only as a variant of the same term. */
function isFree({ key }: PhraseKey, own: readonly PhraseKey[], { meanings }: PhraseIndex): boolean {
  const known = meanings.get(key);
  return known === undefined || own.some((phrase) => meanings.get(phrase.key) === known);
}

/** What the phrases of these terms mean when the program does not know the terms. */
function withoutTerms(
  terms: readonly string[],
  { phrases, terms: all }: LexiconBase,
  names: LexiconNames,
): Map<number, BoundMeaning | undefined> {
  const concerned = new Set<number>();
  const gone = new Set<number>();
  for (const term of terms) {
    const { own, variants, reversed } = phraseKeys(term);
    if (own[0] !== undefined) gone.add(own[0].key);
    for (const key of [
      ...own,
      ...[...variants, ...reversed].filter((variant) => isFree(variant, own, phrases)),
    ])
      concerned.add(key.key);
  }
  if (concerned.size === 0) return new Map();
  const left = bindOnly(all, names, { concerned, gone });
  return new Map([...concerned].map((key) => [key, left.meanings.get(key)]));
}

function layered<Value>(
  top: ReadonlyMap<number, Value | undefined>,
  base: Lookup<Value>,
): Lookup<Value> {
  return {
    get: (key) => (top.has(key) ? top.get(key) : base.get(key)),
    has: (key) => (top.has(key) ? top.get(key) !== undefined : base.has(key)),
  };
}
