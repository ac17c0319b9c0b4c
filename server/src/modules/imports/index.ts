// Public API of the imports module: files that change many rows of the catalogue at once.
import { removeImportPictures, uploadImportPictures, uploadPictures } from './archive.admin.ts';
import {
  applyImport,
  cancelImport,
  checkImport,
  chooseImportCategory,
  getImport,
  importReport,
  listImportFaults,
  listImportRows,
  listImports,
  removeImport,
  setImportHeader,
  undoImport,
  uploadImport,
} from './imports.admin.ts';

export const service = {
  applyImport,
  cancelImport,
  checkImport,
  chooseImportCategory,
  getImport,
  importReport,
  listImportFaults,
  listImportRows,
  listImports,
  removeImport,
  removeImportPictures,
  setImportHeader,
  undoImport,
  uploadImport,
  uploadImportPictures,
  uploadPictures,
};
export { ATTRIBUTE, currencyOfField, importFields } from './fields.rules.ts';
export { fetchImportImages, imageWorker } from './images.jobs.ts';
export { registerImportRoutes } from './imports.admin.routes.ts';
export { importCleanupJob, importWorker, workOnImport } from './imports.jobs.ts';
export { registerProductRowV1Routes } from './products.v1.routes.ts';
export { IMAGE_QUEUE, IMPORT_CLEANUP, IMPORT_QUEUE } from './queue.ts';
