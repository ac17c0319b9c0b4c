// Newsletter: double opt-in subscriptions and their links. The public API of the module.
import { confirm, getConfirmation, getUnsubscription, subscribe, unsubscribe } from './newsletter.service.ts';

export const service = { confirm, getConfirmation, getUnsubscription, subscribe, unsubscribe };
export { listSubscribers, registerNewsletterDeskRoutes } from './newsletter.desk.ts';
export { findSubscription, forgetSubscriber } from './newsletter.queries.ts';
