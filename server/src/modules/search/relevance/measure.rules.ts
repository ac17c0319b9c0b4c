// Relevance measure nDCG@10: gains of the answer, later ranks counting less, against the best answer possible.

export const CUT = 10;

/** @param ranked grades in the order of the answer; @param possible the grades of all products, in any order */
export function ndcg(ranked: readonly number[], possible: readonly number[]): number {
  const ideal = dcg([...possible].filter((grade) => grade > 0).sort((a, b) => b - a));
  return ideal === 0 ? Number.NaN : dcg(ranked) / ideal;
}

function dcg(grades: readonly number[]): number {
  return grades
    .slice(0, CUT)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
