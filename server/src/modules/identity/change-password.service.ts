// Password change: with the current one, or the mailed one; every other session ends with it. [§5, §8, decisions §5]
import { timingSafeEqual } from 'node:crypto';
import type { WishlistItem } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import {
  checkCurrentPassword,
  findAccount,
  passwordFault,
  type StoredAccount,
  savePassword,
} from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import type { MergedWishes } from '../wishlist/index.ts';
import { mergeVisitorsCart, mergeVisitorsWishes } from './identity.service.ts';
import { oneTimeHash } from './one-time-password.ts';
import { revokeAccess } from './revoke-access.ts';

export type NewPassword = { currentPassword: string; newPassword: string; repeatPassword: string };

/**
 * Sets the password, ends all other sessions and voids what was asked for under one. After a login with a mailed password this session becomes a whole one, and the visitor's cart and wish list come along.
 * @throws Problem invalid-request, password-change-failed, too-many-requests, login-required
 */
export async function changePassword(
  ctx: Ctx,
  input: NewPassword,
  visitor: { cartCode: string | null; wishlistItems: readonly WishlistItem[] } = {
    cartCode: null,
    wishlistItems: [],
  },
): Promise<{ cartCode: string | null; wishes: MergedWishes | null }> {
  const { account, session } = await ownAccount(ctx);
  const faults = faultsOf(input, account.email);
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  const checked = await checkPassword(ctx, account.id, input.currentPassword, session);
  if (checked === undefined)
    throw new Problem(
      'password-change-failed',
      {},
      { fields: [{ code: 'password-change-failed', pointer: '/currentPassword' }] },
    );
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await savePassword(tx, account.id, checked, passwordHash)))
      throw new Problem('password-change-failed');
    await revokeAccess(tx, account.id, session);
    await sql`update session set one_time_hash = null, expires_at = now() + interval '30 days' where token_hash = ${session}`.execute(
      tx,
    );
    const url = `${ctx.origin}${account.locale === 'en' ? '' : `/${account.locale}`}/account/login?mode=forgot`;
    await writeMail(ctx, tx, {
      template: 'password-changed',
      locale: account.locale,
      to: account.email,
      params: { url },
    });
  });
  if (ctx.actor.kind !== 'restricted') return { cartCode: null, wishes: null };
  const own: Ctx = { ...ctx, actor: { ...ctx.actor, kind: 'customer' } };
  return {
    cartCode: await mergeVisitorsCart(own, visitor.cartCode),
    wishes: await mergeVisitorsWishes(own, visitor.wishlistItems),
  };
}

function faultsOf(
  { currentPassword, newPassword, repeatPassword }: NewPassword,
  email: string,
): FieldProblem[] {
  const faults: FieldProblem[] = [];
  for (const [name, value] of Object.entries({ currentPassword, newPassword, repeatPassword }))
    if (value === '') faults.push({ code: 'field-required', pointer: `/${name}` });
  const weak = newPassword === '' ? null : passwordFault(newPassword, email);
  if (weak !== null) faults.push({ ...weak, pointer: '/newPassword' });
  else if (newPassword !== '' && newPassword === currentPassword)
    faults.push({ code: 'password-unchanged', pointer: '/newPassword' });
  if (repeatPassword !== '' && newPassword !== repeatPassword)
    faults.push({ code: 'passwords-differ', pointer: '/repeatPassword' });
  return faults;
}

async function ownAccount(ctx: Ctx): Promise<{ account: StoredAccount; session: Buffer }> {
  if (ctx.actor.kind !== 'customer' && ctx.actor.kind !== 'restricted')
    throw new Problem('login-required');
  const account = await findAccount(ctx.db, ctx.actor.customerId);
  if (account === undefined) throw new Problem('login-required');
  return { account, session: Buffer.from(ctx.actor.session, 'hex') };
}

/** The password of the account, or the mailed one that this session was opened with. @returns the stored hash, or undefined when it is wrong */
async function checkPassword(
  ctx: Ctx,
  customerId: number,
  password: string,
  session: Buffer,
): Promise<string | undefined> {
  const mailed = ctx.actor.kind === 'restricted' ? await findOneTime(ctx.db, session) : null;
  return await checkCurrentPassword(
    ctx,
    customerId,
    password,
    async () => mailed !== null && timingSafeEqual(mailed, oneTimeHash(password)),
  );
}

async function findOneTime(db: Db, session: Buffer): Promise<Buffer | null> {
  const row = await db
    .selectFrom('session')
    .select('one_time_hash')
    .where('token_hash', '=', session)
    .executeTakeFirst();
  return row?.one_time_hash ?? null;
}
