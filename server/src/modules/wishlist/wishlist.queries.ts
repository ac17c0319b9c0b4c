// Wishlist rows. Lock order: cart, then lists by id, then their entries.
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/index.ts';

export type ListRow = Pick<Selectable<Database['wishlist']>, 'id' | 'kind' | 'name' | 'share_code'>;
export type HeadRow = ListRow & { count: number };
export type OwnEntry = {
  kind: ListRow['kind'];
  name: string | null;
  sku: string;
  quantity: number | null;
  addedAt: Date;
};
export type EntryRow = { id: number; product_id: number; quantity: number | null };

const columns = ['id', 'kind', 'name', 'share_code'] as const;

/** The customer's lists: the main one, what was saved for later, then the named ones by name. */
export async function listHeads(db: Db | Tx, customerId: number): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`
    select l.id, l.kind, l.name, l.share_code, (select count(*)::int from wishlist_item e where e.list_id = l.id) as count
    from wishlist l where l.customer_id = ${customerId}
    order by array_position('{main,later,named}', l.kind), lower(l.name), l.id`.execute(db);
  return rows;
}

/** Everything in a customer's wishlists, by list, for the data export. */
export async function listOwn(db: Db, customerId: number): Promise<OwnEntry[]> {
  const query = db
    .selectFrom('wishlist as l')
    .innerJoin('wishlist_item as e', 'e.list_id', 'l.id')
    .innerJoin('product as p', 'p.id', 'e.product_id');
  return await query
    .select(['l.kind', 'l.name', 'p.sku', 'e.quantity', 'e.added_at as addedAt'])
    .where('l.customer_id', '=', customerId)
    .orderBy('e.id')
    .execute();
}

/** All of a customer's lists with what is in them; a shared link is dead at once. */
export async function removeListsOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('wishlist').where('customer_id', '=', customerId).execute();
}

/** Newest first. */
export async function listEntries(db: Db | Tx, listId: number): Promise<EntryRow[]> {
  const query = db
    .selectFrom('wishlist_item')
    .select(['id', 'product_id', 'quantity'])
    .where('list_id', '=', listId);
  return await query.orderBy('added_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findShared(db: Db, shareCode: string): Promise<ListRow | undefined> {
  return await db
    .selectFrom('wishlist')
    .select(columns)
    .where('share_code', '=', shareCode)
    .executeTakeFirst();
}

/** Of this customer, locked; another's answers like none. */
export async function lockList(
  tx: Tx,
  customerId: number,
  listId: number,
): Promise<ListRow | undefined> {
  const query = tx
    .selectFrom('wishlist')
    .select(columns)
    .where('id', '=', listId)
    .where('customer_id', '=', customerId);
  return await query.forUpdate().executeTakeFirst();
}

/** The one of its kind, made when it is missing, locked. Two at once: the second waits and gets the first one's. */
export async function lockOwnList(
  tx: Tx,
  customerId: number,
  kind: 'main' | 'later',
): Promise<ListRow> {
  const { rows } = await sql<ListRow>`
    insert into wishlist (customer_id, kind) values (${customerId}, ${kind})
    on conflict (customer_id, kind) where kind <> 'named' do update set kind = excluded.kind
    returning id, kind, name, share_code`.execute(tx);
  return rows[0] as ListRow;
}

/** How many named lists; concurrent creations wait for each other. */
export async function countNamedLists(tx: Tx, customerId: number): Promise<number> {
  await tx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from wishlist where customer_id = ${customerId} and kind = 'named'`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** @returns its id; undefined when the name is taken */
export async function insertNamedList(
  tx: Tx,
  customerId: number,
  name: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into wishlist (customer_id, kind, name) values (${customerId}, 'named', ${name})
    on conflict (customer_id, lower(name)) where kind = 'named' do nothing returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** Whether another named list of this customer is called so. */
export async function isNameTaken(
  tx: Tx,
  customerId: number,
  name: string,
  except: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from wishlist where customer_id = ${customerId} and kind = 'named' and lower(name) = lower(${name}) and id <> ${except}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function changeList(
  tx: Tx,
  listId: number,
  change: { name: string } | { share_code: string | null },
): Promise<void> {
  await tx.updateTable('wishlist').set(change).where('id', '=', listId).execute();
}

export async function deleteList(tx: Tx, listId: number): Promise<void> {
  await tx.deleteFrom('wishlist').where('id', '=', listId).execute();
}

export async function countEntries(tx: Tx, listId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from wishlist_item where list_id = ${listId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Into a locked list; products that are there already stay as they are. The first is the newest. @returns what was new */
export async function insertEntries(
  tx: Tx,
  listId: number,
  items: readonly { productId: number; quantity: number }[],
): Promise<{ id: number; product_id: number }[]> {
  if (items.length === 0) return [];
  const { rows } = await sql<{ id: number; product_id: number }>`
    insert into wishlist_item (list_id, product_id, quantity, added_at)
    select ${listId}::bigint, product_id, nullif(quantity, 0), statement_timestamp() - position * interval '1 microsecond'
    from unnest(${items.map((item) => item.productId)}::int[], ${items.map((item) => item.quantity)}::int[])
      with ordinality as t (product_id, quantity, position)
    on conflict (list_id, product_id) do nothing returning id, product_id`.execute(tx);
  return rows;
}

/** Of a line that comes back from the cart: what was saved before and what comes now add up. */
export async function addToEntry(
  tx: Tx,
  listId: number,
  item: { productId: number; quantity: number },
): Promise<void> {
  await sql`
    insert into wishlist_item (list_id, product_id, quantity) values (${listId}, ${item.productId}, ${item.quantity})
    on conflict (list_id, product_id) do update
      set quantity = least(1000000, coalesce(wishlist_item.quantity, 0) + excluded.quantity), added_at = now()`.execute(
    tx,
  );
}

/** Entries by id, of whichever of the customer's lists. @returns what was removed */
export async function deleteEntries(
  db: Db | Tx,
  customerId: number,
  ids: readonly number[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    delete from wishlist_item e using wishlist l
    where e.id = any(${[...ids]}::bigint[]) and l.id = e.list_id and l.customer_id = ${customerId}
    returning e.id, e.product_id, e.quantity`.execute(db);
  return rows;
}

/** From one locked list to another; what is in both stays in the second alone. @returns how many left the first */
export async function moveEntries(
  tx: Tx,
  from: number,
  to: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with leaving as (
      delete from wishlist_item where list_id = ${from} and id = any(${[...ids]}::bigint[]) returning product_id, quantity, added_at
    ), arriving as (
      insert into wishlist_item (list_id, product_id, quantity) select ${to}::bigint, product_id, quantity from leaving order by added_at
      on conflict (list_id, product_id) do nothing
    )
    select count(*)::int as n from leaving`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function saveQuantities(
  tx: Tx,
  listId: number,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    update wishlist_item e set quantity = t.quantity
    from unnest(${[...quantities.keys()]}::int[], ${[...quantities.values()]}::int[]) as t (product_id, quantity)
    where e.list_id = ${listId} and e.product_id = t.product_id`.execute(tx);
}

/** Ids of what the customer's main list holds. */
export async function listSavedIds(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select e.product_id from wishlist l join wishlist_item e on e.list_id = l.id
    where l.customer_id = ${customerId} and l.kind = 'main'`.execute(db);
  return rows.map((row) => row.product_id);
}
