// Public API of the leads module: what people send through forms, and the buying requests that the shop publishes.

import { getLotSubject, sendContact, sendEnquiry, sendRequest } from './leads.service.ts';
import { getNeed, listNeeds } from './needs.service.ts';
import { getOwnLead, getOwnLeadDocument, listOwnLeads } from './own-leads.service.ts';
import {
  assignLead,
  changeLeadState,
  getLead,
  getLeadDocument,
  listLeads,
  noteOnLead,
} from './staff-email.service.ts';

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
export { findSellerOfLead } from './leads.admin.queries.ts';
export { registerAdminLeadRoutes } from './leads.admin.routes.ts';
export { changeLead, listAdminLeads, requiredText } from './leads.admin.ts';
export { notifyAsker } from './leads.mails.ts';
export { findReference, insertEvent, type LeadRow } from './leads.queries.ts';
export { registerLeadRoutes } from './leads.routes.ts';
export { registerLeadV1Routes } from './leads.v1.routes.ts';
export { toV1Request } from './leads.v1.wire.ts';
export { registerAdminNeedRoutes } from './needs.admin.routes.ts';
export { listAdminNeeds } from './needs.admin.ts';
export { removeExampleNeeds } from './needs.queries.ts';
export { forgetLeads, listLeadsOf } from './own-leads.service.ts';
export { lockLead, moveLead } from './staff-email.service.ts';
