// Leads: what people send through forms, and the needs that the shop publishes. The public API of the module.
import { assignLead, changeLeadState, getLead, getLeadDocument, listLeads, noteOnLead } from './desk.service.ts';
import { getLotSubject, sendContact, sendEnquiry, sendRequest } from './leads.service.ts';
import { getNeed, listNeeds } from './needs.service.ts';
import { getOwnLead, getOwnLeadDocument, listOwnLeads } from './own-leads.service.ts';

export const service = {
  assignLead,
  changeLeadState,
  getLead,
  getLeadDocument,
  getLotSubject,
  getNeed,
  getOwnLead,
  getOwnLeadDocument,
  listLeads,
  listNeeds,
  listOwnLeads,
  noteOnLead,
  sendContact,
  sendEnquiry,
  sendRequest,
};
export { lockLead, moveLead } from './desk.service.ts';
export { findSellerOfLead } from './leads.desk.queries.ts';
export { registerLeadDeskRoutes } from './leads.desk.routes.ts';
export { changeLead, listDeskLeads, requiredText } from './leads.desk.ts';
export { tellAsker } from './leads.mails.ts';
export { findReference, insertEvent, type LeadRow } from './leads.queries.ts';
export { registerLeadRoutes } from './leads.routes.ts';
export { cleanText } from './leads.rules.ts';
export { registerNeedDeskRoutes } from './needs.desk.routes.ts';
export { listNeedsDesk } from './needs.desk.ts';
export { forgetLeads, listLeadsOf } from './own-leads.service.ts';
