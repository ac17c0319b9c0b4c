// Recognition: the longest phrases of the lexicon in the pieces of a query, with misspelt words corrected.
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { type BoundMeaning, longestPhrase, meaningOfWord } from '../lexicon/phrases.rules.ts';
import { correctedWord } from '../parse/spelling.rules.ts';
import { numberOf, type Piece } from './pieces.rules.ts';

/** A phrase of the lexicon in the query, or a piece that it does not know. */
export type Item = {
  pieces: Piece[];
  meaning: BoundMeaning | undefined /** Misspelt words and what they were taken for. */;
  corrections: [string, string][];
};

export function recognise(typed: readonly Piece[], dictionary: Dictionary, corrects: boolean): Item[] {
  const pieces = typed.flatMap((piece) => splitPiece(piece, dictionary));
  const corrections = pieces.map((piece) => (corrects ? correctionOf(piece, dictionary) : undefined));
  const terms = pieces.map((piece, i) => corrections[i]?.term ?? piece.term);
  const items: Item[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { length, meaning } = phraseAt(pieces, terms, at, dictionary);
    const taken = Array.from({ length }, (_, i) => at + i);
    items.push({
      pieces: taken.map((i) => withTerm(pieces[i] as Piece, corrections[i])),
      meaning,
      corrections: taken.flatMap((i) => {
        const better = corrections[i];
        return better === undefined ? [] : [[(pieces[i] as Piece).text, better.text] as [string, string]];
      }),
    });
    at += length;
  }
  return items;
}

/** The longest phrase of the lexicon, as typed or without the little words in it; two words that the lexicon writes as one. */
function phraseAt(
  pieces: readonly Piece[],
  terms: readonly number[],
  at: number,
  { phrases, brandWords }: Dictionary,
): { length: number; meaning: BoundMeaning | undefined } {
  const asTyped = longestPhrase(phrases, terms, at);
  let length = asTyped?.length ?? 0;
  let meaning = asTyped?.meaning;
  if (!isStopWord((pieces[at] as Piece).text)) {
    const telling = pieces.map((_, i) => i).filter((i) => i >= at && !isStopWord((pieces[i] as Piece).text));
    const phrase = longestPhrase(
      phrases,
      telling.map((i) => terms[i] as number),
      0,
    );
    const last = phrase === undefined ? undefined : telling[phrase.length - 1];
    if (phrase !== undefined && last !== undefined && phrase.length > length) {
      length = last - at + 1;
      meaning = phrase.meaning;
    }
  }
  // A stem that a brand shares with a word of the language is the word.
  if (length === 1 && meaning?.foreignManufacturer != null && !brandWords.has((pieces[at] as Piece).text)) meaning = undefined;
  const joined = length < 2 ? joinedPhrase(pieces, at, phrases) : undefined;
  if (joined !== undefined) return { length: 2, meaning: joined };
  const noun = length < 2 || meaning === undefined || isNounOrForeign(meaning) ? undefined : nounWithin(terms, at, length, phrases);
  return {
    length: Math.max(1, length),
    meaning: noun === undefined ? meaning : { ...(meaning as BoundMeaning), categories: noun.categories },
  };
}

function isNounOrForeign({ categories, isNoise, foreignManufacturer, unsold }: BoundMeaning): boolean {
  return categories.length > 0 || isNoise || foreignManufacturer !== null || unsold !== null;
}

/** "bearing od", "gear oil 220": a role or property that begins with its noun names the family too. */
function nounWithin(terms: readonly number[], at: number, length: number, phrases: Dictionary['phrases']): BoundMeaning | undefined {
  const noun = longestPhrase(phrases, terms.slice(at, at + length - 1), 0)?.meaning;
  return noun !== undefined &&
    noun.categories.length > 0 &&
    noun.foreignManufacturer === null &&
    noun.unsold === null &&
    noun.adjective.length === 0
    ? noun
    : undefined;
}

/** Two words that the lexicon writes as one: "screw driver", "ie 3". */
function joinedPhrase(pieces: readonly Piece[], at: number, phrases: Dictionary['phrases']): BoundMeaning | undefined {
  const [a, b] = [pieces[at], pieces[at + 1]];
  // Numbers side by side are two numbers.
  if (a === undefined || b === undefined || a.number !== undefined) return undefined;
  return meaningOfWord(phrases, termOf(a.text + b.text));
}

const MIN_CORRECTED_LENGTH = 5;

type Correction = { text: string; term: number };

/** What is one edit from a word that products or the lexicon have. Words with digits are never corrected. */
function correctionOf(piece: Piece, dictionary: Dictionary): Correction | undefined {
  if (/\d/.test(piece.text) || isStopWord(piece.text) || dictionary.phrases.lengths.has(piece.term)) return undefined;
  if (dictionary.phraseWords.has(piece.term)) return undefined;
  const skeleton = dictionary.skeletons.get(piece.text);
  if (skeleton !== undefined && piece.chunkText === piece.text) return { text: skeleton, term: termOf(skeleton) };
  // A short word is one edit from too many others.
  if (piece.text.length < MIN_CORRECTED_LENGTH) return undefined;
  const better = correctedWord(piece.text, piece.term, dictionary);
  return better === undefined ? undefined : { text: better, term: termOf(better) };
}

function withTerm(piece: Piece, correction: Correction | undefined): Piece {
  return correction === undefined ? piece : { ...piece, text: correction.text, term: correction.term };
}

/** Numbers of roller bearings stay whole. */
const BEARING = /^n[uj]p?\d{3,4}/;
/** The preposition of Arabic is written with its noun: "for a bolt". */
const ARABIC_FOR = /^(ل)([\u0600-\u06ff]{3,})$/;
const LETTERS_AND_NUMBER = /^([\p{L}]{2,6})(\d+(?:\.\d+)?)$/u;
const NUMBER_AND_LETTERS = /^(\d+(?:\.\d+)?)([\p{L}]{2,6})$/u;

/** `hlp46`, `dn50`, `25id`: a word of the lexicon that is written with its number. */
function splitPiece(piece: Piece, { phrases, phraseWords }: Dictionary): Piece[] {
  const prefixed = ARABIC_FOR.exec(piece.text);
  if (prefixed !== null && !phraseWords.has(piece.term) && phraseWords.has(termOf(prefixed[2] as string)))
    return prefixed.slice(1, 3).map((text) => ({ ...piece, text, term: termOf(text), number: undefined }));
  if (phrases.lengths.has(piece.term) || BEARING.test(piece.text)) return [piece];
  const ahead = LETTERS_AND_NUMBER.exec(piece.text);
  const behind = ahead === null ? NUMBER_AND_LETTERS.exec(piece.text) : null;
  const parts = ahead?.slice(1, 3) ?? behind?.slice(1, 3);
  const word = ahead?.[1] ?? behind?.[2];
  if (parts === undefined || word === undefined || !isSplitWord(word, phrases, behind !== null)) return [piece];
  return parts.map((text) => ({ ...piece, text, term: termOf(text), number: numberOf(text), origin: piece.text }));
}

/** Units stay with their number; everything else that the lexicon knows is a word of its own. */
function isSplitWord(word: string, phrases: Dictionary['phrases'], isBehind: boolean): boolean {
  const meaning = meaningOfWord(phrases, termOf(word));
  if (meaning === undefined || meaning.unit !== null) return false;
  return isBehind ? meaning.roles.length > 0 || meaning.isQuantity : true;
}
