// Public API of the api-clients module: programs that call /api/v1, and their keys.
import { addKey, apiClientCrud, revokeKey } from './api-clients.admin.ts';
import { resolveKey } from './api-clients.service.ts';

export const service = {
  addApiClient: apiClientCrud.create,
  addKey,
  changeApiClient: apiClientCrud.update,
  resolveKey,
  revokeKey,
};
export { registerAdminApiClientRoutes } from './api-clients.admin.routes.ts';
export { IDEMPOTENCY_CLEAN_UP, idempotencyCleanupJob } from './api-clients.jobs.ts';
