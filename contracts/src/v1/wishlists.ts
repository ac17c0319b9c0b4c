// Wishlists in /api/v1: lists of the customer, their entries, and lists that others share. [decisions 0114]
import { z } from 'zod';
import { cartCode, digits, id, text } from '../calls/call.ts';
import { MAX_ENTRIES } from '../wishlist.rules.ts';
import {
  currencyParam,
  defineV1Call,
  idNumber,
  int,
  money,
  v1Common,
  v1List,
  v1Query,
} from './v1-call.ts';

const KIND = z
  .enum(['main', 'later', 'named'])
  .describe(
    'main: what the heart fills; later: saved for later from the cart; named: the customer’s own.',
  );

const head = {
  id: int.describe('0: a main list that nothing was saved to yet.'),
  kind: KIND,
  name: z.string().nullable().describe('null for main and later, which everybody has.'),
  count: int,
  shareCode: z
    .string()
    .nullable()
    .describe('Of the link under which others may read it; null: it is not shared.'),
};
const v1Head = z.object(head).meta({ id: 'WishlistSummary' });

const v1Entry = z
  .object({
    id: int,
    productId: idNumber,
    sku: z.string(),
    name: z.string(),
    url: z.string().describe('Path of its page.'),
    image: z.string(),
    manufacturer: z.object({ slug: z.string(), name: z.string() }),
    originCountry: z.string().nullable(),
    unit: z.string(),
    lot: z
      .object({
        location: z.string(),
        condition: z.enum(['new', 'used', 'refurbished', 'for-parts']),
        parts: int.describe('Different parts in it.'),
      })
      .nullable()
      .describe('Where the product is a whole lot.'),
    price: money.describe('What one unit costs now, before tax.'),
    listPrice: money.nullable().describe('Before the discount; null where there is none.'),
    stock: int.describe('0: out of stock, or no longer sold.'),
    orderQuantity: z.object({ minimum: int, maximum: int.nullable(), step: int }),
    quantity: int.describe('What adding it to the cart adds.'),
  })
  .meta({ id: 'WishlistEntry' });

const listId = digits(Number.MAX_SAFE_INTEGER, 1);
const listParam = z.strictObject({ id: listId.describe('Id of the list.') });
const entryParam = z.strictObject({ id: listId.describe('Id of the entry.') });
const shown = z.strictObject({ ...v1Common, currency: currencyParam });
const name = text(200).describe('One line, at most 60 characters.');

export const listWishlists = defineV1Call({
  name: 'wishlists.list',
  area: 'Lists',
  method: 'GET',
  path: '/me/wishlists',
  summary: 'Wishlists of the customer, the main one first',
  access: 'customer',
  scope: null,
  query: v1Query,
  response: v1List(v1Head),
});

export const createWishlist = defineV1Call({
  name: 'wishlists.create',
  area: 'Lists',
  method: 'POST',
  path: '/me/wishlists',
  summary: 'Makes a list',
  access: 'customer',
  scope: null,
  query: v1Query,
  body: z.strictObject({ name }),
  status: 201,
  rejects: ['wishlist-name-not-valid', 'wishlist-name-taken', 'wishlist-too-many'],
  response: v1Head,
});

export const getWishlist = defineV1Call({
  name: 'wishlists.get',
  area: 'Lists',
  method: 'GET',
  path: '/me/wishlists/:id',
  summary: 'A list with its entries, the newest first',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: z.strictObject({
    id: z
      .union([z.literal('main'), listId])
      .describe('Id of the list, or `main`.')
      .meta({ type: 'string', examples: ['main'] }),
  }),
  query: shown,
  rejects: ['wishlist-not-found'],
  response: z.object({ ...head, entries: z.array(v1Entry) }).meta({ id: 'Wishlist' }),
});

export const changeWishlist = defineV1Call({
  name: 'wishlists.change',
  area: 'Lists',
  method: 'PATCH',
  path: '/me/wishlists/:id',
  summary: 'Renames a list of one’s own making, shares a list by link, or ends its link for good',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: listParam,
  query: v1Query,
  body: z.strictObject({
    name: name.optional(),
    isShared: z.boolean().optional(),
  }),
  rejects: ['wishlist-not-found', 'wishlist-name-not-valid', 'wishlist-name-taken'],
  response: v1Head,
});

export const deleteWishlist = defineV1Call({
  name: 'wishlists.delete',
  area: 'Lists',
  method: 'DELETE',
  path: '/me/wishlists/:id',
  summary: 'Deletes a list of one’s own making with its entries',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: listParam,
  query: v1Query,
  status: 204,
  rejects: ['wishlist-not-found'],
  response: z.null(),
});

const quantities = z
  .array(z.strictObject({ productId: id, quantity: int.min(0).max(1_000_000) }))
  .max(MAX_ENTRIES);

export const setWishlistQuantities = defineV1Call({
  name: 'wishlists.quantities',
  area: 'Lists',
  method: 'PUT',
  path: '/me/wishlists/:id/quantities',
  summary: 'Sets how many of each product adding to the cart adds; others stay as they are',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: listParam,
  query: v1Query,
  body: z.strictObject({ items: quantities }),
  status: 204,
  rejects: ['wishlist-not-found'],
  response: z.null(),
});

export const moveWishlistEntries = defineV1Call({
  name: 'wishlists.move',
  area: 'Lists',
  method: 'POST',
  path: '/me/wishlists/:id/move',
  summary: 'Moves entries to another list',
  description: 'They have new ids there.',
  access: 'customer',
  scope: null,
  params: listParam,
  query: v1Query,
  body: z.strictObject({
    to: int.min(1).describe('Id of the other list.'),
    entries: z.array(int.min(1)).min(1).max(MAX_ENTRIES).describe('Ids of entries.'),
  }),
  rejects: ['wishlist-not-found', 'wishlist-full'],
  response: z.object({ moved: int }).meta({ id: 'MovedEntries' }),
});

export const saveProduct = defineV1Call({
  name: 'wishlistEntries.save',
  area: 'Lists',
  method: 'POST',
  path: '/me/wishlist-entries',
  summary: 'Saves a product to the main list',
  access: 'customer',
  scope: null,
  query: shown,
  body: z.strictObject({ productId: id }),
  status: 201,
  rejects: ['product-not-found', 'wishlist-duplicate', 'wishlist-full'],
  response: v1Entry,
});

export const removeEntry = defineV1Call({
  name: 'wishlistEntries.delete',
  area: 'Lists',
  method: 'DELETE',
  path: '/me/wishlist-entries/:id',
  summary: 'Removes an entry, of whichever list of the customer',
  access: 'customer',
  scope: null,
  params: entryParam,
  query: v1Query,
  status: 204,
  rejects: ['wishlist-entry-not-found'],
  response: z.null(),
});

const cart = cartCode
  .optional()
  .describe('Code of the cart; the customer’s own, or a new one, if absent.');

export const moveEntryToCart = defineV1Call({
  name: 'wishlistEntries.toCart',
  area: 'Lists',
  method: 'POST',
  path: '/me/wishlist-entries/:id/to-cart',
  summary: 'Puts an entry into the cart; it leaves its list',
  access: 'customer',
  scope: null,
  params: entryParam,
  query: v1Query,
  body: z.strictObject({
    cart,
    quantity: int.min(1).max(1_000_000).optional().describe('That of the entry, if absent.'),
  }),
  rejects: [
    'wishlist-entry-not-found',
    'cart-not-found',
    'product-not-found',
    'product-out-of-stock',
    'stock-not-enough',
    'quantity-above-maximum',
    'quantity-below-minimum',
    'quantity-not-in-steps',
    'agreed-quantity-fixed',
    'cart-full',
  ],
  response: z.object({ cart: z.string().describe('Code of the cart.') }).meta({ id: 'FilledCart' }),
});

const filled = z
  .object({
    cart: z.string().nullable().describe('Code of the cart; null when nothing was added.'),
    added: z.array(int).describe('Ids of products.'),
    rejected: z.array(
      z.object({
        productId: int,
        code: z.string().describe('Code of a problem.'),
        limit: int.nullable().describe('The limit that it would break, where there is one.'),
      }),
    ),
  })
  .meta({ id: 'AddedList' });
const allToCart = z.strictObject({
  cart,
  items: quantities.optional().describe('Quantities that differ from those of the list.'),
});

export const addListToCart = defineV1Call({
  name: 'wishlists.toCart',
  area: 'Lists',
  method: 'POST',
  path: '/me/wishlists/:id/to-cart',
  summary:
    'Puts everything of a list into the cart; what cannot be added is told product by product',
  description: 'Entries of the list `later` leave it.',
  access: 'customer',
  scope: null,
  params: listParam,
  query: v1Query,
  body: allToCart,
  rejects: ['wishlist-not-found', 'cart-not-found'],
  response: filled,
});

const codeParam = z.strictObject({ code: text(64).describe('Share code of the list.') });

export const getSharedWishlist = defineV1Call({
  name: 'sharedWishlists.get',
  area: 'Lists',
  method: 'GET',
  path: '/shared-wishlists/:code',
  summary: 'A list that its owner shares',
  access: 'public',
  scope: null,
  params: codeParam,
  query: shown,
  rejects: ['wishlist-not-found'],
  response: z
    .object({ kind: KIND, name: z.string().nullable(), entries: z.array(v1Entry) })
    .meta({ id: 'SharedWishlist' }),
});

export const addSharedListToCart = defineV1Call({
  name: 'sharedWishlists.toCart',
  area: 'Lists',
  method: 'POST',
  path: '/shared-wishlists/:code/to-cart',
  summary: 'Puts everything of a shared list into the cart of who asks',
  access: 'public',
  scope: null,
  params: codeParam,
  query: v1Query,
  body: allToCart,
  rejects: ['wishlist-not-found', 'cart-not-found'],
  response: filled,
});
