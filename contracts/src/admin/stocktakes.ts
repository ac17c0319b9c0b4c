// Admin calls of stocktakes: begun over products, counted by scanner, keyboard or file, closed by movements of the differences. [decisions 0100]
import { z } from 'zod';
import { fileForm, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  done,
  idParams,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { STOCKTAKE_SCOPES, STOCKTAKE_STATES, STOCKTAKE_VIEWS } from './catalogue-words.ts';

const MAX_UNITS = 1_000_000_000;
const units = z.number().int();
const summary = {
  id,
  name: z.string(),
  scope: z.enum(STOCKTAKE_SCOPES),
  of: z.string().nullable().describe('name of the category or the manufacturer'),
  location: z.string().nullable().describe('that is counted; null: all of them together'),
  countsOrdered: z
    .boolean()
    .describe('whether units of orders that have not left yet are counted too'),
  state: z.enum(STOCKTAKE_STATES),
  begunAt: moment,
  begunBy: z.string(),
  endedAt: moment.nullable(),
  endedBy: z.string().nullable(),
  counted: units.describe('products that were counted'),
  different: units.describe('of them, those with another number than on hand'),
};
const row = z.object(summary);
export type StocktakeRow = z.output<typeof row>;
const stocktake = z.object({
  ...summary,
  products: units.describe('to be counted in all'),
  rejected: units.describe('differences that cannot be posted as they are'),
  posted: units.describe('products whose stock the closing changed'),
});
export type Stocktake = z.output<typeof stocktake>;
const line = z.object({
  id: id.describe('of the product'),
  sku: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  expected: units.describe(
    'what should be on the shelf when it was first counted; before that, now',
  ),
  counted: units.nullable().describe('null: not counted yet'),
  countedAt: moment.nullable(),
  countedBy: z.string().nullable(),
  rejection: z
    .enum(['below-reserved', 'gone', 'corrected'])
    .nullable()
    .describe(
      'why it cannot be posted: less than what is reserved, or less than nothing at the location, would be left, or stock was corrected since',
    ),
});
export type StocktakeLine = z.output<typeof line>;
const count = z.object({
  id: id.describe('of the product'),
  sku: z.string(),
  name: z.string(),
  expected: units,
  counted: units,
});
export type StocktakeCount = z.output<typeof count>;
const countedFile = z.object({
  counted: units.describe('products that the file counted'),
  faulty: units.describe('rows that were left out'),
  faults: z
    .array(z.object({ row: z.number().int(), message: z.string() }))
    .describe('the first hundred of them'),
});
export type StocktakeFile = z.output<typeof countedFile>;

export const listStocktakes = defineAdminCall({
  name: 'listStocktakes',
  method: 'GET',
  path: '/stocktakes',
  right: 'catalogue:read',
  summary: 'Stocktakes, the newest first',
  query: listQuery(['id']),
  response: listOf(row),
});
export const getStocktake = defineAdminCall({
  name: 'getStocktake',
  method: 'GET',
  path: '/stocktakes/:id',
  right: 'catalogue:read',
  summary: 'One stocktake with how far it is',
  params: idParams,
  query: langQuery,
  response: stocktake,
});
export const beginStocktake = defineAdminCall({
  name: 'beginStocktake',
  method: 'POST',
  path: '/stocktakes',
  right: 'catalogue:write',
  summary: 'Begins to count all products, those of a category or a manufacturer, or a list of them',
  query: langQuery,
  body: z.strictObject({
    name: text(100),
    scope: z.enum(STOCKTAKE_SCOPES),
    categoryId: id.nullish(),
    manufacturerId: id.nullish(),
    parts: z.array(text(64)).max(5_000).optional().describe('part numbers or barcodes of a list'),
    locationId: id.optional().describe('that is counted; absent: all of them together'),
    countsOrdered: z
      .boolean()
      .optional()
      .describe('whether units of orders that have not left yet are counted too; absent: they are'),
  }),
  response: stocktake,
});
export const listStocktakeLines = defineAdminCall({
  name: 'listStocktakeLines',
  method: 'GET',
  path: '/stocktakes/:id/lines',
  right: 'catalogue:read',
  summary: 'Products of a stocktake: expected, counted, and what is not counted yet',
  params: idParams,
  query: listQuery(['sku'], { q: searchFilter, view: z.enum(STOCKTAKE_VIEWS).optional() }),
  response: listOf(line),
});
export const countStocktakeEntry = defineAdminCall({
  name: 'countStocktakeEntry',
  method: 'POST',
  path: '/stocktakes/:id/count',
  right: 'catalogue:write',
  summary:
    'What a scanner or the keyboard entered: a part number or barcode counts one more; a number behind it sets the quantity',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    entry: text(100),
    last: id.nullish().describe('product counted before: a number alone sets its quantity'),
  }),
  response: count,
});
export const countStocktakeFile = defineAdminCall({
  name: 'countStocktakeFile',
  method: 'POST',
  path: '/stocktakes/:id/file',
  right: 'catalogue:write',
  summary:
    'CSV or XLSX with part number or barcode, and counted units: sets what was counted; rows that are not understood are named',
  params: idParams,
  query: langQuery,
  body: fileForm('file'),
  takesFiles: true,
  response: countedFile,
});
export const setStocktakeLine = defineAdminCall({
  name: 'setStocktakeLine',
  method: 'PUT',
  path: '/stocktakes/:id/lines/:product',
  right: 'catalogue:write',
  summary: 'Sets the counted units of one product, or takes its count out',
  params: z.strictObject({ id: idParams.shape.id, product: idParams.shape.id }),
  query: langQuery,
  body: z.strictObject({
    counted: units.min(0).max(MAX_UNITS).nullable().describe('null: not counted'),
  }),
  response: done,
});
export const closeStocktake = defineAdminCall({
  name: 'closeStocktake',
  method: 'POST',
  path: '/stocktakes/:id/close',
  right: 'catalogue:write',
  summary:
    'Posts counted minus expected as movements, all of them or none; what was not counted stays as it is',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: z.object({ posted: units }),
});
export const cancelStocktake = defineAdminCall({
  name: 'cancelStocktake',
  method: 'POST',
  path: '/stocktakes/:id/cancel',
  right: 'catalogue:write',
  summary: 'Ends a stocktake without changing stock',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: done,
});
