// Staff sessions: password, then the second factor, then a password of one's own; the token changes with each step that opens more. [decisions §5, promises P25 to P29]
import { rightsOf, roleName, type StaffSession, type StaffStage } from '@millwright/contracts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { formTokenOf } from '../../platform/http/form-token.ts';
import { hashPassword, verifyPassword } from '../../platform/password.ts';
import { Problem } from '../../platform/problem.ts';
import { type Budget, consume, resetRateLimit } from '../../platform/rate-limit.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import { canonicalEmail, passwordFault } from '../customers/index.ts';
import { countGuess } from '../identity/index.ts';
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryHash,
  totpPeriod,
  totpUri,
} from './second-factor.ts';
import { noteOwn, noteRejection, noteSignIn, noteThrottled } from './sign-in-events.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findActiveByEmail,
  findSession,
  forgetPendingSecret,
  insertCheckedSession,
  insertSession,
  isSecondFactorRequired,
  lockSession,
  lockStaff,
  replaceRecoveryCodes,
  type StaffRow,
  saveStaff,
  touchSession,
  useRecoveryCode,
} from './staff.queries.ts';
import { roleOf } from './staff-roles.rules.ts';

const QUARTER = 15 * 60;
const PER_CHANGE: Budget = { name: 'staff-own-password', limit: 10, windowSeconds: QUARTER };
const PER_CODE: Budget = { name: 'staff-code', limit: 10, windowSeconds: QUARTER };

/** Whose session a request carries, and how far the login has come. */
export type StaffLogin = { staff: StaffRow; token: string; hash: Buffer; stage: StaffStage };
export type Opened = { token: string; session: StaffSession };

function stageOf(staff: StaffRow, hasSecondFactor: boolean, isRequired: boolean): StaffStage {
  if (staff.totp_confirmed_at !== null && !hasSecondFactor) return 'code';
  // Before the authenticator: who set it up knows the password that stays.
  if (staff.must_change_password) return 'password';
  if (staff.totp_confirmed_at === null && isRequired && !staff.is_demo) return 'enrol';
  return 'full';
}

/** The login behind a token; undefined when it is unknown, ended or idle for 30 minutes. */
export async function resolveLogin(db: Db, token: string | null): Promise<StaffLogin | undefined> {
  const hash = secretHash(token);
  if (token === null || hash === undefined) return undefined;
  const row = await findSession(db, hash);
  if (row === undefined) return undefined;
  if (row.stale) await touchSession(db, hash);
  return {
    staff: row,
    token,
    hash,
    stage: stageOf(row, row.second_factor_at !== null, await isSecondFactorRequired(db)),
  };
}

/** A login that is not complete opens nothing but its own next step. */
export function actorOf(login: StaffLogin | undefined): Actor {
  return login?.stage === 'full'
    ? { kind: 'staff', staffId: login.staff.id, role: roleOf(login.staff) }
    : { kind: 'visitor' };
}

export function toSession(login: Omit<StaffLogin, 'hash'> | null): StaffSession {
  if (login === null) return { stage: 'logon', formToken: '', staff: null, rights: [] };
  const { staff, token, stage } = login;
  const { id, name, email, own_role_name, locale } = staff;
  const role = roleOf(staff);
  const isFull = stage === 'full';
  return {
    stage,
    formToken: formTokenOf(token),
    staff: isFull
      ? { id, name, email, role: roleName(role), ownRoleName: own_role_name, locale }
      : null,
    rights: isFull ? rightsOf(role) : [],
  };
}

/** @throws Problem login-failed for a wrong password, an unknown or a disabled person alike; login-throttled; invalid-request that names an empty field */
export async function logon(ctx: Ctx, input: { email: string; password: string }): Promise<Opened> {
  const email = canonicalEmail(input.email);
  const missing = [
    ...(email === '' ? ['/email'] : []),
    ...(input.password === '' ? ['/password'] : []),
  ];
  if (missing.length > 0)
    throw new Problem(
      'invalid-request',
      {},
      { fields: missing.map((pointer) => ({ code: 'field-required' as const, pointer })) },
    );
  const guess = await countGuess(ctx, email, 'staff-login').catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'login-throttled')
      await noteThrottled(ctx, email);
    throw error;
  });
  const staff = await findActiveByEmail(ctx.db, email);
  // Always one slow check, even without an account, so that the time reveals nothing.
  if (
    !(await verifyPassword(staff?.password_hash ?? null, input.password)) ||
    staff === undefined ||
    isOver(ctx, staff)
  ) {
    await noteRejection(ctx, staff, email);
    throw new Problem('login-failed');
  }
  const { token, hash } = newSecret();
  if (!(await insertCheckedSession(ctx.db, hash, staff, guess))) {
    await noteRejection(ctx, staff, email);
    throw new Problem('login-failed');
  }
  const opened = openedBy(token, staff, false, await isSecondFactorRequired(ctx.db));
  const { stage } = opened.session;
  // Before the token is returned: there is no login without its log row.
  if (stage === 'full') await noteSignIn(ctx, ctx.db, 'signed-in', staff);
  else await noteSignIn(ctx, ctx.db, 'password-accepted', staff, { due: stage });
  return opened;
}

/** An invitation that nobody followed in time. */
function isOver(ctx: Ctx, { must_change_password, password_until }: StaffRow): boolean {
  return must_change_password && password_until !== null && password_until < ctx.clock.now();
}

function openedBy(
  token: string,
  staff: StaffRow,
  hasSecondFactor: boolean,
  isRequired: boolean,
): Opened {
  return {
    token,
    session: toSession({ staff, token, stage: stageOf(staff, hasSecondFactor, isRequired) }),
  };
}

/** The next session of a member of staff whose row is locked. */
async function open(ctx: Ctx, tx: Tx, staff: StaffRow, hasSecondFactor: boolean): Promise<Opened> {
  const { token, hash } = newSecret();
  await insertSession(tx, hash, staff.id, hasSecondFactor ? ctx.clock.now() : null);
  return openedBy(token, staff, hasSecondFactor, await isSecondFactorRequired(tx));
}

/** Locks the person and this session of theirs. @throws Problem staff-login-required when it has ended meanwhile */
async function lockLogin(tx: Tx, login: StaffLogin): Promise<StaffRow> {
  const staff = await lockStaff(tx, login.staff.id);
  if (staff === undefined || staff.disabled_at !== null || !(await lockSession(tx, login.hash)))
    throw new Problem('staff-login-required');
  return staff;
}

/** The second factor. @throws Problem staff-login-required, second-factor-wrong, login-throttled */
export async function giveCode(
  ctx: Ctx,
  login: StaffLogin | undefined,
  code: string,
): Promise<Opened> {
  if (login === undefined) throw new Problem('staff-login-required');
  const wait = await consume(ctx, PER_CODE, String(login.staff.id));
  if (wait > 0) throw new Problem('login-throttled', {}, { retryAfter: wait });
  const opened = await inTransaction(ctx.db, async (tx) => {
    const staff = await lockLogin(tx, login);
    if (staff.totp_secret === null || staff.totp_confirmed_at === null) return undefined;
    if (!(await takeCode(ctx, tx, staff, code))) return undefined;
    await deleteSession(tx, login.hash);
    await noteSignIn(ctx, tx, 'signed-in', staff);
    return await open(ctx, tx, staff, true);
  });
  if (opened === undefined) {
    await noteSignIn(ctx, ctx.db, 'code-refused', login.staff);
    throw new Problem('second-factor-wrong');
  }
  await resetRateLimit(ctx, PER_CODE, String(login.staff.id));
  return opened;
}

/** A code counts once, so one read over a shoulder is useless. */
async function takeCode(ctx: Ctx, tx: Tx, staff: StaffRow, code: string): Promise<boolean> {
  const period = totpPeriod(
    staff.totp_secret ?? '',
    staff.email,
    code.replace(/\s/g, ''),
    ctx.clock.now(),
  );
  if (period !== null && period > staff.totp_last_period) {
    await saveStaff(tx, staff.id, { totp_last_period: period });
    return true;
  }
  return period === null && (await useRecoveryCode(tx, staff.id, recoveryHash(code)));
}

/** A secret that waits for its first code. @throws Problem staff-login-required (no session, or a code is still due) */
export async function beginSecondFactor(
  ctx: Ctx,
  login: StaffLogin | undefined,
): Promise<{ secret: string; uri: string }> {
  const own = openLogin(login);
  const { staff } = own;
  const secret = newTotpSecret();
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockLogin(tx, own);
    // An authenticator that counts already is only replaced by an administrator's reset.
    if (row.totp_confirmed_at !== null) throw new Problem('value-taken');
    await saveStaff(tx, staff.id, { totp_secret: secret });
  });
  return { secret, uri: totpUri(secret, staff.email) };
}

/** @throws Problem staff-login-required, second-factor-wrong, login-throttled */
export async function confirmSecondFactor(
  ctx: Ctx,
  login: StaffLogin | undefined,
  code: string,
): Promise<Opened & { recoveryCodes: string[] }> {
  const own = openLogin(login);
  const { staff } = own;
  const wait = await consume(ctx, PER_CODE, String(staff.id));
  if (wait > 0) throw new Problem('login-throttled', {}, { retryAfter: wait });
  const recoveryCodes = newRecoveryCodes();
  const opened = await inTransaction(ctx.db, async (tx) => {
    const row = await lockLogin(tx, own);
    if (row.totp_secret === null || row.totp_confirmed_at !== null) return undefined;
    const period = totpPeriod(row.totp_secret, row.email, code.replace(/\s/g, ''), ctx.clock.now());
    if (period === null) return undefined;
    const confirmed = { totp_confirmed_at: ctx.clock.now(), totp_last_period: period };
    await saveStaff(tx, row.id, confirmed);
    await replaceRecoveryCodes(tx, row.id, recoveryCodes.map(recoveryHash));
    await deleteSessionsOf(tx, row.id);
    await noteOwn(ctx, tx, 'authenticator-set', row.id);
    return await open(ctx, tx, { ...row, ...confirmed }, true);
  });
  if (opened === undefined) {
    await noteSignIn(ctx, ctx.db, 'code-refused', staff);
    throw new Problem('second-factor-wrong');
  }
  await resetRateLimit(ctx, PER_CODE, String(staff.id));
  return { ...opened, recoveryCodes };
}

/** All other sessions end. @throws Problem staff-login-required, password-change-failed, invalid-request */
export async function changeOwnPassword(
  ctx: Ctx,
  login: StaffLogin | undefined,
  input: { currentPassword: string; newPassword: string },
): Promise<Opened> {
  const own = openLogin(login);
  const { staff, stage } = own;
  const wait = await consume(ctx, PER_CHANGE, String(staff.id));
  if (wait > 0) throw new Problem('login-throttled', {}, { retryAfter: wait });
  if (!(await verifyPassword(staff.password_hash, input.currentPassword)))
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'password-not-right', pointer: '/currentPassword' }] },
    );
  const fault =
    input.newPassword === input.currentPassword
      ? ({ code: 'password-unchanged' } as const)
      : passwordFault(input.newPassword, staff.email);
  if (fault !== null)
    throw new Problem('invalid-request', {}, { fields: [{ ...fault, pointer: '/newPassword' }] });
  const password_hash = await hashPassword(input.newPassword);
  await resetRateLimit(ctx, PER_CHANGE, String(staff.id));
  return await inTransaction(ctx.db, async (tx) => {
    const row = await lockLogin(tx, own);
    // It was reset meanwhile: then that one counts.
    if (row.password_hash !== staff.password_hash) throw new Problem('password-change-failed');
    await saveStaff(tx, row.id, { password_hash, must_change_password: false });
    await forgetPendingSecret(tx, row.id);
    await deleteSessionsOf(tx, row.id);
    await noteOwn(ctx, tx, 'password-set', row.id);
    return await open(
      ctx,
      tx,
      { ...row, password_hash, must_change_password: false },
      stage === 'full' || row.totp_confirmed_at !== null,
    );
  });
}

export async function endSession(ctx: Ctx, login: StaffLogin | undefined): Promise<void> {
  if (login === undefined) return;
  await inTransaction(ctx.db, async (tx) => {
    await deleteSession(tx, login.hash);
    await noteSignIn(ctx, tx, 'signed-out', login.staff);
  });
}

/** A login that still needs its code may set nothing up. */
function openLogin(login: StaffLogin | undefined): StaffLogin {
  if (login === undefined || login.stage === 'code') throw new Problem('staff-login-required');
  return login;
}
