// Tests of the walk from order to order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbourOf, rowToGoOn } from './order-walk.rules.ts';

test('neighbour › inside, at both ends, of an order that was not listed [back office orders]', () => {
  assert.equal(neighbourOf([9, 7, 4], 7, 1), 4);
  assert.equal(neighbourOf([9, 7, 4], 7, -1), 9);
  assert.equal(neighbourOf([9, 7, 4], 4, 1), undefined);
  assert.equal(neighbourOf([9, 7, 4], 9, -1), undefined);
  assert.equal(neighbourOf([9, 7, 4], 5, 1), undefined);
});

test('row to go on › the order itself, else the first behind it that is still listed [back office orders]', () => {
  assert.equal(rowToGoOn([9, 7, 4], 7, [9, 7, 4]), 7);
  assert.equal(rowToGoOn([9, 7, 4, 2], 7, [9, 2]), 2);
  assert.equal(rowToGoOn([9, 7, 4], 4, [9, 7]), undefined);
  assert.equal(rowToGoOn([9, 7, 4], 5, [9]), undefined);
});
