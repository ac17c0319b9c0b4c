// Tests of the rights that a key can use: those that the calls and the types of events ask for, no other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_TYPES } from '../event-types.ts';
import { V1_CALLS } from '../v1/index.ts';
import { KEY_RIGHTS } from './key-rights.ts';

test('rights of a key › the calls of /api/v1 and the types of events › are offered, and nothing that no call asks for [decisions 0110]', () => {
  const asked = new Set<string>(['customers:read']);
  for (const { scope } of Object.values(V1_CALLS)) if (scope !== null) asked.add(scope);
  for (const area of Object.values(EVENT_TYPES)) asked.add(`${area}:read`);
  assert.deepEqual([...KEY_RIGHTS].sort(), [...asked].sort());
});
