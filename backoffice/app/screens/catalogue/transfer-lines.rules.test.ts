// Tests of the typed lines of a transfer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfLines, readLines } from './transfer-lines.rules.ts';

test('transfer lines › typed, scanned, pasted from a table › part and units; a scan alone is one unit [decisions 0102]', () => {
  assert.deepEqual(readLines('WPL-6008 12\r\n\n 4006381333931 \nM8 x 40;5\nA\t3\nB، ٢\n007 0'), [
    { part: 'WPL-6008', quantity: 12, number: 1 },
    { part: '4006381333931', quantity: 1, number: 3 },
    { part: 'M8 x 40', quantity: 5, number: 4 },
    { part: 'A', quantity: 3, number: 5 },
    { part: 'B', quantity: 2, number: 6 },
    { part: '007 0', quantity: 1, number: 7 },
  ]);
});

test('transfer lines › a rejection that names lines › each with its number in the field, empty lines counted [decisions 0102]', () => {
  const lines = readLines('A 1\n\nB five\nC 3');
  const errors = { lines: { 1: { quantity: 'Not clear.' }, 2: { part: 'Unknown.' } } };
  assert.deepEqual(faultsOfLines(errors, lines), [
    { number: 3, sentence: 'Not clear.' },
    { number: 4, sentence: 'Unknown.' },
  ]);
  assert.deepEqual(faultsOfLines({ toId: 'Closed.' }, lines), []);
  assert.deepEqual(faultsOfLines(undefined, lines), []);
});
