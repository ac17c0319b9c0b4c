// Admin routes of buying requests, the cards of /our-needs.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { addNeed, changeNeed, getAdminNeed, listAdminNeeds } from './needs.admin.ts';

export function registerAdminNeedRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminNeeds,
    async ({ ctx, query, page }) => await listAdminNeeds(ctx, query, page('position')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminNeed,
    async ({ ctx, params }) => await getAdminNeed(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.addNeed, async ({ ctx, body }) => await addNeed(ctx, body));
  adminRoute(
    app,
    ADMIN_CALLS.changeNeed,
    async ({ ctx, params, body }) => await changeNeed(ctx, params.id, body),
  );
}
