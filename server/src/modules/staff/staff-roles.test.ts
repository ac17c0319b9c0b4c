// Tests of own roles: every call answers by their rights, changes reach living sessions, and nobody is left with a role that went.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GRANTABLE_RIGHTS, plainRights, type Right, rightsOf } from '@millwright/contracts';
import fc from 'fast-check';
import { told, untilSomebodyWaits } from '../../../testing/concurrent-actors.ts';
import { aCtx, anOwnRole, asStaff, testApp, testDatabase } from '../../../testing/index.ts';
import { aMutant, type Program, theProgram } from '../../../testing/mutants.ts';
import { sampleSize } from '../../../testing/sample.ts';
import type { Ctx } from '../../platform/context.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop);
const aRole = async (name: string, rights: Right[]): Promise<number> => {
  const { status, body } = await admin('POST', '/staff-roles', { name, rights });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
};
const give = (id: number, role: string) =>
  admin('PUT', `/staff/${id}`, {
    ...{ email: `member${id}@shop.example`, name: `Member ${id}`, locale: 'en', active: true },
    role,
  });

test('own roles › any rights, every call of the back office › each answers exactly by the rights, from the next request on [decisions 0103]', async () => {
  const id = await aRole('Of all kinds', ['content:read']);
  const member = await asStaff(shop, ['content:read']);
  await pool.query("update staff set role = 'own', own_role_id = $1 where id = $2", [
    id,
    member.id,
  ]);
  const someRights = fc.subarray([...GRANTABLE_RIGHTS], { minLength: 1 });
  for (const chosen of fc.sample(someRights, sampleSize(4, 40))) {
    const rights = plainRights(chosen);
    const saved = await admin('PUT', `/staff-roles/${id}`, {
      name: 'Of all kinds',
      rights: chosen,
    });
    assert.deepEqual(saved.body.rights, rights);
    const given = new Set(rights.flatMap((right) => [right, right.replace(':write', ':read')]));
    for (const { name, method, url, right } of shop.app.adminRoutes) {
      if (right === 'login') continue;
      const path = url.replace('/api/admin', '').replace(/:\w+/g, '999999999');
      const isEmpty = method === 'GET' || method === 'DELETE';
      const { status, body } = await member(method, path, isEmpty ? undefined : {});
      const isRejected = status === 403 && body.code === 'right-missing';
      assert.equal(
        isRejected,
        right !== 'staff' && !given.has(right),
        `${name} with ${rights.join(' ')} answered ${status} ${body.code ?? ''}`,
      );
      assert.ok(status < 500, name);
    }
    const session = await member('GET', '/session');
    assert.deepEqual(session.body.rights, rightsOf({ id, rights }));
  }
});

test('own roles › changed while a session is alive › its next request has the new rights, and the log says who changed what [decisions 0103]', async () => {
  const id = await aRole('Warehouse, evening shift', ['shipping:write', 'catalogue:read']);
  const member = await asStaff(shop, 'content-editor');
  assert.equal((await give(member.id, `own-${id}`)).body.ownRoleName, 'Warehouse, evening shift');
  // Another role ends the sessions; this one is of afterwards.
  const { body: reset } = await admin('POST', `/staff/${member.id}/reset`, { secondFactor: false });
  await pool.query('update staff set must_change_password = false where id = $1', [member.id]);
  const logon = await shop.call('POST', '/api/admin/session', {
    body: { email: reset.email, password: reset.oneTimePassword },
  });
  assert.deepEqual(
    [logon.body.staff.role, logon.body.staff.ownRoleName],
    [`own-${id}`, 'Warehouse, evening shift'],
  );
  const cookie = String(logon.headers['set-cookie']).split(';')[0] ?? '';
  const status = async (path: string) =>
    (await shop.call('GET', `/api/admin${path}`, { headers: { cookie } })).status;
  assert.deepEqual(
    [await status('/orders'), await status('/customers'), await status('/content/posts')],
    [200, 403, 403],
  );
  await admin('PUT', `/staff-roles/${id}`, { name: 'Editors', rights: ['content:read'] });
  assert.deepEqual([await status('/orders'), await status('/content/posts')], [403, 200]);
  const { body: log } = await admin('GET', `/audit?subject=staff-role&subjectId=${id}`);
  assert.deepEqual(
    [log.rows[0].staffId, log.rows[0].before.rights, log.rows[0].after.rights],
    [admin.id, ['catalogue:read', 'orders:read', 'shipping:write'], ['content:read']],
  );
});

test('own roles › what is the administrator’s alone › is refused by the call and by the database; all else is taken by both [decisions 0103]', async () => {
  for (const right of rightsOf('administrator')) {
    const isGrantable = GRANTABLE_RIGHTS.includes(right);
    const name = `With ${right}`;
    const { status, body } = await admin('POST', '/staff-roles', { name, rights: [right] });
    assert.equal(status, isGrantable ? 200 : 400, right);
    if (!isGrantable) assert.equal(body.errors[0].pointer, '/rights/0', JSON.stringify(body));
    const stored = await told(anOwnRole(db, [right]));
    assert.equal(stored, isGrantable ? 'done' : 'fault', right);
  }
});

test('own roles › a name that is empty or taken, no rights › told at the field [decisions 0103]', async () => {
  await aRole('Returns', ['orders:read']);
  const post = async (name: string, rights: string[]) => {
    const { status, body } = await admin('POST', '/staff-roles', { name, rights });
    return [status, body.errors[0].pointer];
  };
  assert.deepEqual(await post(' ', ['orders:read']), [400, '/name']);
  assert.deepEqual(await post('No rights', []), [400, '/rights']);
  assert.deepEqual(await post('RETURNS', ['orders:read']), [409, '/name']);
});

test('own roles › one that somebody has › cannot be removed, and the answer says who has it [decisions 0103]', async () => {
  const id = await aRole('Night shift', ['orders:read']);
  const member = await asStaff(shop, 'order-manager');
  await give(member.id, `own-${id}`);
  const refused = await admin('DELETE', `/staff-roles/${id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'staff-role-in-use']);
  assert.match(refused.body.message, new RegExp(`Member ${member.id}`));
  await give(member.id, 'order-manager');
  assert.equal((await admin('DELETE', `/staff-roles/${id}`)).status, 200);
  const gone = await give(member.id, `own-${id}`);
  assert.deepEqual(
    [gone.status, gone.body.code, gone.body.errors[0].pointer],
    [409, 'staff-role-gone', '/role'],
  );
  assert.equal((await give(member.id, 'warehouse')).status, 400);
});

test('own roles › the last administrator › keeps that role [decisions 0103]', async () => {
  const id = await aRole('Almost an administrator', [...GRANTABLE_RIGHTS]);
  const refused = await give(admin.id, `own-${id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'staff-last-administrator']);
});

test('own roles › removed while a member gets it › one of the two is told, and without the locks it is a fault [decisions 0103]', async () => {
  const world = await testDatabase({ after });
  const ctx: Ctx = {
    ...aCtx(world.db),
    actor: { kind: 'staff', staffId: 1, role: 'administrator' },
  };
  /** `first` is open while `then` begins, and ends once that waits. */
  const race = async (first: string, then: () => Promise<unknown>): Promise<string> => {
    const client = await world.pool.connect();
    try {
      await client.query('begin');
      await client.query(first);
      const answer = told(then());
      await untilSomebodyWaits(world);
      await client.query('commit');
      return await answer;
    } finally {
      client.release();
    }
  };
  let n = 0;
  const races = async ({ services }: Program): Promise<string[]> => {
    n += 1;
    const [gone, held] = [
      await anOwnRole(world.db, ['orders:read']),
      await anOwnRole(world.db, []),
    ];
    return [
      await race(`delete from staff_role where id = ${gone}`, () =>
        services.staff.addStaff(ctx, {
          ...{ email: `late${n}@shop.example`, name: 'Late', locale: 'en' },
          role: `own-${gone}`,
        }),
      ),
      await race(
        `insert into staff (email, name, role, own_role_id, password_hash) values ('early${n}@shop.example', 'Early', 'own', ${held}, '')`,
        () => services.staff.removeStaffRole(ctx, held),
      ),
    ];
  };
  assert.deepEqual(await races(await theProgram()), ['staff-role-gone', 'staff-role-in-use']);
  const withoutLocks = await aMutant(
    { file: 'modules/staff/staff.queries.ts', from: '.forKeyShare()', to: '' },
    { file: 'platform/crud.ts', from: 'where id = ${id} for update`', to: 'where id = ${id}`' },
  );
  assert.deepEqual(await races(withoutLocks), ['fault', 'fault']);
});
