import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHeapStatistics } from 'node:v8';
import { keepHeapSmall } from './small-heap.ts';

const MIB = 1024 * 1024;
const used = (): number => getHeapStatistics().used_heap_size;

/** About 30 MiB of objects that live long enough to be old, and then are nobody's. */
function batch(): number {
  const rows = Array.from({ length: 300_000 }, (_, row) => ({ row, values: { sku: `B-${row}` } }));
  return rows.length;
}

test('keepHeapSmall › many batches that leave garbage behind › the heap never holds more than a few of them [features import]', async () => {
  let most = 0;
  await keepHeapSmall();
  const before = used();
  for (let turn = 0; turn < 30; turn++) {
    batch();
    await keepHeapSmall();
    most = Math.max(most, used());
  }
  assert.ok(most - before < 100 * MIB, `${Math.round((most - before) / MIB)} MiB more`);
  assert.equal((globalThis as { gc?: unknown }).gc, undefined);
});
