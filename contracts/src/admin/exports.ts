// Admin calls of exports: a list of the back office, or the catalogue, as a table. [back office exports]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { type AdminCall, defineAdminCall, idParams, langQuery } from './admin-call.ts';
import { STOCK_STATES } from './catalogue-words.ts';
import { TABLE_FORMATS } from './customer-words.ts';
import { listJobs } from './health.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { listAdminLeads } from './leads.ts';
import { listLexicon } from './lexicon.ts';
import { listAdminLots } from './lots.ts';
import { listMails } from './mails.ts';
import { needs } from './needs.ts';
import { listNegotiationThreads } from './negotiations.ts';
import { listSubscribers } from './newsletter.ts';
import { listAdminQuotes } from './quotes.ts';
import { listToReorder } from './reorder.ts';
import { listModeratedReviews } from './reviews.ts';
import { listZeroSearches, synonyms } from './search-terms.ts';
import { sellers } from './sellers.ts';
import { listAudit, listStaff } from './staff.ts';
import { listStockAlerts } from './stock-alerts.ts';

/** All pages, in the list's own order. */
const WHOLE = { start: true, count: true, sort: true, order: true } as const;
const FORMAT = { format: z.enum(TABLE_FORMATS).optional() };

/** Where the list is `/leads`, its table is `/exports/leads`. */
const tableOf = <const Name extends string, Shape extends z.ZodRawShape, Path extends string>(
  name: Name,
  { path, right, summary, query }: AdminCall & { path: Path; query: z.ZodObject<Shape> },
) =>
  defineAdminCall({
    name,
    method: 'GET',
    path: `/exports${path}`,
    right,
    summary: `As CSV or XLSX: ${summary}`,
    // What is left of a shape that is not known here is beyond the compiler.
    query: query.omit(WHOLE as never).extend(FORMAT) as unknown as z.ZodObject<
      Omit<Shape, keyof typeof WHOLE> & typeof FORMAT
    >,
    response: z.any(),
  });

export const exportLeads = tableOf('exportLeads', listAdminLeads);
export const exportSellers = tableOf('exportSellers', sellers.list);
export const exportNegotiations = tableOf('exportNegotiations', listNegotiationThreads);
export const exportQuotes = tableOf('exportQuotes', listAdminQuotes);
export const exportReviews = tableOf('exportReviews', listModeratedReviews);
export const exportLots = tableOf('exportLots', listAdminLots);
export const exportStockAlerts = tableOf('exportStockAlerts', listStockAlerts);
export const exportToReorder = tableOf('exportToReorder', listToReorder);
export const exportZeroSearches = tableOf('exportZeroSearches', listZeroSearches);
export const exportMails = tableOf('exportMails', listMails);
export const exportSubscribers = tableOf('exportSubscribers', listSubscribers);
export const exportSynonyms = tableOf('exportSynonyms', synonyms.list);
export const exportLexicon = tableOf('exportLexicon', listLexicon);
export const exportNeeds = tableOf('exportNeeds', needs.list);
export const exportStaff = tableOf('exportStaff', listStaff);
export const exportAudit = tableOf('exportAudit', listAudit);
export const exportJobs = tableOf('exportJobs', listJobs);

const exportFilters = {
  lang: langQuery.shape.lang,
  q: text(200).optional(),
  category: text(300).optional(),
  manufacturer: text(200).optional(),
  published: z.enum(['true', 'false']).optional(),
  found: text(200)
    .optional()
    .describe('what the list of products looks for; the filters below are that list’s too'),
  categoryId: idParams.shape.id.optional(),
  manufacturerId: idParams.shape.id.optional(),
  industryId: idParams.shape.id.optional(),
  stock: z.enum(STOCK_STATES).optional(),
  format: z.enum(TABLE_FORMATS).optional(),
};
export const exportCatalogue = defineAdminCall({
  name: 'exportCatalogue',
  method: 'GET',
  path: '/exports/catalogue/:kind',
  right: 'catalogue:read',
  summary:
    'Products, prices, stock, categories or translations as CSV or XLSX that can be imported again',
  params: z.strictObject({ kind: z.enum(IMPORT_KINDS) }),
  query: z.strictObject(exportFilters),
  response: z.any(),
});
