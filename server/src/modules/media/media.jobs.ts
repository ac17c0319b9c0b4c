// File jobs: moving files to the object store, and removing unreferenced objects there. [decisions 0044]
import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import { eachOf } from '../../platform/files/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { removeExpiredUploads } from './pending-upload.service.ts';
import {
  FILE_TABLES,
  type FileTable,
  listInDatabase,
  listRemovals,
  moveToStore,
  noteRemoved,
  releaseUnnamed,
} from './stored.queries.ts';

const TIMES = { expireInSeconds: 600, retryLimit: 0, retryDelay: 60, retryDelayMax: 60 };
export const FILE_MOVE = defineQueue<object>({ name: 'file-move', ...TIMES, cron: '*/5 * * * *' });
export const FILE_CLEAN_UP = defineQueue<object>({
  name: 'file-clean-up',
  ...TIMES,
  cron: '*/10 * * * *',
});

/** A stop or crash loses at most one batch, which is moved again. */
const SLICE_MS = 240_000;
const BATCH = { count: 100, bytes: 16_777_216 };
/** A transaction that names what was put ends within seconds. */
const UNNAMED_SECONDS = 3_600;
/** A request that has just read the row still gets the bytes. */
const REMOVAL_SECONDS = 600;
const REMOVED_AT_ONCE = 500;

export function fileMigrationJob(): JobWorker {
  return {
    queue: FILE_MOVE,
    work: async (ctx) => void (await moveFiles(ctx).catch((error: unknown) => putOff(ctx, error))),
  };
}

export function fileCleanupJob(): JobWorker {
  return {
    queue: FILE_CLEAN_UP,
    work: async (ctx) => {
      await removeExpiredUploads(ctx.db);
      await cleanUpObjects(ctx);
    },
  };
}

/** A store that is away is no fault of ours and already in the log: the next run goes on. */
function putOff(ctx: Ctx, error: unknown): void {
  if (!(error instanceof Problem)) throw error;
  ctx.log.warn({ code: error.code }, 'files stay in the database until the store takes them');
}

/** From the database to the store, where one is set: what came before the setting, and what a backup or the program brought. @returns how many */
export async function moveFiles(ctx: Ctx, sliceMs = SLICE_MS): Promise<number> {
  if (ctx.files.kind === 'database') return 0;
  const until = Date.now() + sliceMs;
  let moved = 0;
  for (const table of FILE_TABLES) {
    let last = '';
    for (;;) {
      const batch = Date.now() < until ? await listInDatabase(ctx.db, table, last, BATCH) : [];
      if (batch.length === 0) break;
      moved += await moveBatch(ctx, table, batch);
      last = batch.at(-1)?.name ?? last;
    }
  }
  if (moved > 0) ctx.log.info({ files: moved }, 'files went from the database to the store');
  return moved;
}

/** Put, read again and compared; only then the row lets go of its bytes. @throws Problem temporarily-unavailable after what was carried till then */
async function moveBatch(
  ctx: Ctx,
  table: FileTable,
  batch: Awaited<ReturnType<typeof listInDatabase>>,
): Promise<number> {
  const moved: { name: string; key: string }[] = [];
  let failed: { error: unknown } | undefined;
  await eachOf(batch, async (file) => {
    if (failed !== undefined) return;
    try {
      await carry(file);
    } catch (error) {
      failed ??= { error };
    }
  });
  const count = await moveToStore(ctx.db, table, moved);
  if (failed !== undefined) throw failed.error;
  return count;

  async function carry({ name, bytes }: (typeof batch)[number]): Promise<void> {
    const { object_key } = await ctx.files.put(ctx.db, bytes);
    if (object_key === null) return;
    const object_sha256 = createHash('sha256').update(bytes).digest();
    const row = { bytes: null, object_key, object_size: bytes.length, object_sha256 };
    if ((await ctx.files.get(row)).equals(bytes)) moved.push({ name, key: object_key });
  }
}

type Waits = { unnamedSeconds?: number; removalSeconds?: number };

/** @returns how many objects the store forgot */
export async function cleanUpObjects(
  ctx: Ctx,
  { unnamedSeconds = UNNAMED_SECONDS, removalSeconds = REMOVAL_SECONDS }: Waits = {},
): Promise<number> {
  if (ctx.files.kind === 'database') return 0;
  await releaseUnnamed(ctx.db, unnamedSeconds);
  let removed = 0;
  for (;;) {
    const keys = await listRemovals(ctx.db, removalSeconds, REMOVED_AT_ONCE);
    const gone = await ctx.files.remove(keys);
    await noteRemoved(ctx.db, gone);
    removed += gone.length;
    // A store that is away is asked again next time.
    if (keys.length < REMOVED_AT_ONCE || gone.length < keys.length) return removed;
  }
}
