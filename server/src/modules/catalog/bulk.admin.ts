// Bulk changes of products: one statement in one transaction, so that it is one change in the history and one undo. [back office catalogue]
import { type BULK_ACTIONS, MAX_PRICE, type ProductFilterForm } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { getTerms, needsHsn } from '../pricing/index.ts';
import { refused, toldAtEntries } from './admin-errors.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { scaledOwnPrices } from './catalog.own-prices.ts';
import { lockProducts, matchingProducts } from './products.admin.queries.ts';

/** So many are changed in one transaction, which other changes of theirs wait for. */
const MAX_MATCHING = 50_000;
const LIMIT = { statementTimeoutMs: 120_000 };

/** Of products by their ids, or of all that match a filter: exactly one of them. */
export type BulkChange = {
  ids?: number[] | undefined;
  filter?: ProductFilterForm | undefined;
  action: (typeof BULK_ACTIONS)[number];
  categoryId?: number | undefined;
  /** 4 to 8 digits. */
  hsn?: string | undefined;
  /** Of the price. */
  percent?: number | undefined;
};

/** @returns how many differ now, and the ids that no product has. @throws Problem not-found, right-missing, invalid-request */
export async function bulkChangeProducts(
  ctx: Ctx,
  reindex: Reindex,
  change: BulkChange,
): Promise<{ changed: number; changeId: string; unknown: number[] }> {
  staffOf(ctx, 'catalogue:write');
  const { columns, isFound } = planOf(change);
  const { ids: named, filter } = change;
  if ((named === undefined) === (filter === undefined))
    throw refused([{ code: 'expected-either', params: { values: 'ids, filter' }, pointer: '' }]);
  return await toldAtEntries(() =>
    inTransaction(
      ctx.db,
      async (tx) => {
        const ids =
          named === undefined
            ? await lockMatching(tx, filter ?? {})
            : await lockProducts(tx, named);
        if (change.action === 'publish' && needsHsn(await getTerms(tx, ctx.clock.now())))
          await requireHsn(tx, ids);
        const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
        const values = sql.join(Object.values(columns));
        const { rows } = await sql<{ id: number }>`update product set (${names}) = row(${values})
        where id = any(${ids}::int[]) and (${names}) is distinct from (${values}) returning id`.execute(
          tx,
        );
        if (isFound)
          await followSearch(
            tx,
            reindex,
            rows.map((row) => row.id),
          );
        const { rows: told } = await sql<{
          id: string | null;
        }>`select nullif(current_setting('millwright.change', true), '') as id`.execute(tx);
        const known = new Set(ids);
        const unknown = [...new Set(named)].filter((id) => !known.has(id));
        return { changed: rows.length, changeId: told[0]?.id ?? ctx.requestId, unknown };
      },
      LIMIT,
    ),
  );
}

/** In the order of ids, as `lockProducts` does. @throws Problem invalid-request at the filter when more match than may */
async function lockMatching(tx: Tx, filter: ProductFilterForm): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where ${matchingProducts(filter)} order by p.id limit ${MAX_MATCHING + 1} for update of p`.execute(
    tx,
  );
  if (rows.length > MAX_MATCHING)
    throw refused([{ code: 'list-too-long', params: { n: MAX_MATCHING }, pointer: '/filter' }]);
  return rows.map(({ id }) => id);
}

/** @throws Problem hsn-missing */
async function requireHsn(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ n: number; sku: string }>`
    select count(*) over ()::int as n, sku from product where id = any(${[...ids]}::int[]) and hsn = '' order by id limit 1`.execute(
    tx,
  );
  const [first] = rows;
  if (first !== undefined) throw new Problem('hsn-missing', { n: first.n, sku: first.sku });
}

/** New values of the columns, and whether they affect search. */
function planOf({ action, categoryId, hsn, percent }: BulkChange): {
  columns: Record<string, RawBuilder<unknown>>;
  isFound: boolean;
} {
  switch (action) {
    case 'publish':
    case 'unpublish':
      return { columns: { published: sql`${action === 'publish'}::boolean` }, isFound: true };
    case 'category':
      if (categoryId === undefined)
        throw refused([{ code: 'field-required', pointer: '/categoryId' }]);
      return { columns: { category_id: sql`${categoryId}::int` }, isFound: true };
    case 'hsn': {
      const code = hsn?.trim() ?? '';
      if (code === '') throw refused([{ code: 'field-required', pointer: '/hsn' }]);
      if (!/^[0-9]{4,8}$/.test(code)) throw refused([{ code: 'value-not-valid', pointer: '/hsn' }]);
      return { columns: { hsn: sql`${code}::text` }, isFound: false };
    }
    case 'no-discount':
      return { columns: { discount_base: sql`null::bigint` }, isFound: false };
    case 'price': {
      const points = pointsOf(percent, (value) => value >= -90 && value <= 500);
      const price = scaled('price_base', points);
      const discount = scaled('discount_base', points);
      return {
        columns: {
          price_base: price,
          // So small that rounding leaves no difference: then it is none.
          discount_base: sql`case when ${discount} < ${price} then ${discount} end`,
          own_prices: scaledOwnPrices('product.own_prices', points),
        },
        isFound: false,
      };
    }
    case 'discount': {
      const asked = scaled(
        'price_base',
        pointsOf(
          percent === undefined ? undefined : -percent,
          (value) => value < 0 && value >= -90,
        ),
      );
      return {
        columns: { discount_base: sql`case when ${asked} < price_base then ${asked} end` },
        isFound: false,
      };
    }
  }
}

/** Hundredths of a percent. */
function pointsOf(percent: number | undefined, isFine: (percent: number) => boolean): number {
  if (percent === undefined || percent === 0)
    throw refused([{ code: 'field-required', pointer: '/percent' }]);
  if (!isFine(percent)) throw refused([{ code: 'value-not-valid', pointer: '/percent' }]);
  return Math.round(percent * 100);
}

/** Rounded half up to a minor unit, never to nothing. */
function scaled(column: string, points: number): RawBuilder<unknown> {
  const price = sql.ref(column);
  return sql`case when ${price} is not null then least(greatest((${price} * (10000 + ${points}::bigint) + 5000) / 10000, 1), ${MAX_PRICE}::bigint) end`;
}
