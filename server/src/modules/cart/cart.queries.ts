// Cart rows. Lock order: cart, then products by id, then order.

import { type Selectable, sql } from 'kysely';
import { type AmountRow, amountFrom } from '../../platform/amounts.ts';
import type { Database, Db, Tx } from '../../platform/db/index.ts';
import type { MergeNews, PriceSnapshot, StoredLine } from './cart.rules.ts';
import type { StoredNegotiated } from './negotiated-price.rules.ts';

export type CartRow = Pick<
  Selectable<Database['cart']>,
  'id' | 'code' | 'customer_id' | 'status'
> & {
  seen: PriceSnapshot | null;
  notices: StoredNotice[];
};
/** Rows written before a reason was noted have none. */
export type StoredNotice = MergeNews;

const columns = ['id', 'code', 'customer_id', 'status', 'seen', 'notices'] as const;
/** A visitor's cart untouched for 30 days is gone, whether or not it has been deleted yet. [decisions §5] */
const alive = sql<boolean>`(customer_id is not null or status <> 'open' or touched_at > now() - interval '30 days')`;

export async function findCart(db: Db | Tx, code: string): Promise<CartRow | undefined> {
  return (await db
    .selectFrom('cart')
    .select(columns)
    .where('code', '=', code)
    .where(alive)
    .executeTakeFirst()) as CartRow | undefined;
}

export async function findOpenCartOf(
  db: Db | Tx,
  customerId: number,
): Promise<CartRow | undefined> {
  const query = db
    .selectFrom('cart')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open');
  return (await query.executeTakeFirst()) as CartRow | undefined;
}

/** The cart of this code, locked until the transaction ends. */
export async function lockCart(tx: Tx, code: string): Promise<CartRow | undefined> {
  const query = tx
    .selectFrom('cart')
    .select(columns)
    .where('code', '=', code)
    .where(alive)
    .forUpdate();
  return (await query.executeTakeFirst()) as CartRow | undefined;
}

export async function lockOpenCartOf(tx: Tx, customerId: number): Promise<CartRow | undefined> {
  const query = tx
    .selectFrom('cart')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .forUpdate();
  return (await query.executeTakeFirst()) as CartRow | undefined;
}

/** The bytes spell "cart". */
const CART_LOCKS = 0x63617274;

/** Lock for making or merging a customer's carts: of two concurrent calls the second waits here and finds the first one's cart. */
export async function lockCartsFor(tx: Tx, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CART_LOCKS}, hashint8(${customerId}))`.execute(tx);
}

/** A new open cart. Two at once for the same customer: the second gets the first one's, locked. */
export async function createCart(
  tx: Tx,
  code: string,
  customerId: number | null,
): Promise<CartRow> {
  const { rows } = await sql<CartRow>`
    insert into cart (code, customer_id) values (${code}, ${customerId})
    on conflict (customer_id) where status = 'open' do update set touched_at = now()
    returning id, code, customer_id, status, seen, notices`.execute(tx);
  return rows[0] as CartRow;
}

export async function listLines(db: Db | Tx, cartId: number): Promise<StoredLine[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.product_id, l.quantity, a.id as negotiated_id, a.source, a.reference, a.quantity as negotiated_quantity,
      a.unit_base, a.unit_in, a.valid_until, a.state = 'held' as held
    from cart_line l left join negotiated_price a on a.id = l.negotiated_price_id
    where l.cart_id = ${cartId} order by l.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    quantity: row.quantity,
    agreed: negotiatedOf(row),
  }));
}

type LineRow = { id: number; product_id: number; quantity: number } & (
  | { negotiated_id: null }
  | ({
      negotiated_id: number;
      negotiated_quantity: number;
      valid_until: Date;
      held: boolean;
    } & Pick<StoredNegotiated, 'source' | 'reference'> &
      AmountRow<'unit'>)
);

function negotiatedOf(row: LineRow): StoredNegotiated | null {
  if (row.negotiated_id === null) return null;
  const {
    negotiated_id: id,
    source,
    reference,
    negotiated_quantity: quantity,
    valid_until,
    held,
  } = row;
  return {
    id,
    source,
    reference,
    quantity,
    unitPrice: amountFrom(row, 'unit'),
    validUntil: valid_until,
    held,
  };
}

/** Sets a line's quantity, adding the line when it is new, and notes what the customer is being shown with it. @returns the line's id */
export async function saveLine(
  tx: Tx,
  cartId: number,
  line: { productId: number; quantity: number },
  seen: PriceSnapshot,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with shown as (
      update cart set seen = ${JSON.stringify(seen)}::jsonb, notices = '[]', touched_at = now() where id = ${cartId}
    )
    insert into cart_line (cart_id, product_id, quantity) values (${cartId}, ${line.productId}, ${line.quantity})
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity, negotiated_price_id = null returning id`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}

export async function saveLines(
  tx: Tx,
  cartId: number,
  lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into cart_line (cart_id, product_id, quantity)
    select ${cartId}::bigint, * from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[])
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity, negotiated_price_id = null`.execute(
    tx,
  );
}

/** @returns the negotiated price that the line had, if any: it ends with it; undefined when the cart has no such line */
export async function deleteLine(
  tx: Tx,
  cartId: number,
  lineId: number,
): Promise<number | null | undefined> {
  const gone = await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('id', '=', lineId)
    .returning('negotiated_price_id')
    .execute();
  return gone[0]?.negotiated_price_id;
}

/** Remembers what the customer has just been shown; forgets notices once the cart has changed again. */
export async function savePriceSnapshot(
  db: Db | Tx,
  cartId: number,
  seen: PriceSnapshot,
  notices?: StoredNotice[],
): Promise<void> {
  await sql`
    update cart set seen = ${JSON.stringify(seen)}::jsonb, touched_at = now(),
      notices = coalesce(${notices === undefined ? null : JSON.stringify(notices)}::jsonb, notices)
    where id = ${cartId}`.execute(db);
}

/** The end of a cart that became part of another, or an order. */
export async function closeCart(
  tx: Tx,
  cartId: number,
  status: 'ordered' | 'merged',
): Promise<void> {
  await tx.updateTable('cart').set({ status }).where('id', '=', cartId).execute();
}

export async function deleteCart(tx: Tx, cartId: number): Promise<void> {
  await tx.deleteFrom('cart').where('id', '=', cartId).execute();
}

export async function adoptCart(tx: Tx, cartId: number, customerId: number): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ customer_id: customerId, touched_at: sql`now()` })
    .where('id', '=', cartId)
    .execute();
}

/**
 * Deletes visitors' carts untouched for 30 days, the oldest first: open ones, and the rests of merged ones.
 * Never a customer's, never one that became an order. A cart that is locked at this moment is left for the next time.
 * @returns how many
 */
export async function deleteOldGuestCarts(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart where id in (
      select id from cart
      where customer_id is null and status in ('open', 'merged') and touched_at < now() - interval '30 days'
      order by touched_at limit ${atMost} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
