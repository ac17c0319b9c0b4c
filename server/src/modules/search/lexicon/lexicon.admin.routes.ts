// Admin calls of the lexicon: synonyms and zero-result searches.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../../platform/http/admin-calls.ts';
import {
  addSynonym,
  changeSynonym,
  dismissZeroResultSearch,
  getSynonym,
  listSynonyms,
  listZeroResultSearches,
  removeSynonym,
} from './lexicon.admin.ts';

export function registerSearchAdminRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listSynonyms, async ({ ctx, query, page }) => await listSynonyms(ctx, query, page('id', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getSynonym, async ({ ctx, params }) => await getSynonym(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addSynonym, async ({ ctx, body }) => await addSynonym(ctx, body));
  answerAdmin(app, ADMIN_CALLS.changeSynonym, async ({ ctx, params, body }) => await changeSynonym(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.removeSynonym, async ({ ctx, params }) => {
    await removeSynonym(ctx, params.id);
    return { done: true as const };
  });
  answerAdmin(
    app,
    ADMIN_CALLS.listZeroSearches,
    async ({ ctx, query, page }) => await listZeroResultSearches(ctx, query, page('count', 'desc')),
  );
  answerAdmin(app, ADMIN_CALLS.dismissZeroSearch, async ({ ctx, body }) => {
    await dismissZeroResultSearch(ctx, body);
    return { done: true as const };
  });
}
