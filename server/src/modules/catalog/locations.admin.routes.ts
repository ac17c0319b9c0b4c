// Admin routes of stock locations and transfers.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import { listProductLocations, locationCrud } from './locations.admin.ts';
import { addStockTransfer, getStockTransfer, listStockTransfers } from './transfers.admin.ts';

export function registerStockLocationRoutes(app: FastifyInstance): void {
  crudRoutes(app, ADMIN_CRUD.stockLocations, locationCrud, 'position');
  adminRoute(
    app,
    ADMIN_CALLS.listProductLocations,
    async ({ ctx, params }) => await listProductLocations(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listStockTransfers,
    async ({ ctx, query, page }) => await listStockTransfers(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getStockTransfer,
    async ({ ctx, params }) => await getStockTransfer(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addStockTransfer,
    async ({ ctx, body }) => await addStockTransfer(ctx, body),
  );
}
