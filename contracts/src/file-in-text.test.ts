// Tests of names of files inside sentences.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInText } from './file-in-text.ts';

for (const [name, shown] of [
  ['Bill of quantities.pdf', 'Bill of quantities.pdf'],
  ['C:\\Users\\A\\parts.xlsx', 'parts.xlsx'],
  ['قائمة.xlsx', 'قائمة.xlsx'],
  ['a\u202egnp.exe', 'a gnp.exe'],
  ['', '?'],
  [`${'a'.repeat(200)}.exe`, `${'a'.repeat(44)}…${'a'.repeat(12)}.exe`],
] as const)
  test(`fileInText › ${name.slice(0, 30)} › one short line of its own direction [promises P16]`, () =>
    assert.equal(fileInText(name), `\u2068${shown}\u2069`));
