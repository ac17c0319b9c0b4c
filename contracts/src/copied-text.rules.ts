// Copied text: invisible marks, other blanks and other dashes that pasted part numbers bring along become the plain ones.

const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;
const BLANKS = /[\p{Z}\p{Cc}]+/gu;
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/** A text for a search without its copying marks; of a single word, which may be a number, with plain hyphens too. */
export function plainCopy(text: string): string {
  const plain = text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
  return plain.includes(' ') ? plain : plain.replace(DASHES, '-');
}
