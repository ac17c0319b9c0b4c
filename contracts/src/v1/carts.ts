// Carts in /api/v1: read and change by their code, what an order of one would cost, and what is saved for later. [decisions 0114]
import { z } from 'zod';
import { cartCode, digits, id, quantity } from '../calls/call.ts';
import { LOT_CONDITIONS } from '../views/lots.ts';
import { v1Named } from './products.ts';
import { currencyParam, dayText, defineV1Call, int, money, time, v1Common } from './v1-call.ts';

export const shown = z.strictObject({ ...v1Common, currency: currencyParam });
const codeParam = z.strictObject({ code: cartCode.describe('Code of the cart; it is a secret.') });
const lineParam = z.strictObject({
  code: cartCode.describe('Code of the cart; it is a secret.'),
  id: digits(Number.MAX_SAFE_INTEGER, 1).describe('Id of the line.'),
});

export const v1OrderQuantity = z.object({ minimum: int, maximum: int.nullable(), step: int });
export const v1Unit = z.enum(['piece', 'pair', 'set', 'pack', 'metre', 'kilogram', 'litre']);

export const v1CartLine = z
  .object({
    id: int,
    productId: int,
    sku: z.string(),
    name: z.string(),
    url: z.string().describe('Path of its page.'),
    image: z.string().describe('Path of its picture.'),
    manufacturer: v1Named.nullable().describe('Null for a whole lot.'),
    originCountry: z.string().nullable().describe('ISO 3166-1 alpha-2; null for a whole lot.'),
    hsn: z.string().nullable(),
    unit: v1Unit,
    quantity: int,
    stock: int.describe('Units that can be ordered now.'),
    orderQuantity: v1OrderQuantity,
    unitPrice: money,
    subtotal: money,
    lot: z
      .object({ location: z.string(), condition: z.enum(LOT_CONDITIONS), parts: int })
      .nullable()
      .describe('What a whole lot says of itself; `parts`: how many different ones it holds.'),
    agreed: z
      .object({ source: z.enum(['offer', 'quote']), reference: z.string(), validUntil: time })
      .nullable()
      .describe('The price was agreed with this customer; price and units are held until then.'),
    blocked: z
      .enum(['out-of-stock', 'stock-not-enough', 'outside-limits'])
      .nullable()
      .describe('Why this line blocks the order.'),
    withdrawn: z.boolean().describe('No longer on sale since it was put in.'),
  })
  .meta({ id: 'CartLine' });

export const v1Cart = z
  .object({
    code: z.string().describe('Opens the cart: keep it as a secret.'),
    lines: z.array(v1CartLine),
    quantity: int.describe('Units of all lines.'),
    subtotal: money.describe('Before tax and freight.'),
    minimumOrder: money.nullable().describe('In the base currency; null where there is none.'),
    readyToOrder: z.boolean(),
    expectedDelivery: dayText.describe('If it is ordered now.'),
    notices: z
      .array(z.object({ code: z.string(), productId: int, message: z.string() }))
      .describe('What has changed since the cart was last read. Each is told once.'),
  })
  .meta({ id: 'Cart' });

/** Where the cart may be none: there is no empty cart. */
export const v1CartOrNone = z.object({
  cart: v1Cart.nullable().describe('Null: nothing is in it, and its code is no more.'),
});

const item = z.strictObject({ productId: id, quantity });
const LINE_PROBLEMS = [
  'product-not-found',
  'product-out-of-stock',
  'stock-not-enough',
  'quantity-below-minimum',
  'quantity-above-maximum',
  'quantity-not-in-steps',
  'agreed-quantity-fixed',
  'cart-full',
] as const;

export const getOwnCart = defineV1Call({
  name: 'carts.own',
  area: 'Cart',
  method: 'GET',
  path: '/me/cart',
  summary: 'The open cart of the customer',
  access: 'customer',
  scope: null,
  hasVersion: true,
  query: shown,
  response: v1CartOrNone,
});

export const createCart = defineV1Call({
  name: 'carts.create',
  area: 'Cart',
  method: 'POST',
  path: '/carts',
  summary: 'Begins a cart with a product',
  description:
    'A customer who has an open cart adds to that one. There is no empty cart: the last line that is removed ends it. For many products at once use the quick order.',
  access: 'public',
  scope: null,
  query: shown,
  body: item,
  status: 201,
  rejects: LINE_PROBLEMS,
  response: v1Cart,
});

export const getCart = defineV1Call({
  name: 'carts.get',
  area: 'Cart',
  method: 'GET',
  path: '/carts/:code',
  summary: 'A cart at today’s prices',
  description:
    'The code opens the cart, until it belongs to a customer: then only with that customer’s token.',
  access: 'public',
  scope: null,
  hasVersion: true,
  params: codeParam,
  query: shown,
  rejects: ['cart-not-found'],
  response: v1Cart,
});

export const addCartLine = defineV1Call({
  name: 'carts.addLine',
  area: 'Cart',
  method: 'POST',
  path: '/carts/:code/lines',
  summary: 'Puts so many more of a product into the cart',
  access: 'public',
  scope: null,
  hasVersion: true,
  params: codeParam,
  query: shown,
  body: item,
  status: 201,
  rejects: ['cart-not-found', ...LINE_PROBLEMS],
  response: v1Cart,
});

export const changeCartLine = defineV1Call({
  name: 'carts.changeLine',
  area: 'Cart',
  method: 'PATCH',
  path: '/carts/:code/lines/:id',
  summary: 'Sets the quantity of a line',
  access: 'public',
  scope: null,
  hasVersion: true,
  params: lineParam,
  query: shown,
  body: z.strictObject({ quantity }),
  rejects: ['cart-not-found', 'cart-line-not-found', ...LINE_PROBLEMS],
  response: v1Cart,
});

export const removeCartLine = defineV1Call({
  name: 'carts.removeLine',
  area: 'Cart',
  method: 'DELETE',
  path: '/carts/:code/lines/:id',
  summary: 'Removes a line',
  access: 'public',
  scope: null,
  hasVersion: true,
  params: lineParam,
  query: shown,
  rejects: ['cart-not-found', 'cart-line-not-found'],
  response: v1CartOrNone,
});

export const saveLineForLater = defineV1Call({
  name: 'carts.saveForLater',
  area: 'Cart',
  method: 'POST',
  path: '/carts/:code/lines/:id/save-for-later',
  summary: 'Moves a line from the cart to the customer’s list “saved for later”',
  access: 'customer',
  scope: null,
  params: lineParam,
  query: shown,
  rejects: ['cart-not-found', 'cart-line-not-found', 'wishlist-full'],
  response: v1CartOrNone,
});

export const v1Tax = z
  .object({
    code: z.string(),
    name: z.string(),
    percent: z.number().meta({ examples: [18] }),
    value: money,
  })
  .meta({ id: 'Tax' });

export const previewTaxes = defineV1Call({
  name: 'carts.taxes',
  area: 'Cart',
  method: 'GET',
  path: '/carts/:code/taxes',
  summary: 'Taxes of a cart, for the delivery address or an assumed country',
  access: 'public',
  scope: null,
  params: codeParam,
  query: shown,
  rejects: ['cart-not-found'],
  response: z
    .object({
      taxes: z.array(v1Tax),
      total: money.describe('With taxes.'),
      country: z.string().describe('For which they are, ISO 3166-1 alpha-2.'),
      assumed: z.boolean().describe('The delivery address is not known.'),
      expectedDelivery: dayText,
    })
    .meta({ id: 'TaxPreview' }),
});

export const v1DeliveryOption = z
  .object({
    id: int,
    name: z.string(),
    price: money.describe('Before tax.'),
    expectedDelivery: dayText,
    collected: z.boolean().describe('The buyer collects the goods.'),
  })
  .meta({ id: 'DeliveryOption' });

export const getCartPrices = defineV1Call({
  name: 'carts.prices',
  area: 'Cart',
  method: 'GET',
  path: '/carts/:code/prices',
  summary: 'What an order of the cart costs, with freight and tax',
  description:
    'An order of the cart is held to what was answered here last: where prices have changed since, it is rejected and has to be asked for again.',
  access: 'public',
  scope: null,
  params: codeParam,
  query: shown.extend({
    deliveryId: digits(2_147_483_647, 1)
      .optional()
      .describe('Way of delivery; absent: the cheapest that brings the goods.'),
  }),
  rejects: ['cart-not-found'],
  response: z
    .object({
      subtotal: money,
      freight: money.nullable().describe('Part of the total; null: quoted after the order.'),
      taxes: z.array(v1Tax),
      total: money,
      delivery: z.object({
        options: z.array(v1DeliveryOption).describe('The cheapest first.'),
        chosenId: int.nullable().describe('The way of delivery that the prices are for.'),
      }),
      expectedDelivery: dayText.describe('If it is ordered now.'),
      readyToOrder: z.boolean(),
      missing: z
        .array(z.enum(['login', 'address']))
        .describe('What is needed before it can be ordered; without an address no tax is known.'),
    })
    .meta({ id: 'CartPrices' }),
});
