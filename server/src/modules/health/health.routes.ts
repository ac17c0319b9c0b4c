// The calls of the health page and of background jobs.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { cancelJob, checkInvariants, getHealth, listJobs, retryJob } from './health.desk.ts';

export function registerHealthRoutes(app: FastifyInstance, { dataDir }: { dataDir?: string | undefined }): void {
  answerAdmin(app, ADMIN_CALLS.getHealth, async ({ ctx }) => await getHealth(ctx, dataDir));
  answerAdmin(app, ADMIN_CALLS.checkInvariants, async ({ ctx }) => await checkInvariants(ctx));
  answerAdmin(app, ADMIN_CALLS.listJobs, async ({ ctx, query, page }) => await listJobs(ctx, query, page('createdAt', 'desc')));
  answerAdmin(app, ADMIN_CALLS.retryJob, async ({ ctx, params }) => {
    await retryJob(ctx, params.queue, params.id);
    return { done: true as const };
  });
  answerAdmin(app, ADMIN_CALLS.cancelJob, async ({ ctx, params }) => {
    await cancelJob(ctx, params.queue, params.id);
    return { done: true as const };
  });
}
