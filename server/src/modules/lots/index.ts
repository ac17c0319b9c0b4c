// Public API of the lots module: surplus that is offered as a whole.
import * as service from './lots.service.ts';

export { registerAdminLotRoutes } from './lots.admin.routes.ts';
export { listAdminLots } from './lots.admin.ts';
export { storeLots } from './lots.loader.ts';
export { registerLotRoutes } from './lots.routes.ts';
export { registerLotV1Routes } from './lots.v1.routes.ts';
export { service };
