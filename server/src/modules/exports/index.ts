// Public API of the exports module: lists as tables (CSV, XLSX) and the catalogue as a product feed.
import { exportCatalogue, exportCustomers, exportOrders } from './exports.admin.ts';
import { merchantFeed } from './merchant-feed.ts';

export const service = { exportCatalogue, exportCustomers, exportOrders, merchantFeed };
export { registerExportRoutes } from './exports.admin.routes.ts';
export { registerListExportRoutes } from './lists.admin.routes.ts';
