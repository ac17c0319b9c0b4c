// Transfers of stock between locations: moved at once, all lines or none, so that every unit is at one location at any time. [decisions 0102]
import type { StockTransfer, StockTransferRow } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type Listed, type ListPage, listed } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { collapse } from '../../platform/text.ts';
import { rejectFaults } from './admin-errors.ts';
import { lockStock } from './catalog.stock.ts';
import {
  columnOf,
  heldAt,
  type Lacking,
  lackingFields,
  lockLocation,
  notThere,
} from './catalog.stock-locations.ts';
import { matchingProducts } from './products.admin.queries.ts';
import { findCoded } from './stocktakes.queries.ts';

/** The newest first. @throws Problem not-found, right-missing */
export async function listStockTransfers(
  ctx: Ctx,
  { ids }: { ids?: number[] | undefined },
  page: ListPage,
): Promise<Listed<StockTransferRow>> {
  staffOf(ctx, 'catalogue:read');
  return await readTransfers(ctx.db, ids ?? null, page);
}

async function readTransfers(
  db: Db | Tx,
  ids: number[] | null,
  page: { start: number; count: number },
): Promise<Listed<StockTransferRow>> {
  const { rows } = await sql<Omit<StockTransferRow, 'at'> & { at: Date; total: number }>`
    select t.id, t.at, coalesce(who.name, t.who) as who, f.name as from, g.name as to, t.note, n.products, n.units, t.total
    from (
      select t.*, count(*) over ()::int as total from stock_transfer t where ${ids}::int[] is null or t.id = any(${ids}::int[])
      order by t.id desc limit ${page.count} offset ${page.start}
    ) t
    cross join lateral (select count(*)::int as products, coalesce(sum(quantity), 0)::bigint as units from stock_transfer_line where transfer_id = t.id) n
    join stock_location f on f.id = t.from_id join stock_location g on g.id = t.to_id
    left join actor_name who on who.who = t.who
    order by t.id desc`.execute(db);
  return listed(rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })));
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getStockTransfer(ctx: Ctx, id: number): Promise<StockTransfer> {
  staffOf(ctx, 'catalogue:read');
  return await readTransfer(ctx, ctx.db, id);
}

async function readTransfer(ctx: Ctx, db: Db | Tx, id: number): Promise<StockTransfer> {
  const [row] = (await readTransfers(db, [id], { start: 0, count: 1 })).rows;
  if (row === undefined) throw new Problem('record-not-found');
  const { rows: lines } = await sql<StockTransfer['lines'][number]>`
    select p.id as "productId", p.sku, coalesce(t.name, en.name, p.sku) as name, l.quantity
    from stock_transfer_line l join product p on p.id = l.product_id
    left join product_text t on t.product_id = p.id and t.locale = ${ctx.locale}
    left join product_text en on en.product_id = p.id and en.locale = 'en'
    where l.transfer_id = ${id} order by p.sku`.execute(db);
  return { ...row, lines };
}

type New = {
  /** Made by the form: what is sent twice is moved once. */
  once: string;
  fromId: number;
  toId: number;
  note: string;
  lines: readonly { part: string; quantity: number }[];
};

/** All faulty lines are named at once. @throws Problem not-found, right-missing, invalid-request, stock-not-there, stock-none-there */
export async function addStockTransfer(ctx: Ctx, input: New): Promise<StockTransfer> {
  const by = staffOf(ctx, 'catalogue:write');
  if (input.fromId === input.toId)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-repeated', pointer: '/toId' }] },
    );
  return await inTransaction(ctx.db, async (tx) => {
    const from = await lockLocation(tx, input.fromId, '/fromId');
    const to = await lockLocation(tx, input.toId, '/toId');
    const { lines, faults } = await linesOf(tx, input.lines);
    const ids = lines.map((line) => line.productId);
    const quantities = lines.map((line) => line.quantity);
    await lockStock(tx, ids);
    const { rows } = await sql<{ id: number }>`
      insert into stock_transfer (from_id, to_id, note, at, who, once)
      values (${from.id}, ${to.id}, ${collapse(input.note)}, ${ctx.clock.now()}, ${by}, ${input.once})
      on conflict (once) do nothing returning id`.execute(tx);
    const [added] = rows;
    if (added === undefined) {
      const { id } = await tx
        .selectFrom('stock_transfer')
        .select('id')
        .where('once', '=', input.once)
        .executeTakeFirstOrThrow();
      return await readTransfer(ctx, tx, id);
    }
    const lacking: Lacking[] = [];
    for (const { productId, quantity, part, indexes } of lines) {
      const n = await heldAt(tx, productId, from);
      if (n < quantity)
        for (const index of indexes)
          lacking.push({ name: part, n, pointer: `/lines/${index}/quantity` });
    }
    rejectFaults(faults.length === 0 ? [] : [...faults, ...lackingFields(lacking, from)]);
    if (lacking.length > 0) throw notThere(lacking, from);
    await failpoint('transfer: read');
    await sql`
      with line as (select * from unnest(${ids}::int[], ${quantities}::int[]) as l (product_id, quantity)), kept as (
        insert into stock_transfer_line (transfer_id, product_id, quantity) select ${added.id}::int, product_id, quantity from line
      )
      insert into stock_movement (product_id, delta, reason, at, note, who, location_id)
      select l.product_id, m.delta * l.quantity, 'transfer', ${ctx.clock.now()}, ${collapse(input.note) || null}, ${by}, m.location_id
      from line l cross join (values (-1, ${columnOf(from)}::int), (1, ${columnOf(to)}::int)) m (delta, location_id)
      order by l.product_id, m.delta`.execute(tx);
    return await readTransfer(ctx, tx, added.id);
  });
}

/** `indexes`: all lines that name the product. */
type Line = { productId: number; quantity: number; part: string; indexes: number[] };

/** What is typed behind a part number, where a quantity is expected: `five`, `-4`, `2.5`. */
const LAST_WORD = /[\s;,]+[^\s;,]+$/;
const SIGNED = /[\s;,][-+\u2212]\d+$/;

/** A product that is named twice moves once, with all of its units. `faults`: parts that are unknown or several products, and quantities that are none. */
async function linesOf(
  tx: Tx,
  wanted: New['lines'],
): Promise<{ lines: Line[]; faults: FieldProblem[] }> {
  const parts = wanted.map(({ part }) => part.trim());
  const found = await findCoded(tx, parts, matchingProducts({}));
  // The key of a part number has no signs, so that `A -4` would be `A4`.
  const isUnclear = (index: number, part: string): boolean =>
    LAST_WORD.test(part) && (!found.has(index) || SIGNED.test(part));
  const begins = await findCoded(
    tx,
    parts.map((part, index) => (isUnclear(index, part) ? part.replace(LAST_WORD, '') : '')),
    matchingProducts({}),
  );
  const faults: FieldProblem[] = [];
  const lines = new Map<number, Line>();
  for (const [index, { part, quantity }] of wanted.entries()) {
    const all = found.get(index) ?? [];
    const exact = all.filter(({ isExact }) => isExact);
    const [meant, ...others] = exact.length > 0 ? exact : all;
    if (begins.has(index) && exact.length === 0) {
      faults.push({ code: 'quantity-not-understood', pointer: `/lines/${index}/quantity` });
      continue;
    }
    if (meant === undefined || others.length > 0) {
      const code = meant === undefined ? 'product-number-unknown' : 'count-ambiguous';
      faults.push({ code, params: { part }, pointer: `/lines/${index}/part` });
      continue;
    }
    const line = lines.get(meant.id) ?? { productId: meant.id, quantity: 0, part, indexes: [] };
    line.quantity += quantity;
    line.indexes.push(index);
    lines.set(meant.id, line);
  }
  return { lines: [...lines.values()].sort((a, b) => a.productId - b.productId), faults };
}
