// Session rows that are no longer needed.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** What ended a week ago is asked for by nobody: logged out, expired, or idle for longer than a session lives. */
export async function deleteEndedSessions(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from session where token_hash in (
      select token_hash from session
      where least(expires_at, last_seen_at + interval '12 hours', coalesce(revoked_at, 'infinity')) < now() - interval '7 days'
      limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
