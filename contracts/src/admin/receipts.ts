// Admin calls of expected receipts: goods on their way to the shop, taken into stock when they arrive. [decisions 0097]
import { z } from 'zod';
import { day, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  done,
  idParams,
  langQuery,
  listOf,
  listQuery,
  searchFilter,
} from './admin-call.ts';

const units = z.number().int().min(1).max(1_000_000_000);
const receipt = z.object({
  id,
  productId: id,
  sku: z.string(),
  name: z.string(),
  quantity: z.number().int().describe('still on their way'),
  expectedOn: z.string().describe('ISO date'),
  isLate: z.boolean().describe('its day is over by the shop’s clock'),
  reference: z.string().describe('purchase order or delivery note'),
});
export type ExpectedReceipt = z.output<typeof receipt>;

export const listExpectedReceipts = defineAdminCall({
  name: 'listExpectedReceipts',
  method: 'GET',
  path: '/expected-receipts',
  right: 'catalogue:read',
  summary: 'Goods on their way to the shop, the next ones first',
  query: listQuery(['expectedOn'], { q: searchFilter, productId: idParams.shape.id.optional() }),
  response: listOf(receipt),
});
export const addExpectedReceipt = defineAdminCall({
  name: 'addExpectedReceipt',
  method: 'POST',
  path: '/expected-receipts',
  right: 'catalogue:write',
  summary: 'Goods that were ordered from a supplier; buyers see how many come and when',
  query: langQuery,
  body: z.strictObject({
    productId: id,
    quantity: units,
    expectedOn: day,
    reference: text(60).nullish(),
  }),
  response: receipt,
});
export const takeExpectedReceipt = defineAdminCall({
  name: 'takeExpectedReceipt',
  method: 'POST',
  path: '/expected-receipts/:id/arrival',
  right: 'catalogue:write',
  summary: 'Units that arrived go into stock; the rest stays on its way unless nothing more comes',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    quantity: units,
    seen: units.describe('how many were on their way, so that two people take nothing twice'),
    isLast: z.boolean().describe('nothing more comes'),
    locationId: id.optional().describe('where they arrived; absent: at the default location'),
  }),
  response: z.object({ onHand: z.number().int() }),
});
export const removeExpectedReceipt = defineAdminCall({
  name: 'removeExpectedReceipt',
  method: 'DELETE',
  path: '/expected-receipts/:id',
  right: 'catalogue:write',
  summary: 'It does not come; stock stays as it is',
  params: idParams,
  query: langQuery,
  response: done,
});
