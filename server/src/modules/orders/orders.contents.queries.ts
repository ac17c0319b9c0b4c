// Rows of an order that staff changed: its lines, taxes, totals, and the change.
import { multiplyPrices, type OrderEdit } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { FrozenLine } from './orders.admin.rules.ts';
import type { Totals } from './orders.rules.ts';

/** `added`: what a new line copies of the catalogue besides; null: the order has it already. */
export type ChangedLine = FrozenLine & {
  sku: string;
  name: string;
  added: { slug: string; image: string; manufacturer: string } | null;
};

type Sums = {
  totals: Totals;
  freightTax: { hsn: string; basisPoints: number };
  collected: boolean;
};
type Edit = { version: number; actor: string; at: Date; changes: OrderEdit };

/** The order is locked, its stock too. */
export async function saveContents(
  tx: Tx,
  id: number,
  lines: readonly ChangedLine[],
  sums: Sums,
  edit: Edit,
): Promise<void> {
  await saveLines(tx, id, lines);
  const { subtotal, freight, taxes, total } = sums.totals;
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
    update sales_order set version = ${edit.version}, subtotal_inr = ${subtotal.INR}, subtotal_usd = ${subtotal.USD}, subtotal_sar = ${subtotal.SAR},
      freight_inr = ${freight?.INR ?? null}::bigint, freight_usd = ${freight?.USD ?? null}::bigint, freight_sar = ${freight?.SAR ?? null}::bigint,
      freight_hsn = ${sums.freightTax.hsn}, freight_tax_basis_points = ${sums.freightTax.basisPoints}, freight_collected = ${sums.collected},
      total_inr = ${total.INR}, total_usd = ${total.USD}, total_sar = ${total.SAR} where id = ${id}`.execute(
    tx,
  );
  await sql`insert into order_edit (order_id, version, actor, at, changes)
    values (${id}, ${edit.version}, ${edit.actor}, ${edit.at}, ${JSON.stringify(edit.changes)}::jsonb)`.execute(
    tx,
  );
}

async function saveLines(tx: Tx, id: number, lines: readonly ChangedLine[]): Promise<void> {
  const ids = lines.map((line) => line.productId);
  await tx
    .deleteFrom('order_line')
    .where('order_id', '=', id)
    .where('product_id', 'not in', ids)
    .execute();
  const kept = lines.filter((line) => line.added === null);
  const column = (of: (line: ChangedLine) => number) => kept.map(of);
  await sql`
    update order_line l set quantity = w.quantity, unit_inr = w.inr, unit_usd = w.usd, unit_sar = w.sar,
      subtotal_inr = w.inr * w.quantity, subtotal_usd = w.usd * w.quantity, subtotal_sar = w.sar * w.quantity
    from unnest(${column((line) => line.productId)}::int[], ${column((line) => line.quantity)}::int[], ${column((line) => line.unitPrice.INR)}::bigint[],
      ${column((line) => line.unitPrice.USD)}::bigint[], ${column((line) => line.unitPrice.SAR)}::bigint[]) as w (product_id, quantity, inr, usd, sar)
    where l.order_id = ${id} and l.product_id = w.product_id and (l.quantity, l.unit_inr) is distinct from (w.quantity, w.inr)`.execute(
    tx,
  );
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(position), 0)::int as last from order_line where order_id = ${id}`.execute(
    tx,
  );
  let position = rows[0]?.last ?? 0;
  for (const { productId, hsn, sku, name, taxBasisPoints, quantity, unitPrice, added } of lines) {
    if (added === null) continue;
    const subtotal = multiplyPrices(unitPrice, quantity);
    await tx
      .insertInto('order_line')
      .values({
        order_id: id,
        position: ++position,
        product_id: productId,
        sku,
        name,
        ...added,
        hsn,
        tax_basis_points: taxBasisPoints,
        quantity,
        unit_inr: unitPrice.INR,
        unit_usd: unitPrice.USD,
        unit_sar: unitPrice.SAR,
        subtotal_inr: subtotal.INR,
        subtotal_usd: subtotal.USD,
        subtotal_sar: subtotal.SAR,
      })
      .execute();
  }
}
