// Queries of zero-result searches: many are written at once, the rarest are removed.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export type ZeroResultRow = { text: string; locale: string; count: number; last: Date };

/** Adds to the counts that are stored already. */
export async function addZeroResults(db: Db, rows: readonly ZeroResultRow[]): Promise<void> {
  await sql`
    insert into search_zero_result as z (text, locale, count, first_seen, last_seen)
    select text, locale, n, at, at
    from unnest(${rows.map((row) => row.text)}::text[], ${rows.map((row) => row.locale)}::text[], ${rows.map((row) => row.count)}::int[],
                ${rows.map((row) => row.last)}::timestamptz[]) as t (text, locale, n, at)
    order by 1, 2
    on conflict (text, locale) do update set count = z.count + excluded.count, last_seen = greatest(z.last_seen, excluded.last_seen)`.execute(
    db,
  );
}

/** Keeps the table small: beyond `most` texts the rarest and oldest go. */
export async function trimZeroResults(db: Db, most: number): Promise<void> {
  await sql`delete from search_zero_result where (text, locale) in (
    select text, locale from search_zero_result order by count desc, last_seen desc offset ${most}::int)`.execute(
    db,
  );
}
