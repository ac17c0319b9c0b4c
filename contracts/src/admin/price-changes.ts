// Admin calls of price changes: a percentage over all products of a filter, previewed, scheduled, taken back; the price history of a product. [decisions §5]
import { z } from 'zod';
import { form, id } from '../calls/call.ts';
import { defineAdminCall, idParams, langQuery, listOf, listQuery, moment } from './admin-call.ts';
import { PRICE_CHANGE_STATES, ROUNDINGS } from './price-change-kinds.ts';
import { productFilter } from './product-filter.ts';

const utc = form(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/, '2027-01-01T06:00:00Z');
const change = z.strictObject({
  filter: productFilter,
  basisPoints: z
    .number()
    .int()
    .min(-9_000)
    .max(50_000)
    .describe('of the price and the discounted price: 400 makes both dearer by 4 %'),
  rounding: z.enum(ROUNDINGS).describe('of the new price in the base currency'),
});
export type PriceChangeForm = z.output<typeof change>;

const preview = z.object({
  matched: z.number().int(),
  changed: z.number().int().describe('whose price would differ after rounding'),
  sumBefore: z.number().describe('of the list prices, minor units'),
  sumAfter: z.number(),
  costed: z.number().int().describe('of the matched, those whose cost is known'),
  belowCost: z
    .number()
    .int()
    .describe('of them, those that would be asked less for than they cost'),
  marginBefore: z
    .number()
    .int()
    .nullable()
    .describe('of what is asked for them all, basis points; null: no cost is known'),
  marginAfter: z.number().int().nullable(),
  sample: z.array(
    z.object({
      id,
      sku: z.string(),
      name: z.string(),
      price: z.number().int(),
      discountPrice: z.number().int().nullable(),
      newPrice: z.number().int(),
      newDiscountPrice: z.number().int().nullable(),
      costPrice: z.number().int().nullable(),
    }),
  ),
});
export type PriceChangePreview = z.output<typeof preview>;
const row = z.object({
  id,
  filter: productFilter,
  basisPoints: z.number().int(),
  rounding: z.enum(ROUNDINGS),
  state: z.enum(PRICE_CHANGE_STATES),
  appliesAt: moment,
  matched: z.number().int(),
  changed: z.number().int(),
  undone: z.number().int(),
  stayed: z.number().int(),
  createdBy: z.string().describe('name of the member of staff'),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type PriceChange = z.output<typeof row>;
const priced = z.object({
  id: z.string(),
  at: moment,
  who: z.string(),
  price: z.number().int().nullable(),
  discountPrice: z.number().int().nullable(),
});
export type PricePoint = z.output<typeof priced>;

export const previewPriceChange = defineAdminCall({
  name: 'previewPriceChange',
  method: 'POST',
  path: '/price-changes/preview',
  right: 'catalogue:write',
  summary: 'What a price change would do; nothing is written',
  query: langQuery,
  body: change,
  response: preview,
});
export const listPriceChanges = defineAdminCall({
  name: 'listPriceChanges',
  method: 'GET',
  path: '/price-changes',
  right: 'catalogue:read',
  summary: 'Price changes with their states, the newest first',
  query: listQuery(['id']),
  response: listOf(row),
});
export const addPriceChange = defineAdminCall({
  name: 'addPriceChange',
  method: 'POST',
  path: '/price-changes',
  right: 'catalogue:write',
  summary: 'Changes the prices of all products of a filter, now or at a later moment',
  query: langQuery,
  body: change.extend({ appliesAt: utc.nullable().describe('null: now') }),
  response: row,
});
export const cancelPriceChange = defineAdminCall({
  name: 'cancelPriceChange',
  method: 'POST',
  path: '/price-changes/:id/cancel',
  right: 'catalogue:write',
  summary: 'Takes a scheduled price change back before it begins',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: row,
});
export const undoPriceChange = defineAdminCall({
  name: 'undoPriceChange',
  method: 'POST',
  path: '/price-changes/:id/undo',
  right: 'catalogue:write',
  summary: 'Gives each product the price that it had; what was priced anew since keeps that price',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: row,
});
export const listPriceHistory = defineAdminCall({
  name: 'listPriceHistory',
  method: 'GET',
  path: '/products/:id/prices',
  right: 'catalogue:read',
  summary: 'The prices that a product has had, the newest first',
  params: idParams,
  query: listQuery(['id']),
  response: listOf(priced),
});
