// Admin routes of lots and their categories. Search is passed in, as to the catalogue.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import type { Reindex } from '../catalog/index.ts';
import { lotCategoryCrud } from './lot-categories.admin.ts';
import {
  addLot,
  addLotPicture,
  changeLot,
  getAdminLot,
  listAdminLots,
  offerLot,
} from './lots.admin.ts';
import { listLotChanges, undoLotChange } from './lots.admin-history.ts';

const DONE = { done: true as const };

export function registerAdminLotRoutes(
  app: FastifyInstance,
  { reindex }: { reindex: Reindex },
): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminLots,
    async ({ ctx, query, page }) => await listAdminLots(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminLot,
    async ({ ctx, params }) => await getAdminLot(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.addLot, async ({ ctx, body }) => await addLot(ctx, reindex, body));
  adminRoute(
    app,
    ADMIN_CALLS.changeLot,
    async ({ ctx, params, body }) => await changeLot(ctx, reindex, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.offerLot,
    async ({ ctx, params, body }) => await offerLot(ctx, reindex, params.id, body.offered),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addLotPicture,
    async ({ ctx, body }) => await addLotPicture(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listLotChanges,
    async ({ ctx, params, page }) => await listLotChanges(ctx, params.id, page('id', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.undoLotChange, async ({ ctx, params }) => {
    await undoLotChange(ctx, reindex, params.change);
    return DONE;
  });
  crudRoutes(app, ADMIN_CRUD.lotCategories, lotCategoryCrud, 'position');
}
