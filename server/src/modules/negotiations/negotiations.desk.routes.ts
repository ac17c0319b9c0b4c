// The calls of negotiations in the back office.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { acceptForDesk, counterForDesk, declineForDesk, getLimits, setLimits } from './negotiations.desk.ts';
import { getNegotiationThread, limitNegotiation, listNegotiationThreads } from './negotiations.desk.views.ts';

export function registerNegotiationDeskRoutes(app: FastifyInstance): void {
  answerAdmin(
    app,
    ADMIN_CALLS.listNegotiationThreads,
    async ({ ctx, query, page }) => await listNegotiationThreads(ctx, query, page('waiting')),
  );
  answerAdmin(app, ADMIN_CALLS.getNegotiationThread, async ({ ctx, params }) => await getNegotiationThread(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.acceptNegotiation, async ({ ctx, params }) => {
    await acceptForDesk(ctx, params.id);
    return await getNegotiationThread(ctx, params.id);
  });
  answerAdmin(app, ADMIN_CALLS.declineNegotiation, async ({ ctx, params }) => {
    await declineForDesk(ctx, params.id);
    return await getNegotiationThread(ctx, params.id);
  });
  answerAdmin(app, ADMIN_CALLS.counterNegotiation, async ({ ctx, params, body }) => {
    await counterForDesk(ctx, params.id, body);
    return await getNegotiationThread(ctx, params.id);
  });
  answerAdmin(app, ADMIN_CALLS.limitNegotiation, async ({ ctx, params, body }) => await limitNegotiation(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.getLotLimits, async ({ ctx, params }) => await getLimits(ctx, { lotId: params.id }));
  answerAdmin(app, ADMIN_CALLS.changeLotLimits, async ({ ctx, params, body }) => await setLimits(ctx, { lotId: params.id }, body));
}
