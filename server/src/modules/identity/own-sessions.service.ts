// Sessions of one's own account: listed for their owner, and ended one by one or all others together. [promises P29]
import type { Device, OwnSession } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf, voidPending } from '../customers/index.ts';
import { revokeAccess } from './revoke-access.ts';

/** A program that logs on for each call leaves more than anybody reads. */
const MAX_LISTED = 100;

/** A session's name towards its owner: a hash of its own, from which neither the token nor its stored hash follows. */
const PUBLIC_ID = sql<string>`encode(substr(sha256('session id'::bytea || s.token_hash), 1, 16), 'hex')`;
const IS_OPEN = sql`s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'`;

type Row = {
  id: string;
  current: boolean;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  device: Device | null;
  browser: string | null;
  system: string | null;
};

/** Those that still open the account: this one first, then the last used. @throws Problem login-required, password-change-required */
export async function listOwnSessions(ctx: Ctx): Promise<OwnSession[]> {
  const customerId = customerOf(ctx);
  const { rows } = await sql<Row>`
    select ${PUBLIC_ID} as id, s.token_hash = ${sessionOf(ctx)} as current, s.created_at, s.last_seen_at, s.expires_at, s.device, s.browser, s.system
    from session s where s.customer_id = ${customerId} and ${IS_OPEN}
    order by current desc, s.last_seen_at desc, s.created_at desc, id limit ${MAX_LISTED}`.execute(
    ctx.db,
  );
  return rows.map(({ created_at, last_seen_at, expires_at, ...row }) => ({
    ...row,
    startedAt: created_at.toISOString(),
    lastUsedAt: last_seen_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
}

/**
 * Ends one, also this one, and voids what was asked for under a session: it is ended because it may be somebody else's.
 * @throws Problem session-not-found (another's, ended, or never there), login-required, password-change-required
 */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const customerId = customerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    // As revokeAccess locks: a login or a new password that is under way is waited for.
    await sql`select from credential where customer_id = ${customerId} for update`.execute(tx);
    const { numAffectedRows } = await sql`
      update session s set revoked_at = now() where s.customer_id = ${customerId} and ${IS_OPEN} and ${PUBLIC_ID} = ${id}`.execute(
      tx,
    );
    if (Number(numAffectedRows ?? 0) === 0) throw new Problem('session-not-found');
    await voidPending(tx, customerId);
  });
}

/** All but this one. @throws Problem login-required, password-change-required */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const customerId = customerOf(ctx);
  await inTransaction(ctx.db, (tx) => revokeAccess(tx, customerId, sessionOf(ctx)));
}

function sessionOf({ actor }: Ctx): Buffer {
  return Buffer.from(actor.kind === 'customer' ? actor.session : '', 'hex');
}
