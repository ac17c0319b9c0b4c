// Vocabulary: the catalogue's words without digits, for prefix expansion and spelling correction.

export type Vocabulary = {
  /** Sorted by code units. */
  terms: string[];
  hashes: Int32Array;
  frequencies: Int32Array;
  /** Which letters occur, one bit a letter class: two words within one edit differ in at most two bits. */
  masks: Int32Array;
  /** Indexes by length in UTF-16 units. */
  byLength: Int32Array[];
  /** hash -> in how many products, at least. */
  known: Map<number, number>;
};

const MAX_WORD_LENGTH = 40;
const MIN_CORRECTED_LENGTH = 3;

export function vocabularyOf(
  rows: readonly { term: string; hash: number; frequency: number }[],
): Vocabulary {
  const sorted = [...rows].sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
  const lengths: number[][] = Array.from({ length: MAX_WORD_LENGTH + 1 }, () => []);
  const known = new Map<number, number>();
  sorted.forEach((row, i) => {
    lengths[Math.min(row.term.length, MAX_WORD_LENGTH)]?.push(i);
    known.set(row.hash, Math.max(known.get(row.hash) ?? 0, row.frequency));
  });
  return {
    terms: sorted.map((row) => row.term),
    hashes: Int32Array.from(sorted, (row) => row.hash),
    frequencies: Int32Array.from(sorted, (row) => row.frequency),
    masks: Int32Array.from(sorted, (row) => maskOf(row.term)),
    byLength: lengths.map((list) => Int32Array.from(list)),
    known,
  };
}

/** Whether a word begins so. */
export function hasPrefix({ terms }: Pick<Vocabulary, 'terms'>, prefix: string): boolean {
  return terms[lowerBound(terms, prefix)]?.startsWith(prefix) === true;
}

/** Terms of the words that begin with `prefix`, the most frequent first. */
export function expandPrefix(words: Vocabulary, prefix: string, most: number): number[] {
  const found: number[] = [];
  for (
    let i = lowerBound(words.terms, prefix);
    i < words.terms.length && (words.terms[i] as string).startsWith(prefix);
    i++
  )
    found.push(i);
  if (found.length > 1)
    found.sort((a, b) => (words.frequencies[b] as number) - (words.frequencies[a] as number));
  const hashes = new Set<number>();
  for (const i of found) {
    hashes.add(words.hashes[i] as number);
    if (hashes.size >= most) break;
  }
  return [...hashes];
}

/**
 * The word that was probably meant: one edit away (two from eight letters on), the most frequent of the nearest; undefined when none is near.
 * The catalogue's words come before those that only synonyms have.
 */
export function correct(
  words: Vocabulary,
  word: string,
  synonyms?: Vocabulary,
): string | undefined {
  if (word.length < MIN_CORRECTED_LENGTH || word.length > MAX_WORD_LENGTH - 2) return undefined;
  for (const distance of word.length >= 8 ? ([1, 2] as const) : ([1] as const)) {
    const found =
      nearest(words, word, distance) ??
      (synonyms === undefined ? undefined : nearest(synonyms, word, distance));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the word occurs in the catalogue in just this spelling. */
export function isWritten(words: Vocabulary, word: string): boolean {
  return words.terms[lowerBound(words.terms, word)] === word;
}

/** In how many products, or terms, the word occurs in just this spelling. */
export function frequencyOf({ terms, frequencies }: Vocabulary, word: string): number {
  const at = lowerBound(terms, word);
  return terms[at] === word ? (frequencies[at] as number) : 0;
}

/** The most frequent word within so many edits. */
export function nearest(words: Vocabulary, word: string, distance: 1 | 2): string | undefined {
  let best: string | undefined;
  let bestScore = -1;
  for (const i of near(words, word, distance)) {
    const candidate = words.terms[i] as string;
    // The first letter is seldom wrong; otherwise what more products are called.
    const score = (words.frequencies[i] as number) * (candidate[0] === word[0] ? 16 : 1);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Words within so many edits that begin with the same letter, the most frequent first. */
export function nearWords(words: Vocabulary, word: string, distance: 1 | 2): string[] {
  return [...near(words, word, distance)]
    .sort((a, b) => (words.frequencies[b] as number) - (words.frequencies[a] as number))
    .map((i) => words.terms[i] as string)
    .filter((candidate) => candidate[0] === word[0] && candidate !== word);
}

function* near(words: Vocabulary, word: string, distance: 1 | 2): Generator<number> {
  const mask = maskOf(word);
  for (let length = word.length - distance; length <= word.length + distance; length++) {
    for (const i of words.byLength[length] ?? []) {
      if (bitCount((words.masks[i] as number) ^ mask) > 2 * distance) continue;
      const candidate = words.terms[i] as string;
      if (editDistance(word, candidate, distance) > distance) continue;
      // In three letters another first one makes another word.
      if (word.length < 4 && candidate[0] !== word[0]) continue;
      yield i;
    }
  }
}

/** Insertions, deletions, substitutions and swaps of neighbours; gives up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  let start = 0;
  let endA = a.length;
  let endB = b.length;
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const width = endB - start;
  if (endA === start) return width;
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = start; i < endA; i++) {
    const row = [i - start + 1];
    let least = row[0] as number;
    for (let j = 0; j < width; j++) {
      const same = a.charCodeAt(i) === b.charCodeAt(start + j);
      let cost = Math.min(
        (last[j] as number) + (same ? 0 : 1),
        (last[j + 1] as number) + 1,
        (row[j] as number) + 1,
      );
      const swapped =
        i > start &&
        j > 0 &&
        a.charCodeAt(i) === b.charCodeAt(start + j - 1) &&
        a.charCodeAt(i - 1) === b.charCodeAt(start + j);
      if (swapped) cost = Math.min(cost, (before[j - 1] as number) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[width] as number;
}

function maskOf(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
