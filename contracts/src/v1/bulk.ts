// Many rows at once in /api/v1: stock and prices by SKU, with an answer for each row. [decisions 0114]
import { z } from 'zod';
import { form, text } from '../calls/call.ts';
import { defineV1Call, int, v1Query } from './v1-call.ts';

export const MAX_BULK_ROWS = 1_000;

const sku = text(64).min(1).describe('Number of the shop.');
/** An amount of the base currency as digits. */
const amount = form(/^\d{1,10}(\.\d{1,2})?$/, '1249.50');

const answer = z
  .object({
    changed: int.describe('Rows that changed something.'),
    rejected: int,
    rows: z
      .array(
        z.object({
          index: int.describe('Place of the row in the request, from 0.'),
          sku: z.string(),
          state: z.enum(['changed', 'same', 'rejected']),
          problem: z
            .object({ code: z.string(), detail: z.string(), pointer: z.string() })
            .nullable()
            .describe('Why the row was rejected; the other rows are written all the same.'),
        }),
      )
      .describe('In the order of the request.'),
  })
  .meta({ id: 'BulkAnswer' });

const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ rows: z.array(row).min(1).max(MAX_BULK_ROWS) });

export const putStock = defineV1Call({
  name: 'stock.put',
  area: 'Operations',
  method: 'PUT',
  path: '/stock',
  summary: 'Sets what is on hand, of up to 1,000 products',
  description:
    'All locations together, as counted; never below what is reserved for orders. Each difference is a movement of stock with the name of the client. A row that cannot be written is said, and the others are written.',
  access: 'client',
  scope: 'catalogue:write',
  query: v1Query,
  body: rowsOf(z.strictObject({ sku, onHand: z.number().int().min(0).max(1_000_000_000) })),
  response: answer,
});

export const putPrices = defineV1Call({
  name: 'prices.put',
  area: 'Operations',
  method: 'PUT',
  path: '/prices',
  summary: 'Sets prices in the base currency, of up to 1,000 products',
  description:
    'Before tax. A discount price that is absent stays as it is, null takes it away. Prices of a product’s own in further currencies stay.',
  access: 'client',
  scope: 'catalogue:write',
  query: v1Query,
  body: rowsOf(
    z.strictObject({
      sku,
      price: amount.optional().describe('In the base currency; absent: as it is.'),
      discountPrice: amount.nullable().optional().describe('Below the price; null: none.'),
    }),
  ),
  response: answer,
});
