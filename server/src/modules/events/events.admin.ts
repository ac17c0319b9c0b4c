// Events screen: the last events, and how far the change feed is behind.
import type { EventType, FeedEvent, FeedState } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { primaryOf } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { findOldestTransaction, listLastEvents } from './events.admin.queries.ts';
import { readLag } from './feed.queries.ts';

/** @throws Problem not-found, right-missing */
export async function listFeedEvents(
  ctx: Ctx,
  filter: { type?: EventType | undefined; q?: string | undefined },
  page: ListPage,
): Promise<{ rows: FeedEvent[]; total: number }> {
  staffOf(ctx, 'system:read');
  const { rows, total } = await listLastEvents(primaryOf(ctx.db), filter, page);
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

/** @throws Problem not-found, right-missing */
export async function getFeedState(ctx: Ctx): Promise<FeedState> {
  staffOf(ctx, 'system:read');
  const db = primaryOf(ctx.db);
  const [lag, holder] = await Promise.all([readLag(db), findOldestTransaction(db)]);
  return {
    waiting: lag.waiting,
    seconds: Math.floor(lag.seconds),
    newestAt: lag.newest?.toISOString() ?? null,
    oldestAt: lag.oldest?.toISOString() ?? null,
    transaction:
      lag.waiting === 0 || holder === undefined
        ? null
        : { program: holder.program, since: holder.since.toISOString() },
  };
}
