// Copied text: a pasted number and the same number typed become equal.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchFilter } from './admin/admin-call.ts';
import { plainCopy } from './copied-text.rules.ts';

test('plainCopy › a number with what copying adds › as it is typed [§7.3 part numbers]', () => {
  for (const copied of [
    '\u2068NRD-6205\u2069',
    '\u00a0NRD-6205\t',
    'NRD\u20136205',
    'NRD\u20116205',
    'NRD\u22126205\u200f',
    '\ufeffNRD-6205\u200b',
  ])
    assert.equal(plainCopy(copied), 'NRD-6205', JSON.stringify(copied));
});

test('plainCopy › several words › their own dashes, plain blanks [§7.3 part numbers]', () => {
  assert.equal(plainCopy('gauge 0\u201310\u00a0bar '), 'gauge 0\u201310 bar');
});

test('searchFilter › of any list of the back office › reads a pasted number as a typed one [features back office]', () => {
  assert.equal(searchFilter.parse('\u2066MW\u20137K3F\u201392QD\u2069 '), 'MW-7K3F-92QD');
});
