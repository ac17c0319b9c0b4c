// Tests of the return rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_STATUSES } from '@millwright/contracts';
import { returnableLines, returnWindow } from './returns.rules.ts';

const completed = new Date('2026-11-10T09:00:00Z');
const history = [{ status: 'Completed' as const, at: completed.toISOString() }];
const ZONE = 'Asia/Kolkata';
/** The last millisecond of 17 November in India. */
const last = new Date('2026-11-17T18:29:59.999Z');

test('returnWindow › until the last millisecond of the seventh day by the shop’s clock › open, and closed one later [§9 Terms, §9 returns]', () => {
  assert.deepEqual(returnWindow('Completed', history, last, ZONE), { until: last });
  assert.equal(returnWindow('Completed', history, new Date(last.getTime() + 1), ZONE), null);
});

test('returnWindow › every other status › only what is on its way [§9 Terms]', () => {
  const open = ORDER_STATUSES.filter(
    (status) => returnWindow(status, [], completed, ZONE) !== null,
  );
  assert.deepEqual(open, ['Shipped']);
});

test('returnableLines › asked for, refused, closed before › what is left of each [§9 Terms]', () => {
  const lines = [1, 2, 3, 4].map((productId) => ({ productId, quantity: 10 }));
  const asked = [
    { productId: 1, quantity: 2, open: true, refused: false },
    { productId: 2, quantity: 4, open: false, refused: true },
    { productId: 3, quantity: 4, open: false, refused: false },
    { productId: 4, quantity: 10, open: false, refused: false },
  ];
  assert.deepEqual(returnableLines(lines, asked), [
    { productId: 2, quantity: 10 },
    { productId: 3, quantity: 6 },
  ]);
});
