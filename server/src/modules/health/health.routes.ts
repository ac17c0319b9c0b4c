// Admin routes of the health page and of background jobs.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { cancelJob, checkDataIntegrity, getHealth, listJobs, retryJob } from './health.admin.ts';

export function registerHealthRoutes(
  app: FastifyInstance,
  { dataDir }: { dataDir?: string | undefined },
): void {
  adminRoute(app, ADMIN_CALLS.getHealth, async ({ ctx }) => await getHealth(ctx, dataDir));
  adminRoute(app, ADMIN_CALLS.checkDataIntegrity, async ({ ctx }) => await checkDataIntegrity(ctx));
  adminRoute(
    app,
    ADMIN_CALLS.listJobs,
    async ({ ctx, query, page }) => await listJobs(ctx, query, page('createdAt', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.retryJob, async ({ ctx, params }) => {
    await retryJob(ctx, params.queue, params.id);
    return { done: true as const };
  });
  adminRoute(app, ADMIN_CALLS.cancelJob, async ({ ctx, params }) => {
    await cancelJob(ctx, params.queue, params.id);
    return { done: true as const };
  });
}
