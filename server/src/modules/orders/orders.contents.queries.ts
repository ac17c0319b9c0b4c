// Rows of an order that changed: its lines, taxes, totals, and the change.
import { multiplyPrices, type OrderEdit } from '@millwright/contracts';
import { sql } from 'kysely';
import { amountColumns, byCurrency } from '../../platform/amounts.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { FrozenLine } from './orders.admin.rules.ts';
import type { Totals } from './orders.rules.ts';

/** `added`: what a new line copies of the catalogue besides; null: the order has it already. */
export type ChangedLine = FrozenLine & {
  sku: string;
  name: string;
  added: { slug: string; image: string; manufacturer: string } | null;
};

/** What an order holds and costs after a change. */
export type Contents = {
  lines: readonly ChangedLine[];
  totals: Totals;
  freightTax: { hsn: string; basisPoints: number };
  collected: boolean;
};
type Edit = { version: number; actor: string; at: Date; changes: OrderEdit };

/** The order is locked, its stock too. */
export async function saveContents(tx: Tx, id: number, sums: Contents, edit: Edit): Promise<void> {
  await saveLines(tx, id, sums.lines);
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
        value_base: value.base,
        value_in: JSON.stringify(byCurrency(value)),
      })
      .execute();
  await sql`
    update sales_order set version = ${edit.version}, subtotal_base = ${subtotal.base}, subtotal_in = ${JSON.stringify(byCurrency(subtotal))}::jsonb,
      freight_base = ${freight?.base ?? null}::bigint, freight_in = ${freight === null ? null : JSON.stringify(byCurrency(freight))}::jsonb,
      freight_hsn = ${sums.freightTax.hsn}, freight_tax_basis_points = ${sums.freightTax.basisPoints}, freight_collected = ${sums.collected},
      total_base = ${total.base}, total_in = ${JSON.stringify(byCurrency(total))}::jsonb where id = ${id}`.execute(
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
  const changed = kept.map(({ productId, quantity, unitPrice }) => ({
    product_id: productId,
    quantity,
    ...amountColumns('unit', unitPrice),
  }));
  await sql`
    update order_line l set quantity = w.quantity, unit_base = w.unit_base, unit_in = w.unit_in,
      subtotal_base = w.unit_base * w.quantity, subtotal_in = amounts_times(w.unit_in, w.quantity)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as w (product_id int, quantity int, unit_base bigint, unit_in jsonb)
    where l.order_id = ${id} and l.product_id = w.product_id and (l.quantity, l.unit_base) is distinct from (w.quantity, w.unit_base)`.execute(
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
        unit_base: unitPrice.base,
        unit_in: JSON.stringify(byCurrency(unitPrice)),
        subtotal_base: subtotal.base,
        subtotal_in: JSON.stringify(byCurrency(subtotal)),
      })
      .execute();
  }
}
