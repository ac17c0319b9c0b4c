// Mentions: `@name` in a note, of the people who could be meant; the longest name counts, and a mail address is none.
export type Mentionable = { id: number; name: string };
/** Where it stands in the text, with the sign. */
export type Mention = { ids: number[]; start: number; end: number };

const same = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');

/** In the order of the text. Of two people with one name both are meant. */
export function mentionsIn(text: string, people: readonly Mentionable[]): Mention[] {
  const names = [...new Set(people.map(({ name }) => name.trim()))].filter((name) => name !== '');
  if (names.length === 0 || !text.includes('@')) return [];
  const any = names
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}._%+-])@(${any})(?![\\p{L}\\p{N}])`, 'giu');
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, name = ''] = match;
    const ids = people.filter((one) => same(one.name.trim()) === same(name)).map(({ id }) => id);
    return { ids, start: match.index, end: match.index + whole.length };
  });
}

/** What stands behind an @ and is nobody's name, as it is written: half a name, a login, a misspelt one. A number is none: `@ 5`, `@5`. */
export function unknownMentions(text: string, people: readonly Mentionable[]): string[] {
  const known = mentionsIn(text, people);
  const begun = /(?<![\p{L}\p{N}._%+-])@\p{L}[\p{L}\p{M}\p{N}_'’-]*(?:\.[\p{L}\p{N}]+)*/gu;
  const names = [...text.matchAll(begun)]
    .filter(({ index }) => !known.some(({ start, end }) => index >= start && index < end))
    .map(([name]) => name);
  return [...new Set(names)];
}

/** What is being typed behind the last @ before the caret: null where no name is begun. */
export function begunMention(text: string, caret: number): { start: number; typed: string } | null {
  const [, typed] =
    /(?:^|[^\p{L}\p{N}._%+-])@([\p{L}\p{N}][\p{L}\p{N} ._'’-]{0,40}|)$/u.exec(
      text.slice(0, caret),
    ) ?? [];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
}
