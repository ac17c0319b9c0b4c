// Tests of the journeys' reporter: every way in which a file of journeys can go wrong has to show in the sum.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from '../checks/source-files.ts';
import type { TestResult } from '../test-reporter.ts';
import { silentFiles } from './run-files.ts';

const HEAD = "import { test } from '@playwright/test';\n";
const FILES = {
  'plain.test.ts': `${HEAD}test('a', () => {}); test('b', () => { console.log('printed'); throw new Error('boom b', { cause: new Error('boom cause') }); }); test.skip('c', { annotation: { type: 'skip', description: 'no object store' } }, () => {}); test.describe('s', () => { test('d', () => {}); });`,
  'begin.test.ts': `${HEAD}test.beforeAll(() => { throw new Error('boom begin'); }); test('one', () => {}); test('two', () => {});`,
  'end.test.ts': `${HEAD}test.afterAll(() => { throw new Error('boom end'); }); test('good', () => {});`,
  'exit.test.ts': `${HEAD}test('gone', () => process.exit(0));`,
  'hang.test.ts': `${HEAD}test('late', async () => { await new Promise(() => {}); });`,
  'nothing.test.ts': 'export {};',
};

/** Runs planted files under Playwright, with the reporter. It finds its own package from within the project only. */
function report(
  t: test.TestContext,
  files: Record<string, string>,
  retries = 0,
): { said: string; status: number | null; results: TestResult[] } {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results/reporter-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const list = join(folder, 'results.jsonl');
  const config = {
    testMatch: '*.test.ts',
    workers: 1,
    timeout: 1_000,
    retries,
    outputDir: 'out',
    reporter: join(ROOT, 'scripts/test/journey-reporter.ts'),
  };
  for (const [name, source] of Object.entries({
    ...files,
    'playwright.config.ts': `export default ${JSON.stringify(config)};`,
    'results.jsonl': '',
  }))
    writeFileSync(join(folder, name), source);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '-c', folder],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...env, MILLWRIGHT_TEST_RESULTS: list, PW_DISABLE_TS_ESM: '1' },
    },
  );
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const results = lines
    .map((line) => JSON.parse(line) as TestResult)
    .map((result) => ({ ...result, file: result.file.split('/').at(-1) ?? '' }));
  return { said: stdout, status, results };
}

test('journey report › passing, failing, left out, hanging, ended › each is counted as what it is, with its reason', (t) => {
  const { said, status, results } = report(t, FILES);
  assert.deepEqual(
    results
      .map(
        ({ file, name, result, why }) =>
          `${file}: ${result}: ${name}${why === undefined ? '' : `, ${why}`}`,
      )
      .sort(),
    [
      'begin.test.ts: failed: one',
      'begin.test.ts: failed: two',
      'end.test.ts: failed: good',
      'exit.test.ts: failed: gone',
      'hang.test.ts: failed: late',
      'plain.test.ts: failed: b',
      'plain.test.ts: passed: a',
      'plain.test.ts: passed: s › d',
      'plain.test.ts: skipped: c, no object store',
    ],
  );
  assert.deepEqual(silentFiles(Object.keys(FILES), results), ['nothing.test.ts']);
  for (const word of [
    'boom b',
    'boom cause',
    'printed',
    'boom begin',
    'boom end',
    'Test timeout of 1000ms',
  ])
    assert.ok(said.includes(word), `${word}\n${said}`);
  assert.equal(status, 1);
});

test('journey report › a file that cannot be loaded › is told, and the run fails', (t) => {
  const { said, status, results } = report(t, {
    'load.test.ts': "throw new Error('boom load');",
    'plain.test.ts': `${HEAD}test('a', () => {});`,
  });
  assert.ok(said.includes('boom load'), said);
  assert.equal(status, 1);
  assert.ok(silentFiles(['load.test.ts'], results).length === 1);
});

test('journey report › two tries, one journey fails once, one twice, one is never begun › the first counts as passed and is named, the others fail; the reasons are told', (t) => {
  const { said, status, results } = report(
    t,
    {
      'once.test.ts': `${HEAD}test('once', ({}, { retry }) => { if (retry === 0) throw new Error('boom once'); }); test('always', () => { throw new Error('boom always'); }); test('never', () => {});`,
      'begin.test.ts': FILES['begin.test.ts'],
    },
    1,
  );
  assert.deepEqual(
    results
      .map(({ name, result, isSecondTry = false }) => `${name}: ${result}, ${isSecondTry}`)
      .sort(),
    [
      'always: failed, false',
      'never: passed, false',
      'once: passed, true',
      // Left out by Playwright, since what comes before them failed twice.
      'one: failed, false',
      'two: failed, false',
    ],
  );
  assert.ok(said.includes('boom once') && said.includes('boom always'), said);
  assert.equal(status, 1);
});
