// Phrase of a query at one of its words: the longest that the lexicon knows and that takes no number out of a size, with what its parts say beside it.
import { groupOf } from '../analysis/facet-id.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import {
  type BoundMeaning,
  type BoundProperty,
  type FoundPhrase,
  longestPhrase,
  meaningOfWord,
} from '../lexicon/phrases.rules.ts';
import { isNegationWord } from './negation-words.rules.ts';
import type { Piece } from './pieces.rules.ts';
import { STANDARD_SIGNS } from './tables/standard-signs.rules.ts';
import { UNIT_NAMES } from './tables/unit-names.rules.ts';

export type Place = {
  pieces: readonly Piece[];
  terms: readonly number[];
  at: number;
  /** Meaning of the phrase before. */
  before: BoundMeaning | undefined;
  /** Words of the longest phrase that is asked for. */
  most?: number;
};
type Phrase = { length: number; meaning: BoundMeaning | undefined };

const BARE_NUMBER = /^\d+(?:\.\d+)?$/;

/** @returns length 1 without a meaning for a word that the lexicon does not know */
export function phraseAt(place: Place, dictionary: Dictionary): Phrase {
  const { pieces, at } = place;
  const { phrases, brandWords } = dictionary;
  const piece = pieces[at] as Piece;
  const found = foundAt(place, at, phrases);
  const length = found?.length ?? 1;
  // Inches are a size, whatever else is called so.
  let meaning = length === 1 && piece.number?.unit === 'in' ? undefined : found?.meaning;
  // A stem that a brand shares with a word of the language is the word.
  if (length === 1 && meaning?.foreignManufacturer != null && !brandWords.has(piece.text))
    meaning = undefined;
  // "DN 150": the number of a role, whatever it means alone.
  if (length === 1 && BARE_NUMBER.test(piece.text) && (place.before?.roles.length ?? 0) > 0)
    meaning = undefined;
  // "ss pipe flange": two words that were told apart stay so.
  const isCut = length < 2 && (longestAt(place, at, phrases)?.length ?? 0) > 1;
  const mayJoin =
    length < 2 &&
    !isCut &&
    place.most !== 1 &&
    !cutsNumbers(pieces, at, at + 1) &&
    !isUnitOfNumber(place, at, phrases);
  const joined = mayJoin ? joinedPhrase(pieces, at, phrases) : undefined;
  if (joined !== undefined) return { length: 2, meaning: joined };
  return {
    length,
    meaning:
      meaning === undefined || length < 2 ? meaning : withParts(place, length, meaning, phrases),
  };
}

/** The longest phrase as typed or without the little words in it; a longer or surer one that begins within it is left whole. */
function foundAt(
  place: Place,
  at: number,
  phrases: Dictionary['phrases'],
): { length: number; meaning: BoundMeaning } | undefined {
  const best = longestAt(place, at, phrases, isUnitOfNumber(place, at, phrases) ? 1 : place.most);
  if (best === undefined || best.length < 2) return best;
  const noun = nounBesideNumber(place, at, best, phrases);
  if (noun !== undefined) return noun.at === at ? noun : undefined;
  const brand = brandBesideNoun(place, at, best, phrases);
  if (brand !== undefined) return brand;
  for (let inner = at + 1; inner < at + best.length; inner++) {
    const other = longestAt(place, inner, phrases);
    if (other === undefined || inner + other.length <= at + best.length) continue;
    const isSameLength = other.length === best.length;
    const isHead =
      other.meaning.categories.length > 0 &&
      best.meaning.categories.length > 0 &&
      /^[a-z]/.test((place.pieces[inner] as Piece).text) &&
      // "45 elbow ss316": what comes last is no noun.
      (meaningOfWord(phrases, place.terms[inner + other.length - 1] as number)?.categories.length ??
        0) > 0;
    // "ss 316 pipe flange": what stands before the head is known without it.
    const ahead = isHead ? longestAt(place, at, phrases, inner - at) : undefined;
    const isApart = ahead?.length === inner - at && ahead.meaning.categories.length === 0;
    const isSurer =
      isApart ||
      other.length > best.length ||
      (isSameLength && !other.isReversed && (best.isReversed || isHead));
    if (isSurer) return longestAt(place, at, phrases, inner - at);
  }
  return best;
}

/** "33.05x1.78 mm oring": the unit belongs to the number before it. */
function isUnitOfNumber(
  { pieces, terms }: Place,
  at: number,
  phrases: Dictionary['phrases'],
): boolean {
  if (!BARE_NUMBER.test(pieces[at - 1]?.text ?? '')) return false;
  return (
    Object.hasOwn(UNIT_NAMES, pieces[at]?.text ?? '') ||
    (meaningOfWord(phrases, terms[at] as number)?.unit ?? null) !== null
  );
}

/** "bosch gbh", "norbar torque wrench": the manufacturer alone, where what follows is a noun that the lexicon knows. */
function brandBesideNoun(
  place: Place,
  at: number,
  { length, meaning }: FoundPhrase,
  phrases: Dictionary['phrases'],
): FoundPhrase | undefined {
  if (meaning.foreignManufacturer === null) return undefined;
  for (let own = 1; own < length; own++) {
    const rest = longestAt(place, at + own, phrases);
    if (
      rest === undefined ||
      rest.meaning.categories.length === 0 ||
      rest.meaning.foreignManufacturer !== null
    )
      continue;
    const brand = longestAt(place, at, phrases, own);
    if (brand?.length === own && brand.meaning.foreignManufacturer !== null) return brand;
    // "norbar torque" of "norbar torque wrench", though the name is not known alone.
    if (
      own + rest.length >= length &&
      place.pieces.slice(at, at + own).every(({ text }) => !/\d/.test(text))
    )
      return { length: own, meaning, isReversed: false };
  }
  return undefined;
}

/** "22mm indicator lamp", "lamp 22mm" as the name of a family: the number says more than the name, which is known without it. */
function nounBesideNumber(
  place: Place,
  at: number,
  { length, meaning }: FoundPhrase,
  phrases: Dictionary['phrases'],
): { at: number; length: number; meaning: BoundMeaning } | undefined {
  const isFamily =
    meaning.categories.length > 0 &&
    meaning.properties.length === 0 &&
    meaning.unsold === null &&
    meaning.foreignManufacturer === null;
  if (!isFamily) return undefined;
  // "3pc ball valve": parts of its body.
  const hasNumber = (i: number): boolean =>
    /\d/.test(place.pieces[i]?.text ?? '') && !/^[1-3]pc$/.test(place.pieces[i]?.text ?? '');
  const isUnit = (i: number): boolean =>
    (meaningOfWord(phrases, place.terms[i] as number)?.unit ?? null) !== null;
  const start = !hasNumber(at) ? at : isUnit(at + 1) ? at + 2 : at + 1;
  const end = hasNumber(at + length - 1) ? at + length - 1 : at + length;
  if ((start === at && end === at + length) || end <= start) return undefined;
  const rest = longestAt(place, start, phrases, end - start);
  if (rest === undefined || rest.length < end - start || rest.meaning.categories.length === 0)
    return undefined;
  // "45 elbow": an angle tells one family of elbows from the others.
  const isAngle = ANGLES.has(place.pieces[hasNumber(at) ? at : at + length - 1]?.text ?? '');
  return isAngle && meaning.categories.length < rest.meaning.categories.length
    ? undefined
    : { ...rest, at: start };
}

const ANGLES = new Set(['45', '90', '180']);

function longestAt(
  { pieces, terms }: Place,
  at: number,
  phrases: Dictionary['phrases'],
  most = Number.POSITIVE_INFINITY,
): FoundPhrase | undefined {
  const fits = (length: number): boolean =>
    length <= most && !cutsNumbers(pieces, at, at + length - 1);
  const asTyped = longestPhrase(phrases, terms, at, fits);
  if (isLittle(pieces[at] as Piece)) return asTyped;
  const telling: number[] = [];
  for (let i = at; i < pieces.length && telling.length < MAX_TELLING; i++)
    if (!isLittle(pieces[i] as Piece)) telling.push(i);
  const phrase = longestPhrase(
    phrases,
    telling.map((i) => terms[i] as number),
    0,
    (length) => {
      const last = telling[length - 1] as number;
      return last - at < most && !cutsNumbers(pieces, at, last);
    },
  );
  if (phrase === undefined || phrase.length <= (asTyped?.length ?? 0)) return asTyped;
  const length = (telling[phrase.length - 1] as number) - at + 1;
  // "key for a bolt" is no "bolt key".
  return phrase.isReversed && length > phrase.length ? asTyped : { ...phrase, length };
}

const MAX_TELLING = 6;

/** The Arabic preposition is split from its noun. "не латунный кран" is no brass one. */
export function isLittle({ text }: Piece): boolean {
  return (isStopWord(text) && !isNegationWord(text)) || text === 'ل' || text === 'لل';
}

/** A phrase of several words must not take one number out of a size: "bearing 35" of "bearing 35x80x21", "600 class" of "DN600 class 150". */
function cutsNumbers(pieces: readonly Piece[], first: number, last: number): boolean {
  if (first === last || isOneChunk(pieces, first, last)) return false;
  // "din 439 10 pcs": the number of a standard is no size.
  if (last === first + 1 && STANDARD_SIGNS.has(pieces[first]?.text ?? '')) return false;
  return cuts(pieces[first], pieces[first - 1]) || cuts(pieces[last], pieces[last + 1]);
}

/** "3/8-16" at the head of "3/8-16x2": written in one, as threads are. */
function isOneChunk(pieces: readonly Piece[], first: number, last: number): boolean {
  const [head, tail] = [pieces[first], pieces[last]];
  // "12x28x8" begins with no thread 12-28.
  if (head?.chunkText.startsWith(`${head.text}x${tail?.text}`)) return false;
  return pieces[first - 1]?.chunk !== head?.chunk && tail?.chunk === head?.chunk;
}

function cuts(edge: Piece | undefined, outside: Piece | undefined): boolean {
  if (edge === undefined || outside === undefined || !/^\d/.test(edge.text)) return false;
  if (edge.chunk === outside.chunk) return true;
  return BARE_NUMBER.test(edge.text) && BARE_NUMBER.test(outside.text);
}

/**
 * "bearing od", "gear oil 220": a role or property that begins with its noun names the family too.
 * "t25 screwdriver": what a code says beside the noun stays said.
 */
function withParts(
  { pieces, terms, at }: Place,
  length: number,
  meaning: BoundMeaning,
  phrases: Dictionary['phrases'],
): BoundMeaning {
  if (
    meaning.isNoise ||
    meaning.isQuantity ||
    meaning.foreignManufacturer !== null ||
    meaning.unsold !== null
  )
    return meaning;
  const saysNumber =
    meaning.properties.length === 0 ||
    pieces.slice(at, at + length).some(({ text }) => /\d/.test(text));
  // "4 pole" is no noun, whatever its word is alone.
  const isCount = length === 2 && BARE_NUMBER.test(pieces[at]?.text ?? '');
  const categories =
    meaning.categories.length > 0 || !saysNumber || isCount
      ? meaning.categories
      : nounWithin(terms, at, length, phrases);
  const said = new Set(meaning.properties.flatMap(({ facets }) => facets.map(groupOf)));
  const codes = pieces.slice(at, at + length).flatMap((piece) => codeProperties(piece, phrases));
  const saysFamily = meaning.categories.length > 0 && meaning.properties.length === 0;
  const beside = saysFamily ? propertiesBesideNoun(terms.slice(at, at + length), phrases) : [];
  const others = [...beside, ...codes].filter(
    ({ facets }) => !facets.some((facet) => said.has(groupOf(facet))),
  );
  if (categories === meaning.categories && others.length === 0) return meaning;
  return { ...meaning, categories, properties: [...meaning.properties, ...others] };
}

function nounWithin(
  terms: readonly number[],
  at: number,
  length: number,
  phrases: Dictionary['phrases'],
): readonly number[] {
  const noun = longestPhrase(phrases, terms.slice(at, at + length - 1), 0)?.meaning;
  const isNoun = noun !== undefined && noun.foreignManufacturer === null && noun.unsold === null;
  if (isNoun && noun.categories.length > 0) return noun.categories;
  for (let start = 1; start < length; start++) {
    const behind = longestPhrase(phrases, terms.slice(at + start, at + length), 0);
    if (
      behind?.length !== length - start ||
      behind.meaning.foreignManufacturer !== null ||
      behind.meaning.unsold !== null
    )
      continue;
    if (behind.meaning.categories.length > 0) return behind.meaning.categories;
  }
  return [];
}

/** "class 150 ball valves" as the name of a family: what is said beside the noun stays said. */
function propertiesBesideNoun(
  terms: readonly number[],
  phrases: Dictionary['phrases'],
): readonly BoundProperty[] {
  const whole = (from: number, to: number): BoundMeaning | undefined => {
    const found = longestPhrase(phrases, terms.slice(from, to), 0);
    return found?.length === to - from ? found.meaning : undefined;
  };
  for (let cut = 1; cut < terms.length; cut++) {
    const parts = [whole(0, cut), whole(cut, terms.length)];
    const noun = parts.find(
      (part) => part !== undefined && part.categories.length > 0 && part.unsold === null,
    );
    const property = parts.find((part) => part !== undefined && isProperty(part));
    if (noun !== undefined && property !== undefined) return property.properties;
  }
  return [];
}

function isProperty({
  categories,
  properties,
  roles,
  unit,
  isNoise,
  foreignManufacturer,
  unsold,
}: BoundMeaning): boolean {
  return (
    categories.length + roles.length === 0 &&
    properties.length > 0 &&
    unit === null &&
    !isNoise &&
    foreignManufacturer === null &&
    unsold === null
  );
}

/** Of a word of letters and digits: t25, pz1. */
function codeProperties(
  { text, term }: Piece,
  phrases: Dictionary['phrases'],
): readonly BoundProperty[] {
  if (!/^\p{L}+\d/u.test(text)) return [];
  return meaningOfWord(phrases, term)?.properties ?? [];
}

/** Two words that the lexicon writes as one: "screw driver", "ie 3". */
function joinedPhrase(
  pieces: readonly Piece[],
  at: number,
  phrases: Dictionary['phrases'],
): BoundMeaning | undefined {
  const [a, b] = [pieces[at], pieces[at + 1]];
  // Numbers side by side are two numbers.
  if (a === undefined || b === undefined || /\d/.test(a.text)) return undefined;
  return meaningOfWord(phrases, termOf(a.text + b.text));
}
