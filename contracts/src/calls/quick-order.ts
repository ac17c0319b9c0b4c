// The calls of the quick order: match lines with products, and add them all to the cart. [§7.1]
import { z } from 'zod';
import { amount, cartCode, common, defineCall, id, quantity, text } from './call.ts';
import { wireCart } from './cart.ts';

const LINES = 500;

const product = z.object({
  productId: z.number(),
  sku: z.string(),
  name: z.string(),
  sefurl: z.string(),
  manufacturer: z.string(),
  image: z.string(),
  productuom: z.string(),
  productquantity: z.number().describe('stock that can be bought'),
  quantityOrderMinimum: z.number(),
  quantityOrderMaximum: z.number().nullable(),
  quantityOrderStep: z.number(),
  price: amount,
  usdPrice: amount.nullable(),
  sarPrice: amount.nullable(),
});

export const quickOrder = defineCall({
  name: 'quickOrder',
  section: '7.1',
  method: 'POST',
  path: '/quickorder',
  bare: true,
  summary:
    'Which products are meant by up to 500 part numbers or written lines; nothing is put into the cart',
  access: 'everybody',
  query: z.strictObject(common),
  body: z.strictObject({
    lines: z
      .array(
        z.union([
          text(300).describe('a line as people write it: "10 x 6205-2RS"'),
          z.strictObject({ partNumber: text(200), quantity: quantity.optional() }),
        ]),
      )
      .min(1)
      .max(LINES),
    code: cartCode
      .nullable()
      .optional()
      .describe('quantities are checked together with what this cart holds'),
  }),
  response: z.object({
    ready: z.number().describe('lines that can go into the cart as they are'),
    lines: z.array(
      z.object({
        line: z.number(),
        text: z.string(),
        partNumber: z.string(),
        quantity: z.number().nullable(),
        status: z.enum(['found', 'ambiguous', 'unknown']),
        product: product.nullable(),
        choices: z.array(product),
        problem: z.object({ code: z.string(), defaultMessage: z.string() }).nullable(),
        possible: z.number().nullable(),
        repeats: z.number().nullable(),
      }),
    ),
    ignored: z.array(z.string()),
  }),
});

export const addQuickOrder = defineCall({
  name: 'addQuickOrder',
  section: '7.1',
  method: 'POST',
  path: '/quickorder/cart',
  bare: true,
  summary:
    'Puts up to 500 products into the cart at once; those that cannot go in are named with the reason',
  access: 'everybody',
  query: z.strictObject(common),
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ productId: id, quantity }))
      .min(1)
      .max(LINES),
    code: cartCode.nullable().optional(),
  }),
  response: z.object({
    cart: wireCart,
    added: z.array(z.number()),
    refused: z.array(
      z.object({
        productId: z.number(),
        quantity: z.number(),
        code: z.string(),
        defaultMessage: z.string(),
      }),
    ),
  }),
});
