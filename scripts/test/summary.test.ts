// Tests of the summary of a run: the sum that .ci/run reads comes last, and everything that was not run is named.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { TestResult } from '../test-reporter.ts';
import { Summary } from './summary.ts';

const result = (name: string, ms: number, more: Partial<TestResult> = {}): TestResult => ({
  file: 'a.test.ts',
  name,
  result: 'passed',
  ms,
  ...more,
});

test('Summary › parts, slow tests, skipped and later ones › each in its section, the sum last', () => {
  const summary = new Summary();
  summary.add({ passed: 2, failed: 1, skipped: 1 });
  summary.addResults([
    result('quick', 20, { isSecondTry: true }),
    result('slow', 61_000),
    result('slower', 90_500),
    result('left', 0, { result: 'skipped', why: 'no Java' }),
  ]);
  summary.addPart({ title: 'tests on PostgreSQL 18.1', ms: 152_000, tests: 4 });
  summary.later('40 tests of 3 files on PostgreSQL 15');
  summary.leaveOut(2, 'no object store');
  assert.deepEqual(summary.lines(), [
    '',
    'time of each part:',
    '-  152.0 s  tests on PostgreSQL 18.1, 4',
    '',
    'slowest tests:',
    '-   90.5 s  a.test.ts: slower',
    '-   61.0 s  a.test.ts: slow',
    '',
    'only in npm run test:all:',
    '- 40 tests of 3 files on PostgreSQL 15',
    '',
    'passed at the second try only:',
    '- a.test.ts: quick',
    '',
    'skipped:',
    '- 2: no object store',
    '- 1: no Java',
    '',
    '2 passed, 1 failed, 3 skipped',
  ]);
});

test('Summary › nothing skipped, nothing slow › the sum alone', () => {
  const summary = new Summary();
  summary.add({ passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(summary.lines(), ['', '1 passed, 0 failed']);
});

test('Summary › thirty slow tests › the slowest twenty', () => {
  const summary = new Summary();
  summary.addResults(Array.from({ length: 30 }, (_, n) => result(`${n}`, 1_000 * (n + 1))));
  const lines = summary.lines().filter((line) => line.includes('a.test.ts'));
  assert.equal(lines.length, 20);
  assert.match(lines[0] ?? '', /30\.0 s {2}a\.test\.ts: 29$/);
});

test('Summary › tests of two files › the time of each file, the longest first', () => {
  const summary = new Summary();
  summary.addResults([
    result('one', 1_000),
    result('two', 9_000, { file: 'b.test.ts' }),
    result('three', 2_000),
  ]);
  assert.equal(summary.timesByFile(), '   9.0 s  b.test.ts, 1\n   3.0 s  a.test.ts, 2\n');
});
