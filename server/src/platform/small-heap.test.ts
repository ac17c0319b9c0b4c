// Tests of memory use.
// @alone: measures the heap of its own process.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { getHeapStatistics } from 'node:v8';
import { keepHeapSmall, MEMORY_ENVIRONMENT, NODE_FLAGS } from './small-heap.ts';

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

/** MiB at most, of a process that keeps some 60 MiB and replaces them again and again; on a machine where V8 takes what it likes. */
function mostOf(first: string): number {
  const program = `${first}
    const kept = Array.from({ length: 400_000 }, (_, n) => ({ n, text: 'k' + n }));
    let most = 0;
    for (let turn = 0; turn < 6_000_000; turn++) {
      kept[(turn * 7919) % kept.length] = { n: turn, text: 'k' + turn, more: [turn] };
      if (turn % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    }
    console.log(Math.round(most / 2 ** 20));`;
  return Number(
    execFileSync(
      process.execPath,
      ['--max-old-space-size=4096', '--input-type=module', '-e', program],
      {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      },
    ),
  );
}

test('growHeapSlowly › a process that replaces what it keeps › holds less than it would without [features memory]', () => {
  const slowly = mostOf("import { growHeapSlowly } from './small-heap.ts'; growHeapSlowly();");
  const freely = mostOf('');
  assert.ok(slowly < freely * 0.9, `${slowly} MiB instead of ${freely}`);
});

test('NODE_FLAGS, MEMORY_ENVIRONMENT › npm start, the image and the units › start Node with them [features memory]', () => {
  for (const file of [
    'package.json',
    'deploy/Dockerfile',
    'deploy/systemd/millwright-web.service',
    'deploy/systemd/millwright-worker.service',
  ]) {
    const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    const line =
      text.split('\n').find((one) => /^(ENTRYPOINT|ExecStart=)|^ *"start":/.test(one)) ?? '';
    for (const flag of NODE_FLAGS) assert.ok(line.includes(flag), `${file}: ${line}`);
    // A process that npm starts has the environment of npm's caller; those it forks have ours.
    if (file === 'package.json') continue;
    for (const [name, value] of Object.entries(MEMORY_ENVIRONMENT))
      assert.match(text, new RegExp(`^(ENV|Environment=).*\\b${name}=${value}\\b`, 'm'));
  }
});
