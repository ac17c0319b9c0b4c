// Public API of the newsletter module: double opt-in subscriptions and their links.
import {
  confirm,
  getConfirmation,
  getUnsubscription,
  subscribe,
  unsubscribe,
} from './newsletter.service.ts';

export const service = { confirm, getConfirmation, getUnsubscription, subscribe, unsubscribe };
export { listSubscribers, registerAdminNewsletterRoutes } from './newsletter.admin.ts';
export { findSubscription, forgetSubscriber } from './newsletter.queries.ts';
export { registerNewsletterV1Routes } from './newsletter.v1.routes.ts';
