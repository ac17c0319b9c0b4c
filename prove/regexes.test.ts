// Tests of the search for slow regular expressions.
// @alone: starts processes of its own.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { regexesIn, slowness } from './regexes.ts';

test('regexes › literals, schemas and expressions that are put together › found, the slow ones named [promises P37]', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'mw-regexes-'));
  t.after(() => rmSync(root, { recursive: true }));
  const lines = [
    'export const good = /^[a-z]+$/;',
    'export const bad = /^(a+)+$/;',
    'export const schema = { code: { regex: (_: RegExp) => 1 }.regex(/^(?:x|x)*$/) };',
    "const PART = '(?:b*)*';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
    'export const built = new RegExp(`^${PART}$`);',
    '',
    '',
    '',
    '// At the end: at most 100 characters.',
    'export const ends = /-+$/;',
    '',
    '',
    '',
    '// Not true of it: at most 5,000 characters.',
    'export const worse = /^(c+)+$/;',
  ];
  writeFileSync(join(root, 'a.ts'), lines.join('\n'));
  writeFileSync(join(root, 'late.ts'), 'export const late = (word: string) => new RegExp(word);\n');
  const { found, faults } = await regexesIn(root, ['a.ts', 'late.ts']);
  assert.deepEqual(faults, [
    'late.ts: 1 expressions are put together, 0 of them when the module is loaded',
  ]);
  assert.equal(found.find(({ line }) => line === 5)?.source, '^(?:b*)*$');
  const slow = [];
  // The worst one would run for longer than anybody waits: it is looked at, not measured.
  for (const regex of found.filter(({ line }) => line !== 15))
    slow.push([regex.line, (await slowness(regex))?.includes('no bound of its text') ?? null]);
  assert.deepEqual(slow, [
    [1, null],
    [2, true],
    [3, true],
    [5, true],
    [10, null],
  ]);
  assert.match(
    String(
      await slowness({
        ...(found.find(({ line }) => line === 15) as (typeof found)[number]),
        atMost: 28,
      }),
    ),
    /takes \d+ ms for 28 characters/,
  );
});
