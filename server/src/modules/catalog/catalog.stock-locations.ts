// Stock locations of a movement: where units come to, which location an order's units leave from, and where they go back when it takes fewer. [decisions 0102]
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { piecesOf, type StockLine } from './catalog.stock.ts';

export type StockLocation = { id: number; name: string; isDefault: boolean };

/** Open ones, in the order in which they give; with one, no movement names a location. */
export async function listOpenLocations(db: Db | Tx): Promise<StockLocation[]> {
  return await readLocations(db, sql``);
}

async function readLocations(db: Db | Tx, lock: RawBuilder<unknown>): Promise<StockLocation[]> {
  const { rows } = await sql<StockLocation>`
    select id, name, is_default as "isDefault" from stock_location where active
    order by is_default desc, position, id ${lock}`.execute(db);
  return rows;
}

/**
 * The location that somebody chose; none of those that it may be is closed until the transaction ends.
 * @throws Problem invalid-request at the location when it is closed or unknown
 */
export async function lockLocation(
  tx: Tx,
  id: number | undefined,
  pointer = '/locationId',
): Promise<StockLocation> {
  const open = await readLocations(tx, sql`for share`);
  const chosen = open.find((each) => (id === undefined ? each.isDefault : each.id === id));
  if (chosen !== undefined) return chosen;
  const fields: FieldProblem[] = [{ code: 'value-not-valid', pointer }];
  throw new Problem('invalid-request', {}, { fields });
}

/** As movements name it: the default location is null. */
export const columnOf = ({ id, isDefault }: StockLocation): number | null =>
  isDefault ? null : id;

/** Units of a product there; its stock row is locked already. */
export async function heldAt(tx: Tx, productId: number, { id }: StockLocation): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    select quantity from stock_by_location where product_id = ${productId} and location_id = ${id}`.execute(
    tx,
  );
  return rows[0]?.quantity ?? 0;
}

export type Lacking = { name: string; n: number; pointer: string };

/** Products that a location lacks, each with how many are there. */
export function lackingFields(lacking: readonly Lacking[], place: StockLocation): FieldProblem[] {
  return lacking.map(({ name, n, pointer }) => ({
    code: n > 0 ? 'stock-not-there' : 'stock-none-there',
    pointer,
    params: { name, n, place: place.name },
  }));
}

/** All products that a location lacks, at once; there is one at least. */
export function notThere(lacking: readonly Lacking[], place: StockLocation): Problem {
  const fields = lackingFields(lacking, place);
  return new Problem(fields[0]?.code ?? 'stock-not-there', fields[0]?.params ?? {}, { fields });
}

/** Per product and location (as ids): units of the order that were taken there and have not left yet. */
const waiting = (orderId: number): RawBuilder<unknown> =>
  sql`select product_id, location_id, quantity as n from stock_to_ship where order_id = ${orderId}`;

/** Per open location and product of the lines: units that would have to come from what is not sold, and how many of these are there. */
async function lackingAt(db: Db | Tx, orderId: number, lines: readonly StockLine[]) {
  const { rows } = await sql<{ location_id: number; sku: string; has: number; short: boolean }>`
    with needed as (${piecesOf(lines)}), waiting as (${waiting(orderId)})
    select b.location_id, p.sku, b.quantity + greatest(coalesce(w.n, 0), 0)::int as has,
      b.quantity < n.quantity - greatest(coalesce(w.n, 0), 0) as short
    from needed n join stock_by_location b using (product_id) join product p on p.id = n.product_id
    left join waiting w on w.product_id = n.product_id and w.location_id = b.location_id
    order by n.product_id`.execute(db);
  return rows;
}

/** Per product of an order's lines and location: how many could leave from there, those that wait there for the order among them; of a whole lot as its parts suffice. */
export async function listHeldForOrder(
  db: Db | Tx,
  orderId: number,
  productIds: readonly number[],
): Promise<{ productId: number; locationId: number; quantity: number }[]> {
  const { rows } = await sql<{ productId: number; locationId: number; quantity: number }>`
    with waiting as (${waiting(orderId)})
    select l.product_id as "productId", b.location_id as "locationId",
      min((b.quantity + greatest(coalesce(w.n, 0), 0)::int) / coalesce(p.quantity, 1))::int as quantity
    from unnest(${[...productIds]}::int[]) l (product_id) left join product_part p on p.whole_id = l.product_id
    join stock_by_location b on b.product_id = coalesce(p.part_id, l.product_id)
    left join waiting w on w.product_id = b.product_id and w.location_id = b.location_id
    group by 1, 2`.execute(db);
  return rows;
}

/** Open locations with whether all these units of an order can leave from there; the first is where they leave from unless somebody chooses. */
export async function listLeavingFrom(
  db: Db | Tx,
  orderId: number,
  lines: readonly StockLine[],
): Promise<(StockLocation & { isEnough: boolean })[]> {
  const lacking = await lackingAt(db, orderId, lines);
  const short = new Set(lacking.filter((row) => row.short).map((row) => row.location_id));
  return (await listOpenLocations(db))
    .map((place) => ({ ...place, isEnough: !short.has(place.id) }))
    .sort((a, b) => Number(b.isEnough) - Number(a.isEnough));
}

/**
 * The units of a shipment leave from one location: what the order took elsewhere goes back there, and this location gives it.
 * The stock rows are locked already, by `lockStockOf`.
 * @param chosen absent: the default location, or the first that has enough
 * @returns the location; null when there is but one
 * @throws Problem invalid-request, stock-not-there, stock-none-there
 */
export async function leaveFrom(
  tx: Tx,
  orderId: number,
  lines: readonly StockLine[],
  { chosen, who }: { chosen?: number | undefined; who: string },
): Promise<number | null> {
  const open = await listOpenLocations(tx);
  if (open.length < 2 && chosen === undefined) return null;
  const likeliest = chosen ?? (await listLeavingFrom(tx, orderId, lines))[0]?.id;
  const place = await lockLocation(tx, likeliest);
  const lacking = (await lackingAt(tx, orderId, lines))
    .filter((row) => row.location_id === place.id && row.short)
    .map((row) => ({ name: row.sku, n: row.has, pointer: '/locationId' }));
  if (lacking.length > 0) throw notThere(lacking, place);
  await failpoint('shipment: location read');
  // What was taken at a location that is closed by now goes to the default one.
  await sql`
    with needed as (${piecesOf(lines)}), waiting as (${waiting(orderId)}), given as (
      select n.product_id, n.quantity - greatest(coalesce(w.n, 0), 0) as n
      from needed n left join waiting w on w.product_id = n.product_id and w.location_id = ${place.id}
    ), elsewhere as (
      select w.product_id, w.location_id, w.n, sum(w.n) over (partition by w.product_id order by l.is_default, l.position desc, l.id desc) - w.n as before
      from waiting w join stock_location l on l.id = w.location_id where w.location_id <> ${place.id} and w.n > 0
    ), back as (
      select e.product_id, e.location_id, least(e.n, g.n - e.before) as n from elsewhere e join given g using (product_id) where g.n > e.before
    )
    insert into stock_movement (product_id, delta, reason, order_id, who, location_id)
    select product_id, -sum(n), 'transfer', ${orderId}::bigint, ${who}, ${columnOf(place)}::int from back group by product_id
    union all
    select b.product_id, b.n, 'transfer', ${orderId}, ${who}, case when l.active and not l.is_default then l.id end
    from back b join stock_location l on l.id = b.location_id`.execute(tx);
  return place.id;
}

/**
 * An order that takes fewer units than other locations gave for it gives them back there, to the last of them first; stock itself is right already.
 * The stock rows are locked already.
 */
export async function returnToLocations(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with taken as (
      select product_id, location_id, -sum(delta) as n from stock_movement
      where order_id = ${orderId} and reason in ('sale', 'cancellation', 'transfer') group by 1, 2
    ), over as (
      select product_id, -n as n from taken where location_id is null and n < 0
    ), elsewhere as (
      select t.product_id, t.location_id, t.n, sum(t.n) over (partition by t.product_id order by l.position desc, l.id desc) - t.n as before
      from taken t join stock_location l on l.id = t.location_id and l.active where t.n > 0
    ), back as (
      select e.product_id, e.location_id, least(e.n, o.n - e.before) as n from elsewhere e join over o using (product_id) where o.n > e.before
    )
    insert into stock_movement (product_id, delta, reason, order_id, location_id)
    select product_id, -sum(n), 'transfer', ${orderId}::bigint, null::int from back group by product_id
    union all select product_id, n, 'transfer', ${orderId}, location_id from back`.execute(tx);
}
