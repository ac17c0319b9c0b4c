// The door of leads: what people send us through forms, what we look for, and who wants the newsletter.
import { assignLead, changeLeadState, getLead, getLeadDocument, listLeads, noteOnLead } from './desk.service.ts';
import { getLotSubject, sendContact, sendEnquiry, sendRequest } from './leads.service.ts';
import { getNeed, listNeeds } from './needs.service.ts';
import { confirm, getConfirmation, getUnsubscription, subscribe, unsubscribe } from './newsletter.service.ts';
import { getOwnLead, getOwnLeadDocument, listOwnLeads } from './own-leads.service.ts';

export const service = {
  assignLead,
  changeLeadState,
  confirmNewsletter: confirm,
  getLead,
  getLeadDocument,
  getLotSubject,
  getNeed,
  getNewsletterConfirmation: getConfirmation,
  getNewsletterUnsubscription: getUnsubscription,
  getOwnLead,
  getOwnLeadDocument,
  listLeads,
  listNeeds,
  listOwnLeads,
  noteOnLead,
  sendContact,
  sendEnquiry,
  sendRequest,
  subscribeToNewsletter: subscribe,
  unsubscribeFromNewsletter: unsubscribe,
};
export { lockLead, moveLead } from './desk.service.ts';
export { registerLeadDeskRoutes } from './leads.desk.routes.ts';
export { listDeskLeads } from './leads.desk.ts';
export { findReference, type LeadRow } from './leads.queries.ts';
export { registerLeadRoutes } from './leads.routes.ts';
export { registerNeedDeskRoutes } from './needs.desk.routes.ts';
export { listNeedsDesk } from './needs.desk.ts';
export { listSubscribers, registerNewsletterDeskRoutes } from './newsletter.desk.ts';
export { findSubscription, forgetSubscriber } from './newsletter.queries.ts';
export { forgetLeads, listLeadsOf } from './own-leads.service.ts';
export { listSellers } from './sellers.desk.ts';
