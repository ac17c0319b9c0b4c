// Who is asking? Logging on (verify, session, merge of the visitor's cart), logging out, and reading a session. [§4 Login status, §7.2]
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account, Wished } from '@millwright/contracts';
import { sql } from 'kysely';
import { countAttempt, forgetAttempts } from '../../platform/budget.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { verifyPassword } from '../../platform/password.ts';
import { Problem } from '../../platform/problem.ts';
import { mergeCart } from '../cart/index.ts';
import { canonicalEmail, service as customers, findCredential } from '../customers/index.ts';
import { type MergedWishes, mergeWished } from '../wishlist/index.ts';

// Per client and account, per client, and per account (from anywhere). [promises P27]
const PER_PAIR = { name: 'login-pair', limit: 10, windowSeconds: 15 * 60 };
const PER_CLIENT = { name: 'login-client', limit: 50, windowSeconds: 15 * 60 };

/** `wishes` is null when the visitor's wish list could not be merged: it stays where it is. */
export type LoggedOn = { token: string; cartCode: string | null; wishes: MergedWishes | null; account: Account };

/**
 * Checks the credentials, opens a session and merges the visitor's cart and wish list; a merge that fails never blocks the login.
 * @throws Problem login-failed for a wrong password, an unknown or a disabled account alike; login-throttled
 */
export async function logon(
  ctx: Ctx,
  input: { email: string; password: string; cartCode: string | null; wished?: readonly Wished[] },
): Promise<LoggedOn> {
  const email = canonicalEmail(input.email);
  const pair = `${ctx.client.address} ${email}`;
  const wait = Math.max(await countAttempt(ctx, PER_PAIR, pair), await countAttempt(ctx, PER_CLIENT, ctx.client.address));
  if (wait > 0) throw new Problem('login-throttled', {}, { retryAfter: wait });
  const credential = await findCredential(ctx.db, email);
  if (!(await verifyPassword(credential?.passwordHash ?? null, input.password)) || credential === undefined)
    throw new Problem('login-failed');
  await forgetAttempts(ctx, PER_PAIR, pair);
  const { token, actor } = await openSession(ctx.db, credential.customerId);
  const own: Ctx = { ...ctx, actor };
  let cartCode: string | null = null;
  try {
    cartCode = await mergeCart(own, input.cartCode, credential.customerId);
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'the cart could not be merged at login');
  }
  let wishes: MergedWishes | null = null;
  try {
    wishes = await mergeWished(own, input.wished ?? []);
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'the wish list could not be merged at login');
  }
  return { token, cartCode, wishes, account: await customers.getAccount(own) };
}

/** Ends the session of this token at once. An unknown token is no error: the outcome is the same. */
export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'customer') return;
  await sql`update session set revoked_at = now() where token_hash = ${Buffer.from(ctx.actor.session, 'hex')} and revoked_at is null`.execute(
    ctx.db,
  );
}

/** The actor behind a token; a visitor when it is unknown, expired, idle for 12 hours, or revoked. */
export async function resolveSession(db: Db, token: string | null): Promise<Actor & { firstName?: string }> {
  if (token === null || !/^[A-Za-z0-9_-]{43}$/.test(token)) return { kind: 'visitor' };
  const hash = hashOf(token);
  const { rows } = await sql<{ customer_id: number; first_name: string; stale: boolean }>`
    select s.customer_id, c.first_name, s.last_seen_at < now() - interval '5 minutes' as stale
    from session s join customer c on c.id = s.customer_id
    where s.token_hash = ${hash} and s.revoked_at is null and s.expires_at > now()
      and s.last_seen_at > now() - interval '12 hours' and c.disabled_at is null`.execute(db);
  const row = rows[0];
  if (row === undefined) return { kind: 'visitor' };
  if (row.stale) await sql`update session set last_seen_at = now() where token_hash = ${hash}`.execute(db);
  return { kind: 'customer', customerId: row.customer_id, session: hash.toString('hex'), firstName: row.first_name };
}

/** What a logged-in customer's POST forms carry: bound to the session, worth nothing without its cookie. */
export function formTokenOf(sessionToken: string | null): string {
  return sessionToken === null ? '' : createHmac('sha256', sessionToken).update('form').digest('base64url');
}

/** Whether a form came from a page of the same login. Visitors' forms carry no token. */
export function isFormToken(sessionToken: string | null, sent: string): boolean {
  const expected = Buffer.from(formTokenOf(sessionToken));
  const given = Buffer.from(sent);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

async function openSession(db: Db, customerId: number): Promise<{ token: string; actor: Actor }> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  await sql`insert into session (token_hash, customer_id, expires_at) values (${hash}, ${customerId}, now() + interval '30 days')`.execute(
    db,
  );
  return { token, actor: { kind: 'customer', customerId, session: hash.toString('hex') } };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
