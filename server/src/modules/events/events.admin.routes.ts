// Admin routes of the change feed.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { getFeedState, listFeedEvents } from './events.admin.ts';

export function registerAdminEventRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listFeedEvents,
    async ({ ctx, query, page }) => await listFeedEvents(ctx, query, page('at', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.getFeedState, async ({ ctx }) => await getFeedState(ctx));
}
