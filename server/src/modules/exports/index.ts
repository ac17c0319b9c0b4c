// Exports: how lists leave as tables (CSV, XLSX) and the catalogue as a product feed. The public API of the module.
import { exportCatalogue, exportCustomers, exportOrders } from './exports.admin.ts';
import { merchantFeed } from './merchant-feed.ts';

export const service = { exportCatalogue, exportCustomers, exportOrders, merchantFeed };
export { registerExportRoutes } from './exports.admin.routes.ts';
export { registerListExportRoutes } from './lists.admin.routes.ts';
