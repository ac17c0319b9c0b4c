// Tests of the quick order form: what its fields say when they are read again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodLines, readChosen, textOf } from './quick-order-form.ts';

test('textOf › a field left empty, another filled › no number yet, never the least that can be had [features quick order]', () => {
  const lines = readChosen(
    new URLSearchParams({
      'part-1': 'Hydraulic oil',
      'product-1': '7|OIL-46',
      'quantity-1': '',
      'part-2': '608',
      'quantity-2': ' 4 ',
    }),
  );
  assert.equal(textOf(lines), 'OIL-46\t?\n608\t4');
  assert.deepEqual(goodLines(lines), []);
});
