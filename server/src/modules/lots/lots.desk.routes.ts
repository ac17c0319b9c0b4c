// The calls of the back office about lots and their categories. Search is handed in, as to the catalogue.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import type { Reindex } from '../catalog/index.ts';
import { lotCategoryCrud } from './lot-categories.desk.ts';
import { addLot, addLotPicture, changeLot, getDeskLot, listDeskLots, offerLot } from './lots.desk.ts';
import { listLotChanges, undoLotChange } from './lots.desk-history.ts';

const DONE = { done: true as const };

export function registerLotDeskRoutes(app: FastifyInstance, { reindex }: { reindex: Reindex }): void {
  answerAdmin(app, ADMIN_CALLS.listDeskLots, async ({ ctx, query, page }) => await listDeskLots(ctx, query, page('id', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getDeskLot, async ({ ctx, params }) => await getDeskLot(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addLot, async ({ ctx, body }) => await addLot(ctx, reindex, body));
  answerAdmin(app, ADMIN_CALLS.changeLot, async ({ ctx, params, body }) => await changeLot(ctx, reindex, params.id, body));
  answerAdmin(app, ADMIN_CALLS.offerLot, async ({ ctx, params, body }) => await offerLot(ctx, reindex, params.id, body.offered));
  answerAdmin(app, ADMIN_CALLS.addLotPicture, async ({ ctx, body }) => await addLotPicture(ctx, body));
  answerAdmin(app, ADMIN_CALLS.listLotChanges, async ({ ctx, params, page }) => await listLotChanges(ctx, params.id, page('id', 'desc')));
  answerAdmin(app, ADMIN_CALLS.undoLotChange, async ({ ctx, params }) => {
    await undoLotChange(ctx, reindex, params.change);
    return DONE;
  });
  crudRoutes(app, ADMIN_CRUD.lotCategories, lotCategoryCrud, 'position');
}
