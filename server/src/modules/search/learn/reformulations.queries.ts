// Queries of reformulations: pairs of searches that enough visitors made one after the other, for the back office.
import type { ReformulationRow } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type ListPage, listed } from '../../../platform/list.ts';
import { likeOf, sortDirection } from '../../../platform/sql.ts';
import type { LearningRule } from './learning.rules.ts';

export type ReformulationFilter = { q?: string | undefined; locale?: string | undefined };

type Row = {
  first_text: string;
  second_text: string;
  locale: ReformulationRow['locale'];
  visitors: number;
  last_seen: Date;
  total: number;
};

/** Of fewer visitors than are learned from nothing is shown: a text could be one person's own. */
export async function listReformulationRows(
  db: Db,
  rule: LearningRule,
  { q, locale }: ReformulationFilter,
  page: ListPage,
): Promise<{ rows: ReformulationRow[]; total: number }> {
  const direction = sortDirection(page.order);
  const sorted =
    page.sort === 'lastSeenAt'
      ? sql`last_seen ${direction}`
      : sql`visitors ${direction}, last_seen ${direction}`;
  const { rows } = await sql<Row>`
    with numbered as (
      select *, row_number() over (partition by first_text, second_text, locale, source order by visitor) as of_source from search_reformulation
      where (${likeOf(q)}::text is null or first_text ilike ${likeOf(q)} or second_text ilike ${likeOf(q)})
        and (${locale ?? null}::text is null or locale = ${locale ?? null})
    ), pairs as (
      select first_text, second_text, locale, count(*)::int as visitors, max(seen_at) as last_seen from numbered
      where of_source <= ${rule.maxVisitorsOfAddress} group by 1, 2, 3 having count(*) >= ${rule.minVisitors}
    )
    select *, count(*) over ()::int as total from pairs
    order by ${sorted}, first_text, second_text, locale limit ${page.count} offset ${page.start}`.execute(
    db,
  );
  const { total } = listed(rows);
  return {
    rows: rows.map(({ first_text, second_text, locale: language, visitors, last_seen }) => ({
      id: `${language}-${first_text}-${second_text}`,
      first: first_text,
      second: second_text,
      locale: language,
      visitors,
      lastSeenAt: last_seen.toISOString(),
    })),
    total,
  };
}

export async function deleteReformulation(
  tx: Tx,
  { first, second, locale }: { first: string; second: string; locale: string },
): Promise<void> {
  await sql`delete from search_reformulation where first_text = ${first} and second_text = ${second} and locale = ${locale}`.execute(
    tx,
  );
}
