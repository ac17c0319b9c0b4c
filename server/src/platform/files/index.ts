// Public API of the file store.
export {
  DATABASE_FILES,
  eachOf,
  type FileRow,
  type FileStore,
  type Part,
  type StoredBytes,
} from './file-store.ts';
export { openS3Files, type S3Limits, type S3Settings } from './s3-files.ts';

/** Taken by a backup as long as it reads: what its rows name stays in the store. The bytes spell "mwfs". */
export const BACKUP_LOCK = 0x6d776673;
