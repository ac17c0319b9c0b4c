// Quote rows.

import type { CurrencyCode, Locale, Prices, QuoteState } from '@millwright/contracts';
import { sql } from 'kysely';
import {
  type AmountRow,
  amountFrom,
  byCurrency,
  type FreightColumns,
  freightFrom,
} from '../../platform/amounts.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { publicIdCode } from '../../platform/public-id.ts';
import type { Rates } from '../pricing/index.ts';

export type Quote = {
  id: number;
  number: string;
  customerId: number | null;
  leadId: number | null;
  email: string;
  name: string;
  companyName: string;
  locale: Locale;
  displayCurrency: CurrencyCode;
};

export type StoredQuoteLine = {
  productId: number | null;
  description: string;
  quantity: number;
  unit: Prices;
  net: Prices;
};

export type QuoteVersion = {
  id: number;
  version: number;
  state: QuoteState;
  validUntil: Date;
  discountBasisPoints: number;
  freight: Prices | null;
  paymentTerms: string;
  deliveryTerms: string;
  note: string;
  rates: Rates;
  sentAt: Date | null;
  orderId: number | null;
  lines: StoredQuoteLine[];
};

type QuoteRow = {
  id: number;
  public_id: string;
  customer_id: number | null;
  lead_id: number | null;
  email: string;
  name: string;
  company_name: string;
  locale: Locale;
  display_currency: CurrencyCode;
};

const toQuote = (row: QuoteRow): Quote => ({
  id: row.id,
  number: row.public_id,
  customerId: row.customer_id,
  leadId: row.lead_id,
  email: row.email,
  name: row.name,
  companyName: row.company_name,
  locale: row.locale,
  displayCurrency: row.display_currency,
});

export async function insertQuote(tx: Tx, quote: Omit<Quote, 'id'>, at: Date): Promise<number> {
  const {
    number: public_id,
    customerId: customer_id,
    leadId: lead_id,
    companyName: company_name,
    displayCurrency: display_currency,
    ...rest
  } = quote;
  const row = await tx
    .insertInto('quote')
    .values({
      public_id,
      customer_id,
      lead_id,
      company_name,
      display_currency,
      ...rest,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** As it is stored or as somebody typed it, whatever letters stood before it at that time. */
const withNumber = (number: string) =>
  sql<boolean>`right(public_id, 9) = ${publicIdCode(number) ?? ''}`;

/** Everything that becomes of a quote is decided under this lock. Locked before products and orders. */
export async function lockQuote(tx: Tx, number: string): Promise<Quote | undefined> {
  const row = await tx
    .selectFrom('quote')
    .selectAll()
    .where(withNumber(number))
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : toQuote(row);
}

export async function findQuote(db: Db | Tx, number: string): Promise<Quote | undefined> {
  const row = await db.selectFrom('quote').selectAll().where(withNumber(number)).executeTakeFirst();
  return row === undefined ? undefined : toQuote(row);
}

/** The quote of this link, while it is valid. */
export async function findByToken(
  db: Db | Tx,
  hash: Buffer,
  now: Date,
): Promise<Quote | undefined> {
  const row = await db
    .selectFrom('quote')
    .innerJoin('quote_version', 'quote_version.quote_id', 'quote.id')
    .selectAll('quote')
    .where('token_hash', '=', hash)
    .where('token_expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? undefined : toQuote(row);
}

export async function saveOwner(tx: Tx, id: number, customerId: number): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ customer_id: customerId })
    .where('id', '=', id)
    .where('customer_id', 'is', null)
    .execute();
}

export type NewVersion = Omit<QuoteVersion, 'id' | 'sentAt' | 'orderId' | 'state'>;

/** A draft; there is at most one of a quote. */
export async function insertDraft(tx: Tx, quoteId: number, draft: NewVersion): Promise<number> {
  const row = await tx
    .insertInto('quote_version')
    .values({ quote_id: quoteId, version: draft.version, state: 'draft', ...columnsOf(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(tx, row.id, draft.lines);
  return row.id;
}

/** Writes a draft over. */
export async function saveDraft(tx: Tx, id: number, draft: NewVersion): Promise<void> {
  await tx.updateTable('quote_version').set(columnsOf(draft)).where('id', '=', id).execute();
  await tx.deleteFrom('quote_line').where('version_id', '=', id).execute();
  await insertLines(tx, id, draft.lines);
}

function columnsOf(draft: NewVersion) {
  return {
    valid_until: draft.validUntil,
    discount_basis_points: draft.discountBasisPoints,
    freight_base: draft.freight?.base ?? null,
    freight_in: draft.freight === null ? null : JSON.stringify(byCurrency(draft.freight)),
    payment_terms: draft.paymentTerms,
    delivery_terms: draft.deliveryTerms,
    note: draft.note,
    rates: JSON.stringify(draft.rates),
  };
}

async function insertLines(
  tx: Tx,
  versionId: number,
  lines: readonly StoredQuoteLine[],
): Promise<void> {
  const rows = lines.map(({ productId, description, quantity, unit, net }, index) => ({
    ...{ version_id: versionId, position: index + 1, product_id: productId, description, quantity },
    ...{
      unit_base: unit.base,
      unit_in: JSON.stringify(byCurrency(unit)),
      net_base: net.base,
      net_in: JSON.stringify(byCurrency(net)),
    },
  }));
  await tx.insertInto('quote_line').values(rows).execute();
}

/** @returns whether it was there in the state it left */
export async function saveState(
  tx: Tx,
  id: number,
  from: QuoteState,
  to: QuoteState,
  orderId: number | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quote_version')
    .set({ state: to, order_id: orderId })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveSent(
  tx: Tx,
  id: number,
  sent: { at: Date; content: object; tokenHash: Buffer; tokenExpiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('quote_version')
    .set({
      state: 'sent',
      sent_at: sent.at,
      content: JSON.stringify(sent.content),
      token_hash: sent.tokenHash,
      token_expires_at: sent.tokenExpiresAt,
    })
    .where('id', '=', id)
    .execute();
}

type VersionRow = {
  id: number;
  quote_id: number;
  version: number;
  state: QuoteState;
  valid_until: Date;
  discount_basis_points: number;
  payment_terms: string;
  delivery_terms: string;
  note: string;
  rates: Rates;
  sent_at: Date | null;
  order_id: number | null;
  lines:
    | (AmountRow<'unit'> &
        AmountRow<'net'> & {
          product_id: number | null;
          description: string;
          quantity: number;
        })[]
    | null;
} & FreightColumns;

const versionColumns = sql`v.id, v.quote_id, v.version, v.state, v.valid_until, v.discount_basis_points, v.payment_terms, v.delivery_terms, v.note, v.rates,
  v.sent_at, v.order_id, v.freight_base, v.freight_in,
  (select jsonb_agg(to_jsonb(l) order by l.position) from quote_line l where l.version_id = v.id) as lines`;

function toVersion(row: VersionRow): QuoteVersion {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    validUntil: row.valid_until,
    discountBasisPoints: row.discount_basis_points,
    freight: freightFrom(row),
    paymentTerms: row.payment_terms,
    deliveryTerms: row.delivery_terms,
    note: row.note,
    rates: row.rates,
    sentAt: row.sent_at,
    orderId: row.order_id,
    lines: (row.lines ?? []).map((line) => ({
      productId: line.product_id,
      description: line.description,
      quantity: line.quantity,
      unit: amountFrom(line, 'unit'),
      net: amountFrom(line, 'net'),
    })),
  };
}

/** The newest first. */
export async function listVersions(db: Db | Tx, quoteId: number): Promise<QuoteVersion[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from quote_version v where v.quote_id = ${quoteId} order by v.version desc`.execute(
    db,
  );
  return rows.map(toVersion);
}

/** Of each of a customer's quotes, or of those that answer one request, the newest version that was sent, the newest quote first. */
export async function listQuoteRows(
  db: Db,
  { customerId, leadId }: { customerId: number; leadId?: number },
  range: { start: number; count: number },
): Promise<{ rows: { quote: Quote; version: QuoteVersion }[]; total: number }> {
  const { rows } = await sql<VersionRow & QuoteRow & { total: number }>`
    select ${versionColumns}, q.public_id, q.customer_id, q.lead_id, q.email, q.name, q.company_name, q.locale, q.display_currency, count(*) over ()::int as total
    from quote q join lateral (
      select * from quote_version n where n.quote_id = q.id and n.sent_at is not null order by n.version desc limit 1) v on true
    where q.customer_id = ${customerId}${leadId === undefined ? sql`` : sql` and q.lead_id = ${leadId}`} order by v.sent_at desc, q.id desc limit ${range.count} offset ${range.start}`.execute(
    db,
  );
  return {
    rows: rows.map((row) => ({
      quote: toQuote({ ...row, id: row.quote_id }),
      version: toVersion(row),
    })),
    total: rows[0]?.total ?? 0,
  };
}

export type QuoteEvent = {
  version: number;
  at: Date;
  what: QuoteWhat;
  actor: string;
  note: string;
};
export type QuoteWhat =
  | 'created'
  | 'sent'
  | 'claimed'
  | 'asked'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'superseded'
  | 'withdrawn'
  | 'note';

export async function insertEvent(tx: Tx, quoteId: number, event: QuoteEvent): Promise<void> {
  await tx
    .insertInto('quote_event')
    .values({ quote_id: quoteId, ...event })
    .execute();
}

export async function listEvents(db: Db | Tx, quoteId: number): Promise<QuoteEvent[]> {
  const rows = await db
    .selectFrom('quote_event')
    .select(['version', 'at', 'what', 'actor', 'note'])
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .execute();
  return rows as QuoteEvent[];
}

/** Numbers of quotes with a version that has run out. */
export async function listRunOut(db: Db, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select('quote.public_id')
    .where('state', '=', 'sent')
    .where('valid_until', '<=', now)
    .limit(atMost)
    .execute();
  return rows.map((row) => row.public_id);
}
