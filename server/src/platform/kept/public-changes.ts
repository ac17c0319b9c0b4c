// What did anybody change that everybody may see? Asked of the database a few times a second, by every node; the answer is right to the transaction. [decisions 0041]
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

const EVERY_MS = 150;
/** Older than that nobody believes what is kept. */
const RIGHT_MS = 800;
/** So long rows stay for those who ask seldom. */
const SWEEP_MS = 30_000;

const forgetters = new Set<() => void>();

/** For what a module keeps of the database for some seconds: it is forgotten when anything public but stock changed. */
export function whenPublicChanges(forget: () => void): void {
  forgetters.add(forget);
}

/** Ids of products whose stock changed, or everything. */
export type Change = number[] | 'everything';

type Watch = {
  /** Whether what is kept has been compared with the database just now. */
  isRight(): boolean;
  stop(): Promise<void>;
};

type Answer = { snapshot: string; moment: string; products: (number | null)[] | null; position: string };

/**
 * One connection of the pool belongs to it.
 * @param before called first: up to where the database had written when the change was seen, which no read after it may miss
 */
export function watchPublicChanges(db: Db, changed: (change: Change) => void, before: (position: bigint) => void = () => {}): Watch {
  const ended = new AbortController();
  let rightSince = Number.NEGATIVE_INFINITY;
  const tell = (change: Change, { position }: Answer): void => {
    before(BigInt(position));
    if (change === 'everything') for (const forget of forgetters) forget();
    changed(change);
  };

  const watch = async (): Promise<void> => {
    await db.connection().execute(async (own) => {
      let last: Answer | undefined;
      let swept = { at: performance.now(), snapshot: '' };
      while (!ended.signal.aborted) {
        const asked = performance.now();
        const answer = await ask(own, last?.snapshot ?? null);
        // A first look, rates that begin at an hour, a new day: nobody wrote anything.
        if (last === undefined || answer.moment !== last.moment || answer.products?.includes(null)) tell('everything', answer);
        else if (answer.products !== null)
          tell(
            answer.products.filter((id) => id !== null),
            answer,
          );
        last = answer;
        rightSince = asked;
        if (asked - swept.at >= SWEEP_MS) {
          if (swept.snapshot !== '') await sweep(own, swept.snapshot);
          swept = { at: asked, snapshot: answer.snapshot };
        }
        await sleep(EVERY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      }
    });
  };

  const watching = (async () => {
    while (!ended.signal.aborted) {
      // The database is away: what is kept grows too old by itself, and the first look after that forgets it.
      await watch().catch(() => {});
      await sleep(EVERY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    isRight: () => performance.now() - rightSince < RIGHT_MS,
    async stop() {
      ended.abort();
      await watching;
    },
  };
}

/** Transactions that were not in the last snapshot, whatever their order. */
async function ask(db: Db, last: string | null): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select pg_current_snapshot()::text as snapshot, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position,
      concat_ws(' ', shop_day(now()), (select max(valid_from) from currency_rate where valid_from <= now()), (select max(valid_from) from tax_rate where valid_from <= shop_day(now()))) as moment,
      (select jsonb_agg(distinct product_id) from public_change
        where xid >= pg_snapshot_xmin(${last}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${last}::pg_snapshot)) as products`.execute(
    db,
  );
  return rows[0] as Answer;
}

/** What had ended before a snapshot of half a minute ago, everybody has seen. */
async function sweep(db: Db, snapshot: string): Promise<void> {
  await sql`delete from public_change where xid < pg_snapshot_xmin(${snapshot}::pg_snapshot)`.execute(db);
}
