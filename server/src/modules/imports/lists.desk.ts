// How does a list of the desk leave as a table? As the desk sees it: the same rows by the same filters, all of one moment. [back office exports]
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableFormat } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/http/admin-calls.ts';
import { listDeskLeads, listSellers } from '../leads/index.ts';
import { listDeskLots } from '../lots/index.ts';
import { listMails } from '../notifications/index.ts';
import { listDeskQuotes, listNegotiationThreads } from '../offers/index.ts';
import { listModeratedReviews } from '../reviews/index.ts';
import { listZeroSearches } from '../search/index.ts';
import { listStockAlerts } from '../stock-alerts/index.ts';
import { type Cell, decimal, written } from './exports.desk.ts';

type List<Filter, Row> = (ctx: Ctx, filter: Filter, page: ListPage) => Promise<{ rows: Row[]; total: number }>;
/** Takes the list's filters and its usual order. @throws what the list throws */
type Export<Filter> = (ctx: Ctx, filter: Filter, order: ListPage, format?: TableFormat) => Promise<Readable>;
/** Rows that are read together. */
const PAGE = 1_000;

export const exportLeads = table(listDeskLeads, {
  reference: (row) => row.reference,
  kind: (row) => row.kind,
  state: (row) => row.state,
  received_at: (row) => row.createdAt,
  language: (row) => row.locale,
  name: (row) => row.name,
  company: (row) => row.company,
  email: (row) => row.email,
  phone: (row) => row.phone,
  subject: (row) => row.subject,
  message: (row) => row.message,
  remind_at: (row) => row.remindAt,
  reminder: (row) => row.reminder,
});

export const exportSellers = table(listSellers, {
  id: (row) => row.id,
  company: (row) => row.company,
  contact: (row) => row.contact,
  email: (row) => row.email,
  phone: (row) => row.phone,
  commission_percent: (row) => decimal(row.commissionBasisPoints),
  terms: (row) => row.terms,
  active: (row) => (row.active ? 'yes' : 'no'),
  since: (row) => row.createdAt,
});

export const exportNegotiations = table(listNegotiationThreads, {
  reference: (row) => row.id,
  item: (row) => row.itemName,
  sku: (row) => row.sku,
  quantity: (row) => row.quantity,
  unit: (row) => row.unit,
  state: (row) => row.state,
  customer: (row) => row.customer,
  phone: (row) => row.phone,
  started_at: (row) => row.startedAt,
  changed_at: (row) => row.changedAt,
  last_by: (row) => row.last.by,
  currency: (row) => row.currency,
  last_unit_price: (row) => decimal(row.last.unitPrice[row.currency]),
  last_unit_price_inr: (row) => decimal(row.last.unitPrice.INR),
});

export const exportQuotes = table(listDeskQuotes, {
  quote: (row) => row.id,
  version: (row) => row.version,
  state: (row) => row.state,
  name: (row) => row.name,
  company: (row) => row.company,
  email: (row) => row.email,
  created_at: (row) => row.createdAt,
  sent_at: (row) => row.sentAt,
  valid_until: (row) => row.validUntil,
  net_inr: (row) => decimal(row.net),
  order: (row) => row.orderId,
});

export const exportReviews = table(listModeratedReviews, {
  id: (row) => row.id,
  part_number: (row) => row.partNumber,
  product: (row) => row.productName,
  author: (row) => row.author,
  rating: (row) => row.rating,
  comment: (row) => row.comment,
  state: (row) => row.state,
  reason: (row) => row.reason,
  posted_at: (row) => row.postedAt,
  moderated_by: (row) => row.moderatedBy,
  moderated_at: (row) => row.moderatedAt,
});

export const exportLots = table(listDeskLots, {
  id: (row) => row.id,
  name: (row) => row.name,
  category: (row) => row.category,
  condition: (row) => row.condition,
  location: (row) => row.location,
  age_months: (row) => row.ageMonths,
  sold_whole: (row) => (row.soldWhole ? 'yes' : 'no'),
  state: (row) => row.state,
  available: (row) => row.available,
  items: (row) => row.items,
  price_inr: (row) => decimal(row.price),
  discount_price_inr: (row) => (row.discountPrice === null ? null : decimal(row.discountPrice)),
});

export const exportStockAlerts = table(listStockAlerts, {
  part_number: (row) => row.partNumber,
  name: (row) => row.name,
  waiting: (row) => row.waiting,
  first_asked_at: (row) => row.firstAskedAt,
  last_asked_at: (row) => row.lastAskedAt,
});

export const exportZeroSearches = table(listZeroSearches, {
  text: (row) => row.text,
  language: (row) => row.locale,
  times: (row) => row.count,
  first_at: (row) => row.firstSeenAt,
  last_at: (row) => row.lastSeenAt,
});

export const exportMails = table(listMails, {
  id: (row) => row.id,
  template: (row) => row.template,
  language: (row) => row.locale,
  recipient: (row) => row.recipient,
  subject: (row) => row.subject,
  state: (row) => row.state,
  written_at: (row) => row.createdAt,
  sent_at: (row) => row.sentAt,
  attempts: (row) => row.attempts,
  fault: (row) => row.lastFault,
});

/** Laid on disk before it is sent: a long list takes no memory, and who downloads slowly holds no moment of the database open. */
function table<Filter, Row>(list: List<Filter, Row>, columns: Record<string, (row: Row) => Cell>): Export<Filter> {
  return async (ctx, filter, order, format = 'csv') => {
    const path = join(tmpdir(), `millwright-export-${randomBytes(6).toString('hex')}.${format}`);
    try {
      await atOneMoment(ctx.db, async (db) => {
        const page = (start: number) => list({ ...ctx, db }, filter, { ...order, start, count: PAGE });
        await pipeline(written(cellsOf(page, columns), format), createWriteStream(path));
      });
      // It is gone from its folder at once, and from the disk when it has been read.
      return (await open(path)).createReadStream();
    } finally {
      await rm(path, { force: true });
    }
  };
}

async function* cellsOf<Row>(
  page: (start: number) => Promise<{ rows: Row[]; total: number }>,
  columns: Record<string, (row: Row) => Cell>,
): AsyncGenerator<Cell[], void> {
  yield Object.keys(columns);
  for (let start = 0, left = 1; left > 0; start += PAGE) {
    const { rows, total } = await page(start);
    for (const row of rows) yield Object.values(columns).map((cell) => cell(row));
    left = total - start - PAGE;
  }
}
