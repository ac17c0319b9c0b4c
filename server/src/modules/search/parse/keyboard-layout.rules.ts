// Keyboard layout: a word that was typed with the other of two layouts, Latin for Russian or Russian for Latin.

const LATIN = 'qwertyuiopasdfghjklzxcvbnm';
const CYRILLIC = 'йцукенгшщзфывапролдячсмить';
const TWINS = new Map(
  [...LATIN].flatMap((letter, i) => [
    [letter, CYRILLIC[i] as string] as const,
    [CYRILLIC[i] as string, letter] as const,
  ]),
);
/** A shorter word is one layout away from too many others. */
const MIN_LENGTH = 4;

/** @returns the same keys in the other layout; undefined for a word that is short or has other signs */
export function otherLayout(word: string): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  let twin = '';
  for (const letter of word) {
    const other = TWINS.get(letter);
    if (other === undefined) return undefined;
    twin += other;
  }
  return twin;
}
