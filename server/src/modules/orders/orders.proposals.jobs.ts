// Order proposal expiry job: proposals that nobody answered until their last day lapse; the buyer and the staff are told. [decisions 0105]
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { getToday } from '../pricing/index.ts';
import { notifyBuyer, notifyStaff } from './orders.notify.ts';
import { closeOpenProposal, listOverdueProposals } from './orders.proposals.queries.ts';
import { lockOrder } from './orders.queries.ts';
import { getRowById } from './orders.service.ts';

export const ORDER_PROPOSAL_EXPIRY = defineQueue<object>({
  name: 'order-proposal-expiry',
  cron: '*/10 * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

const AT_ONCE = 100;

/** A transaction each; a second run finds nothing left to do. @returns how many lapsed */
export async function expireProposals(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  const today = await getToday(ctx.db, ctx.clock.now());
  for (let lapsed = 0; ; ) {
    const overdue = await listOverdueProposals(ctx.db, today, AT_ONCE);
    for (const id of overdue) lapsed += (await expire(ctx, id, today)) ? 1 : 0;
    if (overdue.length < AT_ONCE) return lapsed;
  }
}

async function expire(ctx: Ctx, id: number, today: string): Promise<boolean> {
  return await inTransaction(ctx.db, async (tx) => {
    await lockOrder(tx, id);
    // Answered or replaced meanwhile.
    const open = (await getRowById(tx, id)).proposals?.find((each) => each.state === 'open');
    if (open === undefined || open.answer_by >= today) return false;
    await closeOpenProposal(tx, id, { state: 'lapsed', by: 'system', at: ctx.clock.now() });
    const row = await getRowById(tx, id);
    await notifyBuyer(ctx, tx, 'proposal-over', row);
    await notifyStaff(ctx, tx, 'proposal', row);
    return true;
  });
}

export function proposalExpiryJob(): JobWorker {
  return { queue: ORDER_PROPOSAL_EXPIRY, work: async (ctx) => void (await expireProposals(ctx)) };
}
