// Invoice rows and numbers.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { InvoiceContent, InvoiceKind } from './invoice.rules.ts';

export type Issued = {
  id: number;
  orderId: number;
  kind: InvoiceKind;
  number: string;
  /** The return that a credit note is for; null: the whole order. */
  returnId: number | null;
  issuedAt: Date;
  content: InvoiceContent;
};

/** The next number of a series and year. Its row stays locked until the transaction ends, and falls back if that is given up. */
export async function takeNumber(tx: Tx, series: string, year: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counter (series, financial_year, last) values (${series}, ${year}, 1)
    on conflict (series, financial_year) do update set last = invoice_counter.last + 1
    returning last`.execute(tx);
  return (rows[0] as { last: number }).last;
}

export type NewInvoice = {
  orderId: number;
  kind: InvoiceKind;
  series: string;
  year: string;
  ordinal: number;
  refersTo: number | null;
  returnId: number | null;
  issuedAt: Date;
  content: InvoiceContent;
};

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<Issued> {
  const { orderId, kind, issuedAt, content } = invoice;
  const { id } = await tx
    .insertInto('invoice')
    .values({
      order_id: orderId,
      kind,
      series: invoice.series,
      financial_year: invoice.year,
      ordinal: invoice.ordinal,
      number: content.number,
      refers_to: invoice.refersTo,
      return_id: invoice.returnId,
      issued_at: issuedAt,
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    orderId,
    kind,
    number: content.number,
    returnId: invoice.returnId,
    issuedAt,
    content,
  };
}

/** Documents issued for an order, the invoice before its credit notes. */
export async function listIssued(db: Db | Tx, orderId: number): Promise<Issued[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    number: row.number,
    returnId: row.return_id,
    issuedAt: row.issued_at,
    content: row.content as InvoiceContent,
  }));
}

export type BatchRow = {
  order_id: number;
  public_id: string;
  kind: InvoiceKind;
  number: string;
  issued_on: string;
};

/** The documents of one kind that these orders have, in the order of issue. */
export async function listBatch(
  db: Db,
  orderIds: readonly number[],
  kind: InvoiceKind,
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select i.order_id, o.public_id, i.kind, i.number, i.content ->> 'issuedOn' as issued_on from invoice i join sales_order o on o.id = i.order_id
    where i.order_id = any(${[...orderIds]}::bigint[]) and i.kind = ${kind} order by i.id`.execute(
    db,
  );
  return rows;
}

export async function listContents(
  db: Db,
  orderIds: readonly number[],
  kind: InvoiceKind,
): Promise<InvoiceContent[]> {
  const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoice where order_id = any(${[...orderIds]}::bigint[]) and kind = ${kind} order by id`.execute(
    db,
  );
  return rows.map((row) => row.content);
}

/** Languages that have a file. With a lock, no concurrent call makes files of this invoice until the transaction ends. */
export async function listFileLocales(
  db: Db | Tx,
  invoiceId: number,
  lock: 'locked' | 'unlocked',
): Promise<Locale[]> {
  if (lock === 'locked')
    await sql`select from invoice where id = ${invoiceId} for update`.execute(db);
  const rows = await db
    .selectFrom('invoice_file')
    .select('locale')
    .where('invoice_id', '=', invoiceId)
    .execute();
  return rows.map((row) => row.locale);
}

export async function insertFile(
  tx: Tx,
  file: { invoiceId: number; locale: Locale; sha256: Buffer; bytes: Buffer },
): Promise<void> {
  const { invoiceId, locale, sha256, bytes } = file;
  await tx
    .insertInto('invoice_file')
    .values({ invoice_id: invoiceId, locale, sha256, bytes })
    .execute();
}

export type StoredFile = { number: string; sha256: Buffer; bytes: Buffer };

/** @param number which of several credit notes; '': the newest of the kind */
export async function findFile(
  db: Db,
  orderId: number,
  { kind, number }: { kind: InvoiceKind; number: string },
  locale: Locale,
): Promise<StoredFile | undefined> {
  return await db
    .selectFrom('invoice')
    .innerJoin('invoice_file', 'invoice_file.invoice_id', 'invoice.id')
    .select(['invoice.number', 'invoice_file.sha256', 'invoice_file.bytes'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .$if(number !== '', (query) => query.where('invoice.number', '=', number))
    .where('invoice_file.locale', '=', locale)
    .orderBy('invoice.id', 'desc')
    .executeTakeFirst();
}

/** The file of one document in a language, with what it is called by. */
export async function findFileOf(
  db: Db,
  id: number,
  locale: Locale,
): Promise<{ kind: InvoiceKind; number: string; bytes: Buffer } | undefined> {
  return await db
    .selectFrom('invoice')
    .innerJoin('invoice_file', 'invoice_file.invoice_id', 'invoice.id')
    .select(['invoice.kind', 'invoice.number', 'invoice_file.bytes'])
    .where('invoice.id', '=', id)
    .where('invoice_file.locale', '=', locale)
    .executeTakeFirst();
}

/** The invoices of an order whose files are there to be fetched. */
export async function listReady(
  db: Db,
  orderId: number,
): Promise<{ kind: InvoiceKind; number: string; content: InvoiceContent }[]> {
  const { rows } = await sql<{ kind: InvoiceKind; number: string; content: InvoiceContent }>`
    select kind, number, content from invoice i
    where order_id = ${orderId} and exists (select from invoice_file f where f.invoice_id = i.id) order by id`.execute(
    db,
  );
  return rows;
}

/** What a document says, by its number. @param customerId whose order it must be of */
export async function findContent(
  db: Db,
  number: string,
  customerId: number | 'anybody',
): Promise<InvoiceContent | undefined> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('sales_order', 'sales_order.id', 'invoice.order_id')
    .select('invoice.content')
    .where('invoice.number', '=', number)
    .$if(customerId !== 'anybody', (query) =>
      query.where('sales_order.customer_id', '=', customerId as number),
    )
    .executeTakeFirst();
  return row?.content as InvoiceContent | undefined;
}
