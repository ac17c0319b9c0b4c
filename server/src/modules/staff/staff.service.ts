// Staff service: members are added, changed, sent away and helped with a lost password; the last administrator stays. [decisions §5]
import { type Area, roleName, type StaffMember } from '@millwright/contracts';
import { recordEvent } from '../../platform/audit-events.ts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { hashPassword } from '../../platform/password.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { newExactCode } from '../../platform/public-id.ts';
import { cleanLine } from '../../platform/text.ts';
import { canonicalEmail, isEmail } from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import { listMembersWith } from './members.ts';
import {
  deleteSessionsOf,
  emailIsOfAnother,
  findStaff,
  forgetPendingSecret,
  insertStaff,
  listStaffRows,
  lockAdministrators,
  lockOwnRole,
  lockStaff,
  type MemberRow,
  replaceRecoveryCodes,
  type StaffFilter,
  type StaffRow,
  saveStaff,
} from './staff.queries.ts';
import { roleColumns, roleOf } from './staff-roles.rules.ts';

/** How long a one-time password in an email is valid. */
const INVITATION_MS = 3 * 86_400_000;

export type MemberInput = { email: string; name: string; role: string; locale: 'en' | 'ru' | 'ar' };

/** @throws Problem not-found, right-missing */
export async function listStaff(
  ctx: Ctx,
  filter: StaffFilter,
  page: ListPage,
): Promise<{ rows: StaffMember[]; total: number }> {
  staffOf(ctx, 'staff:read');
  const { rows, total } = await listStaffRows(ctx.db, filter, page);
  return { rows: rows.map(toMember), total };
}

/** Of the member who asks. @throws Problem not-found */
export async function getOwnEmail({ actor, db }: Ctx): Promise<string> {
  const row = actor.kind === 'staff' ? await findStaff(db, actor.staffId) : undefined;
  if (row === undefined) throw new Problem('not-found');
  return row.email;
}

type Colleague = { id: number; name: string; login: string; active: boolean };

/** Ids, names and beginnings of mail addresses only, for all staff. @throws Problem not-found */
export async function listColleagues(
  ctx: Ctx,
  { reads, ...filter }: Omit<StaffFilter, 'active'> & { reads?: Area | undefined },
  page: ListPage,
): Promise<{ rows: Colleague[]; total: number }> {
  if (ctx.actor.kind !== 'staff') throw new Problem('not-found');
  const readers =
    reads === undefined
      ? undefined
      : (await listMembersWith(ctx.db, `${reads}:read`)).map(({ id }) => id);
  const { ids = readers } = filter;
  const asked = readers === undefined ? ids : ids?.filter((id) => readers.includes(id));
  const { rows, total } = await listStaffRows(ctx.db, { ...filter, ids: asked }, page);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      login: row.email.replace(/@.*/, ''),
      active: row.disabled_at === null,
    })),
    total,
  };
}

/** @throws Problem not-found, right-missing, staff-not-found */
export async function getStaff(ctx: Ctx, id: number): Promise<StaffMember> {
  staffOf(ctx, 'staff:read');
  const row = await findStaff(ctx.db, id);
  if (row === undefined) throw new Problem('staff-not-found');
  return toMember({ ...row, last_seen_at: null });
}

/** @returns the member and the password to hand over, or '' when it went by email. @throws Problem not-found, right-missing, invalid-request, email-taken, staff-role-gone */
export async function addStaff(
  ctx: Ctx,
  { invite = false, ...input }: MemberInput & { invite?: boolean | undefined },
): Promise<StaffMember & { oneTimePassword: string }> {
  staffOf(ctx, 'staff:write');
  const member = checkMember(input);
  const oneTimePassword = newPassword();
  const password_hash = await hashPassword(oneTimePassword);
  const until = invite ? { password_until: invitationEnd(ctx) } : {};
  const id = await inTransaction(ctx.db, async (tx) => {
    const role = await takeRole(tx, member.role);
    const added = { ...member, ...role, password_hash, must_change_password: true, ...until };
    const key = await insertStaff(tx, added);
    if (key !== undefined && invite) await mailInvitation(ctx, tx, member, oneTimePassword);
    return key;
  });
  if (id === undefined) throw taken();
  return { ...(await getStaff(ctx, id)), oneTimePassword: invite ? '' : oneTimePassword };
}

/** @throws Problem not-found, right-missing, staff-not-found, invalid-request, email-taken, staff-role-gone, staff-last-administrator, demo-account-closed */
export async function changeStaff(
  ctx: Ctx,
  id: number,
  { active, ...input }: MemberInput & { active: boolean },
): Promise<StaffMember> {
  staffOf(ctx, 'staff:write');
  const member = checkMember(input);
  await inTransaction(ctx.db, async (tx) => {
    const administrators = await lockAdministrators(tx);
    const row = await lockMember(tx, id);
    if (active && row.demo_closed_at !== null) throw new Problem('demo-account-closed');
    const stays = active && member.role === 'administrator';
    if (!stays && administrators.includes(id) && administrators.length === 1)
      throw new Problem('staff-last-administrator');
    if (await emailIsOfAnother(tx, member.email, id)) throw taken();
    const role = await takeRole(tx, member.role);
    await saveStaff(tx, id, {
      ...member,
      ...role,
      disabled_at: active ? null : (row.disabled_at ?? ctx.clock.now()),
    });
    if (!active || member.role !== roleName(roleOf(row))) {
      await forgetPendingSecret(tx, id);
      await deleteSessionsOf(tx, id);
    }
  });
  return await getStaff(ctx, id);
}

/** A password to hand over; all sessions end. @throws Problem not-found, right-missing, staff-not-found */
export async function resetStaff(
  ctx: Ctx,
  id: number,
  { secondFactor, invite = false }: { secondFactor: boolean; invite?: boolean | undefined },
): Promise<StaffMember & { oneTimePassword: string }> {
  staffOf(ctx, 'staff:write');
  const oneTimePassword = newPassword();
  const password_hash = await hashPassword(oneTimePassword);
  await inTransaction(ctx.db, async (tx) => {
    const member = await lockMember(tx, id);
    await saveStaff(tx, id, {
      password_hash,
      must_change_password: true,
      password_until: invite ? invitationEnd(ctx) : null,
    });
    if (invite) await mailInvitation(ctx, tx, member, oneTimePassword);
    if (secondFactor) {
      await saveStaff(tx, id, { totp_secret: null, totp_confirmed_at: null });
      await replaceRecoveryCodes(tx, id, []);
    }
    await forgetPendingSecret(tx, id);
    await deleteSessionsOf(tx, id);
    await recordEvent(ctx, tx, {
      operation: 'access-reset',
      subject: 'staff',
      id: String(id),
      details: { secondFactor },
    });
  });
  return { ...(await getStaff(ctx, id)), oneTimePassword: invite ? '' : oneTimePassword };
}

/** The language that this person reads. */
export async function changeOwnLocale(ctx: Ctx, locale: 'en' | 'ru' | 'ar'): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') throw new Problem('staff-login-required');
  await inTransaction(ctx.db, async (tx) => await saveStaff(tx, actor.staffId, { locale }));
}

function invitationEnd(ctx: Ctx): Date {
  return new Date(ctx.clock.now().getTime() + INVITATION_MS);
}

/** In the member's own language. */
async function mailInvitation(
  ctx: Ctx,
  tx: Tx,
  { email, name, locale }: Pick<MemberInput, 'email' | 'name' | 'locale'>,
  password: string,
): Promise<void> {
  const params = {
    name,
    email: `\u2066${email}\u2069`,
    // A password keeps its order in any language.
    password: `\u2066${password}\u2069`,
    url: `${ctx.origin}/admin`,
    n: INVITATION_MS / 86_400_000,
  };
  await writeMail(ctx, tx, { template: 'staff-invitation', locale, to: email, params });
}

async function lockMember(tx: Tx, id: number): Promise<StaffRow> {
  const row = await lockStaff(tx, id);
  if (row === undefined) throw new Problem('staff-not-found');
  return row;
}

/** An own role stays until the member has it. @throws Problem staff-role-gone */
async function takeRole(tx: Tx, name: string) {
  const role = roleColumns(name);
  if (
    role === undefined ||
    (role.own_role_id !== null && !(await lockOwnRole(tx, role.own_role_id)))
  )
    throw new Problem(
      'staff-role-gone',
      {},
      { fields: [{ code: 'staff-role-gone', pointer: '/role' }] },
    );
  return role;
}

function checkMember(input: MemberInput): MemberInput {
  const member = { ...input, email: canonicalEmail(input.email), name: cleanLine(input.name) };
  const faults: FieldProblem[] = [];
  if (!isEmail(member.email)) faults.push({ code: 'email-not-valid', pointer: '/email' });
  if (member.name === '') faults.push({ code: 'field-required', pointer: '/name' });
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  return member;
}

function taken(): Problem {
  return new Problem('email-taken', {}, { fields: [{ code: 'email-taken', pointer: '/email' }] });
}

/** Five groups that can be read out on the telephone: 96 bits. */
export function newPassword(): string {
  return newExactCode(5).toLowerCase();
}

function toMember(row: MemberRow): StaffMember {
  const { id, email, name, own_role_name, locale } = row;
  return {
    id,
    email,
    name,
    role: roleName(roleOf(row)),
    ownRoleName: own_role_name,
    locale,
    active: row.disabled_at === null,
    hasSecondFactor: row.totp_confirmed_at !== null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}
