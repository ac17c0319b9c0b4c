// Words that find screens and settings: each typed word begins one of theirs, in Arabic also without its article.

const MARKS = /[\p{M}\u0640\u200e\u200f\u2066-\u2069]/gu;
/** The article of Arabic, with a letter before it that belongs to the next word. */
const ARTICLE = /^[\u0648\u0641\u0628\u0643]?\u0627\u0644(?=.)|^\u0644\u0644(?=..)/u;

/** How well a place fits what was typed: 0 its name begins so, 1 its name has the words, 2 its name and further words have them; or null. */
export function fitOf(typed: string, name: string, further: string): 0 | 1 | 2 | null {
  const asked = wordsOf(typed);
  if (plain(name).startsWith(plain(typed))) return 0;
  if (plain(name).includes(plain(typed))) return 1;
  const named = wordsOf(name);
  if (hasAll(named, asked)) return 1;
  return hasAll([...named, ...wordsOf(further)], asked) ? 2 : null;
}

/** Each as it is written and without its article. */
function wordsOf(text: string): string[][] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...new Set([word, word.replace(ARTICLE, '')])]);
}

function hasAll(words: string[][], asked: string[][]): boolean {
  return (
    asked.length > 0 &&
    asked.every((forms) =>
      words.some((word) => word.some((spelt) => forms.some((form) => spelt.startsWith(form)))),
    )
  );
}

/** Without case and marks; letters of Arabic that are mixed up in typing as one. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0649/g, '\u064a')
    .trim()
    .toLowerCase();
}
