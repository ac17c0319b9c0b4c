import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReturnForm } from './return-form.ts';

const returnable = [1, 2, 3].map((productId) => ({ productId, quantity: 5 }));

test('readReturnForm › quantities, nonsense, lines that are not offered › only whole pieces of what may come back [§9 Terms]', () => {
  const form = new URLSearchParams({
    'quantity.1': ' 2 ',
    'reason.1': 'damaged',
    'quantity.2': '-1',
    'quantity.3': '7',
    'reason.3': 'constructor',
    'quantity.4': '1',
    note: ' bent\r\nthread\u0007 ',
  });
  assert.deepEqual(readReturnForm(form, returnable), {
    lines: [
      { productId: 1, quantity: 2, reason: 'damaged' },
      { productId: 3, quantity: 7, reason: 'other' },
    ],
    note: 'bent\nthread',
  });
});
