// Invoice service: issues invoices and credit notes, renders their PDFs, and checks who may read them. [decisions 0021]
import { createHash } from 'node:crypto';
import { addPrices, type InvoiceSummary, LOCALES, type Locale, ZERO } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import pLimit from 'p-limit';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { dayIn, workingDayAfter } from '../../platform/days.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { MailAttachment } from '../../platform/mail/index.ts';
import { renderPdfs } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import { getCompany, getInvoicing, isSpecimen, requireCompanyData } from '../company/index.ts';
import { findOwner } from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import {
  lockOrderRecord,
  type OrderRecord,
  type OrderRecordLine,
  service as orders,
  savePaymentDue,
} from '../orders/index.ts';
import { getTimeZone, getToday } from '../pricing/index.ts';
import {
  creditedLines,
  type InvoiceContent,
  type InvoiceKind,
  linesOf,
  taxTreatmentOf,
} from './invoice.rules.ts';
import { documentName, financialYear, invoiceNumber } from './invoice-number.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import {
  findFile,
  findFileOf,
  type Issued,
  insertFile,
  insertInvoice,
  listFileLocales,
  listIssued,
  listReady,
  type StoredFile,
  takeNumber,
} from './invoices.queries.ts';

/**
 * Issues what an order is due: an invoice once it is confirmed, a credit note once an invoiced one is cancelled and for each credited return, and their files.
 * May run often and at once: what is there stays as it is.
 */
export async function settleInvoices(ctx: Ctx, orderId: number): Promise<void> {
  systemOf(ctx);
  await issueDue(ctx, orderId);
  for (const issued of await listIssued(ctx.db, orderId)) await makeFiles(ctx, issued);
}

/** One short transaction: the order locked, so that its status stays; the counter locked; the number and what it stands on written together. */
export async function issueDue(ctx: Ctx, orderId: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrderRecord(tx, orderId);
    if (order === undefined) return;
    let issued = await listIssued(tx, orderId);
    if (issued.length === 0) {
      if (!['Confirmed', 'Shipped', 'Completed'].includes(order.status)) return;
      await issueInvoice(ctx, tx, order);
      // A return may have been closed before: its credit note is due as well.
      issued = await listIssued(tx, orderId);
    }
    const invoice = issued.find(({ kind }) => kind === 'invoice');
    if (invoice === undefined) throw new Error(`order ${orderId} has documents, but no invoice`);
    const notes = issued.filter(({ kind }) => kind === 'credit-note');
    if (order.status === 'Cancelled' && notes.length === 0) await issueCreditNote(ctx, tx, invoice);
    for (const { returnId, credit } of order.credits)
      if (!notes.some((note) => note.returnId === returnId))
        await issueReturnNote(ctx, tx, { order, invoice, returnId, credit });
  });
}

async function issueInvoice(ctx: Ctx, tx: Tx, order: OrderRecord): Promise<void> {
  const { invoiceSeries, creditSeries: _, ...seller } = await getInvoicing(tx);
  const company = await getCompany({ db: tx, clock: ctx.clock });
  // An order that was confirmed before this was asked for waits until the data are there; the job comes again.
  await requireCompanyData(ctx, tx, { country: order.delivery.country, taxes: order.taxes });
  const taxTreatment = taxTreatmentOf(
    order.delivery.country,
    order.taxes,
    seller.country,
    order.placeOfSupply === seller.gstin.slice(0, 2),
  );
  const zone = await getTimeZone(tx, ctx.clock.now());
  const { dueOn } = await issue(
    ctx,
    tx,
    { orderId: order.id, series: invoiceSeries },
    ({ number, issuedAt, issuedOn }) => ({
      kind: 'invoice',
      taxTreatment,
      number,
      issuedAt,
      issuedOn,
      dueOn: workingDayAfter(issuedOn, PAYMENT_DAYS),
      refersTo: null,
      seller: {
        ...seller,
        brand: company.name,
        phone: company.phone.text,
        email: company.email,
      },
      specimen: isSpecimen(seller, seller.bank.account),
      buyer: {
        name: order.companyName || order.buyerName,
        person: order.companyName === '' ? '' : order.buyerName,
        taxId: order.taxId,
        billing: order.billing,
        delivery: order.delivery,
      },
      ...(order.freightCollected ? { pickup: company.pickup } : {}),
      placeOfSupply: { country: order.delivery.country, state: order.placeOfSupply },
      order: {
        orderId: order.orderId,
        placedOn: dayIn(zone, order.placedAt),
        purchaseOrderNumber: order.purchaseOrderNumber,
        paymentMode: order.paymentMode,
        displayCurrency: order.displayCurrency,
        baseCurrency: order.rates.base,
      },
      lines: linesOf([...order.lines, ...freightOf(order)], taxTreatment, order.taxes),
      // The taxable value: carriage that was agreed is part of it.
      subtotal: addPrices(order.subtotal, order.freight?.price ?? ZERO),
      taxes: order.taxes,
      total: order.total,
    }),
  );
  // From now on the order says the day that its invoice says.
  await savePaymentDue(tx, order.id, dueOn);
}

/** Carriage is a line like the goods, under the tariff code of those it came with. */
function freightOf({ freight, locale }: OrderRecord): OrderRecordLine[] {
  if (freight === null || freight.price.base === 0) return [];
  const { price, hsn, taxBasisPoints } = freight;
  const name = {
    name: translator(locale)('invoices.freight'),
    arabicName: translator('ar')('invoices.freight'),
  };
  return [
    {
      ...name,
      productId: null,
      sku: '',
      unit: 'service',
      hsn,
      taxBasisPoints,
      quantity: 1,
      unitPrice: price,
      subtotal: price,
    },
  ];
}

/** It repeats the invoice that it takes back, whatever seller and settings have become since. */
async function issueCreditNote(ctx: Ctx, tx: Tx, invoice: Issued): Promise<void> {
  const { creditSeries } = await getInvoicing(tx);
  await issue(
    ctx,
    tx,
    { orderId: invoice.orderId, series: creditSeries, refersTo: invoice.id },
    (stamp) => ({
      ...invoice.content,
      ...stamp,
      kind: 'credit-note',
      refersTo: { number: invoice.number, issuedOn: invoice.content.issuedOn },
    }),
  );
}

/** Only the units that came back, at the invoice's prices, rates and currencies. */
async function issueReturnNote(
  ctx: Ctx,
  tx: Tx,
  {
    order,
    invoice,
    returnId,
    credit,
  }: { order: OrderRecord; invoice: Issued } & OrderRecord['credits'][number],
): Promise<void> {
  const { creditSeries } = await getInvoicing(tx);
  const products = order.lines.map((line) => line.productId);
  await issue(
    ctx,
    tx,
    { orderId: order.id, series: creditSeries, refersTo: invoice.id, returnId },
    (stamp) => ({
      ...invoice.content,
      ...stamp,
      kind: 'credit-note',
      reason: 'returned',
      refersTo: { number: invoice.number, issuedOn: invoice.content.issuedOn },
      lines: creditedLines(invoice.content.lines, products, credit),
      subtotal: credit.subtotal,
      taxes: credit.taxes,
      total: credit.total,
    }),
  );
}

/** The buyer pays within so many working days of the invoice. [§9 Terms] */
const PAYMENT_DAYS = 2;

type Stamp = Pick<InvoiceContent, 'number' | 'issuedAt' | 'issuedOn'>;

async function issue(
  ctx: Ctx,
  tx: Tx,
  {
    orderId,
    series,
    refersTo = null,
    returnId = null,
  }: { orderId: number; series: string; refersTo?: number | null; returnId?: number | null },
  contentOf: (stamp: Stamp) => InvoiceContent,
): Promise<InvoiceContent> {
  const now = ctx.clock.now();
  const issuedOn = await getToday(tx, now);
  const year = financialYear(issuedOn, (await getInvoicing(tx)).country);
  const ordinal = await takeNumber(tx, series, year);
  const content = contentOf({
    number: invoiceNumber(series, year, ordinal),
    issuedAt: now.toISOString(),
    issuedOn,
  });
  await insertInvoice(tx, {
    orderId,
    kind: content.kind,
    series,
    year,
    ordinal,
    refersTo,
    returnId,
    issuedAt: now,
    content,
  });
  return content;
}

/** Rendered from what the invoice keeps, outside any transaction; whoever is first stores the files and writes the mail. */
async function makeFiles(ctx: Ctx, issued: Issued): Promise<void> {
  // One document after the other: pages need the processor too.
  await oneDocument(async () => {
    if ((await listFileLocales(ctx.db, issued.id, 'unlocked')).length < LOCALES.length)
      await renderFiles(ctx, issued);
  });
}

const oneDocument = pLimit(1);

async function renderFiles(ctx: Ctx, issued: Issued): Promise<void> {
  const at = new Date(issued.content.issuedAt);
  const rendered = await renderPdfs(
    LOCALES.map((locale) => ({ sheets: [sheetOf(issued.content, locale)], at })),
  );
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrderRecord(tx, issued.orderId);
    const there = await listFileLocales(tx, issued.id, 'locked');
    if (there.length > 0 || order === undefined) return;
    for (const [index, bytes] of rendered.entries()) {
      const locale = LOCALES[index] as Locale;
      await insertFile(tx, {
        invoiceId: issued.id,
        locale,
        sha256: createHash('sha256').update(bytes).digest(),
        bytes,
      });
    }
    await tell(ctx, tx, issued, order);
  });
}

/** Names of the PDFs in mails. */
export const INVOICE_ATTACHMENT = 'invoice';

/** The PDF that goes with the mail about it. @param key number of the invoice and language */
export async function invoiceAttachment(
  ctx: Ctx,
  key: string,
): Promise<MailAttachment | undefined> {
  const [id = '', locale = ''] = key.split(' ');
  const file = await findFileOf(ctx.db, Number(id), locale as Locale);
  if (file === undefined) return undefined;
  return {
    filename: documentName(file.kind, file.number, locale),
    contentType: 'application/pdf',
    content: file.bytes,
  };
}

/** In the language of the order, with the PDF of that language. A blocked customer gets mails about orders all the same; a closed account has no mailbox any more. */
async function tell(
  ctx: Ctx,
  tx: Tx,
  { id, kind, number, returnId }: Issued,
  { customerId, locale, orderId }: OrderRecord,
): Promise<void> {
  const account = await findOwner(tx, customerId);
  if (account === undefined) return;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const params = { number, order: orderId, url: `${ctx.origin}${prefix}/account/order/${orderId}` };
  const attachments = [{ source: INVOICE_ATTACHMENT, key: `${id} ${locale}` }];
  const template = returnId === null ? kind : 'credit-note-return';
  await writeMail(ctx, tx, { template, locale, to: account.email, params, attachments });
}

/** Issued documents of one of the customer's own orders that can be downloaded. @throws Problem login-required, order-not-found */
export async function listInvoices(ctx: Ctx, orderKey: string): Promise<InvoiceSummary[]> {
  const { id } = await orders.getOrder(ctx, orderKey);
  return (await listReady(ctx.db, id)).map(({ kind, number, content }) => ({
    kind,
    number,
    issuedOn: content.issuedOn,
  }));
}

/** The PDF of one of the customer's own orders; an empty number: the newest of the kind. @throws Problem login-required, order-not-found, invoice-not-issued */
export async function getInvoiceFile(
  ctx: Ctx,
  orderKey: string,
  which: { kind: InvoiceKind; number: string },
): Promise<StoredFile> {
  const { id } = await orders.getOrder(ctx, orderKey);
  const file = await findFile(ctx.db, id, which, ctx.locale);
  if (file === undefined) throw new Problem('invoice-not-issued');
  return file;
}
