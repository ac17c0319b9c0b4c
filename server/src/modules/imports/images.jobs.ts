// Image job of imports: pictures by address are fetched after the products were written, those of an archive read from it, some at once, each at its place; what cannot be had is told.
import pLimit from 'p-limit';
import type { Ctx } from '../../platform/context.ts';
import { auditedDb, inTransaction } from '../../platform/db/index.ts';
import { type JobWorker, sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { FetchError, fetchPublic } from '../../platform/public-fetch.ts';
import { UnreadableFile } from '../../platform/spreadsheet/index.ts';
import { listWaitingImages, saveFetchedImages, type WaitingImage } from '../catalog/index.ts';
import { service as media } from '../media/index.ts';
import { reindexProducts } from '../search/index.ts';
import { changeIdOf } from './apply.ts';
import { forgetArchiveBytes } from './archive.queries.ts';
import { readArchiveAddress, withoutArchive } from './archive-rows.ts';
import { readPicture } from './archive-source.ts';
import { addImageNotes } from './created.queries.ts';
import { findImport } from './imports.queries.ts';
import { IMAGE_QUEUE } from './queue.ts';

const BATCH = 20;
const AT_ONCE = 4;
const SLICE_MS = 60_000;
const LIMITS = { maxBytes: 20 * 1024 * 1024, timeoutMs: 20_000 };

/** @param allowedHosts `host:port` of private servers that hold pictures */
export function imageWorker(
  allowedHosts: ReadonlySet<string> = new Set(),
): JobWorker<{ importId: number | null }> {
  return {
    queue: IMAGE_QUEUE,
    async work(ctx, { importId }) {
      const isDone =
        importId === null
          ? await fetchCallImages(ctx, allowedHosts)
          : await fetchImportImages(ctx, importId, allowedHosts);
      if (!isDone) await sendJob(ctx.db, IMAGE_QUEUE, { importId });
    },
  };
}

/** @returns true when none waits any more, false when time was up */
export async function fetchImportImages(
  ctx: Ctx,
  importId: number,
  allowedHosts: ReadonlySet<string>,
): Promise<boolean> {
  const record = await findImport(ctx.db, importId);
  if (record === undefined || record.applied_by === null || record.state.startsWith('und'))
    return true;
  const db = auditedDb(ctx.db, {
    id: changeIdOf(importId),
    staffId: record.applied_by,
    who: `staff:${record.applied_by}`,
  });
  const isDone = await fetchWaiting({ ...ctx, db }, importId, allowedHosts);
  if (isDone && record.state === 'applied') await forgetArchiveBytes(ctx.db, importId);
  return isDone;
}

/** Those of `PUT /api/v1/products`. @returns true when none waits any more, false when time was up */
export async function fetchCallImages(
  ctx: Ctx,
  allowedHosts: ReadonlySet<string>,
): Promise<boolean> {
  const db = auditedDb(ctx.db, { id: 'product-pictures', staffId: null, who: 'system' });
  return await fetchWaiting({ ...ctx, db }, null, allowedHosts);
}

async function fetchWaiting(
  ctx: Ctx,
  importId: number | null,
  allowedHosts: ReadonlySet<string>,
): Promise<boolean> {
  const until = Date.now() + SLICE_MS;
  const limit = pLimit(AT_ONCE);
  for (;;) {
    const waiting = await listWaitingImages(ctx.db, importId, BATCH);
    if (waiting.length === 0) return true;
    const fetched = await Promise.all(
      waiting.map((image) => limit(() => fetchImage(ctx, image, allowedHosts))),
    );
    await inTransaction(ctx.db, async (tx) => {
      const shown = await saveFetchedImages(tx, fetched);
      await reindexProducts(tx, shown);
      // A call is told with its next row of the product.
      if (importId === null) return;
      await addImageNotes(
        tx,
        importId,
        fetched.flatMap(({ product_id, url, failure }) =>
          failure === null ? [] : [{ product_id, url: withoutArchive(url), reason: failure }],
        ),
      );
    });
    if (Date.now() > until) return false;
  }
}

async function fetchImage(
  ctx: Ctx,
  image: WaitingImage,
  allowedHosts: ReadonlySet<string>,
): Promise<WaitingImage & { image: string | null; failure: string | null }> {
  try {
    const packed = readArchiveAddress(image.url);
    const bytes =
      packed === undefined
        ? await fetchPublic(image.url, { ...LIMITS, allowedHosts })
        : await readPicture(ctx.db, packed.archiveId, packed.path);
    if (bytes === undefined) return { ...image, image: null, failure: 'archive-gone' };
    return { ...image, image: (await media.storePhoto(ctx, bytes)).name, failure: null };
  } catch (error) {
    if (error instanceof UnreadableFile)
      return {
        ...image,
        image: null,
        failure: error.message === 'too large' ? 'too-large' : 'not-a-picture',
      };
    if (error instanceof FetchError) return { ...image, image: null, failure: error.code };
    if (error instanceof Problem)
      return {
        ...image,
        image: null,
        failure: error.code === 'payload-too-large' ? 'too-large' : 'not-a-picture',
      };
    throw error;
  }
}
