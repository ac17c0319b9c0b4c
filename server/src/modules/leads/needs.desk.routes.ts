// The calls of the back office about the cards of /our-needs.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { addNeed, changeNeed, getNeedDesk, listNeedsDesk } from './needs.desk.ts';

export function registerNeedDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listNeedsDesk, async ({ ctx, query, page }) => await listNeedsDesk(ctx, query, page('position')));
  answerAdmin(app, ADMIN_CALLS.getNeedDesk, async ({ ctx, params }) => await getNeedDesk(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addNeed, async ({ ctx, body }) => await addNeed(ctx, body));
  answerAdmin(app, ADMIN_CALLS.changeNeed, async ({ ctx, params, body }) => await changeNeed(ctx, params.id, body));
}
