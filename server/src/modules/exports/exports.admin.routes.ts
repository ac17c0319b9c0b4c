// Admin routes of exports: tables as files.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { sendTable } from '../../platform/http/table-answer.ts';
import { exportErpOrders } from './erp-orders.ts';
import { exportCatalogue, exportCustomers, exportOrders } from './exports.admin.ts';

export function registerExportRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.exportCatalogue, async ({ ctx, params, query, reply }) => {
    const {
      format = 'csv',
      q,
      category,
      manufacturer,
      published,
      found,
      categoryId,
      manufacturerId,
      industryId,
      stock,
    } = query;
    const list = { q: found, categoryId, manufacturerId, industryId, stock };
    const filters = { q, category, manufacturer, published: flag(published), list };
    return sendTable(
      reply,
      exportCatalogue(ctx, params.kind, filters, format),
      `${params.kind}.${format}`,
    );
  });
  adminRoute(app, ADMIN_CALLS.exportOrders, async ({ ctx, query, reply }) => {
    const { format = 'csv', lang: _, ...filter } = query;
    return sendTable(reply, exportOrders(ctx, filter, format), `orders.${format}`);
  });
  adminRoute(app, ADMIN_CALLS.exportErpOrders, async ({ ctx, query, reply }) => {
    const { format = 'json', changedSince } = query;
    return sendTable(reply, exportErpOrders(ctx, { changedSince, format }), `orders-erp.${format}`);
  });
  adminRoute(app, ADMIN_CALLS.exportCustomers, async ({ ctx, query, reply }) => {
    const { format = 'csv', lang: _, ...filter } = query;
    return sendTable(reply, exportCustomers(ctx, filter, format), `customers.${format}`);
  });
}

function flag(said: 'true' | 'false' | undefined): boolean | undefined {
  return said === undefined ? undefined : said === 'true';
}
