// Phrase index: the terms of the lexicon and of the catalogue's names as sequences of stemmed words, with what they mean here.
import { normalise } from '../analysis/normalise.rules.ts';
import { isStopWord, stem, termOf } from '../analysis/terms.rules.ts';
import { wordsByChunk } from '../analysis/tokens.rules.ts';

/** Facets of one attribute or of several that say the same; any of them. */
export type BoundProperty = { facets: readonly number[]; isWish: boolean };

/** A meaning in terms of this catalogue: facet ids. */
export type BoundMeaning = {
  /** Any of these categories. */
  categories: readonly number[];
  properties: readonly BoundProperty[];
  /** Of a noun: what it says beside another noun ("flange motor"). */
  adjective: readonly BoundProperty[];
  /** Attribute groups. */
  roles: readonly number[];
  unit: string | null;
  isNoise: boolean;
  isQuantity: boolean;
  /** Facet of a manufacturer of the catalogue. */
  manufacturer: number | null;
  foreignManufacturer: string | null;
  unsold: string | null;
};

/** Sequences of stemmed words by a hash of them, and how long the longest is that begins with a word. */
export type PhraseIndex = {
  meanings: Lookup<BoundMeaning>;
  lengths: Lookup<number>;
  /** Keys of phrases that are known only the other way round. */
  reversed: Pick<ReadonlySet<number>, 'has'>;
};
export type Lookup<Value> = Pick<ReadonlyMap<number, Value>, 'get' | 'has'>;

/** A sequence of stemmed words: its hash, its first word and its length. */
export type PhraseKey = { key: number; first: number; length: number };
/** A phrase as it is typed, and what else it is written like. */
export type PhraseKeys = {
  own: readonly PhraseKey[];
  variants: readonly PhraseKey[];
  reversed: readonly PhraseKey[];
};

/** Longest phrase in words; a longer one is a sentence. */
const MAX_PHRASE_WORDS = 8;

export const NO_MEANING: BoundMeaning = {
  categories: [],
  properties: [],
  adjective: [],
  roles: [],
  unit: null,
  isNoise: false,
  isQuantity: false,
  manufacturer: null,
  foreignManufacturer: null,
  unsold: null,
};

/**
 * `own`: all words, and without the little ones where two are left ("болт с шестигранной головкой"; "под болт" without is another phrase).
 * `variants`: written in one ("ballvalve"). `reversed`: two words the other way round.
 */
export function phraseKeys(phrase: string): PhraseKeys {
  const texts = wordsByChunk(normalise(phrase)).flatMap((chunk) =>
    chunk.words.map(({ text }) => text),
  );
  const all = texts.map(termOf);
  const telling = texts.filter((text) => !isStopWord(text)).map(termOf);
  if (all.length === 0 || all.length > MAX_PHRASE_WORDS)
    return { own: [], variants: [], reversed: [] };
  // Without its little word "и-20 а" would be an amperage.
  const isSize = /^\d/.test(texts.find((text) => !isStopWord(text)) ?? '');
  const own = [
    keyOf(all),
    ...(telling.length > 1 && telling.length < all.length && !isSize ? [keyOf(telling)] : []),
  ];
  const joined = texts.join('');
  const isJoinable =
    all.length > 1 &&
    all.length < 4 &&
    telling.length === all.length &&
    joined.length >= 4 &&
    stem(joined).length >= joined.length - 3 &&
    !/[a-zа-я]/.test(lone(texts));
  const variants = isJoinable ? [keyOf([termOf(joined)])] : [];
  return {
    own: telling.length > 0 ? own : [],
    variants,
    reversed: all.length === 2 ? [keyOf([...all].reverse())] : [],
  };
}

/** A last word of one letter: "type d" written in one is another word. */
function lone(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return last.length === 1 ? last : '';
}

/** Words of a phrase as they are written, normalised. */
export function phraseWords(phrase: string): string[] {
  return wordsByChunk(normalise(phrase)).flatMap((chunk) => chunk.words.map(({ text }) => text));
}

function keyOf(terms: readonly number[]): PhraseKey {
  return { key: hashOf(terms, 0, terms.length), first: terms[0] as number, length: terms.length };
}

/** 53 bits of the sequence: two hashes that are mixed differently. */
function hashOf(terms: readonly number[], from: number, length: number): number {
  let a = 0x811c9dc5;
  let b = length;
  for (let i = from; i < from + length; i++) {
    const term = terms[i] as number;
    a = Math.imul(a ^ term, 0x01000193);
    b = Math.imul(b ^ (term >>> 7) ^ (b >>> 13), 0x2c1b3c6d) + term;
  }
  return (a >>> 0) * 0x200000 + ((b ^ (b >>> 15)) >>> 11);
}

/** Whether categories belong to one top category, and whether all of the first are within the second. */
export type Trades = {
  isOneTrade(a: readonly number[], b: readonly number[]): boolean;
  isWithin(a: readonly number[], b: readonly number[]): boolean;
};

/** Collects phrases; a phrase of two meanings has both where that is possible, else the first. */
export class PhraseIndexBuilder {
  readonly #trades: Trades;
  readonly #meanings = new Map<number, BoundMeaning>();
  readonly #lengths = new Map<number, number>();
  readonly #reversed = new Set<number>();
  readonly #sealed = new Set<number>();

  constructor(trades: Trades) {
    this.#trades = trades;
  }

  /** The phrases that are known now mean nothing else. */
  seal(): void {
    for (const key of this.#meanings.keys()) this.#sealed.add(key);
  }

  add(keys: readonly PhraseKey[], meaning: BoundMeaning): void {
    for (const key of keys) {
      if (this.#sealed.has(key.key)) continue;
      const known = this.#meanings.get(key.key);
      this.#set(key, known === undefined ? meaning : merged(known, meaning, this.#trades));
    }
  }

  /** Only where the phrase is not known. */
  addVariants(keys: readonly PhraseKey[], meaning: BoundMeaning): void {
    for (const key of keys) if (!this.#meanings.has(key.key)) this.#set(key, meaning);
  }

  /** As variants; where another phrase overlaps, that one is meant. */
  addReversed(keys: readonly PhraseKey[], meaning: BoundMeaning): void {
    for (const key of keys)
      if (!this.#meanings.has(key.key)) {
        this.#set(key, meaning);
        this.#reversed.add(key.key);
      }
  }

  /** Of the first key that is known. */
  meaningOf(keys: readonly PhraseKey[]): BoundMeaning | undefined {
    return keys.map(({ key }) => this.#meanings.get(key)).find((meaning) => meaning !== undefined);
  }

  finish(): PhraseIndex {
    return { meanings: this.#meanings, lengths: this.#lengths, reversed: this.#reversed };
  }

  #set({ key, first, length }: PhraseKey, meaning: BoundMeaning): void {
    this.#meanings.set(key, meaning);
    if ((this.#lengths.get(first) ?? 0) < length) this.#lengths.set(first, length);
  }
}

/**
 * "cs" is a cross-section of a ring and the carbon steel of a pipe: the family tells. "wire" is a cable, and beside another noun a property.
 * What is sold comes before what is not; of two nouns of one trade the first is meant.
 */
function merged(
  first: BoundMeaning,
  second: BoundMeaning,
  { isOneTrade, isWithin }: Trades,
): BoundMeaning {
  if (first === second) return first;
  if (isForeign(first) !== isForeign(second)) return isForeign(first) ? second : first;
  if (isForeign(first) || first.isNoise !== second.isNoise) return first;
  const [isNoun, isOtherNoun] = [first.categories.length > 0, second.categories.length > 0];
  if (isNoun && isOtherNoun) {
    const isPlain = first.properties.length + second.properties.length === 0;
    if (!isPlain) return first;
    if (first.categories.every((category) => second.categories.includes(category)))
      return { ...first, categories: second.categories };
    if (!isOneTrade(first.categories, second.categories))
      return { ...first, categories: union(first.categories, second.categories) };
    return isWithin(second.categories, first.categories) ? second : first;
  }
  if (isNoun || isOtherNoun) {
    const [noun, other] = isNoun ? [first, second] : [second, first];
    return {
      ...noun,
      adjective: mergedProperties(noun.adjective, other.properties),
      roles: union(noun.roles, other.roles),
      unit: noun.unit ?? other.unit,
    };
  }
  return {
    ...first,
    properties: mergedProperties(first.properties, second.properties),
    roles: union(first.roles, second.roles),
    unit: first.unit ?? second.unit,
    isQuantity: first.isQuantity || second.isQuantity,
    manufacturer: first.manufacturer ?? second.manufacturer,
  };
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])];
}

function mergedProperties(
  first: readonly BoundProperty[],
  second: readonly BoundProperty[],
): readonly BoundProperty[] {
  if (first.length === 0 || second.length === 0) return first.length === 0 ? second : first;
  const [a, b] = [first[0] as BoundProperty, second[0] as BoundProperty];
  if (first.length > 1 || second.length > 1 || a.isWish !== b.isWish) return first;
  return [{ facets: [...new Set([...a.facets, ...b.facets])], isWish: a.isWish }];
}

function isForeign({ foreignManufacturer, unsold }: BoundMeaning): boolean {
  return foreignManufacturer !== null || unsold !== null;
}

export type FoundPhrase = { length: number; meaning: BoundMeaning; isReversed: boolean };

/**
 * The longest phrase that begins at `at`: how many words it has, and what it means.
 * @param fits asked of each length from the longest down; one that does not is passed over
 */
export function longestPhrase(
  index: PhraseIndex,
  terms: readonly number[],
  at: number,
  fits: (length: number) => boolean = () => true,
): FoundPhrase | undefined {
  const longest = Math.min(index.lengths.get(terms[at] as number) ?? 0, terms.length - at);
  for (let length = longest; length > 0; length--) {
    const key = hashOf(terms, at, length);
    const meaning = index.meanings.get(key);
    if (meaning !== undefined && fits(length))
      return { length, meaning, isReversed: index.reversed.has(key) };
  }
  return undefined;
}

/** What a word means alone. */
export function meaningOfWord(index: PhraseIndex, term: number): BoundMeaning | undefined {
  return longestPhrase(index, [term], 0)?.meaning;
}

/** What all words of a text mean together. */
export function wholePhrase(index: PhraseIndex, text: string): BoundMeaning | undefined {
  for (const { key } of phraseKeys(text).own) {
    const meaning = index.meanings.get(key);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}
