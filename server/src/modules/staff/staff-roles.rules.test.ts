// Tests of the rules of own roles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  GRANTABLE_RIGHTS,
  mayStaff,
  plainRights,
  type Right,
  ROLES,
  type Role,
  rightsOf,
  roleName,
} from '@millwright/contracts';
import fc from 'fast-check';
import { roleColumns, roleOf } from './staff-roles.rules.ts';

const someRights = fc.subarray([...GRANTABLE_RIGHTS]);

test('own roles › what is the administrator’s alone › can be given by no right, however the role came about [decisions 0103]', () => {
  const all = rightsOf('administrator');
  const alone = all.filter((right) => !GRANTABLE_RIGHTS.includes(right));
  assert.deepEqual(alone, [
    'shipping:read',
    'settings:write',
    'system:read',
    'system:write',
    'staff:read',
    'staff:write',
    'audit:read',
    'audit:write',
  ]);
  for (const right of alone) assert.equal(mayStaff({ id: 1, rights: all }, right), false, right);
});

test('own roles › any chosen rights › exactly these are allowed, with reading where writing is [decisions 0103]', () => {
  fc.assert(
    fc.property(someRights, (rights) => {
      const expected = GRANTABLE_RIGHTS.filter(
        (right) =>
          rights.includes(right) || rights.includes(right.replace('read', 'write') as Right),
      );
      assert.deepEqual(rightsOf({ id: 1, rights }), expected);
      const plain = plainRights(rights);
      const ships = rights.includes('shipping:write');
      assert.deepEqual(
        rightsOf({ id: 1, rights: plain }),
        GRANTABLE_RIGHTS.filter(
          (right) => expected.includes(right) || (ships && right === 'orders:read'),
        ),
      );
      assert.equal(new Set(plain.map((right) => right.split(':')[0])).size, plain.length);
    }),
  );
});

test('own roles › a role that is not known › may do nothing [decisions 0103]', () => {
  for (const name of ['warehouse', 'toString', '__proto__', ''])
    assert.deepEqual(rightsOf(name as Role), [], name);
  assert.deepEqual(rightsOf(roleOf({ role: 'own', own_role_id: null, own_role_rights: null })), []);
});

test('own roles › names on the wire › lead to the columns and back [decisions 0103]', () => {
  for (const name of [...ROLES, 'own-7']) {
    const columns = roleColumns(name);
    assert.ok(columns !== undefined);
    assert.equal(roleName(roleOf({ ...columns, own_role_rights: [] })), name);
  }
  for (const name of ['', 'own-', 'own-x', 'warehouse', 'own-7 '])
    assert.equal(roleColumns(name), undefined, name);
});
