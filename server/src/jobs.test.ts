import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JOB_QUEUES } from '@millwright/contracts';
import { QUEUES } from './jobs.ts';

test('QUEUES › beside the kinds of jobs that have names in three languages › the same [back office jobs]', () => {
  assert.deepEqual(QUEUES.map(({ name }) => name).sort(), [...JOB_QUEUES].sort());
});
