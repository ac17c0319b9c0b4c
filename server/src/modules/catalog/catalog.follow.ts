// Reindexing after catalogue changes: a few products in the same transaction, many by jobs. The index is passed in.
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker, sendJob } from '../../platform/jobs/index.ts';

/** Makes the index say what the tables say; search's `reindexProducts`, which the catalogue does not know. */
export type Reindex = (tx: Tx, ids: readonly number[]) => Promise<void>;

/** So many are found anew before the editor gets an answer. */
const AT_ONCE = 300;
const A_JOB = 500;

export const REINDEX_QUEUE = defineQueue<{ ids: number[] }>({
  name: 'catalogue-reindex',
  expireInSeconds: 300,
  retryLimit: 8,
  retryDelay: 5,
  retryDelayMax: 600,
});

/** Last in the transaction of the change. */
export async function followSearch(
  tx: Tx,
  reindex: Reindex,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length <= AT_ONCE) return await reindex(tx, wanted);
  for (let at = 0; at < wanted.length; at += A_JOB)
    await sendJob(tx, REINDEX_QUEUE, { ids: wanted.slice(at, at + A_JOB) });
}

export function catalogueReindexer(reindex: Reindex): JobWorker<{ ids: number[] }> {
  return {
    queue: REINDEX_QUEUE,
    work: async (ctx: Ctx, { ids }) =>
      await inTransaction(ctx.db, (tx) => reindex(tx, ids), { statementTimeoutMs: 60_000 }),
  };
}
