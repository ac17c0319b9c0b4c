// Admin routes of stocktakes.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  beginStocktake,
  cancelStocktake,
  closeStocktake,
  getStocktake,
  listStocktakeLines,
  listStocktakes,
} from './stocktakes.admin.ts';
import {
  countStocktakeEntry,
  countStocktakeFile,
  setStocktakeLine,
} from './stocktakes.counting.ts';

const DONE = { done: true as const };

export function registerStocktakeRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listStocktakes,
    async ({ ctx, page }) => await listStocktakes(ctx, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getStocktake,
    async ({ ctx, params }) => await getStocktake(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.beginStocktake,
    async ({ ctx, body }) => await beginStocktake(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listStocktakeLines,
    async ({ ctx, params, query, page }) =>
      await listStocktakeLines(ctx, params.id, query, page('sku')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.countStocktakeEntry,
    async ({ ctx, params, body }) => await countStocktakeEntry(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.countStocktakeFile,
    async ({ ctx, params, body }) => await countStocktakeFile(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.setStocktakeLine, async ({ ctx, params, body }) => {
    await setStocktakeLine(ctx, params.id, params.product, body.counted);
    return DONE;
  });
  adminRoute(
    app,
    ADMIN_CALLS.closeStocktake,
    async ({ ctx, params }) => await closeStocktake(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.cancelStocktake, async ({ ctx, params }) => {
    await cancelStocktake(ctx, params.id);
    return DONE;
  });
}
