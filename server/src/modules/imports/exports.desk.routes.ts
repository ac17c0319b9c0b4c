// The calls of exporting: tables that leave as files.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { exportCatalogue, exportCustomers, exportOrders, exportSubscribers } from './exports.desk.ts';
import * as lists from './lists.desk.ts';
import { sendTable } from './table-answer.ts';

export function registerExportRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.exportCatalogue, async ({ ctx, params, query, reply }) => {
    const { format = 'csv', q, category, manufacturer, published, found, categoryId, manufacturerId, industryId, stock } = query;
    const list = { q: found, categoryId, manufacturerId, industryId, stock };
    const filters = { q, category, manufacturer, published: flag(published), list };
    return sendTable(reply, exportCatalogue(ctx, params.kind, filters, format), `${params.kind}.${format}`);
  });
  answerAdmin(app, ADMIN_CALLS.exportOrders, async ({ ctx, query, reply }) => {
    const { format = 'csv', lang: _, ...filter } = query;
    return sendTable(reply, exportOrders(ctx, filter, format), `orders.${format}`);
  });
  answerAdmin(app, ADMIN_CALLS.exportCustomers, async ({ ctx, query, reply }) => {
    const { format = 'csv', lang: _, ...filter } = query;
    return sendTable(reply, exportCustomers(ctx, filter, format), `customers.${format}`);
  });
  answerAdmin(app, ADMIN_CALLS.exportSubscribers, async ({ ctx, query, reply }) =>
    sendTable(reply, exportSubscribers(ctx, query), 'newsletter.csv'),
  );
  answerAdmin(app, ADMIN_CALLS.exportLeads, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportLeads(ctx, filter, page('createdAt', 'desc'), format), `leads.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportSellers, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportSellers(ctx, filter, page('company'), format), `sellers.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportNegotiations, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportNegotiations(ctx, filter, page('waiting'), format), `negotiations.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportQuotes, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportQuotes(ctx, filter, page('createdAt', 'desc'), format), `quotes.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportReviews, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportReviews(ctx, filter, page('id', 'desc'), format), `reviews.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportLots, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportLots(ctx, filter, page('id', 'desc'), format), `lots.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportStockAlerts, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportStockAlerts(ctx, filter, page('waiting', 'desc'), format), `stock-alerts.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportZeroSearches, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportZeroSearches(ctx, filter, page('count', 'desc'), format), `zero-searches.${format}`),
  );
  answerAdmin(app, ADMIN_CALLS.exportMails, async ({ ctx, query: { format = 'csv', lang: _, ...filter }, page, reply }) =>
    sendTable(reply, await lists.exportMails(ctx, filter, page('id', 'desc'), format), `mails.${format}`),
  );
}

function flag(said: 'true' | 'false' | undefined): boolean | undefined {
  return said === undefined ? undefined : said === 'true';
}
