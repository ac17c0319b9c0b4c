// Tests of the typed lines of a transfer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLines } from './transfer-lines.rules.ts';

test('transfer lines › typed, scanned, pasted from a table › part and units; a scan alone is one unit [decisions 0102]', () => {
  assert.deepEqual(readLines('WPL-6008 12\r\n\n 4006381333931 \nM8 x 40;5\nA\t3\nB, 2\n007 0'), [
    { part: 'WPL-6008', quantity: 12 },
    { part: '4006381333931', quantity: 1 },
    { part: 'M8 x 40', quantity: 5 },
    { part: 'A', quantity: 3 },
    { part: 'B', quantity: 2 },
    { part: '007 0', quantity: 1 },
  ]);
});
