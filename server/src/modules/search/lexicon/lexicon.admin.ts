// Synonyms and zero-result searches in the back office. The next search knows a changed synonym: a trigger counts its version. [house §6]
import type { Synonym, ZeroSearch } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../../platform/authorise.ts';
import type { Ctx } from '../../../platform/context.ts';
import { defineCrud } from '../../../platform/crud.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { type ListPage, listed } from '../../../platform/list.ts';
import { Problem } from '../../../platform/problem.ts';
import { likeOf, sortDirection } from '../../../platform/sql.ts';
import { collapse } from '../../../platform/text.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { dictionaryChanged } from './dictionary.ts';
import { synonymGroups } from './synonyms.rules.ts';

type Form = { phrases: string[]; oneWay: boolean };

export const synonymCrud = defineCrud<
  Synonym,
  Form,
  { q?: string | undefined; oneWay?: boolean | undefined }
>({
  area: 'catalogue',
  table: 'search_synonym',
  read: async (_ctx, db, { ids = null, q, oneWay = null }, page) => {
    const { rows } = await sql<Synonym & { total: number }>`
      select id, phrases, one_way as "oneWay", count(*) over ()::int as total from search_synonym
      where (${ids}::int[] is null or id = any(${ids}::int[]))
        and (${likeOf(q)}::text is null or array_to_string(phrases, E'\\n') ilike ${likeOf(q)})
        and (${oneWay}::boolean is null or one_way = ${oneWay}::boolean)
      order by id ${sortDirection(page.order)} limit ${page.count} offset ${page.start}`.execute(
      db,
    );
    return listed(rows);
  },
  toColumns: async (tx, form, id) => {
    const phrases = checked(form.phrases);
    await rejectTwin(tx, phrases, form.oneWay, id);
    return { phrases, one_way: form.oneWay };
  },
  afterCommit: dictionaryChanged,
});
export const listSynonyms = synonymCrud.list;

/** @throws Problem not-found, right-missing */
export async function listZeroResultSearches(
  ctx: Ctx,
  filter: { q?: string | undefined; locale?: string | undefined },
  page: ListPage,
): Promise<{ rows: ZeroSearch[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const direction = sortDirection(page.order);
  const sorted =
    page.sort === 'lastSeenAt'
      ? sql`last_seen ${direction}`
      : sql`count ${direction}, last_seen ${direction}`;
  type Row = {
    text: string;
    locale: ZeroSearch['locale'];
    count: number;
    first_seen: Date;
    last_seen: Date;
    total: number;
  };
  const { rows } = await sql<Row>`
    select *, count(*) over ()::int as total from search_zero_result
    where (${likeOf(filter.q)}::text is null or text ilike ${likeOf(filter.q)}) and (${filter.locale ?? null}::text is null or locale = ${filter.locale ?? null})
    order by ${sorted}, text, locale limit ${page.count} offset ${page.start}`.execute(ctx.db);
  return {
    rows: rows.map(({ text, locale, count, first_seen, last_seen }) => ({
      id: `${locale}-${text}`,
      text,
      locale,
      count,
      firstSeenAt: first_seen.toISOString(),
      lastSeenAt: last_seen.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** If it is gone already, that counts as done. @throws Problem not-found, right-missing */
export async function dismissZeroResultSearch(
  ctx: Ctx,
  { text, locale }: { text: string; locale: string },
): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTransaction(ctx.db, async (tx) => {
    await sql`delete from search_zero_result where text = ${text} and locale = ${locale}`.execute(
      tx,
    );
  });
}

/** Trimmed, each once; two that the search can tell apart must be left. */
function checked(typed: readonly string[]): string[] {
  const phrases = [
    ...new Set(
      typed.map((phrase) => collapse(phrase.normalize('NFC'))).filter((phrase) => phrase !== ''),
    ),
  ];
  const [group] = synonymGroups([{ phrases, oneWay: false }]);
  if ((group?.phrases.length ?? 0) < 2)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'synonym-too-few', pointer: '/phrases' }] },
    );
  return phrases;
}

/** The same first phrase in two groups of one kind: one of them would never be read. */
async function rejectTwin(
  tx: Db,
  phrases: readonly string[],
  oneWay: boolean,
  own: number | null,
): Promise<void> {
  const { rows } = await sql<{ phrases: string[] }>`select phrases from search_synonym
    where one_way = ${oneWay} and (${own}::int is null or id <> ${own}::int)`.execute(tx);
  const words = new Set(phrases.map(normalise));
  if (
    rows.some(
      (row) =>
        row.phrases.length === phrases.length &&
        row.phrases.every((phrase) => words.has(normalise(phrase))),
    )
  )
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-taken', pointer: '/phrases' }] },
    );
}
