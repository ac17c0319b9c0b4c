// First letters of names, for a list from A to Z: accents count as the letter below them, digits and signs stand in one group before all letters.
import type { Locale } from '@millwright/contracts';

/** Names that begin with no letter. */
export const OTHER = '0–9';

export type LetterGroup<Entry> = { letter: string; entries: Entry[] };

/** In the order of this language's alphabet, as the names within a letter are. */
export function byFirstLetter<Entry extends { name: string }>(
  entries: readonly Entry[],
  locale: Locale,
): LetterGroup<Entry>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => compare(a.name, b.name))) {
    const letter = firstLetter(entry.name);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .map(([letter, own]) => ({ letter, entries: own }))
    .sort((a, b) =>
      a.letter === OTHER ? -1 : b.letter === OTHER ? 1 : compare(a.letter, b.letter),
    );
}

export function firstLetter(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  return /\p{L}/u.test(first) ? first : OTHER;
}
