// Layout of a query: words that nobody knows become the words of another keyboard layout, where those are known.
import { normalise } from '../analysis/normalise.rules.ts';
import { termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { hasPrefix, isWritten } from '../lexicon/vocabulary.rules.ts';
import { otherLayouts } from './keyboard-layout.rules.ts';

const MIN_LENGTH = { whole: 4, half: 3 };
/** "v10[50" beside a word of the other layout: a thread or size. */
const SIZE = /^\D{0,2}\d/u;
/** "AVF-4762-M6X50", "nup205": a number of a part, on whatever keys. */
const PART_NUMBER = /^(?=.*\d)[^-]+-|^\p{L}{1,4}\d/u;
const KEY_SIGN = /[,.;:'"[\]{}<>`~]/u;
const NO_LETTER = /[^\p{L}]+/u;

/**
 * @param typed as it was typed: signs are keys as well
 * @param half the last word is being typed
 */
export function inRightLayout(typed: string, dictionary: Dictionary, half = false): string {
  const chunks = typed.split(/(\s+)/);
  let layout: number | undefined;
  const read = chunks.map((chunk, i) => {
    const isHalf = half && i === chunks.length - 1;
    const keys = chunk.toLowerCase();
    const least = isHalf ? MIN_LENGTH.half : MIN_LENGTH.whole;
    if ([...keys].length < least || !/\p{L}/u.test(keys)) return chunk;
    if (SIZE.test(keys) || PART_NUMBER.test(keys)) return chunk;
    // "rk.x" is no text with the word "rk" in it.
    if (isKnown(keys, dictionary, isHalf, KEY_SIGN.test(keys) ? MIN_LENGTH.whole : 2)) return chunk;
    const twins = otherLayouts(keys);
    const at = twins.findIndex((twin) => isWord(twin, dictionary, isHalf, least));
    if (at < 0) return chunk;
    layout ??= at;
    return twins[at] as string;
  });
  if (layout === undefined) return typed;
  // Thread, size and the beginning of a word beside them were typed on the same keys.
  return read
    .map((chunk, i) =>
      chunk === chunks[i] &&
      ((SIZE.test(chunk) && /[^\d.,]/.test(chunk)) || (half && i === chunks.length - 1))
        ? (otherLayouts(chunk.toLowerCase())[layout as number] ?? chunk)
        : chunk,
    )
    .join('');
}

/** @param least letters of a word; a shorter one says nothing */
function isKnown(chunk: string, dictionary: Dictionary, isHalf: boolean, least: number): boolean {
  return everyWord(chunk, least, (word) => {
    const term = termOf(word);
    return (
      dictionary.phraseWords.has(term) ||
      dictionary.words.known.has(term) ||
      dictionary.synonymTerms.has(term) ||
      dictionary.skeletons.has(word) ||
      (isHalf && beginsWord(word, dictionary))
    );
  });
}

/** Of another layout a word is known as it is written: by their stems too many are. */
function isWord(twin: string, dictionary: Dictionary, isHalf: boolean, least: number): boolean {
  return everyWord(
    twin,
    least,
    (word) =>
      isWritten(dictionary.words, word) ||
      isWritten(dictionary.lexiconSpellings, word) ||
      isWritten(dictionary.synonymSpellings, word) ||
      (isHalf && beginsWord(word, dictionary)),
  );
}

function everyWord(chunk: string, least: number, holds: (word: string) => boolean): boolean {
  const words = normalise(chunk)
    .split(NO_LETTER)
    .filter((word) => word.length >= least);
  return words.length > 0 && words.every(holds);
}

function beginsWord(word: string, { words, lexiconSpellings }: Dictionary): boolean {
  return hasPrefix(words, word) || hasPrefix(lexiconSpellings, word);
}
