// Public API of backup and restore.
export { loadingAids } from './catalogue.ts';
export { type Manifest, spaceToRestore } from './manifest.ts';
export { checkBackup, type Restored, restoreBackup } from './read-backup.ts';
export { writeBackup } from './write-backup.ts';
