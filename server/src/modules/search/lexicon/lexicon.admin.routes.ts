// Admin calls of the lexicon: synonyms and zero-result searches.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../../platform/http/crud-routes.ts';
import { dismissZeroResultSearch, listZeroResultSearches, synonymCrud } from './lexicon.admin.ts';

export function registerSearchAdminRoutes(app: FastifyInstance): void {
  crudRoutes(app, ADMIN_CRUD.synonyms, synonymCrud, 'id', 'desc');
  adminRoute(
    app,
    ADMIN_CALLS.listZeroSearches,
    async ({ ctx, query, page }) => await listZeroResultSearches(ctx, query, page('count', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.dismissZeroSearch, async ({ ctx, body }) => {
    await dismissZeroResultSearch(ctx, body);
    return { done: true as const };
  });
}
