// Tests of authorisation: what the system alone may do, and what a program with a key may.
import assert from 'node:assert/strict';
import test from 'node:test';
import { AREAS, GRANTABLE_RIGHTS, type Right, rightsOf } from '@millwright/contracts';
import fc from 'fast-check';
import { mayRead, staffIdOf, staffOf, systemOf } from './authorise.ts';
import type { Actor, ClientActor } from './context.ts';
import { Problem } from './problem.ts';

const aProgram = (rights: readonly Right[], owner: ClientActor['owner'] = { kind: 'shop' }) => ({
  actor: { kind: 'client', clientId: 3, rights, owner, callsPerMinute: 60 } satisfies Actor,
});
const PERSONS: readonly Actor[] = [
  { kind: 'visitor' },
  { kind: 'customer', customerId: 1, session: '' },
  { kind: 'restricted', customerId: 1, session: '' },
  { kind: 'staff', staffId: 1, role: 'administrator' },
  aProgram([...GRANTABLE_RIGHTS]).actor,
];
const ALL = rightsOf('administrator');

/** The problem's code, or what is answered. */
const told = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

test('systemOf › the system and every kind of person › named as rows name it; a fault for everybody else, administrators too [decisions 0014]', () => {
  assert.equal(systemOf({ actor: { kind: 'system' } }), 'system');
  for (const actor of PERSONS)
    assert.throws(
      () => systemOf({ actor }),
      new Error(`only the system may do this, not a ${actor.kind}`),
    );
});

test('staffOf › a program with any rights, every right of the back office › named as client:3 with the right and its reading, refused without, and never what is the administrator’s alone [decisions 0110]', () => {
  fc.assert(
    // Even a stored list that should not be there gives nothing of the administrator's alone.
    fc.property(fc.subarray([...ALL]), (rights) => {
      const ctx = aProgram(rights);
      for (const right of ALL) {
        const has =
          GRANTABLE_RIGHTS.includes(right) &&
          (rights.includes(right) || rights.includes(right.replace(':read', ':write') as Right));
        assert.equal(
          told(() => staffOf(ctx, right)),
          has ? 'client:3' : 'key-right-missing',
          right,
        );
      }
      for (const area of AREAS)
        assert.equal(mayRead(ctx, area), told(() => staffOf(ctx, `${area}:read`)) === 'client:3');
    }),
  );
});

test('staffOf › a program of a company or a seller, whatever rights it holds › has none over the shop’s rows [decisions 0110]', () => {
  for (const kind of ['company', 'seller'] as const) {
    const ctx = aProgram(GRANTABLE_RIGHTS, { kind, id: 7 });
    for (const right of ALL)
      assert.equal(
        told(() => staffOf(ctx, right)),
        'not-found',
        right,
      );
    for (const area of AREAS) assert.equal(mayRead(ctx, area), false, area);
  }
});

test('staffIdOf › a program with every right › is no person [decisions 0110]', () => {
  assert.equal(
    told(() => staffIdOf(aProgram(GRANTABLE_RIGHTS))),
    'not-found',
  );
});
