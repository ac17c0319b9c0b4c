// Admin routes of saved views.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
  setDefaultView,
} from './saved-views.service.ts';

export function registerSavedViewRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listSavedViews,
    async ({ ctx, query }) => await listSavedViews(ctx, query.list),
  );
  adminRoute(app, ADMIN_CALLS.addSavedView, async ({ ctx, body }) => await addSavedView(ctx, body));
  adminRoute(
    app,
    ADMIN_CALLS.changeSavedView,
    async ({ ctx, params, body }) => await changeSavedView(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.removeSavedView, async ({ ctx, params }) => {
    await removeSavedView(ctx, params.id);
    return { done: true as const };
  });
  adminRoute(app, ADMIN_CALLS.setDefaultView, async ({ ctx, body }) => {
    await setDefaultView(ctx, body);
    return { done: true as const };
  });
}
