// Many rows of stock or prices by SKU: one transaction, a handful of statements, an answer for each row; what cannot be written leaves the others alone. [decisions 0114, 0117]
import { MAX_PRICE, type ProblemCode, type ProblemParams } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';

/** Units that are not sold, or those that were counted on the shelves; exactly one of them. */
export type StockRow = {
  sku: string;
  onHand?: number | undefined;
  counted?: number | undefined;
  /** What was on hand where `onHand` was computed: another number by now rejects the row. */
  seen?: number | undefined;
};
/** Amounts in minor units of the base currency; absent: as it is. */
export type PriceRow = {
  sku: string;
  price?: number | undefined;
  discountPrice?: number | null | undefined;
  costPrice?: number | null | undefined;
};
/** @param pointer in the row, such as `/sku` */
export type RowFault = { code: ProblemCode; pointer: string; params?: ProblemParams };
/** @param fault  `null`: written, or already so
 *  @param note  what of a row that was written is not as it was sent */
export type RowAnswer = {
  sku: string | null;
  changed: boolean;
  fault: RowFault | null;
  note?: RowFault;
};

/** What a movement of stock says of where it comes from. */
const NOTE = 'API';

/** @throws Problem not-found, right-missing */
export async function putStock(ctx: Ctx, rows: readonly StockRow[]): Promise<RowAnswer[]> {
  const by = staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const found = await lockStockOfSkus(tx, rows);
    await failpoint('bulk stock: read');
    const answers = answersOf(rows, found, rejectStock);
    const wanted = rows.flatMap((row, at) => {
      const now = found.get(row.sku);
      if (answers[at]?.fault !== null || now === undefined) return [];
      const answer = answers[at] as RowAnswer;
      const { onHand, note } = onHandOf(row, now);
      if (note !== undefined) answer.note = note;
      if (onHand === now.on_hand) return [];
      answer.changed = true;
      return [{ id: now.id, onHand, delta: onHand - now.on_hand }];
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
      cost: row.costPrice === undefined ? now.cost : row.costPrice,
    });
    const answers = answersOf(rows, found, (row, now) => {
      const { price, discount, cost } = wishOf(row, now);
      if (price < 1) return { code: 'number-too-small', pointer: '/price', params: { n: 0.01 } };
      if (price > MAX_PRICE)
        return { code: 'number-too-large', pointer: '/price', params: { n: MAX_PRICE / 100 } };
      if (discount !== null && (discount < 1 || discount >= price))
        return { code: 'discount-not-below-price', pointer: '/discountPrice' };
      if (cost !== null && cost < 1)
        return { code: 'number-too-small', pointer: '/costPrice', params: { n: 0.01 } };
      return null;
    });
    const wanted = rows.flatMap((row, at) => {
      const now = found.get(row.sku);
      if (answers[at]?.fault !== null || now === undefined) return [];
      const wish = wishOf(row, now);
      if (wish.price === now.price && wish.discount === now.discount && wish.cost === now.cost)
        return [];
      (answers[at] as RowAnswer).changed = true;
      return [wish];
    });
    if (wanted.length > 0)
      await sql`update product p set price_base = w.price, discount_base = w.discount, cost_base = w.cost
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id int, price bigint, discount bigint, cost bigint) where p.id = w.id`.execute(
        tx,
      );
    return answers;
  });
}

type StockedRow = {
  id: number;
  sku: string;
  kind: string;
  on_hand: number;
  reserved: number;
  to_ship: number;
};
type PricedRow = {
  id: number;
  sku: string;
  kind: string;
  price: number;
  discount: number | null;
  cost: number | null;
};

/** What is counted on the shelves includes what orders took and has not left yet. Where less was counted than is promised, nothing is left to sell. */
function onHandOf(
  { onHand, counted = 0 }: StockRow,
  { reserved, to_ship: toShip }: StockedRow,
): { onHand: number; note?: RowFault } {
  if (onHand !== undefined) return { onHand };
  const missing = toShip + reserved - counted;
  return missing <= 0
    ? { onHand: counted - toShip }
    : {
        onHand: reserved,
        note: { code: 'counted-below-ordered', pointer: '/counted', params: { n: missing } },
      };
}

function rejectStock(row: StockRow, now: StockedRow): RowFault | null {
  if ((row.onHand === undefined) === (row.counted === undefined))
    return { code: 'expected-either', pointer: '', params: { values: 'onHand, counted' } };
  if (row.seen !== undefined && row.seen !== now.on_hand)
    return { code: 'record-changed', pointer: '/seen' };
  return row.onHand !== undefined && row.onHand < now.reserved
    ? { code: 'stock-below-reserved', pointer: '/onHand', params: { n: now.reserved } }
    : null;
}

/** By id, as orders lock them; what is to be shipped is read behind the locks, for which orders of these products wait. A lot has no stock. */
async function lockStockOfSkus(tx: Tx, rows: readonly StockRow[]) {
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const { rows: found } = await sql<Pick<StockedRow, 'id' | 'sku' | 'kind'>>`
    select id, sku, kind from product where sku = any(${skus}::text[])`.execute(tx);
  const ids = found.map(({ id }) => id);
  const { rows: stocked } = await sql<Pick<StockedRow, 'id' | 'on_hand' | 'reserved'>>`
    select product_id as id, on_hand, reserved from stock where product_id = any(${ids}::int[]) order by product_id for update`.execute(
    tx,
  );
  const { rows: waiting } = await sql<{ product_id: number; quantity: number }>`
    select product_id, sum(quantity)::int as quantity from stock_to_ship where product_id = any(${ids}::int[]) group by 1`.execute(
    tx,
  );
  const stocks = new Map(stocked.map((row) => [row.id, row]));
  const toShip = new Map(waiting.map((row) => [row.product_id, row.quantity]));
  const NONE = { on_hand: 0, reserved: 0 };
  return new Map(
    found.map((row) => [
      row.sku,
      { ...NONE, ...stocks.get(row.id), ...row, to_ship: toShip.get(row.id) ?? 0 },
    ]),
  );
}

async function lockPricesOfSkus(tx: Tx, rows: readonly PriceRow[]) {
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const { rows: found } = await sql<PricedRow>`
    select p.id, p.sku, p.kind, p.price_base as price, p.discount_base as discount, p.cost_base as cost from product p
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
        ? { code: 'product-not-found', pointer: '/sku' }
        : isAgain
          ? { code: 'value-repeated', pointer: '/sku' }
          : there.kind === 'lot'
            ? { code: 'sku-of-lot', pointer: '/sku' }
            : faultOf(row, there);
    return { sku, changed: false, fault };
  });
}
