// Transliteration: a Russian word that was typed in Latin letters ("samokontryaschayasya", "flancevaya"), as it is written.

/** Longest first. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['ye', 'е'],
  ['yi', 'ый'],
  ['yj', 'ый'],
  ['yy', 'ый'],
  ['ij', 'ий'],
  ['iy', 'ий'],
  ['oi', 'ой'],
  ['oj', 'ой'],
  ['oy', 'ой'],
  ['ei', 'ей'],
  ['ey', 'ей'],
  ...Object.entries({
    a: 'а',
    b: 'б',
    c: 'ц',
    d: 'д',
    e: 'е',
    f: 'ф',
    g: 'г',
    h: 'х',
    i: 'и',
    j: 'й',
    k: 'к',
    l: 'л',
    m: 'м',
  }),
  ...Object.entries({
    n: 'н',
    o: 'о',
    p: 'п',
    r: 'р',
    s: 'с',
    t: 'т',
    u: 'у',
    v: 'в',
    w: 'в',
    x: 'кс',
    y: 'ы',
    z: 'з',
  }),
];
/** A shorter word is English more often. */
const MIN_LENGTH = 5;
const LATIN = /^[a-z]+$/;

/** @returns undefined for a word that is short or has other signs */
export function cyrillicOf(word: string): string | undefined {
  if (word.length < MIN_LENGTH || !LATIN.test(word)) return undefined;
  let text = '';
  for (let at = 0; at < word.length; ) {
    const letter = LETTERS.find(([latin]) => word.startsWith(latin, at));
    if (letter === undefined) return undefined;
    text += letter[1];
    at += letter[0].length;
  }
  return text;
}
