// Tests of lists: the number of all beside the rows of a page.
import assert from 'node:assert/strict';
import test from 'node:test';
import { listed } from './list.ts';

test('listed › rows that each hold the number of all, and none › the number stands beside them once', () => {
  const rows = [
    { id: 1, total: 7 },
    { id: 2, total: 7 },
  ];
  assert.deepEqual(listed(rows), { rows: [{ id: 1 }, { id: 2 }], total: 7 });
  assert.deepEqual(listed([]), { rows: [], total: 0 });
});
