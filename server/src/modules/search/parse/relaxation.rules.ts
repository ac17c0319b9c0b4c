// Query relaxation: the same query with fewer words, tried one after another where it finds nothing.
import { normalise } from '../analysis/normalise.rules.ts';
import { isStopWord } from '../analysis/terms.rules.ts';

/** At most so many other texts are tried. */
const MAX_TRIED = 6;

/** Each word left out in turn, the first words first since what is meant tends to stand last; then the longest alone. */
export function relaxedTexts(text: string): string[] {
  const words = text.trim().split(/\s+/).slice(0, 8);
  if (words.length < 2) return [];
  const says = (left: string[]): boolean => left.some((word) => !isStopWord(normalise(word)));
  const shorter = words.map((_, out) => words.filter((_, i) => i !== out)).filter(says);
  const longest = [...words].sort((a, b) => b.length - a.length).slice(0, 2);
  const texts = [...shorter.slice(0, MAX_TRIED - longest.length), ...longest.map((word) => [word])].map((left) => left.join(' '));
  return [...new Set(texts)];
}
