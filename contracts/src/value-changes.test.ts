// Tests of value changes: what find and replace and taking a part make of a cell. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedValue } from './value-changes.rules.ts';

const replace = (find: string, replacement: string, isWhole = false) =>
  ({ kind: 'replace', find, replacement, isWhole }) as const;
const split = (separator: string, part: number) => ({ kind: 'split', separator, part }) as const;

for (const [value, changes, expected] of [
  ['Bolt M8 (NEW)', [replace(' (new)', '')], 'Bolt M8'],
  ['a.b.c', [replace('.', '-')], 'a-b-c'],
  ['1,5', [replace(',', '.'), replace('$', '')], '1.5'],
  ['5 $1', [replace('$1', '$&')], '5 $&'],
  ['Болт ОЦИНК', [replace('оцинк', 'цинк')], 'Болт цинк'],
  [' n/a ', [replace('N/A', '', true)], ''],
  ['n/a for now', [replace('n/a', '', true)], 'n/a for now'],
  ['SKF|6205|C3', [split('|', 2)], '6205'],
  ['SKF', [split('|', 2)], ''],
  ['Tools > Drills', [split('>', 2), replace('Drills', 'Drill bits')], 'Drill bits'],
  ['as it is', [], 'as it is'],
] as const)
  test(`changedValue › ${value} › ${expected} [back office imports]`, () => {
    assert.equal(changedValue(value, changes), expected);
  });
