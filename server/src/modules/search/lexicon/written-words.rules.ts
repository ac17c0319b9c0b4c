// Written words: normalised words as they are written, with the letters that normalising takes from them (صاموله -> صامولة, трехфазный -> трёхфазный).
import { LOCALES } from '@millwright/contracts';
import { normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from './dictionary.rules.ts';

/** Letters that are written only where they belong; what people leave out they do not put in. */
const RARE_LETTERS = /[ةأإآؤئё]/gu;
/** At the end of a word it stands as often for the other letter. */
const DOUBTFUL = /ى/u;

const cache = new WeakMap<Dictionary, ReadonlyMap<string, string>>();

/** A normalised text with its words as the catalogue writes them, else as the lexicon does. */
export function asWritten(normalised: string, dictionary: Dictionary): string {
  if (/^[\x20-\x7e]*$/.test(normalised)) return normalised;
  let written = cache.get(dictionary);
  if (written === undefined) {
    written = writtenWords(dictionary);
    cache.set(dictionary, written);
  }
  const words = written;
  return normalised
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ');
}

function writtenWords({ entries, lexicon }: Dictionary): Map<string, string> {
  const words = new Map<string, string>();
  for (const { name } of entries.values())
    for (const locale of LOCALES)
      for (const word of spelledWords(name[locale])) {
        const plain = normalise(word);
        if (plain !== word && !words.has(plain)) words.set(plain, word);
      }
  const ofCatalogue = new Set(words.keys());
  for (const { term } of lexicon.base.terms)
    for (const word of spelledWords(term)) {
      const plain = normalise(word);
      if (plain === word || DOUBTFUL.test(word) || ofCatalogue.has(plain)) continue;
      const known = words.get(plain);
      if (known === undefined || rareCount(word) > rareCount(known)) words.set(plain, word);
    }
  return words;
}

function rareCount(word: string): number {
  return word.match(RARE_LETTERS)?.length ?? 0;
}

/** Words of letters only, in lower case: signs and digits stay as they are. */
function spelledWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && /[^\x20-\x7e]/.test(word));
}
