// How does the desk change an order that is not confirmed yet? Pieces, lines that go, freight: amounts, taxes and stock follow in one transaction, and the buyer is told. [decisions 0032]
import type { DeskOrder, OrderEdit } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { interleave } from '../../platform/interleave.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { changeSale, lockStock, lockStockToChange } from '../catalog/index.ts';
import { type FrozenLine, freightPrices, totalsAgain } from './orders.desk.rules.ts';
import { readDeskOrder } from './orders.desk.ts';
import { STATUS_WORDS } from './orders.messages.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import { pricesFrom, type Totals } from './orders.rules.ts';
import { getRowById } from './orders.service.ts';
import { tellBuyer } from './orders.tell.ts';

export type ContentsInput = {
  /** The version that was looked at. */
  version: number;
  /** Lines that stay, with their pieces; the others go. */
  lines: readonly { productId: number; quantity: number }[];
  /** Paise; null: not quoted yet. */
  freight: number | null;
};

/** @throws Problem not-found, right-missing, order-not-found, order-not-editable, record-changed, order-empty, stock-not-enough, invalid-request */
export async function changeOrderContents(ctx: Ctx, id: number, input: ContentsInput): Promise<DeskOrder> {
  const actor = staffOf(ctx, 'orders:write');
  return await inTransaction(ctx.db, async (tx) => {
    const before = await getRowById(tx, id);
    // Lock order: stock by product id, then the order.
    await lockStockToChange(
      tx,
      id,
      before.lines.map((line) => line.product_id),
    );
    await lockOrder(tx, id);
    await interleave('edit: order locked');
    const row = await getRowById(tx, id);
    if (row.status !== 'Pending') throw new Problem('order-not-editable', { status: STATUS_WORDS[row.status][ctx.locale] });
    if (row.version !== input.version) throw new Problem('record-changed');
    const lines = linesOf(row, input.lines);
    const freight = input.freight === null ? null : freightPrices(input.freight, row.rates);
    const { totals, freightTax } = totalsAgain(lines, freight, {
      delivery: row.delivery,
      placeOfSupply: row.place_of_supply,
      taxes: row.taxes ?? [],
    });
    const edit = editOf(row, lines, totals);
    if (edit === null) return await readDeskOrder(ctx, tx, id);
    if (!(await changeSale(tx, id, lines))) throw await shortProblem(tx, row, lines);
    await saveContents(tx, id, lines, totals, freightTax);
    await sql`insert into order_edit (order_id, version, actor, at, changes)
      values (${id}, ${row.version + 1}, ${actor}, ${ctx.clock.now()}, ${JSON.stringify(edit)}::jsonb)`.execute(tx);
    await tellBuyer(ctx, tx, 'changed', await getRowById(tx, id));
    return await readDeskOrder(ctx, tx, id);
  });
}

/** Nothing is added here: what the buyer did not order is another order. */
function linesOf(row: OrderRow, wanted: ContentsInput['lines']): FrozenLine[] {
  const quantities = new Map(wanted.map((line) => [line.productId, line.quantity]));
  const isOurs = wanted.every(({ productId }) => row.lines.some((line) => line.product_id === productId));
  if (quantities.size < wanted.length || !isOurs) throw new Problem('invalid-request');
  if (quantities.size === 0) throw new Problem('order-empty');
  return row.lines.flatMap((line) => {
    const quantity = quantities.get(line.product_id);
    if (quantity === undefined) return [];
    const { product_id: productId, hsn, tax_basis_points: taxBasisPoints } = line;
    return [{ productId, hsn, taxBasisPoints, unitPrice: pricesFrom(line, 'unit'), quantity }];
  });
}

/** What becomes different; null: nothing. */
function editOf(row: OrderRow, lines: readonly FrozenLine[], { freight, total }: Totals): OrderEdit | null {
  const changed = row.lines.flatMap((line) => {
    const to = lines.find((each) => each.productId === line.product_id)?.quantity ?? 0;
    return to === line.quantity ? [] : [{ sku: line.sku, name: line.name, from: line.quantity, to }];
  });
  const isFreight = row.freight_inr !== (freight?.INR ?? null);
  if (changed.length === 0 && !isFreight) return null;
  return {
    lines: changed,
    freight: isFreight ? { from: row.freight_inr, to: freight?.INR ?? null } : null,
    total: { from: row.total_inr, to: total.INR },
  };
}

/** Which lines want more than there is, with how many pieces they can have. */
async function shortProblem(tx: Tx, row: OrderRow, lines: readonly FrozenLine[]): Promise<Problem> {
  const free = await lockStock(
    tx,
    lines.map((line) => line.productId),
  );
  const fields = lines.flatMap((line): FieldProblem[] => {
    const was = row.lines.find((each) => each.product_id === line.productId);
    const n = (was?.quantity ?? 0) + Math.max(0, free.get(line.productId) ?? 0);
    return line.quantity <= n
      ? []
      : [{ code: 'stock-not-enough', pointer: `/lines/${line.productId}`, params: { n, name: was?.name ?? '' } }];
  });
  const name = row.lines[0]?.name ?? '';
  return new Problem('stock-not-enough', fields[0]?.params ?? { n: 0, name }, { fields });
}

async function saveContents(
  tx: Tx,
  id: number,
  lines: readonly FrozenLine[],
  { subtotal, freight, taxes, total }: Totals,
  freightTax: { hsn: string; basisPoints: number },
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  await tx.deleteFrom('order_line').where('order_id', '=', id).where('product_id', 'not in', ids).execute();
  await sql`
    update order_line l set quantity = w.quantity, subtotal_inr = l.unit_inr * w.quantity, subtotal_usd = l.unit_usd * w.quantity, subtotal_sar = l.unit_sar * w.quantity
    from unnest(${ids}::int[], ${lines.map((line) => line.quantity)}::int[]) as w (product_id, quantity)
    where l.order_id = ${id} and l.product_id = w.product_id and l.quantity <> w.quantity`.execute(tx);
  await tx.deleteFrom('order_tax').where('order_id', '=', id).execute();
  for (const [index, { code, name, basisPoints, value }] of taxes.entries())
    await tx
      .insertInto('order_tax')
      .values({
        order_id: id,
        position: index + 1,
        code,
        name,
        basis_points: basisPoints,
        value_inr: value.INR,
        value_usd: value.USD,
        value_sar: value.SAR,
      })
      .execute();
  await sql`
    update purchase_order set version = version + 1, subtotal_inr = ${subtotal.INR}, subtotal_usd = ${subtotal.USD}, subtotal_sar = ${subtotal.SAR},
      freight_inr = ${freight?.INR ?? null}::bigint, freight_usd = ${freight?.USD ?? null}::bigint, freight_sar = ${freight?.SAR ?? null}::bigint,
      freight_hsn = ${freightTax.hsn}, freight_tax_basis_points = ${freightTax.basisPoints},
      total_inr = ${total.INR}, total_usd = ${total.USD}, total_sar = ${total.SAR} where id = ${id}`.execute(tx);
}
