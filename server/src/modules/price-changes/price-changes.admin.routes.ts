// Admin routes of price changes.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  addPriceChange,
  cancelPriceChange,
  listPriceChanges,
  listPriceHistory,
  previewPriceChange,
  undoPriceChange,
} from './price-changes.admin.ts';

export function registerPriceChangeRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.previewPriceChange, async ({ ctx, body }) =>
    previewPriceChange(ctx, body),
  );
  adminRoute(app, ADMIN_CALLS.listPriceChanges, async ({ ctx, page }) =>
    listPriceChanges(ctx, page('id', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.addPriceChange, async ({ ctx, body: { appliesAt, ...change } }) =>
    addPriceChange(ctx, change, appliesAt),
  );
  adminRoute(app, ADMIN_CALLS.cancelPriceChange, async ({ ctx, params }) =>
    cancelPriceChange(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.undoPriceChange, async ({ ctx, params }) =>
    undoPriceChange(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.listPriceHistory, async ({ ctx, params, page }) =>
    listPriceHistory(ctx, params.id, page('id', 'desc')),
  );
}
