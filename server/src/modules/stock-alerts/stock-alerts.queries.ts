// Stock alert rows. Lock order: stock, then the restock event, then its alerts.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { productName } from '../catalog/index.ts';

export type AlertRow = {
  id: number;
  email: string;
  locale: Locale;
  asked_at: Date;
  expires_at: Date;
};

/** Available quantity of a published product, its stock locked until the transaction ends; undefined when there is no such product. */
export async function holdStock(tx: Tx, productId: number): Promise<number | undefined> {
  const { rows } = await sql<{ available: number }>`
    select s.on_hand - s.reserved as available from stock s join product p on p.id = s.product_id
    where s.product_id = ${productId} and p.published for share of s`.execute(tx);
  return rows[0]?.available;
}

/** One an address and product: asking again begins it anew. */
export async function saveAlert(
  tx: Tx,
  alert: {
    productId: number;
    email: string;
    phone: string;
    locale: Locale;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { productId, email, phone, locale, now, expiresAt } = alert;
  await sql`
    insert into stock_alert (product_id, email, phone, locale, asked_at, expires_at)
    values (${productId}, ${email}, ${phone}, ${locale}, ${now}, ${expiresAt})
    on conflict (product_id, email) do update set
      phone = excluded.phone, locale = excluded.locale, asked_at = excluded.asked_at, expires_at = excluded.expires_at, stopped_at = null`.execute(
    tx,
  );
}

/** Restock events with alerts that may still wait, the oldest first. */
export async function listReturns(db: Db): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from restock_event where done_at is null order by id limit 1000`.execute(db);
  return rows.map((row) => row.id);
}

/** Locks a restock event that no other worker handles, with the available quantity. Waits for uncommitted movements that touched it. */
export async function lockReturn(
  tx: Tx,
  id: number,
): Promise<{ productId: number; available: number } | undefined> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from restock_event where id = ${id} and done_at is null for update`.execute(
    tx,
  );
  const productId = rows[0]?.product_id;
  if (productId === undefined) return undefined;
  const stock = await sql<{ available: number }>`
    select case when p.published then s.on_hand - s.reserved else 0 end as available
    from stock s join product p on p.id = s.product_id where s.product_id = ${productId}`.execute(
    tx,
  );
  return { productId, available: stock.rows[0]?.available ?? 0 };
}

/** Marks and returns some alerts not yet notified of this restock event; none twice, also when called concurrently. */
export async function takeNotNotified(
  tx: Tx,
  productId: number,
  returnId: number,
  now: Date,
  atMost: number,
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    update stock_alert set told = ${returnId} where id in (
      select id from stock_alert
      where product_id = ${productId} and told < ${returnId} and stopped_at is null and expires_at > ${now} order by id limit ${atMost})
    returning id, email, locale, asked_at, expires_at`.execute(tx);
  return rows;
}

export async function finishReturn(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('restock_event').set({ done_at: now }).where('id', '=', id).execute();
}

export type AlertProduct = { id: number; slug: string; mpn: string; name: string };

export async function findProduct(
  db: Db | Tx,
  productId: number,
  locale: string,
): Promise<AlertProduct | undefined> {
  const { rows } = await sql<AlertProduct>`
    select p.id, p.slug, p.mpn, ${productName(locale, 'p.mpn')} as name
    from product p where p.id = ${productId}`.execute(db);
  return rows[0];
}

export async function insertLink(tx: Tx, alertId: number, hash: Buffer): Promise<void> {
  await tx.insertInto('stock_alert_link').values({ token_hash: hash, alert_id: alertId }).execute();
}

export async function findByLink(
  db: Db | Tx,
  hash: Buffer,
): Promise<{ id: number; email: string; product_id: number; stopped_at: Date | null } | undefined> {
  const { rows } = await sql<{
    id: number;
    email: string;
    product_id: number;
    stopped_at: Date | null;
  }>`
    select a.id, a.email, a.product_id, a.stopped_at from stock_alert_link l join stock_alert a on a.id = l.alert_id where l.token_hash = ${hash}`.execute(
    db,
  );
  return rows[0];
}

export async function saveStopped(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('stock_alert')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}

export type OwnAlert = {
  product: string;
  phone: string;
  askedAt: Date;
  expiresAt: Date;
  stoppedAt: Date | null;
};

/** Alerts of an address, for the data export. */
export async function listAlertsOf(db: Db, email: string): Promise<OwnAlert[]> {
  const query = db.selectFrom('stock_alert as a').innerJoin('product as p', 'p.id', 'a.product_id');
  return await query
    .select([
      'p.mpn as product',
      'a.phone',
      'a.asked_at as askedAt',
      'a.expires_at as expiresAt',
      'a.stopped_at as stoppedAt',
    ])
    .where('a.email', '=', email)
    .orderBy('a.id')
    .execute();
}

export async function forgetAlerts(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('stock_alert').where('email', '=', email).execute();
}

/** Alerts that expired or were stopped a month ago: until then the link in a mail still says so. @returns how many */
export async function deleteOldAlerts(db: Db, now: Date, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from stock_alert where id in (
      select id from stock_alert where least(expires_at, coalesce(stopped_at, 'infinity')) < ${now}::timestamptz - interval '30 days' limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** @returns how many */
export async function deleteOldReturns(db: Db, now: Date, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from restock_event where id in (
      select id from restock_event where done_at < ${now}::timestamptz - interval '30 days' limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
