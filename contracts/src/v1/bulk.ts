// Many rows at once in /api/v1: stock and prices by SKU, with an answer for each row. [decisions 0114, 0117]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { baseAmount, rowAnswer, rowNotes, rowsOf } from './rows.ts';
import { defineV1Call, int, v1Query } from './v1-call.ts';

const MAX_UNITS = 1_000_000_000;

const sku = text(64).min(1).describe('Number of the shop, as it is written there.');
const units = z.number().int().min(0).max(MAX_UNITS);

export const stockRow = z.strictObject({
  sku,
  onHand: units
    .optional()
    .describe(
      'Units that are not sold: what orders took is off already, also before it is shipped; what is reserved for negotiations is in it.',
    ),
  counted: units
    .optional()
    .describe(
      'Instead: units that lie on the shelves, those of orders that have not left yet among them; the shop takes these off. Fewer than orders and reservations need: nothing is left to sell, and a note says how many are missing.',
    ),
  seen: units
    .optional()
    .describe(
      'What was on hand when `onHand` was computed. The row is rejected with `record-changed` when something was sold or arrived since: read it again.',
    ),
});
export const priceRow = z.strictObject({
  sku,
  price: baseAmount.optional().describe('In the base currency; absent: as it is.'),
  discountPrice: baseAmount.nullable().optional().describe('Below the price; null: none.'),
  costPrice: baseAmount
    .nullable()
    .optional()
    .describe('What it costs the shop, for staff alone; null: not known.'),
});

const answer = z
  .object({
    changed: int,
    unchanged: int,
    rejected: int,
    rows: z
      .array(
        z.object({
          ...rowAnswer,
          state: z.enum(['changed', 'unchanged', 'rejected']),
          notes: rowNotes,
        }),
      )
      .describe('In the order of the request.'),
  })
  .meta({ id: 'BulkAnswer' });

export const putStock = defineV1Call({
  name: 'stock.put',
  area: 'Operations',
  method: 'PUT',
  path: '/stock',
  summary: 'Sets stock, of up to 1,000 products',
  description:
    'All locations together: `onHand` or `counted`, which differ by the units of orders that have not left yet. Never below what is reserved for negotiations. Each difference is a movement of stock with the name of the client. A row that cannot be written is said, and the others are written. A lot has no stock of its own: send that of its parts.',
  access: 'client',
  scope: 'catalogue:write',
  query: v1Query,
  body: rowsOf(stockRow, { sku: 'BRG-6204-2RS', counted: 140 }),
  response: answer,
});

export const putPrices = defineV1Call({
  name: 'prices.put',
  area: 'Operations',
  method: 'PUT',
  path: '/prices',
  summary: 'Sets prices in the base currency, of up to 1,000 products',
  description:
    'Before tax. A discount price that is absent stays as it is, null takes it away. Prices of a product’s own in further currencies stay. A row that cannot be written is said, and the others are written.',
  access: 'client',
  scope: 'catalogue:write',
  query: v1Query,
  body: rowsOf(priceRow, { sku: 'BRG-6204-2RS', price: '249.50', discountPrice: null }),
  response: answer,
});
