// File store of this installation: the database, or the object store of the settings.

import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import {
  DATABASE_FILES,
  type FileStore,
  openS3Files,
  type S3Settings,
} from '../../platform/files/index.ts';
import type { Log } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { countStored } from './stored.queries.ts';

/** The part of a context that reading and storing a file needs. */
export type FileCtx = Pick<Ctx, 'db' | 'files'>;

/** @throws StartError when the store cannot be used, or files are in one that is not configured */
export async function openFiles(
  settings: S3Settings | undefined,
  db: Db,
  log: Log,
): Promise<FileStore> {
  if (settings !== undefined) return await openS3Files(settings, log);
  const stored = await countStored(db);
  if (stored === 0) return DATABASE_FILES;
  throw new StartError(
    `${stored} files of this shop lie in an object store; name it again with FILES_S3_BUCKET and its key`,
  );
}
