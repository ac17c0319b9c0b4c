// Bidi order of a line: the Unicode bidirectional algorithm over runs of one direction and one font. Pure.
import bidiModule, { type Bidi } from 'bidi-js';

// Its types speak of another form of the package than the one Node loads.
const bidi = (bidiModule as unknown as () => Bidi)();

export type Direction = 'ltr' | 'rtl';
/** Letters of one font and direction; from right to left they are still in the order of reading, and the shaper turns them. */
export type Run<Face> = { text: string; face: Face };

/** Signs that steer the algorithm and are never seen. */
const STEERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const ARABIC = /\p{Script=Arabic}/u;

/** The embedding level of each code unit of a paragraph. */
export function levelsOf(paragraph: string, base: Direction): Uint8Array {
  return bidi.getEmbeddingLevels(paragraph, base).levels;
}

/**
 * The runs of a line of the paragraph, from left to right on paper.
 * @param faceOf the font of a letter, given that of the letter before it
 */
export function visualRuns<Face>(
  paragraph: string,
  levels: Uint8Array,
  [start, end]: readonly [number, number],
  faceOf: (letter: string, before: Face | undefined) => Face,
): Run<Face>[] {
  const runs: (Run<Face> & { level: number })[] = [];
  for (let at = start; at < end; ) {
    const letter = String.fromCodePoint(paragraph.codePointAt(at) as number);
    const level = levels[at] as number;
    at += letter.length;
    if (STEERING.test(letter)) continue;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = runs.at(-1);
    const face = faceOf(shown, last?.face);
    if (last !== undefined && last.level === level && last.face === face) last.text += shown;
    else runs.push({ text: shown, face, level });
  }
  return reorder(runs).map(({ text, face, level }) => ({
    text: level % 2 === 1 && !ARABIC.test(text) ? reversed(text) : text,
    face,
  }));
}

/** Rule L2: from the highest level down to the lowest odd one, every sequence at that level or above is turned. */
function reorder<Entry extends { level: number }>(runs: readonly Entry[]): Entry[] {
  const line = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) {
    for (let at = 0; at < line.length; at++) {
      if ((line[at] as Entry).level < level) continue;
      let end = at;
      while (end < line.length && (line[end] as Entry).level >= level) end++;
      line.splice(at, end - at, ...line.slice(at, end).reverse());
      at = end;
    }
  }
  return line;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
