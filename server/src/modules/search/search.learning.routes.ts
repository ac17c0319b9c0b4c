// Admin calls of learned search orders: why a product is first, forgetting, reformulations.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { dismissReformulation, forgetLearned, listReformulations } from './learn/learning.admin.ts';
import { explainSearch } from './search.explain.ts';

export function registerSearchLearningRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.explainSearch,
    async ({ ctx, query }) => await explainSearch(ctx, { text: query.q, locale: query.language }),
  );
  adminRoute(app, ADMIN_CALLS.forgetLearned, async ({ ctx, body }) => {
    await forgetLearned(ctx, body.query);
    return { done: true as const };
  });
  adminRoute(
    app,
    ADMIN_CALLS.listReformulations,
    async ({ ctx, query, page }) => await listReformulations(ctx, query, page('visitors', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.dismissReformulation, async ({ ctx, body }) => {
    await dismissReformulation(ctx, body);
    return { done: true as const };
  });
}
