// Disk space: an upload that does not fit is rejected before its body is read. [promises P47]
import type { FastifyInstance } from 'fastify';
import { type FreeBytes, requireSpace } from '../disk.ts';

/** Bytes; no other body than an upload is larger. */
const SMALL = 256 * 1024;
/** What is larger is rejected for its size. */
const LARGEST = 100 * 1024 * 1024;

export function registerDiskSpace(app: FastifyInstance, freeBytes: FreeBytes): void {
  app.addHook('onRequest', async ({ headers }) => {
    const length = Number(headers['content-length'] ?? 0);
    if (length > SMALL || headers['transfer-encoding'] !== undefined)
      await requireSpace(freeBytes, Math.min(length, LARGEST));
  });
}
