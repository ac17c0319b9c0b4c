// Negotiation rows: lock order: buyer and item, thread, then cart, stock.

import {
  type CurrencyCode,
  type Locale,
  OFFER_TRANSITIONS,
  OFFERED_BY,
  type OfferSide,
  type OfferState,
  type Prices,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type AmountRow, byCurrency } from '../../platform/amounts.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

export type OfferRow = AmountRow<'unit'> & {
  by_side: OfferSide;
  state: OfferState;
  made_by: string;
  closed_by: string | null;
  /** ISO moments: they come as JSON. */
  created_at: string;
  expires_at: string;
  closed_at: string | null;
};

export type NegotiationRow = {
  id: number;
  reference: string;
  customer_id: number | null;
  phone: string;
  product_id: number;
  lot_id: number | null;
  item_name: string;
  /** Present name in the catalogue, in each language. */
  names: Partial<Record<Locale, string>> | null;
  quantity: number;
  currency: CurrencyCode;
  locale: Locale;
  state: OfferState;
  created_at: Date;
  changed_at: Date;
  sku: string;
  slug: string;
  image: string;
  unit: string;
  offers: OfferRow[];
};

export const negotiationColumns = sql`n.*, p.sku, p.slug, p.image, p.unit,
  (select jsonb_agg(to_jsonb(o) order by o.ordinal) from offer o where o.negotiation_id = n.id) as offers,
  (select jsonb_object_agg(t.locale, t.name) from product_text t where t.product_id = p.id) as names`;

/** Owner of the threads: a customer, or all for staff. */
export type Owner = number | 'anybody';

const ownedBy = (owner: Owner): RawBuilder<unknown> =>
  owner === 'anybody' ? sql`true` : sql`n.customer_id = ${owner}`;

export async function findNegotiation(
  db: Db | Tx,
  owner: Owner,
  reference: string,
): Promise<NegotiationRow | undefined> {
  const { rows } = await sql<NegotiationRow>`
    select ${negotiationColumns} from negotiation n join product p on p.id = n.product_id
    where n.reference = ${reference} and ${ownedBy(owner)}`.execute(db);
  return rows[0];
}

/** Newest first; with how many there are in all. */
export async function listNegotiations(
  db: Db,
  owner: Owner,
  page: { start: number; count: number },
  states: readonly OfferState[] | null,
): Promise<{ rows: NegotiationRow[]; total: number }> {
  const where = sql`${ownedBy(owner)} and (${states === null} or n.state = any(${states ?? []}::text[]))`;
  const { rows } = await sql<NegotiationRow & { all: number }>`
    select ${negotiationColumns}, count(*) over ()::int as "all" from negotiation n join product p on p.id = n.product_id
    where ${where} order by n.id desc limit ${page.count} offset ${page.start}`.execute(db);
  return { rows, total: rows[0]?.all ?? 0 };
}

/** The bytes spell "offr". */
const OFFER_LOCKS = 0x6f666672;

/** One thing at a time between one buyer and one item: what is counted and closed across threads stays true. */
export async function lockBuyer(tx: Tx, buyer: string, productId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${OFFER_LOCKS}, hashtext(${`${buyer}:${productId}`}))`.execute(
    tx,
  );
}

/** The thread of this number, locked until the transaction ends; undefined once its buyer has left. */
export async function lockThread(tx: Tx, id: number): Promise<NegotiationRow | undefined> {
  await sql`select from negotiation where id = ${id} for update`.execute(tx);
  const { rows } = await sql<NegotiationRow>`
    select ${negotiationColumns} from negotiation n join product p on p.id = n.product_id where n.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Number of offers of this buyer on this item; a visitor is identified by the telephone number. */
export async function countOffers(db: Db | Tx, buyer: Buyer, productId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from offer o join negotiation n on n.id = o.negotiation_id
    where o.by_side = 'buyer' and n.product_id = ${productId} and ${isOf(buyer)}`.execute(db);
  return (rows[0] as { n: number }).n;
}

export type Buyer = { customerId: number | null; phone: string };

function isOf({ customerId, phone }: Buyer): RawBuilder<unknown> {
  return customerId === null
    ? sql`n.customer_id is null and n.phone = ${phone}`
    : sql`n.customer_id = ${customerId}`;
}

export type NewNegotiation = Buyer & {
  reference: string;
  productId: number;
  lotId: number | null;
  itemName: string;
  quantity: number;
  currency: CurrencyCode;
  locale: Locale;
  at: Date;
};

export async function insertNegotiation(tx: Tx, thread: NewNegotiation): Promise<number> {
  const { id } = await tx
    .insertInto('negotiation')
    .values({
      reference: thread.reference,
      customer_id: thread.customerId,
      phone: thread.phone,
      product_id: thread.productId,
      lot_id: thread.lotId,
      item_name: thread.itemName,
      quantity: thread.quantity,
      currency: thread.currency,
      locale: thread.locale,
      state: 'open',
      created_at: thread.at,
      changed_at: thread.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewOffer = {
  by: OfferSide;
  unitPrice: Prices;
  listPriceBase: number;
  madeBy: string;
  at: Date;
  expiresAt: Date;
};

/** A further offer of the thread; the one before is closed by it, in the same statement. */
export async function insertOffer(tx: Tx, id: number, offer: NewOffer): Promise<void> {
  await closeOpen(tx, id, 'countered', offer.madeBy, offer.at);
  await sql`
    with thread as (
      update negotiation set state = ${OFFERED_BY[offer.by]}, changed_at = ${offer.at} where id = ${id}
    )
    insert into offer (negotiation_id, ordinal, by_side, unit_base, unit_in, list_base, made_by, created_at, expires_at)
    select ${id}, coalesce(max(ordinal), 0) + 1, ${offer.by}, ${offer.unitPrice.base}, ${JSON.stringify(byCurrency(offer.unitPrice))}::jsonb, ${offer.listPriceBase}, ${offer.madeBy},
      ${offer.at}::timestamptz, ${offer.expiresAt}::timestamptz
    from offer where negotiation_id = ${id}`.execute(tx);
}

/** The end of the thread with its open offer. */
export async function endThread(
  tx: Tx,
  id: number,
  state: OfferState,
  by: string,
  at: Date,
): Promise<void> {
  await closeOpen(tx, id, state, by, at);
  await tx.updateTable('negotiation').set({ state, changed_at: at }).where('id', '=', id).execute();
}

async function closeOpen(
  tx: Tx,
  id: number,
  state: OfferState,
  by: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ state, closed_by: by, closed_at: at })
    .where('negotiation_id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Numbers of this customer's other threads about the product that are still open, in their order. */
export async function listOtherOpen(
  tx: Tx,
  customerId: number,
  productId: number,
  exceptId: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('negotiation')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('id', '<>', exceptId)
    .where('state', 'in', OFFER_TRANSITIONS.open())
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** References of threads whose open offer is over, the longest overdue first. */
export async function listOverdue(db: Db, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('offer')
    .innerJoin('negotiation', 'negotiation.id', 'offer.negotiation_id')
    .select('negotiation.reference')
    .where('offer.state', '=', 'open')
    .where('offer.expires_at', '<=', now)
    .orderBy('offer.expires_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.reference);
}

/** Threads of a customer who leaves. */
export async function deleteThreadsOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('negotiation').where('customer_id', '=', customerId).execute();
}

export type LimitsRow = { accept_bp: number | null; decline_bp: number | null };

export async function findLimits(db: Db | Tx, productId: number): Promise<LimitsRow | undefined> {
  return await db
    .selectFrom('offer_limit')
    .select(['accept_bp', 'decline_bp'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** Both null: no limits any more. */
export async function saveLimits(
  tx: Tx,
  productId: number,
  limits: LimitsRow,
  by: string,
  at: Date,
): Promise<void> {
  if (limits.accept_bp === null && limits.decline_bp === null) {
    await tx.deleteFrom('offer_limit').where('product_id', '=', productId).execute();
    return;
  }
  const set = { ...limits, changed_by: by, changed_at: at };
  await tx
    .insertInto('offer_limit')
    .values({ product_id: productId, ...set })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(set))
    .execute();
}

/** The product that is negotiated about, and its lot where it is a whole one. Exactly one of both is named. */
export async function findItem(
  db: Db | Tx,
  productId: number | null,
  lotId: number | null,
): Promise<{ product_id: number; lot_id: number | null } | undefined> {
  if ((productId === null) === (lotId === null)) return undefined;
  const { rows } = await sql<{ product_id: number; lot_id: number | null }>`
    select p.id as product_id, l.id as lot_id from product p left join lot l on l.product_id = p.id
    where ${lotId === null ? sql`p.id = ${productId}` : sql`l.id = ${lotId}`} limit 1`.execute(db);
  return rows[0];
}

/** A thread of this buyer that waits with just this offer: the form was sent twice. */
export async function findSame(
  tx: Tx,
  buyer: Buyer,
  { productId, quantity, unitBase }: { productId: number; quantity: number; unitBase: number },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select n.reference from negotiation n join offer o on o.negotiation_id = n.id and o.state = 'open' and o.by_side = 'buyer'
    where n.product_id = ${productId} and ${isOf(buyer)} and n.quantity = ${quantity} and o.unit_base = ${unitBase} and o.expires_at > ${now}
    limit 1`.execute(tx);
  return rows[0]?.reference;
}
