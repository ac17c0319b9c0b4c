// Name of a sent file inside a sentence: short, on one line, in its own direction.
import { isolatedName } from './bidi.ts';

const MAX_SHOWN = 60;
const END_SHOWN = 16;

/** Browsers of long ago send its whole path. A name too long keeps its beginning and its ending. */
export function fileInText(name: string): string {
  const own = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
  const letters = [...own];
  const short =
    letters.length > MAX_SHOWN
      ? `${letters.slice(0, MAX_SHOWN - END_SHOWN).join('')}…${letters.slice(-END_SHOWN).join('')}`
      : own;
  return isolatedName(short === '' ? '?' : short);
}
