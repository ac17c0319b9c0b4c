// Public API of the media module: public files by name, and private files that people sent.
import {
  findDocument,
  findPicture,
  listPictures,
  pictureOrNone,
  storeDocument,
  storePhoto,
} from './media.service.ts';

export const service = {
  findDocument,
  findPicture,
  listPictures,
  pictureOrNone,
  storeDocument,
  storePhoto,
};
export { type FileCtx, openFiles } from './files.ts';
export {
  cleanUpObjects,
  FILE_CLEAN_UP,
  FILE_MOVE,
  fileCleanupJob,
  fileMigrationJob,
} from './media.jobs.ts';
export { registerMediaRoutes, sendFile } from './media.routes.ts';
export {
  type MediaFile,
  PHOTO_WIDTHS,
  type StoredPhoto,
  storeDrawings,
  storeVideos,
} from './media.service.ts';
export {
  bytesOf,
  type FormFile,
  keepUploads,
  putUpload,
  type ReadUpload,
  readUpload,
} from './pending-upload.service.ts';
export {
  findPrivateFile,
  type PutFile,
  putPrivateFile,
  removePrivateFiles,
  sendPrivateFile,
  storePrivateFile,
} from './private-file.service.ts';
export { checkUpload, SCANS, SCANS_AND_LISTS } from './upload.ts';
