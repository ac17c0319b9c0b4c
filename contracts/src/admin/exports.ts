// The calls that take a list of the desk away as a table, by the filters of that list. [back office exports]
import { z } from 'zod';
import { type AdminCall, defineAdminCall } from './admin-call.ts';
import { TABLE_FORMATS } from './customer-words.ts';
import { listDeskLeads, listSellers } from './leads.ts';
import { listDeskLots } from './lots.ts';
import { listMails } from './mails.ts';
import { listDeskQuotes, listNegotiationThreads } from './offers.ts';
import { listModeratedReviews } from './reviews.ts';
import { listZeroSearches } from './search-terms.ts';
import { listStockAlerts } from './stock-alerts.ts';

/** All pages, in the list's own order. */
const WHOLE = { start: true, count: true, sort: true, order: true } as const;
const FORMAT = { format: z.enum(TABLE_FORMATS).optional() };

const table = <const Name extends string, const Path extends string, Query extends z.ZodObject>(
  { right, summary }: AdminCall,
  name: Name,
  path: Path,
  query: Query,
) =>
  defineAdminCall({
    name,
    method: 'GET',
    path,
    right,
    summary: `As CSV or XLSX: ${summary}`,
    query,
    response: z.any(),
  });

export const exportLeads = table(listDeskLeads, 'exportLeads', '/exports/leads', listDeskLeads.query.omit(WHOLE).extend(FORMAT));
export const exportSellers = table(listSellers, 'exportSellers', '/exports/sellers', listSellers.query.omit(WHOLE).extend(FORMAT));
export const exportNegotiations = table(
  listNegotiationThreads,
  'exportNegotiations',
  '/exports/negotiations',
  listNegotiationThreads.query.omit(WHOLE).extend(FORMAT),
);
export const exportQuotes = table(listDeskQuotes, 'exportQuotes', '/exports/quotes', listDeskQuotes.query.omit(WHOLE).extend(FORMAT));
export const exportReviews = table(
  listModeratedReviews,
  'exportReviews',
  '/exports/reviews',
  listModeratedReviews.query.omit(WHOLE).extend(FORMAT),
);
export const exportLots = table(listDeskLots, 'exportLots', '/exports/lots', listDeskLots.query.omit(WHOLE).extend(FORMAT));
export const exportStockAlerts = table(
  listStockAlerts,
  'exportStockAlerts',
  '/exports/stock-alerts',
  listStockAlerts.query.omit(WHOLE).extend(FORMAT),
);
export const exportZeroSearches = table(
  listZeroSearches,
  'exportZeroSearches',
  '/exports/zero-searches',
  listZeroSearches.query.omit(WHOLE).extend(FORMAT),
);
export const exportMails = table(listMails, 'exportMails', '/exports/mails', listMails.query.omit(WHOLE).extend(FORMAT));
