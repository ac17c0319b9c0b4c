// The door of leads: who wants to hear from us.
import { confirm, getConfirmation, getUnsubscription, subscribe, unsubscribe } from './newsletter.service.ts';

export const service = {
  confirmNewsletter: confirm,
  getNewsletterConfirmation: getConfirmation,
  getNewsletterUnsubscription: getUnsubscription,
  subscribeToNewsletter: subscribe,
  unsubscribeFromNewsletter: unsubscribe,
};
export { findSubscription, forgetSubscriber } from './newsletter.queries.ts';
