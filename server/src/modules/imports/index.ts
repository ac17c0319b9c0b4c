// The door of imports: files that change many rows of the catalogue, and tables that leave it.
import { exportCatalogue, exportCustomers, exportOrders } from './exports.desk.ts';
import {
  applyImport,
  cancelImport,
  checkImport,
  getImport,
  importReport,
  listImportFaults,
  listImports,
  removeImport,
  undoImport,
  uploadImport,
} from './imports.desk.ts';
import { merchantFeed } from './merchant-feed.ts';

export const service = {
  applyImport,
  cancelImport,
  checkImport,
  exportCatalogue,
  exportCustomers,
  exportOrders,
  getImport,
  importReport,
  listImportFaults,
  listImports,
  merchantFeed,
  removeImport,
  undoImport,
  uploadImport,
};
export { registerExportRoutes } from './exports.desk.routes.ts';
export { registerImportRoutes } from './imports.desk.routes.ts';
export { importSweeper, importWorker, workOnImport } from './imports.jobs.ts';
export { registerListExportRoutes } from './lists.desk.routes.ts';
export { IMPORT_QUEUE, IMPORT_SWEEP } from './queue.ts';
