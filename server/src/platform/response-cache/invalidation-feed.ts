// Cache invalidation feed: each node polls the database a few times a second for public rows that changed, exact to the transaction. [decisions 0069]
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

const POLL_MS = 150;
/** When the last poll is older, cached responses are not used. */
const MAX_LAG_MS = 800;
/** Rows of the feed stay so long, for nodes that poll late. */
const CLEANUP_MS = 30_000;

/**
 * How long a module keeps what it read of the database. A node that follows the feed drops it with the change; one that cannot, as while the
 * primary is replaced, shows it at most so long, which stays below the promised second with the lag of a replica.
 */
export const KEPT_MS = 150;

const invalidators = new Set<() => void>();

/** For what a module caches of the database for some seconds: called when anything public but stock changed. */
export function onInvalidation(invalidate: () => void): void {
  invalidators.add(invalidate);
}

/** Ids of products whose stock changed, or everything. */
export type Change = number[] | 'everything';

type Feed = {
  /** Whether the cache has been compared with the database just now. */
  isCurrent(): boolean;
  stop(): Promise<void>;
};

type Poll = {
  snapshot: string;
  moment: string;
  products: (number | null)[] | null;
  position: string;
};

/**
 * Holds one connection of the pool.
 * @param before called first, with the LSN up to which the database had written when the change was seen: no read after it may miss that
 */
export function followInvalidationFeed(
  db: Db,
  changed: (change: Change) => void,
  before: (position: bigint) => void = () => {},
): Feed {
  const ended = new AbortController();
  let currentAt = Number.NEGATIVE_INFINITY;
  const publish = (change: Change, { position }: Poll): void => {
    before(BigInt(position));
    if (change === 'everything') for (const invalidate of invalidators) invalidate();
    changed(change);
  };

  const follow = async (): Promise<void> => {
    await db.connection().execute(async (own) => {
      let last: Poll | undefined;
      let cleaned = { at: performance.now(), snapshot: '' };
      while (!ended.signal.aborted) {
        const asked = performance.now();
        const poll = await readFeed(own, last?.snapshot ?? null);
        // A first poll, rates that begin at an hour, a new day: no row says so.
        if (last === undefined || poll.moment !== last.moment || poll.products?.includes(null))
          publish('everything', poll);
        else if (poll.products !== null)
          publish(
            poll.products.filter((id) => id !== null),
            poll,
          );
        last = poll;
        currentAt = asked;
        if (asked - cleaned.at >= CLEANUP_MS) {
          if (cleaned.snapshot !== '') await cleanUp(own, cleaned.snapshot);
          cleaned = { at: asked, snapshot: poll.snapshot };
        }
        await sleep(POLL_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      }
    });
  };

  const following = (async () => {
    while (!ended.signal.aborted) {
      // The database is away: MAX_LAG_MS passes, the cache is bypassed, and the first poll afterwards invalidates it.
      await follow().catch(() => {});
      await sleep(POLL_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    isCurrent: () => performance.now() - currentAt < MAX_LAG_MS,
    async stop() {
      ended.abort();
      await following;
    },
  };
}

/** Transactions that were not in the last snapshot, whatever their order. */
async function readFeed(db: Db, last: string | null): Promise<Poll> {
  const { rows } = await sql<Poll>`
    select pg_current_snapshot()::text as snapshot, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position,
      concat_ws(' ', shop_day(now()), (select max(valid_from) from currency_rate where valid_from <= now()), (select max(valid_from) from tax_rate where valid_from <= shop_day(now()))) as moment,
      (select jsonb_agg(distinct product_id) from cache_invalidation
        where xid >= pg_snapshot_xmin(${last}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${last}::pg_snapshot)) as products`.execute(
    db,
  );
  return rows[0] as Poll;
}

/** Every node has seen what had ended before a snapshot of half a minute ago. */
async function cleanUp(db: Db, snapshot: string): Promise<void> {
  await sql`delete from cache_invalidation where xid < pg_snapshot_xmin(${snapshot}::pg_snapshot)`.execute(
    db,
  );
}
