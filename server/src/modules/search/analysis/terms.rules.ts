// Terms: words stemmed by their script and hashed to negative integers, which stand for them in the index (facet ids are positive).
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

const CYRILLIC = /[\u0400-\u04ff]/;
const ARABIC = /[\u0600-\u06ff]/;
const DIGIT = /\d/;

const STOP_WORDS = new Set(
  (
    'a an and are as at by for from in into is it of on or per the this to with ' +
    'и в во на с со для из по от до не или при под как к о об за у ' +
    'في من على الي و او عن مع بدون هذا هذه ذات'
  ).split(' '),
);

export function isStopWord(normalised: string): boolean {
  return STOP_WORDS.has(normalised);
}

/** Of a normalised word. Words with digits are taken as they are. */
export function stem(normalised: string): string {
  if (normalised.length < 3 || DIGIT.test(normalised)) return normalised;
  if (CYRILLIC.test(normalised)) return russian(normalised);
  if (ARABIC.test(normalised)) return arabicStem(normalised);
  return english(normalised);
}

const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'ولل', 'ال', 'لل'];
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];

/** Light stemming ("light10"): article, prepositions and regular endings; roots are left alone, they would mix distinct parts. */
function arabicStem(word: string): string {
  let rest = word;
  const prefix = PREFIXES.find(
    (candidate) => rest.startsWith(candidate) && rest.length - candidate.length >= 3,
  );
  if (prefix !== undefined) rest = rest.slice(prefix.length);
  const suffix = SUFFIXES.find(
    (candidate) => rest.endsWith(candidate) && rest.length - candidate.length >= 3,
  );
  return suffix === undefined ? rest : rest.slice(0, -suffix.length);
}

/** FNV-1a over UTF-16 units with a final mix, as a negative 32-bit integer. Part of the stored index: never change it without a rebuild. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash | 0x80000000;
}

/** The number of a normalised word: that of its stem. */
export function termOf(normalised: string): number {
  return hashTerm(stem(normalised));
}
