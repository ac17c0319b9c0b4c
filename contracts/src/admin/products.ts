// Admin calls of products: data, stock with its movements, pictures and documents, bulk changes. [back office catalogue]

import { z } from 'zod';
import { fileForm, form, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import {
  defineAdminCall,
  done,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  localized,
  moment,
} from './admin-call.ts';
import {
  BULK_ACTIONS,
  HISTORY_SUBJECTS,
  LINK_KINDS,
  MAX_PRICE,
  UNITS_OF_SALE,
} from './catalogue-words.ts';
import { catalogueChange } from './changes.ts';
import { productFilter, productQuery } from './product-filter.ts';

/** Minor units. */
const amount = z.number().int().min(1).max(MAX_PRICE);
const count = z.number().int().min(1).max(10_000_000);

const row = z.object({
  id,
  sku: z.string(),
  mpn: z.string(),
  name: z.string(),
  image: z.string(),
  categoryId: id,
  category: z.string(),
  manufacturerId: id,
  manufacturer: z.string(),
  unit: z.enum(UNITS_OF_SALE),
  price: z.number().int().describe('minor units of the base currency'),
  discountPrice: z.number().int().nullable(),
  onHand: z.number().int(),
  reserved: z.number().int(),
  published: z.boolean(),
});
export type AdminProductRow = z.output<typeof row>;

const words = z.strictObject({ name: text(300), description: text(10_000) });
const input = {
  sku: text(64),
  mpn: text(80),
  gtin: text(20)
    .nullable()
    .optional()
    .describe('number of the barcode (EAN, UPC); null: none, left out: as it is'),
  slug: text(120).describe('url segment; empty: made from the English name'),
  categoryId: id,
  manufacturerId: id,
  hsn: text(8),
  unspsc: text(8),
  unit: z.enum(UNITS_OF_SALE),
  originCountry: text(2),
  price: amount.describe('minor units of the base currency'),
  discountPrice: amount.nullable(),
  costPrice: amount
    .nullable()
    .optional()
    .describe(
      'what it costs the shop, minor units of the base currency; null: not known, left out: as it is',
    ),
  ownPrices: z
    .partialRecord(z.enum(CURRENCY_CODES), amount)
    .describe(
      'in other currencies, minor units of each; what is not there follows the rate of the day',
    ),
  minimum: count,
  maximum: count.nullable(),
  step: count,
  weightGrams: z.number().int().min(0).max(100_000_000),
  published: z.boolean(),
  texts: z.strictObject({ en: words, ru: words, ar: words }),
  attributes: z.array(z.strictObject({ attributeId: id, ordinal: id })).max(200),
  industries: z.array(id).max(100),
};
const productInput = z.strictObject(input);
export type ProductInput = z.output<typeof productInput>;

const media = z.object({
  kind: z.enum(['image', 'video', 'document']),
  position: z.number().int(),
  target: z.string().describe('name of the file, or the address of a film'),
  title: z.object({ en: z.string(), ru: z.string(), ar: z.string() }),
});
export type ProductMedia = z.output<typeof media>;
const attributeFact = z.object({
  attributeId: id,
  ordinal: z.number().int(),
  name: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
});
export type ProductAttribute = z.output<typeof attributeFact>;

const product = z.object({
  ...input,
  id,
  attributes: z.array(attributeFact),
  name: z.string(),
  image: z.string(),
  media: z.array(media),
  onHand: z.number().int(),
  reserved: z.number().int(),
  toShip: z
    .number()
    .int()
    .describe('units of orders that have not left yet: on the shelves, and no longer on hand'),
  createdAt: moment,
  /** Sent back with a change: says what the editor had before their eyes. */
  version: z.string(),
});
export type AdminProduct = z.output<typeof product>;
const marked = z.strictObject({ ...input, version: text(64) });

export const listAdminProducts = defineAdminCall({
  name: 'listAdminProducts',
  method: 'GET',
  path: '/products',
  right: 'catalogue:read',
  summary:
    'Products with stock and price, drafts too; `q` finds beginnings of part numbers and of words of the name',
  query: listQuery(['id', 'sku', 'price', 'sort_rank'], {
    ids: idsFilter,
    ...productQuery,
  }),
  response: listOf(row),
});
export const getAdminProduct = defineAdminCall({
  name: 'getAdminProduct',
  method: 'GET',
  path: '/products/:id',
  right: 'catalogue:read',
  summary: 'One product with everything that can be edited',
  params: idParams,
  query: langQuery,
  response: product,
});
export const addProduct = defineAdminCall({
  name: 'addProduct',
  method: 'POST',
  path: '/products',
  right: 'catalogue:write',
  summary: 'A new product, with its first stock',
  query: langQuery,
  body: z.strictObject({ ...input, onHand: z.number().int().min(0).max(1_000_000_000) }),
  response: product,
});
export const changeProduct = defineAdminCall({
  name: 'changeProduct',
  method: 'PUT',
  path: '/products/:id',
  right: 'catalogue:write',
  summary:
    'Everything of a product but stock and pictures; refused when somebody else changed it meanwhile',
  params: idParams,
  query: langQuery,
  body: marked,
  response: product,
});

export const correctStock = defineAdminCall({
  name: 'correctStock',
  method: 'POST',
  path: '/products/:id/stock',
  right: 'catalogue:write',
  summary:
    'What was counted on the shelf, and why it differs: units of orders that have not left yet lie there too, and are taken off; never below what is set aside',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    counted: z.number().int().min(0).max(1_000_000_000),
    seen: z
      .number()
      .int()
      .describe(
        'what the editor saw that should lie there, on hand and to be shipped: an order changes nothing of it, a shipment or another correction rejects the count',
      ),
    note: text(200),
    locationId: id
      .optional()
      .describe('where it was counted: both numbers are of this location; absent: of all together'),
  }),
  response: z.object({ onHand: z.number().int(), reserved: z.number().int() }),
});
const movement = z.object({
  id,
  at: moment,
  delta: z.number().int(),
  reason: z.string(),
  orderNumber: z.string().nullable(),
  note: z.string().nullable(),
  who: z.string().nullable(),
  location: z.string().describe('where it came or went'),
  /** On hand after it. */
  balance: z.number().int(),
});
export type StockMovement = z.output<typeof movement>;
export const listStockMovements = defineAdminCall({
  name: 'listStockMovements',
  method: 'GET',
  path: '/products/:id/stock',
  right: 'catalogue:read',
  summary: 'What came and went, the newest first',
  params: idParams,
  query: listQuery(['id']),
  response: listOf(movement),
});

const arranged = z.strictObject({
  kind: z.enum(['image', 'video', 'document']),
  items: z.array(z.strictObject({ target: text(500), title: localized(300) })).max(40),
  /** The targets as the editor saw them. */
  seen: z.array(text(500)).max(40),
});
export const arrangeMedia = defineAdminCall({
  name: 'arrangeMedia',
  method: 'PUT',
  path: '/products/:id/media',
  right: 'catalogue:write',
  summary:
    'Order and titles of pictures, videos or documents; what is left out is removed; a film is added by its address',
  params: idParams,
  query: langQuery,
  body: arranged,
  response: product,
});
export const addMediaFile = defineAdminCall({
  name: 'addMediaFile',
  method: 'POST',
  path: '/products/:id/media',
  right: 'catalogue:write',
  summary: 'A picture (PNG, JPG, WebP), made anew in all sizes, or a document (PDF)',
  params: idParams,
  query: langQuery,
  body: fileForm('file'),
  takesFiles: true,
  response: product,
});

const linked = z.object({
  productId: id,
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  category: z.string(),
  manufacturer: z.string(),
  published: z.boolean(),
});
export type LinkedProduct = z.output<typeof linked>;
const links = z.object({ related: z.array(linked), substitute: z.array(linked) });
export type ProductLinks = z.output<typeof links>;
export const listProductLinks = defineAdminCall({
  name: 'listProductLinks',
  method: 'GET',
  path: '/products/:id/links',
  right: 'catalogue:read',
  summary: 'Products chosen by hand as related or as substitutes, from either side',
  params: idParams,
  query: langQuery,
  response: links,
});
export const changeProductLinks = defineAdminCall({
  name: 'changeProductLinks',
  method: 'PUT',
  path: '/products/:id/links',
  right: 'catalogue:write',
  summary: 'Chooses them, in their order; the shop shows them first, here and at each of them',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    kind: z.enum(LINK_KINDS),
    productIds: z.array(id).max(24),
    /** The products as the editor saw them. */
    seen: z.array(id).max(2_000),
  }),
  response: links,
});

const percent = z.number().min(-90).max(500);
export const bulkChangeProducts = defineAdminCall({
  name: 'bulkChangeProducts',
  method: 'POST',
  path: '/product-changes',
  right: 'catalogue:write',
  summary: 'The same change of many products, which can be undone as one',
  query: langQuery,
  body: z.strictObject({
    ids: z.array(id).min(1).max(1_000).optional(),
    filter: productFilter.optional().describe('instead of ids: all that match, at most 50,000'),
    action: z.enum(BULK_ACTIONS),
    categoryId: id.optional(),
    hsn: text(8).optional().describe('4 to 8 digits'),
    percent: percent
      .optional()
      .describe('of the price: 5 makes it dearer by 5 %; as a discount: 10 is 10 % off'),
  }),
  response: z.object({
    changed: z.number().int(),
    changeId: z.string(),
    unknown: z.array(id).describe('ids that no product has; nothing was done for them'),
  }),
});

const hsnSuggestion = z.object({
  hsn: z.string(),
  products: z.number().int().describe('how many products of the shop say so'),
  because: z
    .enum(['category', 'name', 'beside'])
    .describe('products of the same categories, of similar names, of the categories beside'),
});
export type HsnSuggestion = z.output<typeof hsnSuggestion>;
export const suggestHsn = defineAdminCall({
  name: 'suggestHsn',
  method: 'GET',
  path: '/hsn-suggestions',
  right: 'catalogue:read',
  summary: 'HSN codes that products like these have in this shop, the likeliest first',
  query: z.strictObject({ ...langQuery.shape, ids: idsFilter }),
  response: listOf(hsnSuggestion),
});

export const listCatalogueChanges = defineAdminCall({
  name: 'listCatalogueChanges',
  method: 'GET',
  path: '/catalogue-changes',
  right: 'catalogue:read',
  summary: 'What was changed in one record of the catalogue, the newest first, in words',
  query: listQuery(['id'], { subject: z.enum(HISTORY_SUBJECTS), subjectId: idParams.shape.id }),
  response: listOf(catalogueChange),
});
export const undoCatalogueChange = defineAdminCall({
  name: 'undoCatalogueChange',
  method: 'POST',
  path: '/catalogue-changes/:change/undo',
  right: 'catalogue:write',
  summary: 'Takes one change back, all of it; refused when something has changed since',
  params: z.strictObject({ change: text(100) }),
  query: langQuery,
  response: done,
});
export const printBinLabels = defineAdminCall({
  name: 'printBinLabels',
  method: 'GET',
  path: '/bin-labels',
  right: 'catalogue:read',
  summary:
    'Bin labels of up to 500 products as a PDF, 70 x 37 mm each: number, name, and the number as a Code 128 barcode, in the language of `lang`; of `ids` in their order, or, without them, of all that match the filter, which is the list’s, by number',
  query: z.strictObject({
    ...langQuery.shape,
    ids: form(/^[0-9]{1,9}(,[0-9]{1,9}){0,499}$/, '17,4,230')
      .transform((list) => list.split(',').map(Number))
      .optional(),
    ...productQuery,
  }),
  response: z.any(),
});
