// The calls of the catalogue and the search. [§7.3]

import { z } from 'zod';
import { CURRENCY_CODES } from '../currencies.ts';
import { SCOPES, SORTS } from '../views/search.ts';
import { amount, common, commonQuery, defineCall, id, text } from './call.ts';

export type WireCategory = {
  id: number;
  value: string;
  value2: string;
  lineage2: string;
  lineage: string;
  imageUrl: string;
  productCount: number;
  description: { title: string; desc: string };
  children: WireCategory[];
};
export const wireCategory: z.ZodType<WireCategory> = z
  .object({
    id: z.number(),
    value: z.string().describe('name'),
    value2: z.string().describe('url segment'),
    lineage2: z.string().describe('path prefix'),
    lineage: z.string(),
    imageUrl: z.string(),
    productCount: z.number(),
    description: z.object({ title: z.string(), desc: z.string() }),
    get children() {
      return z.array(wireCategory);
    },
  })
  .meta({ id: 'Category' });

export const categories = defineCall({
  name: 'categories',
  section: '7.3',
  method: 'GET',
  path: '/categories',
  bare: true,
  summary: 'The category tree',
  access: 'everybody',
  query: commonQuery,
  response: z.array(wireCategory),
});

export const autocomplete = defineCall({
  name: 'autocomplete',
  section: '7.3',
  method: 'POST',
  path: '/search/autocomplete',
  bare: true,
  summary: 'Suggestions for a text of more than two characters; part numbers first',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({
    query: text(200),
    count: z.number().int().min(1).max(20).optional(),
    start: z.number().int().min(0).max(0).optional(),
    scope: z.enum(SCOPES).optional(),
  }),
  response: z.object({
    values: z.array(z.string()),
    items: z.array(
      z.object({
        type: z.enum(['query', 'unsold', 'product', 'category', 'manufacturer']),
        label: z.string(),
        meaning: z.string().optional(),
        url: z.string(),
        sku: z.string().optional(),
        image: z.string().optional(),
      }),
    ),
  }),
});

export const noteSearchClick = defineCall({
  name: 'noteSearchClick',
  section: '7.3',
  method: 'POST',
  path: '/search/clicks',
  bare: false,
  summary:
    'Says that a product was opened, or put into the cart, from a search: searches learn from it which products come first',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({
    query: text(200),
    productId: id,
    position: z.number().int().min(1).max(10_100).describe('of the product in the list, 1 = first'),
    before: text(200)
      .optional()
      .describe('what the same visitor searched for a moment ago without opening anything'),
  }),
  response: z.object({
    counted: z.boolean().describe('false for robots, staff and texts that may be personal'),
  }),
});

export const SEARCH_BY = [
  'query',
  'autosuggest',
  'productId',
  'category',
  'manufacturer',
  'brand',
  'industry',
  'lotsale',
  'featured',
] as const;

const wireFacetValue = z.object({ name: z.string(), count: z.number(), value: z.string() });

const wireConstraint = z.object({
  kind: z.enum(['category', 'attribute', 'manufacturer', 'word']),
  name: z.string().optional().describe('of the attribute'),
  label: z.string(),
  unit: z.string().optional(),
  values: z.array(z.string()).describe('what a filter sends; any of them fits'),
  words: z.string().describe('as typed'),
});
const wireReading = z.object({
  constraints: z.array(wireConstraint),
  relaxed: z.array(wireConstraint).describe('given up, because no product has all of it'),
  nearest: z
    .array(wireConstraint)
    .describe('no product has such a value and all the rest: these are the nearest'),
  words: z.array(z.string()).describe('words that the products have in their texts'),
  notUnderstood: z.array(z.string()),
  foreignManufacturer: z.string().optional().describe('not sold here: equal products of others'),
  notSold: z.string().optional().describe('a product that is not sold here'),
  quantity: z.number().optional(),
});

export const wireProduct = z.object({
  id: z.number(),
  productId: z.number(),
  kind: z.enum(['item', 'lot']).describe('lot: a whole lot, sold as one'),
  name: z.string(),
  sefurl: z.string(),
  store: z.literal('DEFAULT'),
  splSku: z.string(),
  sku: z.string(),
  price: amount,
  usdprice: amount.nullable(),
  sarprice: amount.nullable(),
  discountprice: amount.optional(),
  discountusdprice: amount.nullable().optional(),
  discountsarprice: amount.nullable().optional(),
  compareAtPrice: amount.nullable(),
  discount: z.boolean(),
  discountpercentage: z.number(),
  avgrating: z.number(),
  avgratingcount: z.number(),
  productquantity: z.number().describe('stock that can be bought'),
  available: z.boolean(),
  quantity: z.number().describe('starting value: the minimum'),
  quantityOrderMinimum: z.number(),
  quantityOrderMaximum: z.number().nullable(),
  quantityOrderStep: z.number(),
  productuom: z.string(),
  manufacturer: z.string(),
  source: z.string(),
  origincountry: z.string(),
  image: z.string(),
  productdefaultimage: z.string(),
  productimagetitle: z.string(),
  highlight: z.string(),
  features: z.array(z.object({ name: z.string(), value: z.string() })),
  // Only when a single product is asked for.
  description: z.string().optional(),
  hsncode: z.string().optional(),
  unspsc: z.string().optional(),
  gtin: z.string().nullable().optional().describe('number of its barcode (EAN, UPC, GTIN)'),
  lineage: z.string().optional(),
  lineage2: z.string().optional(),
  categorisefurl: z.string().optional(),
  expectedDelivery: z.string().optional().describe('ISO date, if ordered now; of a single product'),
  incoming: z
    .object({ quantity: z.number(), expectedOn: z.string() })
    .nullable()
    .optional()
    .describe('units that the shop expects from its supplier, and when'),
  prodmetatitle: z.string().optional(),
  prodshortdesc: z.string().optional(),
  productAge: z
    .string()
    .nullable()
    .optional()
    .describe('null: sold as new; the age of a lot is its lsAge'),
  tags: z.array(z.string()).optional().describe('manufacturer, categories and industries'),
  defaultImage: z.string().optional(),
  images: z.array(z.string()).optional(),
  productimages: z.array(z.string()).optional(),
  productvideos: z.array(z.string()).optional().describe('addresses of videos'),
  videos: z.array(z.string()).optional().describe('their names'),
  prodattributes: z.array(z.object({ option: z.string(), optionValue: z.string() })).optional(),
  productdigitalimage: z.array(z.object({ name: z.string(), title: z.string() })).optional(),
});

export const search = defineCall({
  name: 'search',
  section: '7.3',
  method: 'POST',
  path: '/search',
  bare: true,
  summary:
    'Products of a text, category, manufacturer, industry or lot, with exact disjunctive counts for filters',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({
    query: text(200).optional(),
    count: z.number().int().min(1).max(100).optional(),
    start: z.number().int().min(0).max(10_000).optional(),
    searchBy: z.enum(SEARCH_BY).optional(),
    lineage: text(400).optional(),
    manufacturer: z.array(text(200)).max(50).optional(),
    categories: z.array(text(400)).max(50).optional(),
    attrsValues: z.array(text(200)).max(100).optional(),
    sort: z.enum(SORTS).optional(),
    scope: z.enum(SCOPES).optional(),
    currency: z.enum(CURRENCY_CODES).optional(),
  }),
  response: z.object({
    products: z.array(wireProduct),
    totalProductCount: z.number(),
    productFilters: z.object({
      categories: z.array(wireFacetValue),
      manufacturers: z.array(wireFacetValue),
      attributes: z.array(
        z.object({
          name: z.string(),
          count: z.number(),
          value: z.string(),
          unit: z.string().optional(),
          min: z.number().optional(),
          max: z.number().optional(),
          subAttributes: z.array(wireFacetValue),
        }),
      ),
    }),
    start: z.number(),
    count: z.number(),
    approximate: z.boolean().optional(),
    corrected: z.string().optional(),
    reading: wireReading.optional(),
  }),
});

export const featuredIndustries = defineCall({
  name: 'featuredIndustries',
  section: '7.3',
  method: 'GET',
  path: '/featuredindustries',
  bare: true,
  summary: 'Industries with the number of their products',
  access: 'everybody',
  query: z.strictObject(common),
  response: z.array(z.object({ value: z.string(), count: z.number() })),
});
