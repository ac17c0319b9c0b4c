// Admin routes of sellers: applications are approved or rejected, sellers are listed and changed.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  approveSeller,
  changeSeller,
  getSeller,
  listSellers,
  rejectSeller,
} from './sellers.admin.ts';

export function registerAdminSellerRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.approveSeller,
    async ({ ctx, params, body }) => await approveSeller(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.rejectSeller,
    async ({ ctx, params, body }) => await rejectSeller(ctx, params.id, body.reason),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listSellers,
    async ({ ctx, query, page }) => await listSellers(ctx, query, page('company')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getSeller,
    async ({ ctx, params }) => await getSeller(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeSeller,
    async ({ ctx, params, body }) => await changeSeller(ctx, params.id, body),
  );
}
