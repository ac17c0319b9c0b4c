// Tests of the partial cancellation form: what was typed, and what it means.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail } from '@millwright/contracts';
import { readReduceForm } from './reduce-form.ts';

const lines = [{ productId: 1 }, { productId: 2 }, { productId: 3 }] as OrderDetail['lines'];

test('readReduceForm › a number, no number, a missing field › read, marked as none, left out [decisions 0105]', () => {
  const form = new URLSearchParams('quantity.1= 2 &quantity.2=1.5&quantity.9=7');
  const { wanted, typed } = readReduceForm(form, lines);
  assert.deepEqual(wanted, [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: Number.NaN },
  ]);
  assert.deepEqual(typed, { 1: '2', 2: '1.5' });
});
