// Customers in the back office: lists, details, verification, notes, answers to certificates. [promises D20]
import type {
  AdminCustomer,
  AdminCustomerRow,
  CertificateType,
  CustomerState,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { cleanLine } from '../../platform/text.ts';
import { findPrivateFile, type MediaFile } from '../media/index.ts';
import { writeMail } from '../notifications/index.ts';
import { listCertificateRows, saveAnswer } from './certificates.queries.ts';
import {
  type CustomerFilter,
  type CustomerRow,
  findKnown,
  insertCustomerNote,
  type LockedCustomer,
  listCustomerRows,
  lockCustomer,
  saveVerified,
} from './customers.admin.queries.ts';
import { phoneIn } from './customers.rules.ts';

/** @throws Problem not-found, right-missing */
export async function listAdminCustomers(
  ctx: Ctx,
  filter: CustomerFilter,
  page: ListPage,
): Promise<{ rows: AdminCustomerRow[]; total: number }> {
  staffOf(ctx, 'customers:read');
  const { rows, total } = await listCustomerRows(
    ctx.db,
    { ...filter, phone: phoneIn(filter.q) },
    page,
  );
  return { rows: rows.map(toRow), total };
}

/** @throws Problem not-found, right-missing, customer-not-found */
export async function getAdminCustomer(ctx: Ctx, id: number): Promise<AdminCustomer> {
  staffOf(ctx, 'customers:read');
  return await readAdminCustomer(ctx, ctx.db, id);
}

/** For use cases that have asked for the right themselves: in their transaction they see what they did. @throws Problem customer-not-found */
export async function readAdminCustomer(ctx: Ctx, db: Db | Tx, id: number): Promise<AdminCustomer> {
  const known = await findKnown(db, id);
  if (known === undefined) throw new Problem('customer-not-found');
  const certificates = await listCertificateRows(db, id);
  const [orders, quotes, negotiations, leads] = (
    ['orders', 'quotes', 'negotiations', 'leads'] as const
  ).map((area) => mayRead(ctx, area));
  return {
    ...toRow(known),
    billing: known.billing,
    delivery: known.delivery,
    certificates: certificates.map((each) => ({
      type: each.type,
      contentType: each.content_type,
      size: each.size,
      sentAt: each.sent_at.toISOString(),
      state: each.state,
      reason: each.reason,
      reviewedAt: each.reviewed_at?.toISOString() ?? null,
    })),
    sums: (orders ? (known.sums ?? []) : []) as AdminCustomer['sums'],
    recentOrders: ((orders ? known.recent_orders : null) ?? []).map((order) => ({
      id: order.id,
      orderId: order.public_id,
      placedAt: moment(order.placed_at),
      status: order.status as AdminCustomer['recentOrders'][number]['status'],
      total: order.total_base,
    })),
    quotes: dated(
      quotes ? known.quotes : null,
      ({ public_id, state }) => ({ number: public_id, state }) as never,
    ),
    negotiations: dated(
      negotiations ? known.negotiations : null,
      ({ reference, item_name, state }) => ({ reference, item: item_name, state }) as never,
    ),
    leads: dated(
      leads ? known.leads : null,
      ({ id: lead, reference, kind, state }) => ({ id: lead, reference, kind, state }) as never,
    ),
    reviews: dated(
      known.reviews,
      ({ id: review, sku, rating, state }) => ({ id: review, sku, rating, state }) as never,
    ),
    counts: {
      quotes: quotes ? known.counts.quotes : 0,
      negotiations: negotiations ? known.counts.negotiations : 0,
      leads: leads ? known.counts.leads : 0,
      reviews: known.counts.reviews,
    },
    sessions: (known.sessions ?? []).map((session) => ({
      began: moment(session.created_at),
      lastSeen: moment(session.last_seen_at),
      open: session.open,
    })),
    notes: (known.notes ?? []).map((note) => ({ ...note, at: moment(note.at) })),
    history: (known.history ?? []).map(
      ({ id: entry, at, who, table_name, operation, row_key, before, after }) => ({
        id: entry,
        at: moment(at),
        actor: who,
        table: table_name,
        key: row_key,
        operation: operation as AdminCustomer['history'][number]['operation'],
        before,
        after,
      }),
    ),
  };
}

/** The customer is notified by mail when it begins, not when it is removed. @throws Problem not-found, right-missing, customer-not-found, customer-closed */
export async function verifyCustomer(
  ctx: Ctx,
  id: number,
  verified: boolean,
): Promise<AdminCustomer> {
  staffOf(ctx, 'customers:write');
  return await inTransaction(ctx.db, async (tx) => {
    const customer = await lockOpen(tx, id);
    if (customer.verified !== verified) {
      await saveVerified(tx, id, verified);
      const { locale, email: to, first_name: name } = customer;
      if (verified)
        await writeMail(ctx, tx, {
          template: 'account-verified',
          locale,
          to,
          params: { name, url: pageOf(ctx, locale, '/') },
        });
    }
    return await readAdminCustomer(ctx, tx, id);
  });
}

/** Only staff see it. @throws Problem not-found, right-missing, customer-not-found, customer-closed, invalid-request */
export async function addCustomerNote(ctx: Ctx, id: number, text: string): Promise<AdminCustomer> {
  const by = staffOf(ctx, 'customers:write');
  const words = text.trim();
  if (words === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/text' }] },
    );
  return await inTransaction(ctx.db, async (tx) => {
    await lockOpen(tx, id);
    await insertCustomerNote(tx, id, by, words);
    return await readAdminCustomer(ctx, tx, id);
  });
}

/** A customer's certificate, for the member of staff who reviews it. @throws Problem not-found, right-missing, record-not-found */
export async function getCustomerCertificate(
  ctx: Ctx,
  id: number,
  type: CertificateType,
): Promise<MediaFile> {
  staffOf(ctx, 'customers:read');
  const row = (await listCertificateRows(ctx.db, id)).find((each) => each.type === type);
  const file = row === undefined ? undefined : await findPrivateFile(ctx, row.file_name);
  if (file === undefined) throw new Problem('record-not-found');
  return file;
}

/**
 * Accepts or rejects the very certificate that was viewed; the customer is notified by mail, with the reason.
 * @throws Problem not-found, right-missing, customer-not-found, customer-closed, record-not-found, record-changed (another one was sent meanwhile), invalid-request
 */
export async function answerCertificate(
  ctx: Ctx,
  id: number,
  type: CertificateType,
  answer: { state: 'accepted' | 'refused'; reason: string; sentAt: string },
): Promise<AdminCustomer> {
  staffOf(ctx, 'customers:write');
  const reason = answer.state === 'refused' ? cleanLine(answer.reason) : '';
  if (answer.state === 'refused' && reason === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/reason' }] },
    );
  return await inTransaction(ctx.db, async (tx) => {
    const { locale, email: to } = await lockOpen(tx, id);
    const row = (await listCertificateRows(tx, id)).find((each) => each.type === type);
    if (row === undefined) throw new Problem('record-not-found');
    if (row.sent_at.toISOString() !== answer.sentAt) throw new Problem('record-changed');
    if (row.state === answer.state && row.reason === reason)
      return await readAdminCustomer(ctx, tx, id);
    await saveAnswer(tx, id, type, { state: answer.state, reason, at: ctx.clock.now() });
    const params = {
      name: translator(locale)(`customers.certificate.${type}`),
      reason,
      url: pageOf(ctx, locale, '/account/profile'),
    };
    await writeMail(ctx, tx, { template: `certificate-${answer.state}`, locale, to, params });
    return await readAdminCustomer(ctx, tx, id);
  });
}

/** A customer whose account is not closed, blocked or not. @throws Problem customer-not-found, customer-closed */
export async function lockOpen(tx: Tx, id: number): Promise<LockedCustomer> {
  const customer = await lockCustomer(tx, id);
  if (customer === undefined) throw new Problem('customer-not-found');
  if (customer.closed_at !== null) throw new Problem('customer-closed');
  return customer;
}

function toRow(row: CustomerRow): AdminCustomerRow {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    email: row.email,
    mobile: row.mobile,
    taxId: row.tax_id,
    locale: row.locale,
    verified: row.verified,
    state: stateOf(row),
    createdAt: row.created_at.toISOString(),
    orders: row.orders,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    toReview: row.to_review,
  };
}

function stateOf({
  closed_at,
  disabled_at,
}: Pick<CustomerRow, 'closed_at' | 'disabled_at'>): CustomerState {
  return closed_at !== null ? 'closed' : disabled_at !== null ? 'blocked' : 'active';
}

const moment = (text: string): string => new Date(text).toISOString();

function dated<Row extends { created_at: string }, View>(
  rows: Row[] | null,
  see: (row: Row) => Omit<View, 'at'>,
): View[] {
  return (rows ?? []).map((row) => ({ ...see(row), at: moment(row.created_at) }) as View);
}

function pageOf({ origin }: Ctx, locale: string, path: string): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}${path}`;
}
