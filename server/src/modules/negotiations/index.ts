// Public API of the negotiations module: threads of offers that a buyer begins about a product or lot.
import {
  acceptForStaff,
  counterForStaff,
  declineForStaff,
  getForStaff,
  getLimits,
  listForStaff,
  setLimits,
} from './negotiations.admin.ts';
import {
  acceptOffer,
  counterOffer,
  getOffer,
  listOffers,
  withdrawOffer,
} from './negotiations.moves.ts';
import { getNegotiable, submitOffer } from './negotiations.service.ts';

export const service = {
  acceptForStaff,
  acceptOffer,
  counterForStaff,
  counterOffer,
  declineForStaff,
  getForStaff,
  getLimits,
  getNegotiable,
  getOffer,
  listForStaff,
  listOffers,
  setLimits,
  submitOffer,
  withdrawOffer,
};
export { registerAdminNegotiationRoutes } from './negotiations.admin.routes.ts';
export { listNegotiationThreads } from './negotiations.admin.views.ts';
export { expireOffers, OFFER_EXPIRY, offerExpiryJob } from './negotiations.jobs.ts';
export { listAllOffers } from './negotiations.moves.ts';
export { deleteThreadsOf } from './negotiations.queries.ts';
export { registerOfferRoutes } from './negotiations.routes.ts';
export { registerNegotiationV1Routes } from './negotiations.v1.routes.ts';
