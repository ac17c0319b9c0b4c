// Generated queries: texts as strangers type them, made of the catalogue's own products in three
// languages, with spellings, equivalents, typos and noise; each knows which products it wants.
import { LOCALES, type Locale } from '@millwright/contracts';
import { type Part, type Wants, within } from '../judged.ts';
import { type Compiled, compiled, listOf, type Said, sayOf } from './phrasings.ts';
import {
  type Case,
  inCase,
  withArabicDigits,
  withCyrillicLetters,
  withSigns,
  withTypo,
} from './scripts.ts';
import { randomOf, shuffled, type Voice, voiceOf } from './spelling.ts';
import { FAMILIES } from './vocabulary.ts';
import { type FamilyWords, NOISE, QUANTITY } from './words.ts';

export type Generated = {
  locale: Locale;
  query: string;
  /** What is special about the text; `plain` where nothing is. */
  traits: string[];
  /** True of every product of which all is true that was said. */
  wants: Wants;
  description: string;
  family: string;
  /** SKU of the product that the query was made of. */
  source: string;
};

type Family = Omit<FamilyWords, 'nouns' | 'sizes' | 'more'> & {
  nouns: Compiled[];
  sizes: Compiled[];
  more: { weight: number; words: Compiled[] }[];
  parts: Part[];
};

const SHARES = { en: 0.6, ru: 0.2, ar: 0.2 };
/** Irrational steps spread families and languages evenly over any count. */
const STEP = { family: (Math.sqrt(5) - 1) / 2, locale: Math.SQRT2 - 1 };
/** How many properties are said beside noun and size. */
const EXTRAS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 3];
const CHANCES = {
  noSize: 0.05,
  noNoun: 0.35,
  typo: 0.12,
  noise: 0.14,
  quantity: 0.07,
  manufacturer: 0.07,
  cyrillic: 0.45,
  arabicDigits: 0.3,
  arabicLetter: 0.12,
};
const CASES: Case[] = [
  ...Array<Case>(6).fill('lower case'),
  ...Array<Case>(3).fill('as written'),
  'upper case',
  'capital',
];
const COUNTS = ['2', '4', '5', '10', '12', '20', '25', '50', '100', '200'];
/** So many at most of what is dear. */
const FEW = 3;
const MAX_TRIES = 20;

/** The same for the same products, count and seed. */
export function generatedQueries(
  products: Iterable<Part>,
  count: number,
  seed: number,
): Generated[] {
  const families = familiesOf(products);
  const known = knownWords();
  const random = randomOf(seed);
  const made: Generated[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < count; n++) {
    const locale = localeAt(((seed + n) * STEP.locale) % 1);
    const family = familyAt(families, ((seed + n) * STEP.family) % 1);
    // Small families have few texts: a text may come again when all tries do.
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const next = queryOf(family, voiceOf(locale, random), known);
      if (next === undefined || (seen.has(next.query) && tries < MAX_TRIES - 1)) continue;
      seen.add(next.query);
      made.push(next);
      break;
    }
  }
  return made;
}

function queryOf(family: Family, voice: Voice, known: ReadonlySet<string>): Generated | undefined {
  const { locale, chance, pick } = voice;
  const part = pick(family.parts);
  const size = chance(CHANCES.noSize) ? undefined : oneOf(family.sizes, part, voice);
  const noun = oneOf(family.nouns, part, voice);
  if (noun === undefined || sharesWord(noun.said, size?.said)) return undefined;
  const isAlone = size?.phrasing.standsAlone === true && chance(CHANCES.noNoun);
  const main = [...(isAlone ? [] : [noun.said]), ...(size === undefined ? [] : [size.said])];
  const atLeast = size === undefined && family.more.length > 0 ? 1 : 0;
  const extras = extrasOf(family, part, main, Math.max(atLeast, pick(EXTRAS)), voice);
  if (size === undefined && extras.length === 0 && chance(0.8)) return undefined;
  const traits = new Set([...main, ...extras].flatMap((said) => said.traits));
  if (isAlone) traits.add('no noun');
  const said = { noun: isAlone ? undefined : noun.said, size: size?.said, extras };
  if (chance(CHANCES.typo)) slip(said, traits, known, voice);
  const text = dressed(arranged(said, traits, voice), family, traits, voice);
  const parts = [...main, ...extras];
  const all = [...(isAlone ? [within(family.family)] : []), ...parts.map(({ wants }) => wants)];
  return {
    locale,
    query: text,
    traits: traits.size === 0 ? ['plain'] : [...traits].sort(),
    wants: (other) => all.every((wants) => wants(other)),
    description: parts.map(({ description }) => description).join('; '),
    family: family.family,
    source: part.sku,
  };
}

/** One of the phrasings that are true of the product, each as likely as the next. */
function oneOf(
  phrasings: readonly Compiled[],
  part: Part,
  voice: Voice,
): { said: Said; phrasing: Compiled } | undefined {
  const rest = phrasings.filter((phrasing) => phrasing.holds(part));
  while (rest.length > 0) {
    const phrasing = voice.pick(rest);
    const said = sayOf(phrasing, part, voice);
    if (said !== undefined) return { said, phrasing };
    rest.splice(rest.indexOf(phrasing), 1);
  }
  return undefined;
}

function extrasOf(
  family: Family,
  part: Part,
  main: readonly Said[],
  count: number,
  voice: Voice,
): Said[] {
  const extras: Said[] = [];
  const about = new Set(main.flatMap(({ attributes }) => attributes));
  const rest = [...family.more];
  while (extras.length < count && rest.length > 0) {
    const slot = voice.pick(rest.flatMap((one) => Array(one.weight).fill(one) as typeof rest));
    rest.splice(rest.indexOf(slot), 1);
    const said = oneOf(slot.words, part, voice)?.said;
    if (said === undefined || said.attributes.some((attribute) => about.has(attribute))) continue;
    if ([...main, ...extras].some((other) => sharesWord(said, other))) continue;
    extras.push(said);
    for (const attribute of said.attributes) about.add(attribute);
  }
  return extras;
}

/** `shaft circlip, shaft 17`: nobody says a word twice. */
function sharesWord(one: Said, other: Said | undefined): boolean {
  const wordsOf = ({ text }: Said): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return other !== undefined && wordsOf(other).some((word) => wordsOf(one).includes(word));
}

type Sentence = { noun: Said | undefined; size: Said | undefined; extras: Said[] };

function slip(said: Sentence, traits: Set<string>, known: ReadonlySet<string>, voice: Voice): void {
  const words = [said.noun, ...said.extras].filter((one) => one !== undefined);
  for (const [at, one] of words.entries()) {
    const text = withTypo(one.text, known, voice);
    if (text === undefined || (at < words.length - 1 && voice.chance(0.3))) continue;
    one.text = text;
    traits.add('typo');
    return;
  }
}

/** In one of the orders that people use; numbers of different roles are not put side by side. */
function arranged({ noun, size, extras }: Sentence, traits: Set<string>, voice: Voice): string {
  const { pick } = voice;
  const [first, ...others] = extras;
  const orders: (Said | undefined)[][] = [
    ...Array<(Said | undefined)[]>(4).fill([noun, size, ...extras]),
    ...Array<(Said | undefined)[]>(2).fill([size, noun, ...extras]),
    [first, noun, size, ...others],
    [size, ...extras, noun],
    shuffled([noun, size, ...extras], voice),
  ];
  let order: (Said | undefined)[] = [];
  let texts: string[] = [];
  for (let tries = 0; tries < 6; tries++) {
    order = pick(orders);
    texts = order.flatMap((said) => (said === undefined ? [] : [said.text]));
    const isClear = (text: string, at: number): boolean =>
      !(endsBare(texts[at - 1]) && /^\d/.test(text));
    if (texts.every(isClear)) break;
  }
  if (noun !== undefined && order.filter(Boolean).indexOf(noun) > 1) traits.add('order');
  return texts.join(' ');
}

const endsBare = (text: string | undefined): boolean => /(^|\s)[\d.,/]+$/.test(text ?? '');

/** Signs, case and script; then the words around: a manufacturer, a quantity, noise. */
function dressed(bare: string, family: Family, traits: Set<string>, voice: Voice): string {
  const { locale, chance, pick } = voice;
  let text = withSigns(bare, voice);
  const manufacturers = (family.manufacturers ?? []).filter(
    (name) => locale === 'ru' || /^[ -~]+$/.test(name),
  );
  if (manufacturers.length > 0 && chance(CHANCES.manufacturer)) {
    text = chance(0.75) ? `${pick(manufacturers)} ${text}` : `${text} ${pick(manufacturers)}`;
    traits.add('manufacturer');
  }
  if (family.isBulk !== true && chance(CHANCES.quantity)) {
    const quantity = pick(listOf(QUANTITY[locale])).replace(
      '#',
      pick(COUNTS.slice(0, family.isDear ? FEW : undefined)),
    );
    text = chance(0.75) || endsBare(quantity) ? `${text} ${quantity}` : `${quantity} ${text}`;
    traits.add('quantity');
  }
  if (chance(CHANCES.noise)) {
    const { before, after } = NOISE[locale];
    text = chance(0.5) ? `${pick(listOf(before))} ${text}` : `${text} ${pick(listOf(after))}`;
    traits.add('noise');
  }
  const kind = locale === 'ar' ? 'as written' : pick(CASES);
  if (kind === 'upper case') traits.add(kind);
  text = inCase(text, kind);
  if (locale === 'ru' && family.isLatin !== true && chance(CHANCES.cyrillic)) {
    const other = withCyrillicLetters(text);
    if (other !== text) traits.add('cyrillic letters');
    text = other;
  }
  if (locale === 'ar') text = inArabic(text, traits, voice);
  return text;
}

function inArabic(bare: string, traits: Set<string>, voice: Voice): string {
  let text = bare;
  if (voice.chance(CHANCES.arabicLetter) && /(^| )M\d/.test(text)) {
    text = text.replace(/(^| )M(?=\d)/g, '$1م');
    traits.add('arabic letter');
  }
  if (voice.chance(CHANCES.arabicDigits) && /\d/.test(text)) {
    text = withArabicDigits(text, voice);
    traits.add('arabic digits');
  }
  return text;
}

function familiesOf(products: Iterable<Part>): Family[] {
  const families = FAMILIES.map(
    (words): Family => ({
      ...words,
      nouns: words.nouns.map(compiled),
      sizes: words.sizes.map(compiled),
      more: words.more.map(([weight, list]) => ({ weight, words: list.map(compiled) })),
      parts: [],
    }),
  );
  for (const part of products) {
    const own = families.find(({ family }) => within(family)(part));
    if (own === undefined) throw new Error(`${part.category} has no words`);
    own.parts.push(part);
  }
  return families.filter(({ parts }) => parts.length > 0);
}

/** Families by the square root of their size. */
function familyAt(families: readonly Family[], position: number): Family {
  const whole = families.reduce((sum, { parts }) => sum + Math.sqrt(parts.length), 0);
  let rest = position * whole;
  for (const family of families) {
    rest -= Math.sqrt(family.parts.length);
    if (rest < 0) return family;
  }
  return families.at(-1) as Family;
}

function localeAt(position: number): Locale {
  let rest = position;
  for (const locale of LOCALES) {
    rest -= SHARES[locale];
    if (rest < 0) return locale;
  }
  return 'en';
}

/** Words that a slip must not turn into. */
function knownWords(): Set<string> {
  const texts = FAMILIES.flatMap(({ nouns, sizes, more }) =>
    [...nouns, ...sizes, ...more.flatMap(([, words]) => words)].flatMap(([, ...said]) => said),
  );
  const terms = texts.flatMap((text) => listOf(text ?? ''));
  return new Set(terms.flatMap((term) => term.toLowerCase().split(/[\s/-]+/)));
}
