// The calls of sellers in the back office: applications are approved or refused, sellers are listed and changed.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { approveSeller, changeSeller, getSeller, listSellers, refuseSeller } from './sellers.desk.ts';

export function registerSellerDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.approveSeller, async ({ ctx, params, body }) => await approveSeller(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.refuseSeller, async ({ ctx, params, body }) => await refuseSeller(ctx, params.id, body.reason));
  answerAdmin(app, ADMIN_CALLS.listSellers, async ({ ctx, query, page }) => await listSellers(ctx, query, page('company')));
  answerAdmin(app, ADMIN_CALLS.getSeller, async ({ ctx, params }) => await getSeller(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.changeSeller, async ({ ctx, params, body }) => await changeSeller(ctx, params.id, body));
}
