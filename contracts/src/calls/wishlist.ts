// The calls of the wishlist. [§7.4]
import { z } from 'zod';
import { amount, common, defineCall, digits } from './call.ts';

const listed = z.object({
  id: z.number().describe('what DELETE /wishList/{id} takes'),
  productId: z.number(),
  name: z.string(),
  sku: z.string(),
  sefurl: z.string(),
  productimages: z.array(z.string()),
  manufacturer: z.string(),
  origin: z.object({ source: z.string(), countryName: z.string() }),
  productquantity: z.number().describe('stock that can be bought'),
  quantity: z.number().describe('what adding it to the cart would add'),
  quantityOrderMinimum: z.number(),
  quantityOrderMaximum: z.number().nullable(),
  quantityOrderStep: z.number(),
  productuom: z.string(),
  price: amount.describe('list price before tax, as in search'),
  usdPrice: amount.nullable(),
  sarPrice: amount.nullable(),
  discountprice: amount.optional().describe('only when discounted; then it is what one costs'),
  discountusdprice: amount.nullable().optional(),
  discountsarprice: amount.nullable().optional(),
  compareAtPrice: amount.nullable().describe('price when discounted, else null'),
});

export const getWishlist = defineCall({
  name: 'getWishlist',
  section: '7.4',
  method: 'GET',
  path: '/wishlist',
  bare: false,
  summary: 'The customer’s save list, newest first',
  access: 'customer',
  query: z.strictObject(common),
  response: z.array(listed),
});

export const addToWishlist = defineCall({
  name: 'addToWishlist',
  section: '7.4',
  method: 'POST',
  path: '/addtowishlist',
  bare: true,
  summary: 'Saves a product; one that is there already answers 409',
  access: 'customer',
  query: z.strictObject({ ...common, productId: digits() }),
  response: z.object({ id: z.number(), productId: z.number(), name: z.string(), product: listed }),
});

export const removeFromWishlist = defineCall({
  name: 'removeFromWishlist',
  section: '7.4',
  method: 'DELETE',
  path: '/wishList/:id',
  bare: true,
  summary: 'Removes an entry, of whichever of the customer’s lists',
  access: 'customer',
  params: z.strictObject({ id: digits(Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject(common),
  response: z.object({ removed: z.boolean() }),
});
