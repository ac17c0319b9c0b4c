// Admin calls of stock locations: places that hold stock, how many units of a product each holds, and transfers between them. [decisions 0102]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { defineCrud } from './crud.ts';

const position = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .describe('of two locations the first gives what the default one lacks');
const stockLocation = z.object({
  id,
  name: z.string(),
  position: z.number().int(),
  active: z.boolean(),
  isDefault: z.boolean().describe('holds whatever no other location does; always open'),
  units: z.number().int().describe('all units of all products there'),
});
export type AdminStockLocation = z.output<typeof stockLocation>;
const stockLocationBody = z.strictObject({
  name: text(80),
  position,
  active: z
    .boolean()
    .describe('false: closed, which needs that it holds nothing; the default one stays open'),
});
export type StockLocationInput = z.output<typeof stockLocationBody>;

export const stockLocations = defineCrud({
  area: 'catalogue',
  path: '/stock-locations',
  calls: {
    list: ['listStockLocations', 'Places that hold stock, with how many units'],
    get: ['getStockLocation', 'One of them'],
    create: ['addStockLocation', 'A new place, which holds nothing yet'],
    update: ['changeStockLocation', 'Its name and place; closes an empty one, or opens it again'],
  },
  query: listQuery(['position'], { ids: idsFilter, q: searchFilter }),
  row: stockLocation,
  update: stockLocationBody,
});

const held = z.object({
  id: id.describe('of the location'),
  name: z.string(),
  isDefault: z.boolean(),
  quantity: z.number().int().describe('units on hand there'),
  toShip: z
    .number()
    .int()
    .describe('units of orders that were taken there and have not left yet: no longer on hand'),
});
export type HeldAt = z.output<typeof held>;
export const listProductLocations = defineAdminCall({
  name: 'listProductLocations',
  method: 'GET',
  path: '/products/:id/stock-locations',
  right: 'catalogue:read',
  summary: 'How many units of a product each open location holds; together they are on hand',
  params: idParams,
  query: langQuery,
  response: z.object({ rows: z.array(held) }),
});

const shipsFrom = z.object({
  id: id.describe('of the location'),
  name: z.string(),
  isDefault: z.boolean(),
  isEnough: z.boolean().describe('everything that is left of the order can leave from there'),
  lines: z
    .array(z.object({ productId: id, quantity: z.number().int() }))
    .describe('of each line of the order how many could leave from there'),
});
export type ShipsFrom = z.output<typeof shipsFrom>;
export const listOrderLocations = defineAdminCall({
  name: 'listOrderLocations',
  method: 'GET',
  path: '/orders/:id/stock-locations',
  right: 'orders:read',
  summary:
    'Open locations that units of an order can leave from or come back to, the likeliest first',
  params: idParams,
  query: langQuery,
  response: z.object({ rows: z.array(shipsFrom) }),
});

const transferRow = z.object({
  id,
  at: moment,
  who: z.string(),
  from: z.string(),
  to: z.string(),
  note: z.string(),
  products: z.number().int(),
  units: z.number().int(),
});
export type StockTransferRow = z.output<typeof transferRow>;
const transfer = transferRow.extend({
  lines: z.array(
    z.object({ productId: id, sku: z.string(), name: z.string(), quantity: z.number().int() }),
  ),
});
export type StockTransfer = z.output<typeof transfer>;

export const listStockTransfers = defineAdminCall({
  name: 'listStockTransfers',
  method: 'GET',
  path: '/stock-transfers',
  right: 'catalogue:read',
  summary: 'What was moved between locations, the newest first',
  query: listQuery(['id'], { ids: idsFilter }),
  response: listOf(transferRow),
});
export const getStockTransfer = defineAdminCall({
  name: 'getStockTransfer',
  method: 'GET',
  path: '/stock-transfers/:id',
  right: 'catalogue:read',
  summary: 'One transfer with its products',
  params: idParams,
  query: langQuery,
  response: transfer,
});
export const addStockTransfer = defineAdminCall({
  name: 'addStockTransfer',
  method: 'POST',
  path: '/stock-transfers',
  right: 'catalogue:write',
  summary:
    'Moves units from one location to another at once, all lines or none; what buyers can have stays the same',
  query: langQuery,
  body: z.strictObject({
    once: text(60).min(8).describe('made by the form: what is sent twice is moved once'),
    fromId: id,
    toId: id,
    note: text(200),
    lines: z
      .array(
        z.strictObject({
          part: text(100).describe('part number or barcode'),
          quantity: z.number().int().min(1).max(1_000_000_000),
        }),
      )
      .min(1)
      .max(500),
  }),
  response: transfer,
});
