// The door of lots: surplus that is offered as a whole.
import * as service from './lots.service.ts';

export { registerLotDeskRoutes } from './lots.desk.routes.ts';
export { listDeskLots } from './lots.desk.ts';
export { storeLots } from './lots.loader.ts';
export { registerLotRoutes } from './lots.routes.ts';
export { service };
