// Tests of the check of fixed waits: planted ones are found, polls and waits with a reason are not.
import assert from 'node:assert/strict';
import test from 'node:test';
import { waitingLines } from './fixed-waits.ts';

const planted = [
  'await tab.waitForTimeout(100);',
  '  await sleep(500);',
  'await sleep(2_000);',
  'await sleep(WITHIN_MS);',
  'await new Promise((resolve) => setTimeout(resolve, 300));',
];
for (const line of planted) {
  test(`waitingLines › ${line} › found`, () => assert.equal(waitingLines(line).length, 1));
}

test('waitingLines › a poll, an emulated delay, a comment, a reason on the line or above › not found', () => {
  const text = [
    'for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(50)) look();',
    'await sleep(late);',
    '// await sleep(500);',
    'await sleep(500); // waits: longer than leaving takes to close it',
    '// waits: a hover',
    'await sleep(HOVER_MS);',
  ];
  assert.deepEqual(waitingLines(text.join('\n')), []);
});
