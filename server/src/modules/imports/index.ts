// Imports: files that change many rows of the catalogue at once. The public API of the module.
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

export const service = {
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
};
export { ATTRIBUTE, FIELDS } from './fields.rules.ts';
export { registerImportRoutes } from './imports.desk.routes.ts';
export { importSweeper, importWorker, workOnImport } from './imports.jobs.ts';
export { IMPORT_QUEUE, IMPORT_SWEEP } from './queue.ts';
