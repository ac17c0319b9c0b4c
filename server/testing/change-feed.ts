// The change feed in tests: transactions of other tests, in databases of their own, hold it back as well.
import type pg from 'pg';

/** Until every event that is committed can be read. @throws Error after 20 seconds */
export async function untilFeedIsCurrent(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const { rowCount } = await pool.query(
      'select from event where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1',
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('a transaction holds the change feed back');
}
