import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_PLACE, readPlaceForm } from './checkout-state.ts';

test('readPlaceForm › nothing sent › telegraphic transfer, terms not accepted [§5 Checkout]', () => {
  assert.deepEqual(readPlaceForm(new URLSearchParams()), EMPTY_PLACE);
});

test('readPlaceForm › all fields › as typed, trimmed, within the limits of the contracts [decisions §7]', () => {
  const form = new URLSearchParams({
    purchaseOrderNumber: ` PO-${'9'.repeat(80)}`,
    note: ' Gate 3\r\nbefore noon\u0007 ',
    paymentMode: 'escrow',
    terms: 'accepted',
  });
  assert.deepEqual(readPlaceForm(form), {
    purchaseOrderNumber: `PO-${'9'.repeat(57)}`,
    note: 'Gate 3\nbefore noon',
    paymentMode: 'escrow',
    termsAccepted: true,
  });
});

test('readPlaceForm › unknown payment mode, odd tick › the defaults [§5 Checkout]', () => {
  assert.deepEqual(
    readPlaceForm(new URLSearchParams({ paymentMode: 'constructor', terms: '1' })),
    EMPTY_PLACE,
  );
});
