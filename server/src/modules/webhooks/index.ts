// Public API of the webhooks module: endpoints of the shop and the sender of events.
export { rebaseWebhooks } from './rebase.ts';
export { registerWebhookRoutes } from './webhooks.admin.routes.ts';
export { WEBHOOK_CLEAN_UP, webhookCleanupJob } from './webhooks.jobs.ts';
export { type WebhookSender, webhookSender } from './webhooks.sender.ts';
