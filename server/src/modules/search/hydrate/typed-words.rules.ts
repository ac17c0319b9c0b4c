// Typed words: where the words of a reading, which are normalised, stand in the text, so that they are said as they were typed («جلبة», not «جلبه»).
import { normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { asWritten } from '../lexicon/written-words.rules.ts';

type Span = { from: number; to: number };

/** @param words normalised; undefined when they do not stand in the text as they were read */
export function spanOf(text: string, words: string): Span | undefined {
  if (words === '') return undefined;
  const chunks = [...text.matchAll(/\S+/gu)].map(({ 0: chunk, index: from }) => ({
    chunk,
    from,
    plain: normalise(chunk).trim(),
  }));
  for (const [i, { from }] of chunks.entries()) {
    let joined = '';
    for (const { chunk, from: start, plain } of chunks.slice(i)) {
      joined = joined === '' ? plain : `${joined} ${plain}`;
      if (joined === words) return { from, to: start + chunk.length };
      if (!words.startsWith(joined)) break;
    }
  }
  // A part of a word stands in it letter by letter: the m8 of "М8х40".
  for (const { chunk, from, plain } of chunks) {
    const at = plain.length === chunk.length ? plain.indexOf(words) : -1;
    if (at >= 0) return { from: from + at, to: from + at + words.length };
  }
  return undefined;
}

/** As typed, else as the catalogue or the lexicon writes them. */
export function saidOf(text: string, words: string, dictionary: Dictionary): string {
  const span = spanOf(text, words);
  return span === undefined ? asWritten(words, dictionary) : text.slice(span.from, span.to);
}

/** The text without the words. */
export function restOf(text: string, words: string): string | null {
  const span = spanOf(text, words);
  return span === undefined
    ? null
    : `${text.slice(0, span.from)} ${text.slice(span.to)}`.replace(/\s+/g, ' ').trim();
}
