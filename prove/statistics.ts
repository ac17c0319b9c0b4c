// Statistics of measurements: median, percentiles, and whether two samples have the same distribution.

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * The test of Mann and Whitney, two-sided, by its normal approximation with ties: for samples of more than twenty.
 * @returns how likely two lots that come from the same differ as much as these
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    // Equal values share the middle of their ranks, which are counted from 1.
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isFirst }) => isFirst).length;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [m, n, total] = [first.length, second.length, all.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / Math.sqrt(variance);
  return 2 * upperTail(z);
}

/** Of the standard normal distribution (Abramowitz and Stegun 7.1.26: right to seven digits). */
function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (series * Math.exp(-x * x)) / 2;
}
