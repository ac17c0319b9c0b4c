import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageWindow } from './pagination.ts';

const cases: [number, number, (number | 'gap')[]][] = [
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
  [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
  [17, 20, [1, 'gap', 15, 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 18, 19, 20]],
  [5, 500, [1, 2, 3, 4, 5, 6, 7, 'gap', 500]],
];
for (const [current, last, expected] of cases) {
  test(`pageWindow › page ${current} of ${last} › two siblings each side [§9, §9 pagination]`, () => {
    assert.deepEqual(pageWindow(current, last, 2), expected);
  });
}

test('pageWindow › one sibling › as the order history wants it [§9, §9 pagination orders]', () => {
  assert.deepEqual(pageWindow(5, 9, 1), [1, 'gap', 4, 5, 6, 'gap', 9]);
});
