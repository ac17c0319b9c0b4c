// Tests of the test reporter: every way in which a test file can fail must show in the sum.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { ROOT } from './checks/source-files.ts';
import { specCoverage, specSummary } from './spec-coverage.ts';
import type { TestResult } from './test-reporter.ts';

const HEAD = "import test, { after, before, describe, it } from 'node:test';\n";

function results(
  t: TestContext,
  source: string,
): { said: string; results: string[]; reasons: (string | undefined)[] } {
  const folder = mkdtempSync(join(tmpdir(), 'mw-reporter-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const list = join(folder, 'results.jsonl');
  writeFileSync(list, '');
  writeFileSync(join(folder, 'one.test.ts'), source);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--test',
      `--test-reporter=${join(ROOT, 'scripts/test-reporter.ts')}`,
      join(folder, 'one.test.ts'),
    ],
    {
      encoding: 'utf8',
      env: { ...env, MILLWRIGHT_TEST_RESULTS: list },
    },
  );
  const lines = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult);
  return {
    said: stdout,
    results: lines.map(({ name, result }) => `${result}: ${name}`),
    reasons: lines.map(({ why }) => why),
  };
}

const cases: [string, string, string[]][] = [
  [
    'passing, failing, skipped',
    `${HEAD}test('a', () => {}); test('b', () => { throw new Error('boom'); }); test.skip('c', () => {}); test.todo('d');`,
    ['passed: a', 'failed: b', 'skipped: c', 'skipped: d'],
  ],
  [
    'a failing child',
    `${HEAD}describe('s', () => { it('good', () => {}); it('bad', () => { throw new Error('boom'); }); });`,
    ['passed: s › good', 'failed: s › bad'],
  ],
  [
    'a failing hook',
    `${HEAD}describe('s', () => { before(() => { throw new Error('boom'); }); it('never', () => {}); });`,
    ['failed: s › never', 'failed: s'],
  ],
  [
    'a failing end',
    `${HEAD}test('a', () => {}); after(() => { throw new Error('boom'); });`,
    ['passed: a', 'failed: the file itself'],
  ],
  ['a file that cannot be loaded', "throw new Error('boom');", ['failed: the file itself']],
  ['a file without a test', 'export {};', ['failed: the file itself']],
  [
    'a file that ends itself',
    `${HEAD}test('a', () => process.exit(3));`,
    ['failed: the file itself'],
  ],
];
for (const [circumstance, source, expected] of cases) {
  test(`report › ${circumstance} › counted as what it is`, (t) => {
    const { said, results: found } = results(t, source);
    assert.deepEqual(found, expected);
    assert.equal(said.includes('boom'), source.includes('boom'));
  });
}

test('report › skipped with a reason, and without › the reason is kept for the last lines', (t) => {
  const source = `${HEAD}test('a', { skip: 'no object store' }, () => {}); test.skip('b', () => {}); test('c', { skip: false }, () => {});`;
  assert.deepEqual(results(t, source).reasons, [
    'no object store',
    'no reason is given',
    undefined,
  ]);
});

test('specCoverage › tags in names › one row a test, sections in the order of the specification', () => {
  const result = (name: string): TestResult => ({
    file: 'a.test.ts',
    name,
    result: 'passed',
    ms: 1,
  });
  const rows = specCoverage([
    result('b › c › d [§10]'),
    result('a › b › c [§9.2 cart, §10]'),
    result('a › b › c [§9.2 cart, §10]'),
    result('untagged'),
  ])
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'));
  assert.deepEqual(rows, [
    '| §9.2 cart | a › b › c | `a.test.ts` |',
    '| §10 | a › b › c | `a.test.ts` |',
    '|  | b › c › d | `a.test.ts` |',
  ]);
});

test('specSummary › tags in names › lines and asserted lines of each section, no name of a test', () => {
  const S = '§';
  const named = (name: string): TestResult => ({
    file: 'a.test.ts',
    name,
    result: 'passed',
    ms: 1,
  });
  const summary = specSummary([
    named(`a › b › c [${S}2.5 header]`),
    named(`d › e › f [${S}2.5 header, ${S}2.5 search]`),
    named(`g › h › i [race: ${S}2.5 footer]`),
  ]);
  const [, lines, asserted, missing = ''] =
    /^\| §2\.5 \| (\d+) \| (\d+) \| (.*) \|$/m.exec(summary) ?? [];
  assert.equal(asserted, '2');
  assert.equal(Number(lines), 2 + missing.split(', ').length);
  assert.match(missing, /§2\.5 footer/);
  assert.doesNotMatch(missing, /header|§2\.5 search/);
  assert.doesNotMatch(summary, /a\.test\.ts|d › e/);
});

test('specCoverage › faults and races › listed apart, and counted for no line', () => {
  const result = (name: string): TestResult => ({
    file: 'a.test.ts',
    name,
    result: 'passed',
    ms: 1,
  });
  // Written so that no line of the specification counts this test as one of its own.
  const S = '§';
  const text = specCoverage([
    result(`a › b › c [${S}4 currency] [race: ${S}4 cart]`),
    result(`d › e › f [no fault: ${S}4 cart, ${S}4 currency]`),
    result(`g › h › i [${S}4 currency]`),
  ]);
  const [asserting = '', faults = '', races = '', lines = ''] = text.split(/^## .*$/m);
  const rows = (part: string): string[] =>
    part.split('\n').filter((line) => line.includes('`a.test.ts`'));
  assert.deepEqual(rows(asserting), [
    '| §4 currency | a › b › c | `a.test.ts` |',
    '|  | g › h › i | `a.test.ts` |',
  ]);
  assert.deepEqual(rows(faults), [
    '| §4 cart | d › e › f | `a.test.ts` |',
    '| §4 currency | d › e › f | `a.test.ts` |',
  ]);
  assert.deepEqual(rows(races), ['| §4 cart | a › b › c | `a.test.ts` |']);
  assert.match(lines, /^\| §4 cart \| .* \| 0 \|$/m);
  assert.match(lines, /^\| §4 currency \| .* \| 2 \|$/m);
});
