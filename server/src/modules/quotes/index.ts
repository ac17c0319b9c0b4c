// Public API of the quotes module: offers of staff to one buyer, in versions, until they become orders.
import {
  createQuote,
  editQuote,
  getAdminQuote,
  reviseQuote,
  sendQuote,
  withdrawQuote,
} from './quotes.admin.ts';
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
  acceptQuote,
  askForChange,
  claimQuote,
  createQuote,
  declineQuote,
  editQuote,
  expireQuotes,
  getAdminQuote,
  getQuote,
  getQuoteByLink,
  listQuotes,
  listQuotesOfRequest,
  reviseQuote,
  sendQuote,
  withdrawQuote,
};
export { registerAdminQuoteRoutes } from './quotes.admin.routes.ts';
export { listAdminQuotes } from './quotes.admin.views.ts';
export { DRAW_QUOTE_QUEUE, drawQuote } from './quotes.files.ts';
export { QUOTE_EXPIRY, quoteExpiryJob, quoteRenderJob } from './quotes.jobs.ts';
export { quoteMailExample } from './quotes.mail-example.ts';
export { forgetQuotes, listQuotesOf, lockQuotesOf } from './quotes.own-data.ts';
export { registerQuoteRoutes } from './quotes.routes.ts';
export { registerQuoteV1Routes } from './quotes.v1.routes.ts';
