// Sample sizes of heavy tests: reduced per commit, whole in `npm run test:all` and `npm run prove` (TEST_SAMPLE=whole).

/** How many runs, numbers, requests ... a test takes: every claim is tried in both, in fewer places per commit. */
export function sampleSize(perCommit: number, whole: number): number {
  return isWhole() ? whole : perCommit;
}

/** For `{ skip }` of a test whose claim others sample per commit: named in the last lines of `npm test`. */
export function onlyWhole(): string | false {
  return isWhole() ? false : 'only in npm run test:all';
}

export function isWhole(): boolean {
  return process.env.TEST_SAMPLE === 'whole';
}
