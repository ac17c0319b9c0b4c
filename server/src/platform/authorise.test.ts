// Tests of authorisation: what the system alone may do.
import assert from 'node:assert/strict';
import test from 'node:test';
import { systemOf } from './authorise.ts';
import type { Actor } from './context.ts';

const PERSONS: readonly Actor[] = [
  { kind: 'visitor' },
  { kind: 'customer', customerId: 1, session: '' },
  { kind: 'restricted', customerId: 1, session: '' },
  { kind: 'staff', staffId: 1, role: 'administrator' },
];

test('systemOf › the system and every kind of person › named as rows name it; a fault for everybody else, administrators too [decisions 0014]', () => {
  assert.equal(systemOf({ actor: { kind: 'system' } }), 'system');
  for (const actor of PERSONS)
    assert.throws(
      () => systemOf({ actor }),
      new Error(`only the system may do this, not a ${actor.kind}`),
    );
});
