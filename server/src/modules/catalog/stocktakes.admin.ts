// Stocktakes: begun over products, and closed by movements of the differences, all of them or none. [decisions 0100]
import type { Stocktake, StocktakeLine, StocktakeRow, StocktakeView } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Listed, ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { textIn } from '../../platform/sql.ts';
import { collapse } from '../../platform/text.ts';
import { refused } from './admin-errors.ts';
import { columnOf, lockLocation } from './catalog.stock-locations.ts';
import { matchingProducts } from './products.admin.queries.ts';
import {
  countedStock,
  findCoded,
  findStocktake,
  IS_REJECTED,
  inScope,
  listLines,
  type ScopeRow,
} from './stocktakes.queries.ts';

/** Differences that a rejection names. */
const NAMED = 5;
/** A whole warehouse is closed in one transaction. */
const LIMIT = { statementTimeoutMs: 60_000 };

type Row = Omit<StocktakeRow, 'begunAt' | 'endedAt'> & {
  begun_at: Date;
  ended_at: Date | null;
  posted: number;
  total: number;
};

async function readStocktakes(ctx: Ctx, db: Db | Tx, id: number | null, page: ListPage) {
  const { rows } = await sql<Row>`
    select k.id, k.name, k.scope, place.name as location, k.counts_ordered as "countsOrdered", coalesce(${textIn(ctx.locale, 'c.name')}, m.name) as of, k.state, k.begun_at, coalesce(b.name, k.begun_by) as "begunBy",
      k.ended_at, coalesce(e.name, k.ended_by) as "endedBy", k.posted, n.counted, n.different, k.total
    from (
      select k.*, count(*) over ()::int as total from stocktake k where ${id}::int is null or k.id = ${id}
      order by k.id desc limit ${page.count} offset ${page.start}
    ) k
    cross join lateral (
      select count(*)::int as counted, (count(*) filter (where l.counted <> l.expected))::int as different
      from stocktake_line l where l.stocktake_id = k.id
    ) n
    left join category c on c.id = k.category_id left join manufacturer m on m.id = k.manufacturer_id
    left join stock_location place on place.id = k.location_id
    left join actor_name b on b.who = k.begun_by left join actor_name e on e.who = k.ended_by
    order by k.id desc`.execute(db);
  return rows.map(({ begun_at, ended_at, ...row }) => ({
    ...row,
    begunAt: begun_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
}

/** The newest first. @throws Problem not-found, right-missing */
export async function listStocktakes(ctx: Ctx, page: ListPage): Promise<Listed<StocktakeRow>> {
  staffOf(ctx, 'catalogue:read');
  const rows = await readStocktakes(ctx, ctx.db, null, page);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, posted: __, ...row }) => row),
  };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getStocktake(ctx: Ctx, id: number): Promise<Stocktake> {
  staffOf(ctx, 'catalogue:read');
  return await readStocktake(ctx, ctx.db, id);
}

async function readStocktake(ctx: Ctx, db: Db | Tx, id: number): Promise<Stocktake> {
  const take = await findStocktake(db, id);
  const page = { start: 0, count: 1, sort: 'id', order: 'desc' } as const;
  const [row] = await readStocktakes(ctx, db, id, page);
  if (take === undefined || row === undefined) throw new Problem('record-not-found');
  const { rows } = await sql<{ products: number; rejected: number }>`
    select (select count(*)::int from product p where ${inScope(take)}) as products,
      (select count(*)::int from stocktake_line l left join ${countedStock(take)} s on s.product_id = l.product_id
       where l.stocktake_id = ${id} and ${IS_REJECTED}) as rejected`.execute(db);
  const { total: _, ...known } = row;
  return { ...known, ...(rows[0] as { products: number; rejected: number }) };
}

type New = {
  name: string;
  scope: ScopeRow['scope'];
  categoryId?: number | null | undefined;
  manufacturerId?: number | null | undefined;
  parts?: string[] | undefined;
  /** Absent: all locations together. */
  locationId?: number | undefined;
  /** Whether units of orders that have not left yet are counted too; they are, if absent. */
  countsOrdered?: boolean | undefined;
};

/** @throws Problem not-found, right-missing, invalid-request */
export async function beginStocktake(ctx: Ctx, input: New): Promise<Stocktake> {
  const by = staffOf(ctx, 'catalogue:write');
  const { scope } = input;
  const name = collapse(input.name);
  const categoryId = scope === 'category' ? (input.categoryId ?? null) : null;
  const manufacturerId = scope === 'manufacturer' ? (input.manufacturerId ?? null) : null;
  const faults: FieldProblem[] = [];
  if (name === '') faults.push({ code: 'field-required', pointer: '/name' });
  if (scope === 'category' && categoryId === null)
    faults.push({ code: 'field-required', pointer: '/categoryId' });
  if (scope === 'manufacturer' && manufacturerId === null)
    faults.push({ code: 'field-required', pointer: '/manufacturerId' });
  return await inTransaction(ctx.db, async (tx) => {
    const list = scope === 'list' ? await productsOfList(tx, input.parts ?? [], faults) : null;
    if (faults.length > 0) throw refused(faults);
    const { locationId, countsOrdered = true } = input;
    if (locationId !== undefined) await lockLocation(tx, locationId);
    const { rows } = await sql<{ id: number }>`
      insert into stocktake (name, scope, category_id, manufacturer_id, product_ids, location_id, counts_ordered, begun_at, begun_by)
      select ${name}, ${scope}, ${categoryId}::int, ${manufacturerId}::int, ${list}::int[], ${locationId ?? null}::int, ${countsOrdered}, ${ctx.clock.now()}, ${by}
      where (${categoryId}::int is null or exists (select from category where id = ${categoryId}))
        and (${manufacturerId}::int is null or exists (select from manufacturer where id = ${manufacturerId}))
      returning id`.execute(tx);
    if (rows[0] === undefined)
      throw refused([
        {
          code: 'value-not-valid',
          pointer: scope === 'category' ? '/categoryId' : '/manufacturerId',
        },
      ]);
    return await readStocktake(ctx, tx, rows[0].id);
  });
}

/** Numbers that no product has, or several, are faults of the list. */
async function productsOfList(
  tx: Tx,
  parts: readonly string[],
  faults: FieldProblem[],
): Promise<number[]> {
  const codes = [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
  if (codes.length === 0) faults.push({ code: 'field-required', pointer: '/parts' });
  const found = await findCoded(tx, codes, matchingProducts({}));
  const ids = codes.flatMap((part, place) => {
    const all = found.get(place) ?? [];
    const exact = all.filter(({ isExact }) => isExact);
    const meant = exact.length > 0 ? exact : all;
    if (meant.length === 1) return [(meant[0] as { id: number }).id];
    const code = meant.length === 0 ? 'product-number-unknown' : 'count-ambiguous';
    if (faults.length < NAMED) faults.push({ code, params: { part }, pointer: '/parts' });
    return [];
  });
  return [...new Set(ids)];
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function listStocktakeLines(
  ctx: Ctx,
  id: number,
  { q, view = 'all' }: { q?: string | undefined; view?: StocktakeView | undefined },
  page: ListPage,
): Promise<Listed<StocktakeLine>> {
  staffOf(ctx, 'catalogue:read');
  const take = await findStocktake(ctx.db, id);
  if (take === undefined) throw new Problem('record-not-found');
  const { rows, total } = await listLines(ctx, take, { q, view }, page);
  return {
    total,
    rows: rows.map(({ counted_at, ...row }) => ({
      ...row,
      countedAt: counted_at?.toISOString() ?? null,
    })),
  };
}

/**
 * Posts counted minus expected: what was sold or arrived since the count stays right. Two people close it once.
 * @throws Problem not-found, right-missing, record-not-found, stocktake-ended, stocktake-empty, stocktake-rejected
 */
export async function closeStocktake(ctx: Ctx, id: number): Promise<{ posted: number }> {
  const by = staffOf(ctx, 'catalogue:write');
  return await inTransaction(
    ctx.db,
    async (tx) => {
      const take = await lockOpen(tx, id);
      const { name, location_id: at } = take;
      const place = at === null ? null : await lockLocation(tx, at);
      await failpoint('stocktake: read');
      await lockDifferent(tx, id);
      await failpoint('stocktake: stock locked');
      await rejectImpossible(tx, take);
      const { rows } = await sql<{ posted: number }>`
        with moved as (
          update stock s set on_hand = s.on_hand + l.counted - l.expected from stocktake_line l
          where l.stocktake_id = ${id} and l.counted <> l.expected and s.product_id = l.product_id
          returning s.product_id, l.counted - l.expected as delta
        ), noted as (
          insert into stock_movement (product_id, delta, reason, note, who, location_id)
          select product_id, delta, 'stocktake', ${name}, ${by}, ${place === null ? null : columnOf(place)}::int from moved order by product_id
        )
        select count(*)::int as posted from moved`.execute(tx);
      const posted = rows[0]?.posted ?? 0;
      await end(tx, id, { state: 'closed', by, at: ctx.clock.now(), posted });
      return { posted };
    },
    LIMIT,
  );
}

/** Nothing was counted that could be posted. @throws Problem not-found, right-missing, record-not-found, stocktake-ended */
export async function cancelStocktake(ctx: Ctx, id: number): Promise<void> {
  const by = staffOf(ctx, 'catalogue:write');
  await inTransaction(
    ctx.db,
    async (tx) => {
      await lockOpen(tx, id);
      await end(tx, id, { state: 'cancelled', by, at: ctx.clock.now(), posted: 0 });
    },
    LIMIT,
  );
}

async function lockOpen(tx: Tx, id: number): Promise<ScopeRow> {
  const take = await findStocktake(tx, id, 'update');
  if (take === undefined) throw new Problem('record-not-found');
  if (take.state !== 'open') throw new Problem('stocktake-ended');
  return take;
}

/** The stock rows of the differences, as lockStock does; a product that never had one gets it. */
async function lockDifferent(tx: Tx, id: number): Promise<void> {
  await sql`insert into stock (product_id, on_hand)
    select l.product_id, 0 from stocktake_line l where l.stocktake_id = ${id} and l.counted <> l.expected
      and not exists (select from stock s where s.product_id = l.product_id) order by l.product_id
    on conflict (product_id) do nothing`.execute(tx);
  await sql`select product_id from stock
    where product_id = any(array(select l.product_id from stocktake_line l where l.stocktake_id = ${id} and l.counted <> l.expected))
    order by product_id for update`.execute(tx);
}

async function rejectImpossible(tx: Tx, take: ScopeRow): Promise<void> {
  const { rows } = await sql<{ counted: number; rejected: number; parts: string[] | null }>`
    select (select count(*)::int from stocktake_line where stocktake_id = ${take.id}) as counted, count(*)::int as rejected,
      array_agg(p.sku order by p.sku) as parts
    from stocktake_line l join product p on p.id = l.product_id left join ${countedStock(take)} s on s.product_id = l.product_id
    where l.stocktake_id = ${take.id} and ${IS_REJECTED}`.execute(tx);
  const [{ counted, rejected: n, parts } = { counted: 0, rejected: 0, parts: null }] = rows;
  if (counted === 0) throw new Problem('stocktake-empty');
  if (n === 0) return;
  const named = (parts ?? []).slice(0, NAMED).join(', ');
  throw new Problem('stocktake-rejected', { n, parts: n > NAMED ? `${named} …` : named });
}

async function end(
  tx: Tx,
  id: number,
  {
    state,
    by,
    at,
    posted,
  }: { state: 'closed' | 'cancelled'; by: string; at: Date; posted: number },
): Promise<void> {
  await sql`update stocktake_line set is_open = false where stocktake_id = ${id}`.execute(tx);
  await sql`update stocktake set state = ${state}, ended_at = ${at}, ended_by = ${by}, posted = ${posted} where id = ${id}`.execute(
    tx,
  );
}
