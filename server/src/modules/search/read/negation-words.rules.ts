// Negation words of a query in three languages: each takes back what follows it, and belongs to no phrase that does without it.
const NEGATIONS = new Set(
  'not without except non не без кроме بدون غير ليس ليست بلا ماعدا عدا'.split(' '),
);

export function isNegationWord(word: string): boolean {
  return NEGATIONS.has(word);
}
