// Learned orders for tests: stored as the learning job stores them, so that every process reads them with its next answer. Test support.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { wordsChanged } from '../index/words.queries.ts';

/** @param orders query key -> products, the first first; what was learned before is gone */
export async function storeLearned(
  db: Db,
  orders: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`delete from search_learned`.execute(tx);
    for (const [query, ids] of Object.entries(orders)) {
      await sql`insert into search_learned (query, product_id, place, weight, visitors, orders)
        select ${query}, id, n, 100 - n, 3, 0 from unnest(${[...ids]}::int[]) with ordinality k (id, n)`.execute(
        tx,
      );
    }
    await wordsChanged(tx);
  });
}
