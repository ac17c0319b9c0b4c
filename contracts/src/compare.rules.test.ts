import assert from 'node:assert/strict';
import test from 'node:test';
import { addCompared, MAX_COMPARE, readCompared } from './compare.rules.ts';

for (const [text, ids] of [
  ['3,17,5', [3, 17, 5]],
  ['3.17.5', [3, 17, 5]],
  ['5,5,5,2', [5, 2]],
  ['1,2,3,4,5,6,7,8', [1, 2, 3, 4, 5, 6]],
  ['0,-1,1e3,abc,007,12', [12]],
  ['', []],
  [null, []],
  [undefined, []],
  ['9999999999', []],
  ['1,'.repeat(200), []],
] as const) {
  test(`readCompared › ${JSON.stringify(text)?.slice(0, 40)} › ${ids.join(' ') || 'nothing'} [decisions §11]`, () => {
    assert.deepEqual(readCompared(text), ids);
  });
}

test('addCompared › one more, the same again, a seventh › added, already there, full [decisions §11]', () => {
  assert.deepEqual(addCompared([1], 2), { ids: [1, 2], outcome: 'added' });
  assert.deepEqual(addCompared([1, 2], 2), { ids: [1, 2], outcome: 'already-there' });
  const six = [1, 2, 3, 4, 5, 6];
  assert.equal(six.length, MAX_COMPARE);
  assert.deepEqual(addCompared(six, 7), { ids: six, outcome: 'full' });
  assert.equal(addCompared(six, 6).outcome, 'already-there');
});
