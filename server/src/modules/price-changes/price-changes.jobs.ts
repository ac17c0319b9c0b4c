// Price change jobs: batches by product id, each in one transaction with its cursor, so that a crash loses one batch and repeats none.
import type { Ctx } from '../../platform/context.ts';
import { auditedDb, type Db, inTransaction } from '../../platform/db/index.ts';
import { type JobWorker, sendJob } from '../../platform/jobs/index.ts';
import {
  applyPriceBatch,
  findPriceChange,
  listDuePriceChanges,
  type PriceChangeRecord,
  setPriceChangeState,
  undoPriceBatch,
} from './price-changes.queries.ts';
import { PRICE_CHANGE_QUEUE, PRICE_CHANGE_SCHEDULE } from './queue.ts';

/** Products a transaction: their buyers wait meanwhile. */
const BATCH = 1_000;
const SLICE_MS = 30_000;

export function priceChangeWorker(): JobWorker<{ priceChangeId: number }> {
  return {
    queue: PRICE_CHANGE_QUEUE,
    async work(ctx, { priceChangeId }) {
      if (!(await workOnPriceChange(ctx, priceChangeId)))
        await sendJob(ctx.db, PRICE_CHANGE_QUEUE, { priceChangeId });
    },
  };
}

export function priceChangeScheduleJob(): JobWorker {
  return {
    queue: PRICE_CHANGE_SCHEDULE,
    async work(ctx) {
      for (const priceChangeId of await listDuePriceChanges(ctx.db, ctx.clock.now()))
        await sendJob(ctx.db, PRICE_CHANGE_QUEUE, { priceChangeId });
    },
  };
}

/** @returns true when nothing is left to do, false when time was up */
export async function workOnPriceChange(
  ctx: Ctx,
  id: number,
  sliceMs = SLICE_MS,
): Promise<boolean> {
  const until = Date.now() + sliceMs;
  const record = await findPriceChange(ctx.db, id);
  if (record === undefined) return true;
  const db = dbOf(ctx, record);
  for (;;) {
    const isDone = await inTransaction(db, async (tx) => {
      const now = await findPriceChange(tx, id, { locks: true });
      if (now === undefined) return true;
      if (now.state === 'scheduled') {
        if (now.applies_at > ctx.clock.now()) return true;
        await setPriceChangeState(tx, id, 'applying');
        return false;
      }
      if (now.state === 'applying') {
        if ((await applyPriceBatch(tx, now, BATCH)) > 0) return false;
        await setPriceChangeState(tx, id, 'applied', { endedAt: ctx.clock.now() });
      } else if (now.state === 'undoing') {
        if ((await undoPriceBatch(tx, now, BATCH)) > 0) return false;
        await setPriceChangeState(tx, id, 'undone', { endedAt: ctx.clock.now() });
      }
      return true;
    });
    if (isDone) return true;
    if (Date.now() > until) return false;
  }
}

/** What it writes stands in the log of changes in the name of who asked for it. */
function dbOf(ctx: Ctx, record: PriceChangeRecord): Db {
  const isUndo = record.state === 'undoing';
  const staffId = (isUndo ? record.undone_by : null) ?? record.created_by;
  return auditedDb(ctx.db, {
    id: `price-change:${record.id}${isUndo ? ':undo' : ''}`,
    staffId,
    who: `staff:${staffId}`,
  });
}
