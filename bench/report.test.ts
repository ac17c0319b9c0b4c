// Tests of the benchmark report.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { FIGURES, runOf } from './example-figures.ts';
import { readRuns, writeRuns } from './figures.ts';
import { growthTable, PLOTS } from './growth.ts';
import { OPERATIONS } from './operations.ts';
import { markdownTable, outcomesOfRun, performanceDocument, terminalTable } from './report.ts';
import { outcomesOf, outcomesOfShop } from './targets.ts';

const reached = (outcomes: { isReached: boolean }[]): boolean[] =>
  outcomes.map(({ isReached }) => isReached);

test('outcomesOf › at least, at most, shares › the limit itself reaches, a little beside it misses [§bench]', () => {
  const cases: [Parameters<typeof outcomesOf>[0][0], object, object][] = [
    [{ figure: 'perSecond', limit: 1_000 }, { perSecond: 1_000 }, { perSecond: 999.9 }],
    [{ figure: 'aloneMs', limit: 3 }, { aloneMs: 3 }, { aloneMs: 3.01 }],
    [{ figure: 'aloneP99Ms', limit: 400 }, { aloneP99Ms: 400 }, { aloneP99Ms: 401 }],
    [{ figure: 'statements', limit: 3 }, { statements: 3 }, { statements: 4 }],
    [
      { figure: 'ofHooked', limit: 0.6 },
      { perSecond: 600, hookedPerSecond: 1_000 },
      { perSecond: 599, hookedPerSecond: 1_000 },
    ],
    [
      { figure: 'ofOneRow', limit: 0.25 },
      { perSecond: 25, oneRowPerSecond: 100 },
      { perSecond: 24, oneRowPerSecond: 100 },
    ],
    [
      { figure: 'ofHashes', limit: 0.8 },
      { perSecond: 80, hashesPerSecond: 100 },
      { perSecond: 79, hashesPerSecond: 100 },
    ],
  ];
  for (const [target, good, bad] of cases) {
    assert.deepEqual(
      reached(outcomesOf([target], { ...FIGURES, ...good }, '12k')),
      [true],
      target.figure,
    );
    assert.deepEqual(
      reached(outcomesOf([target], { ...FIGURES, ...bad }, '12k')),
      [false],
      target.figure,
    );
  }
});

test('outcomesOf › a target of one size, a failure, nothing measured › left out elsewhere; never reached [§bench]', () => {
  const target = { figure: 'aloneMs', limit: 60, at: ['1M'] } as const;
  const targets = [{ ...target, at: [...target.at] }];
  assert.deepEqual(outcomesOf(targets, FIGURES, '12k'), []);
  assert.deepEqual(reached(outcomesOf(targets, FIGURES, '1M')), [true]);
  assert.deepEqual(
    outcomesOf(targets, { ...FIGURES, failures: ['answers 500'] }, '1M')[0]?.found,
    'failed',
  );
  assert.deepEqual(reached(outcomesOf(targets, { ...FIGURES, failures: ['answers 500'] }, '1M')), [
    false,
  ]);
  assert.deepEqual(
    reached(outcomesOf([{ figure: 'ofHooked', limit: 0.6 }], FIGURES, '12k')),
    [false],
    'not measured is not reached',
  );
});

test('outcomesOfShop › start, memory, loading › held to 5 s, 400 MB and, a million only, 25 minutes [§bench]', () => {
  const slow = runOf([], { startSeconds: 5.1, peakMemoryMb: 400, loadSeconds: 25 * 60 + 1 });
  assert.deepEqual(reached(outcomesOfShop(slow, '1M')), [false, false, false]);
  assert.deepEqual(reached(outcomesOfShop(runOf([]), '1M')), [true, true, true]);
  assert.equal(outcomesOfShop(slow, '100k').length, 2);
});

test('OPERATIONS › what was promised to be measured › is there, each name once [§bench]', () => {
  const names = OPERATIONS.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const name of [
    'category',
    'search-narrow',
    'four-filters',
    'part-number',
    'misspelt',
    'suggestion',
    'product-call',
    'home-page',
  ])
    assert.ok(names.includes(name), name);
  for (const name of [
    'list-page',
    'list-page-gzip',
    'product-page',
    'add-to-cart',
    'large-cart',
    'login',
    'commit',
  ])
    assert.ok(names.includes(name), name);
});

test('terminalTable › a result and a failure › figures in columns; the reason instead of figures [§bench]', () => {
  const [heading, good, bad] = terminalTable([
    FIGURES,
    { ...FIGURES, name: 'commit', failures: ['answers 500'] },
  ]).split('\n');
  assert.match(heading ?? '', /requests\/s/);
  assert.match(good ?? '', /narrow +2,000 +6\.0 +25\.0 .*5 % of 40,000\/s/);
  assert.match(bad ?? '', /FAILED: answers 500$/);
});

test('performanceDocument › two sizes › a chapter and the targets of each, growth side by side [§bench]', () => {
  const runs = {
    '12k': {
      ...runOf([FIGURES], { webProcesses: 1 }),
      moreProcesses: {
        webProcesses: 2,
        operations: [{ name: 'search-narrow', onePerSecond: 1_000, manyPerSecond: 1_250 }],
      },
    },
    '100k': runOf([{ ...FIGURES, aloneMs: 12 }], { products: 100_000, otherLoad: 3 }),
  };
  const text = performanceDocument(runs);
  assert.match(text, /## 13,514 products/);
  assert.match(text, /## 100,000 products[\s\S]*busy with other work/);
  assert.equal(
    text.match(/2 web processes served it/g)?.length,
    1,
    'the size that two served says so',
  );
  assert.match(text, /alone, median 12 ms \| \*\*missed\*\*/);
  for (const { file } of PLOTS) assert.ok(text.includes(`](performance/${file})`), file);
  assert.match(growthTable(runs, markdownTable), /narrow \| 0\.60 \| 12\.00 \| 0\.75 \| 0\.75 \|/);
  assert.match(text, /narrow \| 1,000 \| 1,250 \| 1\.25 \|/);
  assert.doesNotMatch(text, /undefined|NaN|\bnull\b/);
  assert.throws(() => performanceDocument({}), /nothing was measured/);
});

test('outcomesOfRun › an operation that is no more › left out, not a fault [§bench]', () => {
  assert.equal(outcomesOfRun(runOf([{ ...FIGURES, name: 'gone' }]), '12k').length, 2);
});

test('writeRuns › a file that is not there yet › read back as written, figures with three decimals, an operation a line [§bench]', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-figures-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'new', 'figures.json');
  assert.deepEqual(readRuns(file), {});
  const failed = { ...FIGURES, name: 'commit', failures: ['answers 500', 'no answer'] };
  writeRuns(file, { '12k': runOf([{ ...FIGURES, aloneMs: 0.123456 }, failed]) });
  assert.deepEqual(readRuns(file), { '12k': runOf([{ ...FIGURES, aloneMs: 0.123 }, failed]) });
  assert.equal(
    readFileSync(file, 'utf8').match(/^ *\{.*"name": "(search-narrow|commit)".*\},?$/gm)?.length,
    2,
  );
});
