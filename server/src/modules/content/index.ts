// Public API of the content module: the shop's own texts and pictures beside its products.
import * as service from './content.service.ts';

export { registerAdminContentRoutes } from './content.admin.routes.ts';
export { type SeedClient, storeClients, storeFirstContent } from './content.seed.ts';
export { registerContentV1Routes } from './content.v1.routes.ts';
export { service };
