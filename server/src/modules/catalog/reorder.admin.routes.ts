// Admin routes of reorder points.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { getReorderPoint, listToReorder, setReorderPoint } from './reorder.admin.ts';

export function registerReorderRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.getReorderPoint,
    async ({ ctx, params }) => await getReorderPoint(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.setReorderPoint,
    async ({ ctx, params, body }) => await setReorderPoint(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listToReorder,
    async ({ ctx, query, page }) => await listToReorder(ctx, query, page('sku')),
  );
}
