// Admin calls of reorder points: at how many units a product is ordered again, and which products are there. [decisions 0100]
import { z } from 'zod';
import { id } from '../calls/call.ts';
import {
  defineAdminCall,
  idParams,
  langQuery,
  listOf,
  listQuery,
  searchFilter,
} from './admin-call.ts';

/** One more is the least that is suggested. */
const MAX_POINT = 999_999_999;

const reorderPoint = z.strictObject({
  point: z
    .number()
    .int()
    .min(0)
    .max(MAX_POINT)
    .nullable()
    .describe('units available and expected, at or below which it is ordered again; null: never'),
  quantity: z
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .nullable()
    .describe('units that are usually ordered; null: what leads above the point'),
});
export type ReorderPoint = z.output<typeof reorderPoint>;
const row = z.object({
  id: id.describe('of the product'),
  sku: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  available: z.number().int(),
  reserved: z.number().int(),
  incoming: z.number().describe('units of expected receipts'),
  incomingOn: z.string().nullable().describe('ISO date of the next of them'),
  point: z.number().int(),
  suggested: z
    .number()
    .int()
    .describe('units to order: the reorder quantity, at least what leads above the point'),
});
export type ProductToReorder = z.output<typeof row>;

export const getReorderPoint = defineAdminCall({
  name: 'getReorderPoint',
  method: 'GET',
  path: '/products/:id/reorder-point',
  right: 'catalogue:read',
  summary: 'At how many units a product is ordered again, and how many then',
  params: idParams,
  query: langQuery,
  response: reorderPoint,
});
export const setReorderPoint = defineAdminCall({
  name: 'setReorderPoint',
  method: 'PUT',
  path: '/products/:id/reorder-point',
  right: 'catalogue:write',
  summary: 'Sets the reorder point and the reorder quantity of a product, or takes both away',
  params: idParams,
  query: langQuery,
  body: reorderPoint,
  response: reorderPoint,
});
export const listToReorder = defineAdminCall({
  name: 'listToReorder',
  method: 'GET',
  path: '/to-reorder',
  right: 'catalogue:read',
  summary: 'Products whose available and expected units are at or below their reorder point',
  query: listQuery(['sku', 'available', 'incoming', 'incomingOn', 'point', 'suggested'], {
    q: searchFilter,
    categoryId: idParams.shape.id.optional().describe('with everything below it'),
    manufacturerId: idParams.shape.id.optional(),
  }),
  response: listOf(row),
});
