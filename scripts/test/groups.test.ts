// Tests of test groups: no file is lost, each ends by itself, and the reporter names its tests as if it had run alone.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import test, { type TestContext } from 'node:test';
import { ROOT } from '../checks/source-files.ts';
import { groupFiles } from './groups.ts';
import { runFiles } from './run-files.ts';

const none = (): boolean => false;

test('groupFiles › files of several modules › one group each, the largest first, each file once', () => {
  const files = [
    'contracts/src/money.test.ts',
    'server/src/app.problems.test.ts',
    'server/src/modules/cart/a.test.ts',
    'server/src/modules/cart/b.test.ts',
    'server/src/modules/orders/a.test.ts',
    'server/src/platform/db/a.test.ts',
  ];
  const groups = groupFiles(files, none);
  assert.equal(groups[0]?.name, 'server/src/modules/cart');
  assert.deepEqual(groups.map(({ name }) => name).sort(), [
    'contracts',
    'server/src/app',
    'server/src/modules/cart',
    'server/src/modules/orders',
    'server/src/platform/db',
  ]);
  assert.deepEqual(groups.flatMap((group) => group.files).sort(), files);
});

test('groupFiles › a large module › parts of at most twelve files', () => {
  const files = Array.from(
    { length: 25 },
    (_, number) => `server/src/modules/orders/${number}.test.ts`,
  );
  const groups = groupFiles(files, none);
  assert.deepEqual(
    groups.map((group) => group.files.length),
    [9, 8, 8],
  );
  assert.deepEqual(groups.flatMap((group) => group.files).sort(), files.sort());
});

test('groupFiles › a file that says alone › keeps a process of its own', () => {
  const groups = groupFiles(
    ['a/x.test.ts', 'a/y.test.ts', 'a/z.test.ts'],
    (file) => file === 'a/y.test.ts',
  );
  assert.deepEqual(
    groups.map((group) => group.files),
    [['a/y.test.ts'], ['a/x.test.ts', 'a/z.test.ts']],
  );
});

const HEAD =
  "import test, { after, before, getTestContext } from 'node:test';\nimport { writeFileSync } from 'node:fs';\n";

/** Runs files as one group, quietly. @returns `file: result: name` of each test, and how many failed */
async function group(
  t: TestContext,
  sources: Record<string, string>,
): Promise<{ results: string[]; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'mw-group-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
  const files = Object.keys(sources).map((name) => relative(ROOT, join(folder, name)));
  const { results, failed } = await runFiles(
    files,
    { FOLDER: folder },
    { isAlone: none, say: () => {} },
  );
  return {
    results: results.map(
      ({ file, result, name }) => `${file.split('/').at(-1)}: ${result}: ${name}`,
    ),
    failed,
  };
}

test('a group › two files › names as alone, and what belongs to a file is cleared away before the next begins', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-order-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const order = join(folder, 'order');
  const note = (word: string): string =>
    `writeFileSync(${JSON.stringify(order)}, '${word} ', { flag: 'a' })`;
  const { results, failed } = await group(t, {
    'a.test.ts': `${HEAD}await 0; before(() => ${note('before-a')}); after(() => ${note('after-a')}); test('one', (t) => t.test('inner', () => ${note('a')}));`,
    'b.test.ts': `${HEAD}${note('load-b')}; test('two', () => ${note('b')}); test.skip('three');`,
  });
  assert.deepEqual(results, [
    'a.test.ts: passed: one › inner',
    'a.test.ts: passed: one',
    'b.test.ts: passed: two',
    'b.test.ts: skipped: three',
  ]);
  assert.equal(failed, 0);
  assert.equal(readFileSync(order, 'utf8'), 'before-a a after-a load-b b ');
});

for (const [circumstance, source] of [
  ['that cannot be loaded', "throw new Error('boom');"],
  ['whose end fails', `${HEAD}test('good', () => {}); after(() => { throw new Error('boom'); });`],
  ['without a test', 'export {};'],
] as const) {
  test(`a group › a file ${circumstance} › fails, and the next file still runs`, async (t) => {
    const { results } = await group(t, {
      'a.test.ts': source,
      'b.test.ts': `${HEAD}test('two', () => {});`,
    });
    assert.ok(results.includes('a.test.ts: failed: the file itself'), results.join('\n'));
    assert.ok(results.includes('b.test.ts: passed: two'), results.join('\n'));
  });
}

test('a group › a test that ends the process › every file that was not run fails', async (t) => {
  const { results, failed } = await group(t, {
    'a.test.ts': `${HEAD}test('one', () => process.exit(0));`,
    'b.test.ts': `${HEAD}test('two', () => {});`,
  });
  assert.ok(failed >= 2, results.join('\n'));
  assert.ok(results.includes('b.test.ts: failed: the file itself'), results.join('\n'));
});
