// Admin routes of negotiations.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  acceptForStaff,
  counterForStaff,
  declineForStaff,
  getLimits,
  setLimits,
} from './negotiations.admin.ts';
import {
  getNegotiationThread,
  limitNegotiation,
  listNegotiationThreads,
} from './negotiations.admin.views.ts';

export function registerAdminNegotiationRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listNegotiationThreads,
    async ({ ctx, query, page }) => await listNegotiationThreads(ctx, query, page('waiting')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getNegotiationThread,
    async ({ ctx, params }) => await getNegotiationThread(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.acceptNegotiation, async ({ ctx, params }) => {
    await acceptForStaff(ctx, params.id);
    return await getNegotiationThread(ctx, params.id);
  });
  adminRoute(app, ADMIN_CALLS.declineNegotiation, async ({ ctx, params }) => {
    await declineForStaff(ctx, params.id);
    return await getNegotiationThread(ctx, params.id);
  });
  adminRoute(app, ADMIN_CALLS.counterNegotiation, async ({ ctx, params, body }) => {
    await counterForStaff(ctx, params.id, body);
    return await getNegotiationThread(ctx, params.id);
  });
  adminRoute(
    app,
    ADMIN_CALLS.limitNegotiation,
    async ({ ctx, params, body }) => await limitNegotiation(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getLotLimits,
    async ({ ctx, params }) => await getLimits(ctx, { lotId: params.id }),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeLotLimits,
    async ({ ctx, params, body }) => await setLimits(ctx, { lotId: params.id }, body),
  );
}
