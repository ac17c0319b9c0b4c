// Last lines of npm test: the time of each part, the slowest tests, what was skipped or left for `npm run test:all`, and the sum.
import type { TestResult } from '../test-reporter.ts';

export type Sum = { passed: number; failed: number; skipped: number };
export type PartTime = { title: string; ms: number; tests: number };

const SLOWEST = 20;

export class Summary {
  readonly sum: Sum = { passed: 0, failed: 0, skipped: 0 };
  readonly results: TestResult[] = [];
  readonly #parts: PartTime[] = [];
  readonly #leftOut = new Map<string, number>();
  readonly #later: string[] = [];

  addResults(results: readonly TestResult[]): void {
    this.results.push(...results);
  }

  add({ passed, failed, skipped }: Sum): void {
    this.sum.passed += passed;
    this.sum.failed += failed;
    this.sum.skipped += skipped;
  }

  addPart(part: PartTime): void {
    this.#parts.push(part);
  }

  /** Tests that were not even begun. */
  leaveOut(count: number, why: string): void {
    if (count === 0) return;
    this.sum.skipped += count;
    this.#leftOut.set(why, (this.#leftOut.get(why) ?? 0) + count);
  }

  /** What another command runs. */
  later(line: string): void {
    this.#later.push(line);
  }

  lines(): string[] {
    const skipped = this.#reasons();
    return [
      ...section(
        'time of each part:',
        this.#parts.map(({ title, ms, tests }) => `- ${seconds(ms)}  ${title}, ${tests}`),
      ),
      ...section(
        'slowest tests:',
        slowest(this.results).map(({ ms, file, name }) => `- ${seconds(ms)}  ${file}: ${name}`),
      ),
      ...section(
        'only in npm run test:all:',
        this.#later.map((line) => `- ${line}`),
      ),
      ...section(
        'passed at the second try only:',
        this.results
          .filter(({ isSecondTry }) => isSecondTry)
          .map(({ file, name }) => `- ${file}: ${name}`),
      ),
      ...section('skipped:', skipped),
      '',
      `${this.sum.passed} passed, ${this.sum.failed} failed${this.sum.skipped === 0 ? '' : `, ${this.sum.skipped} skipped`}`,
    ];
  }

  /** Every file with its time and its tests, the longest first: what a shorter run would have to shorten. */
  timesByFile(): string {
    const times = new Map<string, { ms: number; tests: number }>();
    for (const { file, ms } of this.results) {
      const time = times.get(file) ?? { ms: 0, tests: 0 };
      times.set(file, { ms: time.ms + ms, tests: time.tests + 1 });
    }
    return [...times]
      .sort(([, a], [, b]) => b.ms - a.ms)
      .map(([file, { ms, tests }]) => `${seconds(ms)}  ${file}, ${tests}\n`)
      .join('');
  }

  /** How many, by reason. */
  #reasons(): string[] {
    const counts = new Map(this.#leftOut);
    for (const { result, why = '' } of this.results)
      if (result === 'skipped') counts.set(why, (counts.get(why) ?? 0) + 1);
    return [...counts].map(([why, count]) => `- ${count}: ${why}`);
  }
}

function slowest(results: readonly TestResult[]): TestResult[] {
  return results
    .filter(({ ms }) => ms >= 1_000)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1).padStart(6)} s`;
}
