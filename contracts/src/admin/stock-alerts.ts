// Admin call of stock alerts: wanted products, the most wanted first.
import { z } from 'zod';
import { id } from '../calls/call.ts';
import { defineAdminCall, listOf, listQuery, moment, searchFilter } from './admin-call.ts';

const wanted = z.object({
  id: id.describe('of the product'),
  partNumber: z.string(),
  name: z.string(),
  waiting: z.number().int(),
  firstAskedAt: moment,
  lastAskedAt: moment,
  addresses: z.array(z.string()).describe('at most ten, the earliest first'),
});
export type WantedProduct = z.output<typeof wanted>;
export const listStockAlerts = defineAdminCall({
  name: 'listStockAlerts',
  method: 'GET',
  path: '/stock-alerts',
  right: 'leads:read',
  summary: 'Products that people wait for, with how many and who',
  query: listQuery(['waiting', 'lastAskedAt'], { q: searchFilter }),
  response: listOf(wanted),
});
