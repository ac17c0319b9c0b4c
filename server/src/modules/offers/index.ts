// The door of offers: negotiations that a buyer begins, and quotes that the desk makes.
import { acceptForDesk, counterForDesk, declineForDesk, getForDesk, getLimits, listForDesk, setLimits } from './offers.desk.ts';
import { acceptOffer, counterOffer, getOffer, listOffers, withdrawOffer } from './offers.moves.ts';
import { getNegotiable, submitOffer } from './offers.service.ts';
import { createQuote, editQuote, getDeskQuote, reviseQuote, sendQuote, withdrawQuote } from './quotes.desk.ts';
import {
  acceptQuote,
  askForChange,
  claimQuote,
  declineQuote,
  expireQuotes,
  getQuote,
  getQuoteByLink,
  listQuotes,
  listQuotesOfRequest,
} from './quotes.service.ts';

export const service = {
  acceptForDesk,
  acceptOffer,
  acceptQuote,
  askForChange,
  claimQuote,
  counterForDesk,
  counterOffer,
  createQuote,
  declineForDesk,
  declineQuote,
  editQuote,
  expireQuotes,
  getDeskQuote,
  getForDesk,
  getLimits,
  getNegotiable,
  getOffer,
  getQuote,
  getQuoteByLink,
  listForDesk,
  listOffers,
  listQuotes,
  listQuotesOfRequest,
  reviseQuote,
  sendQuote,
  setLimits,
  submitOffer,
  withdrawOffer,
  withdrawQuote,
};
export { listNegotiationThreads } from './negotiations.desk.ts';
export { registerOfferDeskRoutes } from './offers.desk.routes.ts';
export { expireOffers, OFFER_EXPIRY, offerExpirer } from './offers.jobs.ts';
export { listAllOffers } from './offers.moves.ts';
export { deleteThreadsOf } from './offers.queries.ts';
export { registerOfferRoutes } from './offers.routes.ts';
export { listDeskQuotes } from './quotes.desk.views.ts';
export { DRAW_QUOTE_QUEUE, drawQuote } from './quotes.files.ts';
export { QUOTE_EXPIRY, quoteDrawer, quoteExpirer } from './quotes.jobs.ts';
export { forgetQuotes, listQuotesOf, lockQuotesOf } from './quotes.own-data.ts';
export { registerQuoteRoutes } from './quotes.routes.ts';
