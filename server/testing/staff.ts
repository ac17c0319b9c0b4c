// Test staff: as a use case's actor, or logged on, over the calls of the back office.
import { randomBytes } from 'node:crypto';
import type { Right, Role, StaffRole } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../src/platform/context.ts';
import { auditedDb, type Db } from '../src/platform/db/index.ts';
import { hashPassword } from '../src/platform/password.ts';
import type { Answer, TestApp } from './app.ts';
import { aCtx } from './factories.ts';

/** A role of the shop's own. @returns its id */
export async function anOwnRole(db: Db, rights: readonly Right[]): Promise<number> {
  const name = `Own role ${randomBytes(4).toString('hex')}`;
  const { id } = await db
    .insertInto('staff_role')
    .values({ name, rights: [...rights] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One of the staff, who may log on without a second factor; with rights instead of a role's name, one with an own role. */
export async function aStaff(
  db: Db,
  given: Role | readonly Right[] = 'administrator',
): Promise<{ id: number; email: string; password: string }> {
  const own_role_id = typeof given === 'string' ? null : await anOwnRole(db, given);
  const role = typeof given === 'string' ? given : 'own';
  const email = `${role}-${randomBytes(4).toString('hex')}@staff.example`;
  const password = `password of ${email}`;
  await sql`update setting set value = '"optional"' where name = 'staff-second-factor'`.execute(db);
  const { id } = await db
    .insertInto('staff')
    .values({
      email,
      name: `Staff ${role}`,
      role,
      own_role_id,
      password_hash: await hashPassword(password),
      must_change_password: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email, password };
}

/** A context whose transactions write the audit log. */
export function aStaffCtx(db: Db, staffId: number, role: StaffRole = 'administrator'): Ctx {
  const change = { id: `test-${randomBytes(6).toString('hex')}`, staffId, who: `staff:${staffId}` };
  return { ...aCtx(db), db: auditedDb(db, change), actor: { kind: 'staff', staffId, role } };
}

export type StaffCall = <Body = any>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>;

/** Logs on and returns a caller: `const admin = await asStaff(shop, 'order-manager'); await admin('GET', '/orders?count=5')`. */
export async function asStaff(
  shop: TestApp,
  role: Role | readonly Right[] = 'administrator',
): Promise<StaffCall & { id: number; headers: Record<string, string> }> {
  const staff = await aStaff(shop.db, role);
  const logon = await shop.call('POST', '/api/admin/session', {
    body: { email: staff.email, password: staff.password },
  });
  if (logon.status !== 200) throw new Error(`logging on failed: ${JSON.stringify(logon.body)}`);
  const cookie = cookieOf(logon.headers['set-cookie']);
  const formToken = logon.body.formToken as string;
  const headers = { cookie, 'x-form-token': formToken };
  const call: StaffCall = (method, path, body, more = {}) =>
    shop.call(method, `/api/admin${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { ...headers, ...more },
    });
  return Object.assign(call, { id: staff.id, headers });
}

/** `staff=...` of a Set-Cookie header. */
export function cookieOf(header: unknown): string {
  return String(Array.isArray(header) ? header[0] : header).split(';')[0] ?? '';
}
