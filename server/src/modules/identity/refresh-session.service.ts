// Refreshing a session: it goes on under a new token, and the token that asked is worth nothing from then on. [decisions 0114]
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newSecret } from '../../platform/secret.ts';
import { customerOf } from '../customers/index.ts';

/** Since the login: then the password is asked for again. */
const MAX_AGE = sql`interval '90 days'`;

export type Refreshed = {
  token: string;
  /** ISO 8601, UTC. Twelve hours without a call end it earlier. */
  expiresAt: string;
};

/**
 * One statement, so that of two who ask with one token one is answered; a session that is being revoked stays revoked.
 * @throws Problem login-required (ended meanwhile, or as old as a session gets), password-change-required
 */
export async function refreshSession(ctx: Ctx): Promise<Refreshed> {
  customerOf(ctx);
  const before = Buffer.from(ctx.actor.kind === 'customer' ? ctx.actor.session : '', 'hex');
  const { token, hash } = newSecret();
  const { rows } = await sql<{ expires_at: Date }>`
    update session set token_hash = ${hash}, last_seen_at = now(),
      expires_at = least(now() + interval '30 days', created_at + ${MAX_AGE})
    where token_hash = ${before} and revoked_at is null and expires_at > now() and one_time_hash is null
      and created_at + ${MAX_AGE} > now()
    returning expires_at`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new Problem('login-required');
  return { token, expiresAt: row.expires_at.toISOString() };
}
