// Recognition: the longest phrases of the lexicon in the pieces of a query, with misspelt words corrected.
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import { bindMeaning } from '../lexicon/bound-lexicon.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { type BoundMeaning, meaningOfWord } from '../lexicon/phrases.rules.ts';
import { meaningOfTypeCode } from '../lexicon/type-codes.rules.ts';
import { otherLayout } from '../parse/keyboard-layout.rules.ts';
import { correctedWord } from '../parse/spelling.rules.ts';
import { cyrillicOf } from '../parse/transliteration.rules.ts';
import { orderOfApart } from './apart.rules.ts';
import { type Place, phraseAt } from './phrase-at.rules.ts';
import { numberOf, type Piece } from './pieces.rules.ts';

/** A phrase of the lexicon in the query, or a piece that it does not know. */
export type Item = {
  pieces: Piece[];
  meaning: BoundMeaning | undefined /** Misspelt words and what they were taken for. */;
  corrections: [string, string][];
};

export function recognise(
  typed: readonly Piece[],
  dictionary: Dictionary,
  corrects: boolean,
): Item[] {
  const inOrder = typed.flatMap((piece) => splitPiece(piece, dictionary));
  const corrected = inOrder.map((piece) =>
    corrects ? correctionOf(piece, dictionary) : undefined,
  );
  const order = orderOfApart(
    { pieces: inOrder, terms: inOrder.map((piece, i) => corrected[i]?.term ?? piece.term) },
    dictionary,
  );
  const pieces = order.map((i) => inOrder[i] as Piece);
  const corrections = order.map((i) => corrected[i]);
  const terms = pieces.map((piece, i) => corrections[i]?.term ?? piece.term);
  const items: Item[] = [];
  for (let at = 0; at < pieces.length; ) {
    const code = typeCodeAt(pieces, at, dictionary);
    const { length, meaning } = codeOrPhrase(
      code,
      phraseBeforeCode({ pieces, terms, at, before: items.at(-1)?.meaning }, dictionary),
    );
    const taken = Array.from({ length }, (_, i) => at + i);
    // A short word alone is not corrected to what is not sold.
    if (meaning?.unsold != null && taken.some((i) => isDoubtful(i, taken, pieces, corrections))) {
      for (const i of taken) corrections[i] = undefined;
      items.push(
        ...taken.map((i) => ({
          pieces: [pieces[i] as Piece],
          meaning: undefined,
          corrections: [],
        })),
      );
      at += length;
      continue;
    }
    items.push({
      pieces: taken.map((i) => withTerm(pieces[i] as Piece, corrections[i])),
      meaning: length === 1 ? participle(pieces[at] as Piece, meaning) : meaning,
      corrections: taken.flatMap((i) => {
        const better = corrections[i];
        return better === undefined
          ? []
          : [[(pieces[i] as Piece).text, better.text] as [string, string]];
      }),
    });
    at += length;
  }
  return items;
}

/** "limit swich", "micromter": a word beside one that is written right, or a long one, is surely misspelt. */
const MIN_SURE_LENGTH = 7;

function isDoubtful(
  at: number,
  taken: readonly number[],
  pieces: readonly Piece[],
  corrections: readonly (Correction | undefined)[],
): boolean {
  return (
    corrections[at] !== undefined &&
    (pieces[at] as Piece).text.length < MIN_SURE_LENGTH &&
    taken.every((i) => corrections[i] !== undefined)
  );
}

/** Words that a type code may be typed in. */
const MAX_CODE_CHUNKS = 5;
const MAX_CODE_LENGTH = 40;
const UNITS_OF_SIZES = new Set(
  'mm cm in kw hp v a rpm bar kg g ml nm sqmm pcs celsius w ka'.split(' '),
);

/** "gbh 2-26", "lc1d09 m7": a type of a manufacturer that is not sold here, as what it is. */
function typeCodeAt(
  pieces: readonly Piece[],
  at: number,
  dictionary: Dictionary,
): { length: number; meaning: BoundMeaning } | undefined {
  if (pieces[at - 1]?.chunk === pieces[at]?.chunk) return undefined;
  let found: { length: number; meaning: BoundMeaning } | undefined;
  let code = '';
  for (let end = at, chunks = 0; end < pieces.length && chunks < MAX_CODE_CHUNKS; chunks++) {
    const { chunk, chunkText, number } = pieces[end] as Piece;
    // "1le1 7.5 kW": a size with its unit is none of the code.
    if (chunks > 0 && number !== undefined && UNITS_OF_SIZES.has(number.unit)) break;
    code += chunkText.replace(/[^\p{L}\p{N}]/gu, '');
    while (pieces[end]?.chunk === chunk) end++;
    const meaning =
      code.length <= MAX_CODE_LENGTH && /\d/.test(code)
        ? meaningOfTypeCode(code, dictionary.typeCodes)
        : undefined;
    const bound = meaning === undefined ? undefined : bindMeaning(meaning, dictionary);
    if (bound !== undefined) found = { length: end - at, meaning: bound };
  }
  return found;
}

type Found = { length: number; meaning: BoundMeaning | undefined };

/** A phrase that says more of the product than the code is taken for it. */
function codeOrPhrase(
  code: { length: number; meaning: BoundMeaning } | undefined,
  phrase: Found,
): Found {
  if (code === undefined) return phrase;
  return code.meaning.properties.length === 0 &&
    phrase.length >= code.length &&
    phrase.meaning !== undefined
    ? phrase
    : code;
}

/** "hammer gbh 2-26": a phrase leaves a type code that begins within it whole. */
function phraseBeforeCode(place: Place, dictionary: Dictionary): Found {
  const phrase = endingInParticiple(place, phraseAt(place, dictionary), dictionary);
  for (let inner = 1; inner < phrase.length; inner++)
    if (typeCodeAt(place.pieces, place.at + inner, dictionary) !== undefined)
      return phraseAt({ ...place, most: inner }, dictionary);
  return phrase;
}

/** "carbon steel flanged": by its stem the name of a family, but what comes last describes another noun. */
function endingInParticiple(place: Place, phrase: Found, dictionary: Dictionary): Found {
  const last = place.pieces[place.at + phrase.length - 1]?.text ?? '';
  const isNoun =
    phrase.length > 1 &&
    (phrase.meaning?.categories.length ?? 0) > 0 &&
    phrase.meaning?.unsold === null;
  if (isNoun && PARTICIPLES.has(last))
    return phraseAt({ ...place, most: phrase.length - 1 }, dictionary);
  // "flanged cs": a flange only by its stem.
  const isBare =
    isNoun && phrase.length === 2 && PARTICIPLES.has(place.pieces[place.at]?.text ?? '');
  return isBare && !isNounAt(place, place.at + 1, dictionary)
    ? phraseAt({ ...place, most: 1 }, dictionary)
    : phrase;
}

function isNounAt({ terms }: Place, at: number, { phrases }: Dictionary): boolean {
  return (meaningOfWord(phrases, terms[at] as number)?.categories.length ?? 0) > 0;
}

const PARTICIPLES = new Set(['flanged', 'threaded', 'screwed', 'lugged']);

const PARTICIPLE = /ed$|нн(?:ый|ая|ое|ые|ого|ой|ых)$/u;

/** "flanged" is what the noun "flange" says beside another noun, «уплотненный» what «уплотнение» does. */
function participle({ text }: Piece, meaning: BoundMeaning | undefined): BoundMeaning | undefined {
  if (meaning === undefined || meaning.adjective.length === 0 || !PARTICIPLE.test(text))
    return meaning;
  return { ...meaning, categories: [], properties: meaning.adjective, adjective: [], roles: [] };
}

const MIN_CORRECTED_LENGTH = 5;

type Correction = { text: string; term: number };

/** What is one edit from a word that products or the lexicon have. Words with digits are never corrected. */
function correctionOf(piece: Piece, dictionary: Dictionary): Correction | undefined {
  if (/\d/.test(piece.text) || isStopWord(piece.text) || dictionary.phrases.lengths.has(piece.term))
    return undefined;
  if (dictionary.phraseWords.has(piece.term)) return undefined;
  if (!dictionary.words.known.has(piece.term))
    for (const twin of [otherLayout(piece.text), cyrillicOf(piece.text)])
      if (
        twin !== undefined &&
        (dictionary.phraseWords.has(termOf(twin)) || dictionary.words.known.has(termOf(twin)))
      )
        return { text: twin, term: termOf(twin) };
  const skeleton = dictionary.skeletons.get(piece.text);
  if (skeleton !== undefined && piece.chunkText === piece.text)
    return { text: skeleton, term: termOf(skeleton) };
  // A short word is one edit from too many others.
  if (piece.text.length < MIN_CORRECTED_LENGTH) return undefined;
  const better = correctedWord(piece.text, piece.term, dictionary);
  return better === undefined ? undefined : { text: better, term: termOf(better) };
}

function withTerm(piece: Piece, correction: Correction | undefined): Piece {
  return correction === undefined
    ? piece
    : { ...piece, text: correction.text, term: correction.term };
}

/** Numbers of roller bearings stay whole. */
const BEARING = /^n[uj]p?\d{3,4}/;
/** The preposition of Arabic is written with its noun: "for a bolt". */
const ARABIC_FOR = /^(ل)([\u0600-\u06ff]{3,})$/;
const LETTERS_AND_NUMBER = /^([\p{L}]{2,6})(\d+(?:\.\d+)?)$/u;
const NUMBER_AND_LETTERS = /^(\d+(?:\.\d+)?)([\p{L}]{2,6})$/u;

/** `hlp46`, `dn50`, `25id`: a word of the lexicon that is written with its number. */
function splitPiece(piece: Piece, { phrases, phraseWords, words }: Dictionary): Piece[] {
  const prefixed = ARABIC_FOR.exec(piece.text);
  if (
    prefixed !== null &&
    !phraseWords.has(piece.term) &&
    phraseWords.has(termOf(prefixed[2] as string))
  )
    return prefixed
      .slice(1, 3)
      .map((text) => ({ ...piece, text, term: termOf(text), number: undefined }));
  if (phrases.lengths.has(piece.term) || BEARING.test(piece.text)) return [piece];
  const ahead = LETTERS_AND_NUMBER.exec(piece.text);
  const behind = ahead === null ? NUMBER_AND_LETTERS.exec(piece.text) : null;
  const parts = ahead?.slice(1, 3) ?? behind?.slice(1, 3);
  const word = ahead?.[1] ?? behind?.[2];
  if (parts === undefined || word === undefined || !isSplitWord(word, phrases, behind !== null))
    return [piece];
  // "ph2" is a word of products; "dn50" is one too, and a size.
  if (
    words.known.has(piece.term) &&
    (meaningOfWord(phrases, termOf(word))?.roles.length ?? 0) === 0
  )
    return [piece];
  return parts.map((text) => ({
    ...piece,
    text,
    term: termOf(text),
    number: numberOf(text),
    origin: piece.text,
  }));
}

/** Units stay with their number; everything else that the lexicon knows is a word of its own. */
function isSplitWord(word: string, phrases: Dictionary['phrases'], isBehind: boolean): boolean {
  const meaning = meaningOfWord(phrases, termOf(word));
  if (meaning === undefined || meaning.unit !== null) return false;
  return isBehind ? meaning.roles.length > 0 || meaning.isQuantity : true;
}

export function textOf({ pieces }: Item): string {
  return pieces.map(({ text }) => text).join(' ');
}
