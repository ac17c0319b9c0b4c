// Quick order in /api/v1: which products are meant by many lines or a file, and adding them to a cart at once. [decisions 0114]
import { z } from 'zod';
import { cartCode, fileForm, id, quantity, text } from '../calls/call.ts';
import { shown, v1Cart, v1OrderQuantity, v1Unit } from './carts.ts';
import { v1Named } from './products.ts';
import { defineV1Call, int, money } from './v1-call.ts';

const LINES = 500;
const cart = cartCode
  .nullable()
  .optional()
  .describe('Quantities are checked together with what this cart holds.');

const product = z
  .object({
    id: int,
    sku: z.string(),
    name: z.string(),
    url: z.string().describe('Path of its page.'),
    image: z.string().describe('Path of its picture.'),
    manufacturer: v1Named,
    unit: v1Unit,
    stock: int.describe('Units that can be ordered now.'),
    orderQuantity: v1OrderQuantity,
    price: money,
  })
  .meta({ id: 'QuickOrderProduct' });

const matched = z
  .object({
    ready: int.describe('Lines that can go into the cart as they are.'),
    lines: z.array(
      z.object({
        line: int.describe('From 1, as they were sent.'),
        text: z.string(),
        partNumber: z.string().nullable(),
        quantity: int.nullable().describe('With those of its repetitions; null: not understood.'),
        status: z.enum(['found', 'ambiguous', 'unknown']),
        product: product.nullable(),
        choices: z
          .array(product)
          .describe('Of an ambiguous number those that have it, of an unknown one the nearest.'),
        problem: z.object({ code: z.string(), message: z.string() }).nullable(),
        possible: int.nullable().describe('The nearest quantity that can be ordered.'),
        held: int.describe('Units in the cart that count towards the limit.'),
        repeats: int.nullable().describe('The earlier line of the same product.'),
      }),
    ),
    ignored: z.array(z.string()).describe('Lines without a part number: greetings, headings.'),
  })
  .meta({ id: 'QuickOrder' });

export const matchQuickOrder = defineV1Call({
  name: 'quickOrder.match',
  area: 'Cart',
  method: 'POST',
  path: '/quick-order',
  summary: 'Which products are meant by a text, or by lines with part numbers',
  description: 'Nothing is put into the cart. Either `lines` or `text`.',
  access: 'public',
  scope: null,
  query: shown,
  body: z.strictObject({
    lines: z
      .array(
        z.union([
          text(300)
            .describe('A line as people write it.')
            .meta({ examples: ['10 x 6205-2RS'] }),
          z.strictObject({ partNumber: text(200), quantity: quantity.optional() }),
        ]),
      )
      .min(1)
      .max(LINES)
      .optional(),
    text: text(200_000).optional().describe(`A pasted list of at most ${LINES} lines.`),
    cartCode: cart,
  }),
  rejects: ['too-many-lines'],
  response: matched,
});

export const matchQuickOrderFile = defineV1Call({
  name: 'quickOrder.matchFile',
  area: 'Cart',
  method: 'POST',
  path: '/quick-order/file',
  summary: 'Which products are meant by the rows of a spreadsheet or text file',
  access: 'public',
  scope: null,
  query: shown,
  body: fileForm('file', { cartCode: 64 }),
  takesFiles: true,
  rejects: ['file-empty', 'file-not-readable', 'file-not-a-workbook', 'too-many-lines'],
  response: matched,
});

export const addQuickOrder = defineV1Call({
  name: 'quickOrder.add',
  area: 'Cart',
  method: 'POST',
  path: '/quick-order/cart',
  summary: 'Puts many products into a cart at once',
  description:
    'All that may go in; the others are named with the reason. Without `cartCode` into the customer’s open cart, or into a new one.',
  access: 'public',
  scope: null,
  query: shown,
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ productId: id, quantity }))
      .min(1)
      .max(LINES),
    cartCode: cartCode.nullable().optional(),
  }),
  rejects: ['cart-not-found'],
  response: z
    .object({
      cart: v1Cart.nullable().describe('Null: nothing could go in, and there was no cart.'),
      added: z.array(int).describe('Ids of the products that went in.'),
      refused: z.array(
        z.object({ productId: int, quantity: int, code: z.string(), message: z.string() }),
      ),
    })
    .meta({ id: 'QuickOrderAdded' }),
});
