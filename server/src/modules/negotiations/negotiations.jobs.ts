// Negotiation jobs: offers that nobody answered within 48 hours end, and their buyers are told.
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { notifyBuyer } from './negotiations.mails.ts';
import { endThread, listOverdue } from './negotiations.queries.ts';
import { isOver } from './negotiations.rules.ts';
import { getThread, withThread } from './negotiations.thread.ts';

export const OFFER_EXPIRY = defineQueue<object>({
  name: 'offer-expiry',
  cron: '* * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

const AT_ONCE = 100;

/** Ends every offer whose time is over, a transaction each. A second run finds nothing left to do. @returns how many ended */
export async function expireOffers(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  const now = ctx.clock.now();
  for (let ended = 0; ; ) {
    const overdue = await listOverdue(ctx.db, now, AT_ONCE);
    for (const reference of overdue) ended += (await expire(ctx, reference, now)) ? 1 : 0;
    if (overdue.length < AT_ONCE) return ended;
  }
}

async function expire(ctx: Ctx, reference: string, now: Date): Promise<boolean> {
  try {
    return await withThread(ctx, 'anybody', reference, async (tx, row) => {
      const newest = row.offers.at(-1);
      // Answered meanwhile.
      if (
        newest === undefined ||
        newest.state !== 'open' ||
        !isOver({ expiresAt: new Date(newest.expires_at) }, now)
      )
        return false;
      await endThread(tx, row.id, 'expired', 'system', now);
      await failpoint('offer: time was over');
      await notifyBuyer(ctx, tx, await getThread(tx, 'anybody', reference), 'expired');
      return true;
    });
  } catch (error) {
    // Gone with its buyer.
    if (error instanceof Problem && error.code === 'offer-not-found') return false;
    throw error;
  }
}

export function offerExpiryJob(): JobWorker {
  return { queue: OFFER_EXPIRY, work: async (ctx) => void (await expireOffers(ctx)) };
}
