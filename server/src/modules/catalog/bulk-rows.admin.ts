// Many rows of stock or prices by SKU: one transaction, a handful of statements, an answer for each row; what cannot be written leaves the others alone. [decisions 0114]
import { MAX_PRICE, type ProblemCode, type ProblemParams } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';

export type StockRow = { sku: string; onHand: number };
/** Amounts in minor units of the base currency; absent: as it is. */
export type PriceRow = {
  sku: string;
  price?: number | undefined;
  discountPrice?: number | null | undefined;
};
export type RowFault = { code: ProblemCode; field: string; params?: ProblemParams };
/** `null`: written, or already so. */
export type RowAnswer = { sku: string; changed: boolean; fault: RowFault | null };

/** What a movement of stock says of where it comes from. */
const NOTE = 'API';

/** @throws Problem not-found, right-missing */
export async function putStock(ctx: Ctx, rows: readonly StockRow[]): Promise<RowAnswer[]> {
  const by = staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const found = await lockStockOfSkus(tx, rows);
    const answers = answersOf(rows, found, ({ onHand }, { reserved }) =>
      onHand < reserved
        ? { code: 'stock-below-reserved', field: 'onHand', params: { n: reserved } }
        : null,
    );
    const wanted = rows.flatMap(({ sku, onHand }, at) => {
      const row = found.get(sku);
      if (answers[at]?.fault !== null || row === undefined || row.on_hand === onHand) return [];
      (answers[at] as RowAnswer).changed = true;
      return [{ id: row.id, onHand, delta: onHand - row.on_hand }];
    });
    if (wanted.length > 0)
      await sql`with wanted as (
          select * from unnest(${wanted.map(({ id }) => id)}::int[], ${wanted.map(({ onHand }) => onHand)}::int[],
            ${wanted.map(({ delta }) => delta)}::int[]) as w (product_id, on_hand, delta)
        ), moved as (
          insert into stock_movement (product_id, delta, reason, note, who)
          select product_id, delta, 'correction', ${NOTE}, ${by} from wanted order by product_id
        )
        update stock s set on_hand = w.on_hand from wanted w where s.product_id = w.product_id`.execute(
        tx,
      );
    return answers;
  });
}

/** @throws Problem not-found, right-missing */
export async function putPrices(ctx: Ctx, rows: readonly PriceRow[]): Promise<RowAnswer[]> {
  staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const found = await lockPricesOfSkus(tx, rows);
    const wishOf = (row: PriceRow, now: PricedRow) => ({
      id: now.id,
      price: row.price ?? now.price,
      discount: row.discountPrice === undefined ? now.discount : row.discountPrice,
    });
    const answers = answersOf(rows, found, (row, now) => {
      const { price, discount } = wishOf(row, now);
      if (price < 1) return { code: 'number-too-small', field: 'price', params: { n: 0.01 } };
      if (price > MAX_PRICE)
        return { code: 'number-too-large', field: 'price', params: { n: MAX_PRICE / 100 } };
      if (discount !== null && (discount < 1 || discount >= price))
        return { code: 'value-not-valid', field: 'discountPrice' };
      return null;
    });
    const wanted = rows.flatMap((row, at) => {
      const now = found.get(row.sku);
      if (answers[at]?.fault !== null || now === undefined) return [];
      const wish = wishOf(row, now);
      if (wish.price === now.price && wish.discount === now.discount) return [];
      (answers[at] as RowAnswer).changed = true;
      return [wish];
    });
    if (wanted.length > 0)
      await sql`update product p set price_base = w.price, discount_base = w.discount
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id int, price bigint, discount bigint) where p.id = w.id`.execute(
        tx,
      );
    return answers;
  });
}

type StockedRow = { id: number; sku: string; kind: string; on_hand: number; reserved: number };
type PricedRow = { id: number; sku: string; kind: string; price: number; discount: number | null };

/** By id, as orders lock them. */
async function lockStockOfSkus(tx: Tx, rows: readonly StockRow[]) {
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const { rows: found } = await sql<StockedRow>`
    select p.id, p.sku, p.kind, s.on_hand, s.reserved from product p join stock s on s.product_id = p.id
    where p.sku = any(${skus}::text[]) order by p.id for update of s`.execute(tx);
  return new Map(found.map((row) => [row.sku, row]));
}

async function lockPricesOfSkus(tx: Tx, rows: readonly PriceRow[]) {
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const { rows: found } = await sql<PricedRow>`
    select p.id, p.sku, p.kind, p.price_base as price, p.discount_base as discount from product p
    where p.sku = any(${skus}::text[]) order by p.id for update`.execute(tx);
  return new Map(found.map((row) => [row.sku, row]));
}

/** A SKU that is unknown, a lot's or named before is no row to write; then what `faultOf` says. */
function answersOf<Row extends { sku: string }, Found extends { kind: string }>(
  rows: readonly Row[],
  found: ReadonlyMap<string, Found>,
  faultOf: (row: Row, found: Found) => RowFault | null,
): RowAnswer[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { sku } = row;
    const there = found.get(sku);
    const isAgain = seen.has(sku);
    seen.add(sku);
    const fault: RowFault | null =
      there === undefined
        ? { code: 'product-not-found', field: 'sku' }
        : isAgain
          ? { code: 'value-repeated', field: 'sku' }
          : there.kind === 'lot'
            ? { code: 'value-not-valid', field: 'sku' }
            : faultOf(row, there);
    return { sku, changed: false, fault };
  });
}
