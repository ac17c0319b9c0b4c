// Identity jobs: forgotten passwords are mailed; ended sessions (after a week), expired rate limit counters and login rows (after 400 days) are deleted every day.
import { sql } from 'kysely';
import { forgetOldSignIns } from '../../platform/audit-events.ts';
import type { Ctx } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { deleteExpiredCounters } from '../../platform/rate-limit.ts';
import { RESET_QUEUE } from '../customers/index.ts';
import { mailOneTimePassword } from './reset-password.service.ts';

export const SESSION_CLEAN_UP = defineQueue<object>({
  name: 'session-clean-up',
  cron: '41 2 * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

/** Sessions that ended a week ago are no longer needed: logged out, expired, or idle for too long. */
async function deleteEndedSessions({ db }: Ctx, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from session where token_hash in (
      select token_hash from session
      where least(expires_at, last_seen_at + interval '12 hours', coalesce(revoked_at, 'infinity')) < now() - interval '7 days'
      limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A second run finds nothing left to do. @returns how many sessions went */
export async function cleanUpSessions(ctx: Ctx): Promise<number> {
  if (ctx.actor.kind !== 'system') throw new Error('only the system cleans up');
  await inBatches((atMost) => deleteExpiredCounters(ctx.db, atMost));
  await inBatches((atMost) => forgetOldSignIns(ctx.db, atMost));
  return await inBatches((atMost) => deleteEndedSessions(ctx, atMost));
}

export function sessionCleanupJob(): JobWorker {
  return { queue: SESSION_CLEAN_UP, work: async (ctx) => void (await cleanUpSessions(ctx)) };
}

export const resetWorker: JobWorker<{ id: number }> = { queue: RESET_QUEUE, work: (ctx, { id }) => mailOneTimePassword(ctx, id) };
