// Products in /api/v1: one, many by id, its family, substitutes and related products. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import {
  currencyParam,
  dayText,
  defineV1Call,
  fieldsParam,
  idList,
  idNumber,
  idParam,
  int,
  money,
  v1Common,
  v1List,
} from './v1-call.ts';

export const v1Named = z
  .object({ slug: z.string(), name: z.string() })
  .meta({ id: 'Named', description: 'Something with an address of its own and a name.' });

export const v1Attribute = z
  .object({
    slug: z.string().meta({ examples: ['thread'] }),
    name: z.string(),
    value: z.string().describe('For people, without the unit.'),
    unit: z.string().nullable(),
    number: z.number().nullable().describe('In `unit`; null for attributes that are no numbers.'),
  })
  .meta({ id: 'Attribute' });

const card = {
  id: idNumber,
  kind: z.enum(['item', 'lot']).describe('`lot`: a whole lot, sold as one.'),
  sku: z.string().describe('Number of the shop.'),
  mpn: z.string().describe('Part number of the manufacturer.'),
  name: z.string(),
  url: z.string().describe('Path of its page.'),
  image: z.string().describe('Path of its picture.'),
  manufacturer: v1Named,
  originCountry: z
    .string()
    .nullable()
    .describe('ISO 3166-1 alpha-2; null where nobody has said it.'),
  unit: z.enum(['piece', 'pair', 'set', 'pack', 'metre', 'kilogram', 'litre']),
  price: money.describe('What one unit costs now, before tax.'),
  listPrice: money.nullable().describe('Before the discount; null where there is none.'),
  discountPercent: int,
  stock: int.describe('Units that can be ordered now; never below zero.'),
  orderQuantity: z.object({
    minimum: int,
    maximum: int.nullable(),
    step: int,
  }),
  rating: z.object({ average: z.number(), count: int }),
  highlights: z
    .array(v1Attribute)
    .describe('The attributes that tell it from similar products, in the order of its category.'),
};

/** As a list shows it. */
export const v1ProductCard = z.object(card).meta({ id: 'ProductCard' });

export const v1Product = z
  .object({
    ...card,
    description: z.string().describe('Lines; those that begin with `- ` are items of a list.'),
    gtin: z.string().nullable().describe('Number of its barcode: EAN, UPC, GTIN.'),
    hsn: z.string().nullable().describe('Code of the Harmonised System of India.'),
    unspsc: z.string().nullable(),
    weightGrams: int,
    attributes: z.array(v1Attribute),
    images: z.array(z.object({ url: z.string(), title: z.string() })),
    videos: z.array(z.object({ url: z.string(), title: z.string() })),
    documents: z
      .array(z.object({ url: z.string(), title: z.string() }))
      .describe('Data sheets and drawings.'),
    categories: z
      .array(z.object({ name: z.string(), path: z.string() }))
      .describe('From the root to its own.'),
    industries: z.array(v1Named),
    createdAt: z.string().meta({ format: 'date-time' }),
    expectedDelivery: dayText.describe('If it is ordered now.'),
    incoming: z
      .object({ quantity: int, expectedOn: dayText })
      .nullable()
      .describe('The next units that the shop expects from its supplier.'),
  })
  .meta({ id: 'Product' });

const shown = { ...v1Common, currency: currencyParam };

export const getProduct = defineV1Call({
  name: 'products.get',
  area: 'Catalogue',
  method: 'GET',
  path: '/products/:id',
  summary: 'A product with everything that its page shows',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject({ ...shown, fields: fieldsParam(v1Product) }),
  rejects: ['product-not-found', 'product-gone'],
  response: v1Product,
});

export const listProducts = defineV1Call({
  name: 'products.list',
  area: 'Catalogue',
  method: 'GET',
  path: '/products',
  summary: 'Products by their ids or SKUs',
  description:
    'In the order that is asked for; those that are not on sale are left out. To find products, use the search; to follow all of them, the change feed.',
  access: 'public',
  scope: null,
  query: z.strictObject({
    ...shown,
    ids: idList(100).optional().describe('At most 100 ids.'),
    skus: text(4_000)
      .optional()
      .describe('At most 100 SKUs, separated by commas; instead of ids.')
      .meta({ examples: ['WT-FST-010101,WT-BRG-6204'] }),
    fields: fieldsParam(v1Product),
  }),
  response: v1List(v1Product),
});

export const v1Family = z
  .object({
    name: z.string(),
    options: z.array(v1Named).describe('Attributes that tell them apart.'),
    products: z.array(v1ProductCard),
  })
  .meta({ id: 'ProductFamily' });

export const getFamily = defineV1Call({
  name: 'products.family',
  area: 'Catalogue',
  method: 'GET',
  path: '/products/:id/family',
  summary: 'The products that differ from this one in a few options only',
  description: 'Where a product has no family, `family` is null.',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject(shown),
  rejects: ['product-not-found', 'product-gone'],
  response: z.object({ family: v1Family.nullable() }),
});

export const listSubstitutes = defineV1Call({
  name: 'products.substitutes',
  area: 'Catalogue',
  method: 'GET',
  path: '/products/:id/substitutes',
  summary: 'Products that can be used instead, the best first',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject(shown),
  rejects: ['product-not-found', 'product-gone'],
  response: v1List(v1ProductCard),
});

export const listRelated = defineV1Call({
  name: 'products.related',
  area: 'Catalogue',
  method: 'GET',
  path: '/products/:id/related',
  summary: 'Products that are near to it',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject(shown),
  rejects: ['product-not-found', 'product-gone'],
  response: v1List(v1ProductCard),
});
