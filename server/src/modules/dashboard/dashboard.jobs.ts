// Dashboard jobs: days that are over, and what lies unsold: a quarter of an hour later at most.
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { DAY_MS, DAYS_BACK, SLOW_DAYS } from './dashboard.rules.ts';
import { addUpDays } from './sales-days.queries.ts';
import { renewSlowMovingStock } from './slow-stock.queries.ts';

const KEPT_PARTS = 64;
/** Half a year of orders, once. */
const LIMIT = { statementTimeoutMs: 120_000 };

export const FIGURES_QUEUE = defineQueue<object>({
  name: 'dashboard-figures',
  cron: '*/15 * * * *',
  expireInSeconds: 600,
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 300,
});

/** @returns how many days were added up */
export async function keepMetrics(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  const now = ctx.clock.now();
  await inTransaction(
    ctx.db,
    (tx) => renewSlowMovingStock(tx, new Date(now.getTime() - SLOW_DAYS * DAY_MS), now, KEPT_PARTS),
    LIMIT,
  );
  return await inTransaction(ctx.db, (tx) => addUpDays(tx, DAYS_BACK), LIMIT);
}

export function dailySalesJob(): JobWorker {
  return { queue: FIGURES_QUEUE, work: async (ctx) => void (await keepMetrics(ctx)) };
}
