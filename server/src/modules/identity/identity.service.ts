// Identity service: logging on (verify, session, merge of the visitor's cart), logging out, and reading a session. [§4 Login status, §7.2]
import { timingSafeEqual } from 'node:crypto';
import type { Account, WishlistItem } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Actor, Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { verifyPassword } from '../../platform/password.ts';
import { Problem } from '../../platform/problem.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import { mergeCart } from '../cart/index.ts';
import {
  canonicalEmail,
  customerOf,
  findLogin,
  type StoredCredential,
} from '../customers/index.ts';
import { type MergedWishes, mergeWishlistItems } from '../wishlist/index.ts';
import { deviceOf } from './device.rules.ts';
import { countGuess, type Guess } from './login-rate-limit.ts';
import { oneTimeHash } from './one-time-password.ts';
import { revokeAccess } from './revoke-access.ts';

export type LoggedOn = {
  token: string;
  cartCode: string | null;
  /** null when the visitor's wish list was not merged: it stays where it is. */
  wishes: MergedWishes | null;
  account: Account;
  /** With a password from a mail: the session can set a new one, and nothing else. */
  mustChangePassword: boolean;
  /** ISO 8601, UTC. Twelve hours without a call end it earlier. */
  expiresAt: string;
};

/**
 * Checks the credentials, opens a session and merges the visitor's cart and wish list; a merge that fails never blocks the login.
 * @throws Problem login-failed for a wrong password, an unknown or a disabled account alike; login-throttled; invalid-request that names an empty field
 */
export async function logon(
  ctx: Ctx,
  input: {
    email: string;
    password: string;
    cartCode: string | null;
    wishlistItems?: readonly WishlistItem[];
  },
): Promise<LoggedOn> {
  const email = canonicalEmail(input.email);
  // Not a guess: rejected before it is counted.
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
  const guess = await countGuess(ctx, email);
  const found = await findLogin(ctx.db, email);
  // Always one slow check, even without an account, so that the time reveals nothing.
  const fits = await verifyPassword(found?.credential.passwordHash ?? null, input.password);
  const once = fits ? null : oneTimeHash(input.password);
  // A mismatch is rejected without another database call: a known address must not take longer than an unknown one.
  if (found === undefined || !mayOpen(found.credential, once)) throw new Problem('login-failed');
  const opened = await openSession(ctx, found.credential, once, guess);
  if (opened === undefined) throw new Problem('login-failed');
  const { account } = found;
  const own: Ctx = { ...ctx, actor: { kind: 'customer', ...opened.session } };
  const { token, expiresAt, mustChangePassword } = opened;
  if (mustChangePassword)
    return { token, expiresAt, cartCode: null, wishes: null, account, mustChangePassword };
  const cartCode = await mergeVisitorsCart(own, input.cartCode);
  const wishes = await mergeVisitorsWishes(own, input.wishlistItems ?? []);
  return { token, expiresAt, cartCode, wishes, account, mustChangePassword };
}

/** The visitor's cart comes along; where that fails the login stands and the cart stays whole. @returns the surviving cart's code */
export async function mergeVisitorsCart(ctx: Ctx, cartCode: string | null): Promise<string | null> {
  try {
    return await mergeCart(ctx, cartCode, customerOf(ctx));
  } catch (error) {
    ctx.log.error(
      { err: error, requestId: ctx.requestId },
      'the cart could not be merged at login',
    );
    return null;
  }
}

/** So does their wish list. @returns null when it could not: then it stays in the browser */
export async function mergeVisitorsWishes(
  ctx: Ctx,
  wishlistItems: readonly WishlistItem[],
): Promise<MergedWishes | null> {
  try {
    return await mergeWishlistItems(ctx, wishlistItems);
  } catch (error) {
    ctx.log.error(
      { err: error, requestId: ctx.requestId },
      'the wish list could not be merged at login',
    );
    return null;
  }
}

/**
 * Ends the session of this token at once, or all sessions of the account with what was asked for under one. An unknown token is no error: the outcome is the same.
 * A session of a mailed password ends itself alone.
 */
export async function logout(
  ctx: Ctx,
  { everywhere = false }: { everywhere?: boolean } = {},
): Promise<void> {
  if (ctx.actor.kind !== 'customer' && ctx.actor.kind !== 'restricted') return;
  if (everywhere && ctx.actor.kind === 'customer') {
    const { customerId } = ctx.actor;
    return await inTransaction(ctx.db, (tx) => revokeAccess(tx, customerId));
  }
  await sql`update session set revoked_at = now() where token_hash = ${Buffer.from(ctx.actor.session, 'hex')} and revoked_at is null`.execute(
    ctx.db,
  );
}

/** The actor behind a token; a visitor when it is unknown, expired, idle for 12 hours, or revoked. */
export async function resolveSession(
  db: Db,
  token: string | null,
): Promise<Actor & { firstName?: string }> {
  const hash = secretHash(token);
  if (hash === undefined) return { kind: 'visitor' };
  const { rows } = await sql<{
    customer_id: number;
    first_name: string;
    stale: boolean;
    restricted: boolean;
  }>`
    select s.customer_id, c.first_name, s.one_time_hash is not null as restricted, s.last_seen_at < now() - interval '5 minutes' as stale
    from session s join customer c on c.id = s.customer_id
    where s.token_hash = ${hash} and s.revoked_at is null and s.expires_at > now()
      and s.last_seen_at > now() - interval '12 hours' and c.disabled_at is null`.execute(db);
  const row = rows[0];
  if (row === undefined) return { kind: 'visitor' };
  if (row.stale)
    await sql`update session set last_seen_at = now() where token_hash = ${hash}`.execute(db);
  const session = { customerId: row.customer_id, session: hash.toString('hex') };
  return row.restricted
    ? { kind: 'restricted', ...session }
    : { kind: 'customer', ...session, firstName: row.first_name };
}

/** With the password of the account (`once` is null), or with that of the last mail, whose age the session's own statement looks at. */
function mayOpen({ oneTimeHash: mailed }: StoredCredential, once: Buffer | null): boolean {
  return once === null || (mailed !== null && timingSafeEqual(mailed, once));
}

type Opened = {
  token: string;
  session: { customerId: number; session: string };
  expiresAt: string;
  mustChangePassword: boolean;
};

/**
 * Opens a session while the password that was checked is still the account's: a change of password that is under way is waited for,
 * and so is a block. In the same statement the guess is settled.
 * With `oneTime` the password from the mail is used up by it.
 * @returns undefined when neither fits
 */
async function openSession(
  ctx: Ctx,
  credential: StoredCredential,
  oneTime: Buffer | null,
  guess: Guess,
): Promise<Opened | undefined> {
  const { token, hash } = newSecret();
  const { customerId, passwordHash } = credential;
  const { device, browser, system } = deviceOf(ctx.client.userAgent);
  const names = sql`${device}::text, ${browser}::text, ${system}::text`;
  const opened =
    oneTime === null
      ? sql`opened as (
          insert into session (token_hash, customer_id, expires_at, device, browser, system)
          select ${hash}, k.customer_id, now() + interval '30 days', ${names} from credential k join customer c on c.id = k.customer_id
          where k.customer_id = ${customerId} and k.password_hash = ${passwordHash} and c.disabled_at is null for share
          returning expires_at)`
      : sql`used as (
            update credential set one_time_hash = null, one_time_expires_at = null
            where customer_id = (select id from customer where id = ${customerId} and disabled_at is null for share)
              and one_time_hash = ${oneTime} and one_time_expires_at > ${ctx.clock.now()}
            returning customer_id
          ), cancelled as (
            delete from email_change where customer_id in (select customer_id from used)
          ), unticketed as (
            delete from upload_ticket where customer_id in (select customer_id from used)
          ), opened as (
            insert into session (token_hash, customer_id, expires_at, one_time_hash, device, browser, system)
            select ${hash}, customer_id, now() + interval '1 hour', ${oneTime}, ${names} from used
            returning expires_at)`;
  const { rows } = await sql<{
    expires_at: Date;
  }>`with ${opened}, ${guess.settling('opened')} select expires_at from opened`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const session = { customerId, session: hash.toString('hex') };
  return {
    token,
    session,
    expiresAt: row.expires_at.toISOString(),
    mustChangePassword: oneTime !== null,
  };
}
