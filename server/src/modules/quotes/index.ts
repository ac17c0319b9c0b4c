// Quotes: what the desk offers one buyer, in versions, until it becomes an order. The public API of the module.
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
  acceptQuote,
  askForChange,
  claimQuote,
  createQuote,
  declineQuote,
  editQuote,
  expireQuotes,
  getDeskQuote,
  getQuote,
  getQuoteByLink,
  listQuotes,
  listQuotesOfRequest,
  reviseQuote,
  sendQuote,
  withdrawQuote,
};
export { registerQuoteDeskRoutes } from './quotes.desk.routes.ts';
export { listDeskQuotes } from './quotes.desk.views.ts';
export { DRAW_QUOTE_QUEUE, drawQuote } from './quotes.files.ts';
export { QUOTE_EXPIRY, quoteDrawer, quoteExpirer } from './quotes.jobs.ts';
export { forgetQuotes, listQuotesOf, lockQuotesOf } from './quotes.own-data.ts';
export { registerQuoteRoutes } from './quotes.routes.ts';
