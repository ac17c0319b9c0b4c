// The door of offers: quotes that the desk makes and buyers accept.
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
  reviseQuote,
  sendQuote,
  withdrawQuote,
};
export { DRAW_QUOTE_QUEUE, drawQuote } from './quotes.files.ts';
export { QUOTE_EXPIRY, quoteDrawer, quoteExpirer } from './quotes.jobs.ts';
export { forgetQuotes, listQuotesOf, lockQuotesOf } from './quotes.own-data.ts';
export { registerQuoteRoutes } from './quotes.routes.ts';
