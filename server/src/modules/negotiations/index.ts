// Negotiations: threads of offers that a buyer begins about a product or lot. The public API of the module.
import { acceptForDesk, counterForDesk, declineForDesk, getForDesk, getLimits, listForDesk, setLimits } from './negotiations.desk.ts';
import { acceptOffer, counterOffer, getOffer, listOffers, withdrawOffer } from './negotiations.moves.ts';
import { getNegotiable, submitOffer } from './negotiations.service.ts';

export const service = {
  acceptForDesk,
  acceptOffer,
  counterForDesk,
  counterOffer,
  declineForDesk,
  getForDesk,
  getLimits,
  getNegotiable,
  getOffer,
  listForDesk,
  listOffers,
  setLimits,
  submitOffer,
  withdrawOffer,
};
export { registerNegotiationDeskRoutes } from './negotiations.desk.routes.ts';
export { listNegotiationThreads } from './negotiations.desk.views.ts';
export { expireOffers, OFFER_EXPIRY, offerExpirer } from './negotiations.jobs.ts';
export { listAllOffers } from './negotiations.moves.ts';
export { deleteThreadsOf } from './negotiations.queries.ts';
export { registerOfferRoutes } from './negotiations.routes.ts';
