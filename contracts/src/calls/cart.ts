// The calls of the cart. [§7.1]
import { z } from 'zod';
import { amount, cartCode, common, defineCall, digits, id, quantity, text } from './call.ts';

const origin = z.object({ source: z.string(), countryName: z.string() });

export const wireCartLine = z.object({
  id: z.number(),
  productId: z.number(),
  name: z.string(),
  sku: z.string(),
  sefurl: z.string(),
  manufacturer: z.string().describe('empty for a whole lot, whose parts may come from several'),
  origin: origin.describe('empty for a whole lot'),
  lot: z
    .object({
      location: z.string(),
      condition: z.string(),
      parts: z.number().int().describe('how many different ones it holds'),
    })
    .nullable()
    .describe('what a whole lot says of itself instead of manufacturer and origin; else null'),
  image: z.string(),
  productquantity: z.number().describe('stock that can be bought'),
  quantity: z.number().describe('ordered'),
  quantityOrderMinimum: z.number(),
  quantityOrderMaximum: z.number().nullable(),
  quantityOrderStep: z.number(),
  productuom: z.string(),
  options: z.array(z.object({ optionTitle: z.string(), valueTitle: z.string() })),
  code: z.string(),
  agreedPrice: z
    .object({ source: z.enum(['offer', 'quote']), reference: z.string(), validUntil: z.string() })
    .nullable()
    .describe(
      'the price was agreed with this customer, and price and pieces are held until then; else null',
    ),
  price: amount,
  usdPrice: amount.nullable(),
  sarPrice: amount.nullable(),
  subTotal: amount,
  subUsdTotal: amount.nullable(),
  subSarTotal: amount.nullable(),
});

const totals = {
  total: amount,
  subTotal: amount,
  usdTotal: amount.nullable(),
  subUsdTotal: amount.nullable(),
  sarTotal: amount.nullable(),
  subSarTotal: amount.nullable(),
};
const notice = z.object({ code: z.string(), productId: z.number(), defaultMessage: z.string() });

/** A cart with lines has all totals; an emptied one has a null code and none. [decisions §7] */
export const wireCart = z.union([
  z.object({
    code: z.string(),
    ...totals,
    minOrder: amount,
    readyToOrder: z.boolean(),
    expectedDelivery: z.string().describe('ISO date, if ordered now'),
    shoppingCartItems: z.array(wireCartLine).min(1),
    notices: z.array(notice),
  }),
  z.object({ code: z.null(), shoppingCartItems: z.array(wireCartLine).length(0) }),
]);

export const getShoppingCart = defineCall({
  name: 'getShoppingCart',
  section: '7.1',
  method: 'GET',
  path: '/shop/shoppingCart',
  bare: true,
  summary: 'The cart with its lines, totals and what changed since it was last seen',
  access: 'everybody',
  query: z.strictObject({ ...common, cartCode }),
  response: wireCart,
});

export const addItemToCart = defineCall({
  name: 'addItemToCart',
  section: '7.1',
  method: 'POST',
  path: '/shop/additemtocart',
  bare: true,
  summary:
    'Adds to the quantity of a product in the cart; a missing or dead code starts a new cart',
  access: 'everybody',
  query: z.strictObject(common),
  body: z.strictObject({ productId: id, quantity, code: cartCode.nullable().optional() }),
  response: wireCart,
});

/** The fields of a line that a client may send back; only product, quantity and code are read. */
const echoedLine = {
  id: z.number().optional(),
  name: text(400).optional(),
  sku: text(200).optional(),
  sefurl: text(400).optional(),
  manufacturer: text(200).optional(),
  origin: origin.partial().optional(),
  lot: z
    .object({ location: text(400), condition: text(40), parts: z.number() })
    .partial()
    .nullable()
    .optional(),
  image: text(400).optional(),
  productquantity: z.number().optional(),
  quantityOrderMinimum: z.number().optional(),
  quantityOrderMaximum: z.number().nullable().optional(),
  quantityOrderStep: z.number().optional(),
  productuom: text(40).optional(),
  options: z
    .array(z.object({ optionTitle: text(200), valueTitle: text(200) }))
    .max(50)
    .optional(),
  agreedPrice: z
    .object({ source: text(20), reference: text(40), validUntil: text(40) })
    .partial()
    .nullable()
    .optional(),
  price: z.number().optional(),
  usdPrice: z.number().nullable().optional(),
  sarPrice: z.number().nullable().optional(),
  subTotal: z.number().optional(),
  subUsdTotal: z.number().nullable().optional(),
  subSarTotal: z.number().nullable().optional(),
};

export const updateShoppingCartItem = defineCall({
  name: 'updateShoppingCartItem',
  section: '7.1',
  method: 'POST',
  path: '/shop/updateShoppingCartItem',
  bare: true,
  summary: 'Sets the quantity of a line; the body is the existing line with the new quantity',
  access: 'everybody',
  query: z.strictObject(common),
  body: z.strictObject({ ...echoedLine, productId: id, quantity, code: cartCode }),
  response: wireCart,
});

export const removeItemFromCart = defineCall({
  name: 'removeItemFromCart',
  section: '7.1',
  method: 'POST',
  path: '/shop/removeitemcart',
  bare: true,
  summary: 'Removes a line',
  access: 'everybody',
  query: z.strictObject({ ...common, lineItemId: digits(Number.MAX_SAFE_INTEGER), cartCode }),
  response: wireCart,
});
