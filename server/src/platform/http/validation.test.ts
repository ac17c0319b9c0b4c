// Request validation: a mistake that a schema finds, as the problem of its field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { fieldProblems } from './validation.ts';

test('request validation › a number between two steps › the step is said at its field [decisions §3]', () => {
  const input = { hours: 1.1 };
  const { error } = z.object({ hours: z.number().multipleOf(0.25) }).safeParse(input);
  assert.deepEqual(fieldProblems(error?.issues ?? [], input), [
    { code: 'number-not-in-steps', pointer: '/hours', params: { n: 0.25 } },
  ]);
});
