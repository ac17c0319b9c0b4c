// Routes of API clients in the back office.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import { addKey, apiClientCrud, listPrograms, revokeKey } from './api-clients.admin.ts';

export function registerAdminApiClientRoutes(app: FastifyInstance): void {
  crudRoutes(app, ADMIN_CRUD.apiClients, apiClientCrud, 'name');
  adminRoute(
    app,
    ADMIN_CALLS.listPrograms,
    async ({ ctx, query, page }) => await listPrograms(ctx, query, page('name')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addApiKey,
    async ({ ctx, params, body }) => await addKey(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.revokeApiKey,
    async ({ ctx, params }) => await revokeKey(ctx, params.id, params.keyId),
  );
}
