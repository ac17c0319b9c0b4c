// Admin routes of webhooks.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  addWebhook,
  changeWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  sendWebhookAgain,
  switchWebhook,
  testWebhook,
} from './webhooks.admin.ts';

export function registerWebhookRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.listWebhooks, async ({ ctx, query, page }) =>
    listWebhooks(ctx, query, page('id')),
  );
  adminRoute(app, ADMIN_CALLS.getWebhook, async ({ ctx, params }) => getWebhook(ctx, params.id));
  adminRoute(app, ADMIN_CALLS.addWebhook, async ({ ctx, body }) => addWebhook(ctx, body));
  adminRoute(app, ADMIN_CALLS.changeWebhook, async ({ ctx, params, body }) =>
    changeWebhook(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.removeWebhook, async ({ ctx, params }) => {
    await removeWebhook(ctx, params.id);
    return { done: true as const };
  });
  adminRoute(app, ADMIN_CALLS.switchWebhook, async ({ ctx, params, body }) =>
    switchWebhook(ctx, params.id, body.on),
  );
  adminRoute(app, ADMIN_CALLS.rotateWebhookSecret, async ({ ctx, params }) =>
    rotateWebhookSecret(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.testWebhook, async ({ ctx, params }) => testWebhook(ctx, params.id));
  adminRoute(app, ADMIN_CALLS.replayWebhook, async ({ ctx, params, body }) =>
    replayWebhook(ctx, params.id, body.from),
  );
  adminRoute(app, ADMIN_CALLS.listWebhookDeliveries, async ({ ctx, query, page }) =>
    listWebhookDeliveries(ctx, query, page('id', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.getWebhookDelivery, async ({ ctx, params }) =>
    getWebhookDelivery(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.sendWebhookAgain, async ({ ctx, params }) =>
    sendWebhookAgain(ctx, params.id),
  );
}
