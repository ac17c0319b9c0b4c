// Import jobs: each works for some seconds and leaves the rest to the next, so that a stop or a crash loses at most one batch.

import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { hasSpace } from '../../platform/disk.ts';
import { type JobWorker, sendJob } from '../../platform/jobs/index.ts';
import { applySlice } from './apply.ts';
import { forgetOldArchives } from './archive.queries.ts';
import { checkSlice } from './check.ts';
import { changeImport, findImport, forgetOldFiles, stalledImports } from './imports.queries.ts';
import { IMPORT_CLEANUP, IMPORT_QUEUE } from './queue.ts';
import { undoSlice } from './undo.ts';

const SLICE_MS = 20_000;

export function importWorker(): JobWorker<{ importId: number }> {
  return { queue: IMPORT_QUEUE, work: (ctx, { importId }) => workOnImport(ctx, importId) };
}

/** Whatever its state asks for; nothing when it asks for nothing. */
export async function workOnImport(ctx: Ctx, id: number, sliceMs = SLICE_MS): Promise<void> {
  const until = Date.now() + sliceMs;
  if (await stopForSpace(ctx, id)) return;
  for (const slice of [checkSlice, applySlice, undoSlice]) {
    if (await slice(ctx, id, until)) continue;
    await sendJob(ctx.db, IMPORT_QUEUE, { importId: id });
    return;
  }
}

/** A full disk stops the database, and the shop with it. An import that is applied goes on where it stopped, once there is room again. */
async function stopForSpace(ctx: Ctx, id: number): Promise<boolean> {
  if (await hasSpace(ctx.freeBytes)) return false;
  await inTransaction(ctx.db, async (tx) => {
    const record = await findImport(tx, id, { locks: true });
    if (record?.state !== 'checking' && record?.state !== 'applying') return;
    const state = record.state === 'checking' ? 'failed' : 'cancelled';
    await changeImport(tx, id, { state, failure: 'disk-full', progress: null });
  });
  return true;
}

export function importCleanupJob(): JobWorker {
  return {
    queue: IMPORT_CLEANUP,
    async work(ctx) {
      for (const id of await stalledImports(ctx.db))
        await sendJob(ctx.db, IMPORT_QUEUE, { importId: id });
      await forgetOldFiles(ctx.db);
      await forgetOldArchives(ctx.db);
    },
  };
}
