// Exportable lists of the back office, with their columns and order.
import { ADMIN_CALLS, type AdminCall, type TableFormat } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendTable } from '../../platform/http/table-answer.ts';
import type { ListPage } from '../../platform/list.ts';
import { listToReorder } from '../catalog/index.ts';
import { listJobs } from '../health/index.ts';
import { listAdminLeads, listAdminNeeds } from '../leads/index.ts';
import { listAdminLots } from '../lots/index.ts';
import { listNegotiationThreads } from '../negotiations/index.ts';
import { listSubscribers } from '../newsletter/index.ts';
import { listMails } from '../notifications/index.ts';
import { listAdminQuotes } from '../quotes/index.ts';
import { listModeratedReviews } from '../reviews/index.ts';
import { listLexicon, listSynonyms, listZeroResultSearches } from '../search/index.ts';
import { listSellers } from '../sellers/index.ts';
import { listAudit, listStaff } from '../staff/index.ts';
import { listStockAlerts } from '../stock-alerts/index.ts';
import { decimal } from './exports.admin.ts';
import { type Columns, exportList, type List } from './lists.admin.ts';

type TableCall = AdminCall & { query: z.ZodObject };
type FilterOf<Call extends TableCall> = Omit<z.output<Call['query']>, 'format' | 'lang'>;

export function registerListExportRoutes(app: FastifyInstance): void {
  const leave = <Call extends TableCall, Row>(
    call: Call,
    list: List<FilterOf<Call>, Row>,
    [sort, order]: [ListPage['sort'], ListPage['order']],
    columns: Columns<Row>,
  ): void =>
    adminRoute(app, call as TableCall, async ({ ctx, query, page, reply }) => {
      const {
        format = 'csv',
        lang: _,
        ...filter
      } = query as { format?: TableFormat; lang?: string };
      const name = call.path.split('/').at(-1) ?? '';
      const rows = (at: Ctx, some: ListPage) => list(at, filter as FilterOf<Call>, some);
      const table = await exportList(ctx, rows, page(sort, order), columns, {
        format,
        name,
        filter,
      });
      return sendTable(reply, table, `${name}.${format}`);
    });

  leave(ADMIN_CALLS.exportLeads, listAdminLeads, ['createdAt', 'desc'], {
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
  leave(ADMIN_CALLS.exportSellers, listSellers, ['company', 'asc'], {
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
  leave(ADMIN_CALLS.exportNegotiations, listNegotiationThreads, ['waiting', 'asc'], {
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
    last_unit_price: (row) => decimalOr(row.last.unitPrice[row.currency]),
    last_unit_price_base: (row) => decimal(row.last.unitPrice.base),
  });
  leave(ADMIN_CALLS.exportQuotes, listAdminQuotes, ['createdAt', 'desc'], {
    quote: (row) => row.id,
    version: (row) => row.version,
    state: (row) => row.state,
    name: (row) => row.name,
    company: (row) => row.company,
    email: (row) => row.email,
    created_at: (row) => row.createdAt,
    sent_at: (row) => row.sentAt,
    valid_until: (row) => row.validUntil,
    net_base: (row) => decimal(row.net),
    order: (row) => row.orderId,
  });
  leave(ADMIN_CALLS.exportReviews, listModeratedReviews, ['id', 'desc'], {
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
  leave(ADMIN_CALLS.exportLots, listAdminLots, ['id', 'desc'], {
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
    price_base: (row) => decimal(row.price),
    discount_price_base: (row) => (row.discountPrice === null ? null : decimal(row.discountPrice)),
  });
  leave(ADMIN_CALLS.exportStockAlerts, listStockAlerts, ['waiting', 'desc'], {
    part_number: (row) => row.partNumber,
    name: (row) => row.name,
    waiting: (row) => row.waiting,
    first_asked_at: (row) => row.firstAskedAt,
    last_asked_at: (row) => row.lastAskedAt,
  });
  leave(ADMIN_CALLS.exportToReorder, listToReorder, ['sku', 'asc'], {
    part_number: (row) => row.sku,
    name: (row) => row.name,
    manufacturer: (row) => row.manufacturer,
    available: (row) => row.available,
    reserved: (row) => row.reserved,
    incoming: (row) => row.incoming,
    incoming_on: (row) => row.incomingOn,
    reorder_point: (row) => row.point,
    suggested: (row) => row.suggested,
  });
  leave(ADMIN_CALLS.exportZeroSearches, listZeroResultSearches, ['count', 'desc'], {
    text: (row) => row.text,
    language: (row) => row.locale,
    times: (row) => row.count,
    first_at: (row) => row.firstSeenAt,
    last_at: (row) => row.lastSeenAt,
  });
  leave(ADMIN_CALLS.exportMails, listMails, ['id', 'desc'], {
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
  leave(ADMIN_CALLS.exportSubscribers, listSubscribers, ['id', 'desc'], {
    email: (row) => row.email,
    language: (row) => row.locale,
    state: (row) => row.state,
    since: (row) => row.createdAt,
    confirmed: (row) => row.confirmedAt,
    unsubscribed: (row) => row.unsubscribedAt,
  });
  leave(ADMIN_CALLS.exportSynonyms, listSynonyms, ['id', 'desc'], {
    id: (row) => row.id,
    phrases: (row) => row.phrases.join('; '),
    direction: (row) => (row.oneWay ? 'one way' : 'both ways'),
  });
  leave(ADMIN_CALLS.exportLexicon, listLexicon, ['id', 'desc'], {
    id: (row) => row.id,
    source: (row) => row.source,
    terms: (row) => row.terms.join('; '),
    language: (row) => row.locale,
    kind: (row) => row.kind,
    means: (row) => row.means,
    stands_for: (row) => row.standsFor,
    state: (row) => row.state,
    missing: (row) => row.missing.join('; '),
  });
  leave(ADMIN_CALLS.exportNeeds, listAdminNeeds, ['position', 'asc'], {
    position: (row) => row.position,
    shown: (row) => (row.published ? 'yes' : 'no'),
    item: (row) => row.itemName.en,
    text: (row) => row.displayText.en,
    material: (row) => row.material.en,
    material_specification: (row) => row.materialSpec.en,
    size: (row) => row.size.en,
    composition: (row) => row.composition.en,
    answers: (row) => row.answers,
  });
  leave(ADMIN_CALLS.exportStaff, listStaff, ['name', 'asc'], {
    name: (row) => row.name,
    email: (row) => row.email,
    role: (row) => row.ownRoleName ?? row.role,
    active: (row) => (row.active ? 'yes' : 'no'),
    second_factor: (row) => (row.hasSecondFactor ? 'yes' : 'no'),
    since: (row) => row.createdAt,
    last_seen_at: (row) => row.lastSeenAt,
  });
  leave(ADMIN_CALLS.exportAudit, listAudit, ['id', 'desc'], {
    id: (row) => row.id,
    at: (row) => row.at,
    who: (row) => row.who,
    subject: (row) => row.subject,
    subject_id: (row) => row.subjectId,
    table: (row) => row.table,
    operation: (row) => row.operation,
    before: (row) => asJson(row.before),
    after: (row) => asJson(row.after),
    change: (row) => row.changeId,
  });
  leave(ADMIN_CALLS.exportJobs, listJobs, ['createdAt', 'desc'], {
    queue: (row) => row.queue,
    state: (row) => row.state,
    created_at: (row) => row.createdAt,
    started_at: (row) => row.startedAt,
    completed_at: (row) => row.completedAt,
    tries: (row) => row.retryCount,
    data: (row) => row.data,
    reason: (row) => row.reason,
  });
}

function asJson(values: Record<string, unknown> | null): string | null {
  return values === null ? null : JSON.stringify(values);
}

/** A currency that the amount was never given in. */
function decimalOr(minor: number | undefined): string | null {
  return minor === undefined ? null : decimal(minor);
}
