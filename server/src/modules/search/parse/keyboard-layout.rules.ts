// Keyboard layout: what was typed with another of the three layouts, by the keys that were pressed: Latin for Russian or Arabic and the other way round.

const KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
/** One key of the Arabic layout is two letters. */
const ARABIC = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤر_ىةوز';
const TWO_LETTERS = 'لا';
/** With the shift key. */
const SHIFTED: Readonly<Record<string, string>> = {
  '~': '`',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
};

const FROM_LATIN = new Map([...KEYS].map((key, i) => [key, i]));
const FROM_RUSSIAN = new Map([...RUSSIAN].map((letter, i) => [letter, i]));
const FROM_ARABIC = new Map([...ARABIC].map((letter, i) => [letter, i]));
const DIGITS = /[\d/-]/;
/** A shorter word is one layout away from too many others. */
const MIN_LENGTH = 4;

/** @returns the same keys in Russian or Latin letters; undefined for a word that is short or has other signs */
export function otherLayout(word: string): string | undefined {
  if (word.length < MIN_LENGTH || !/^(?:[a-z]+|[а-я]+)$/u.test(word)) return undefined;
  return /^[a-z]/.test(word)
    ? typedOn(word, FROM_LATIN, [...RUSSIAN])
    : typedOn(word, FROM_RUSSIAN, [...KEYS]);
}

/**
 * Signs count too: `,jkn` is «болт», `tgk[` is «فلنج». Digits stay.
 * @param chunk in lower case, without spaces
 */
export function otherLayouts(chunk: string): string[] {
  const arabic = [...ARABIC].map((letter) => (letter === '_' ? TWO_LETTERS : letter));
  const twins = /[a-z]/.test(chunk)
    ? [typedOn(chunk, FROM_LATIN, [...RUSSIAN]), typedOn(chunk, FROM_LATIN, arabic)]
    : /[\u0600-\u06ff]/.test(chunk)
      ? [typedOn(chunk.replaceAll(TWO_LETTERS, '_'), FROM_ARABIC, [...KEYS])]
      : [typedOn(chunk, FROM_RUSSIAN, [...KEYS])];
  return twins.filter((twin) => twin !== undefined);
}

function typedOn(
  text: string,
  keys: ReadonlyMap<string, number>,
  letters: readonly string[],
): string | undefined {
  let twin = '';
  for (const sign of text) {
    const key = keys.get(SHIFTED[sign] ?? sign);
    if (key === undefined && !DIGITS.test(sign)) return undefined;
    twin += key === undefined ? sign : (letters[key] as string);
  }
  return twin;
}
