// Under which text is a search without a hit noted, if at all? And what could be searched instead?
import { fold } from './fold.rules.ts';
import { isStopWord } from './terms.rules.ts';

const LONGEST = 80;

/** Folded, one space between words; undefined for what says nothing or may be somebody's own: mail addresses, telephone numbers. */
export function zeroText(typed: string): string | undefined {
  const text = fold(typed.slice(0, 2 * LONGEST))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
  if (!/[\p{L}\p{N}]{2}/u.test(text) || /[@\0]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return digits >= 8 && letters <= 2 ? undefined : text;
}

/** At most so many other texts are tried. */
const MOST_TRIED = 6;

/** The same question with fewer words: each left out in turn, the first words first since what is meant tends to stand last; then the longest alone. */
export function fewerWords(text: string): string[] {
  const words = text.trim().split(/\s+/).slice(0, 8);
  if (words.length < 2) return [];
  const says = (left: string[]): boolean => left.some((word) => !isStopWord(fold(word)));
  const shorter = words.map((_, out) => words.filter((_, i) => i !== out)).filter(says);
  const longest = [...words].sort((a, b) => b.length - a.length).slice(0, 2);
  const texts = [...shorter.slice(0, MOST_TRIED - longest.length), ...longest.map((word) => [word])].map((left) => left.join(' '));
  return [...new Set(texts)];
}
