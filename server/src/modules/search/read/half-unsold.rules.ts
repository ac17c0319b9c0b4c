// Half-typed names of what is not sold: the terms that they may become ("solenoid val" -> solenoid valve), and whether that is meant rather than what is sold.
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { wholePhrase } from '../lexicon/phrases.rules.ts';
import { isTerm, termsFrom } from '../lexicon/term-prefixes.rules.ts';
import { rightWord } from './half-spelling.rules.ts';
import { isCategoryName } from './half-words.rules.ts';
import { readQuery } from './read-query.rules.ts';

const MIN_LETTERS = 3;
const MAX_TRIED = 24;

/** Terms, at most `most`, each another thing; of a text that is one already that one. */
export function completedUnsold(typed: string, dictionary: Dictionary, most: number): string[] {
  const text = normalise(cutText(typed.trim()));
  const words = text.split(/\s+/);
  // Words before the last one are corrected, a beginning is not: too many others are near.
  const right = words.map((word, i) => (i < words.length - 1 ? rightWord(word, dictionary) : word));
  for (const start of /\s$/.test(typed) ? [text] : new Set([text, right.join(' ')])) {
    const found = start.length < MIN_LETTERS ? [] : unsoldFrom(start, dictionary, most);
    if (found.length > 0) return found;
  }
  return [];
}

function unsoldFrom(start: string, dictionary: Dictionary, most: number): string[] {
  const byThing = new Map<string, string>();
  const { unsoldByStart } = dictionary.lexicon.base.words;
  // Behind a whole name only another word goes on: "chain" is no chainsaw.
  const isName = isTerm(start, unsoldByStart);
  for (const term of termsFrom(start, unsoldByStart, MAX_TRIED)) {
    if (isName && term !== start && !term.startsWith(`${start} `)) continue;
    const thing = wholePhrase(dictionary.phrases, term)?.unsold ?? term;
    if (byThing.has(thing)) continue;
    if (readQuery(term, dictionary, { corrects: false }).notSold !== null) byThing.set(thing, term);
    if (byThing.size === most) break;
  }
  return [...byThing.values()];
}

/** "microm" is a micrometer, though a series of calipers begins so; "oil s" a spray, though seals do. */
export function isRatherUnsold(
  typed: string,
  sold: readonly string[],
  unsold: readonly string[],
  dictionary: Dictionary,
): boolean {
  const [name, other] = [sold[0], unsold[0]];
  if (other === undefined) return false;
  const text = normalise(typed).trim();
  if (name === undefined || text === other) return true;
  if (isCategoryName(name, dictionary)) return false;
  const { byStart, unsoldByStart } = dictionary.lexicon.base.words;
  const words = [name.split(' '), other.split(' ')] as const;
  if (words[0].length !== words[1].length) return words[1].length < words[0].length;
  // A name of the whole text comes before words that were put together.
  if (text.includes(' ')) return !isTerm(name, byStart);
  const leastUsed = (own: readonly string[], uses: ReadonlyMap<string, number>): number =>
    Math.min(...own.map((word) => uses.get(word) ?? 0));
  return leastUsed(words[1], unsoldByStart.uses) > leastUsed(words[0], byStart.uses);
}
