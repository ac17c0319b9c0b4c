// Products by SKU in /api/v1, up to 1,000 a call: each row is checked by itself, and what it does not name stays as it is. [decisions 0115]
import { z } from 'zod';
import { form, text } from '../calls/call.ts';
import { baseAmount, rowAnswer, rowNotes, rowsOf } from './rows.ts';
import { defineV1Call, int, v1Query } from './v1-call.ts';

/** Of a body: a thousand products with their descriptions. */
export const MAX_PRODUCT_BYTES = 8 * 1024 * 1024;

const count = z.number().int().min(1).max(1_000_000_000);
const description = text(20_000)
  .nullable()
  .optional()
  .describe('Lines; those that begin with `- ` are items of a list. HTML becomes text.');

const texts = z.strictObject({
  name: text(1_000).min(1).optional().describe('One line, at most 200 characters.'),
  description,
});

const attribute = z.strictObject({
  attribute: text(100).min(1).describe('Its slug, or its name in any language.'),
  value: z
    .union([text(120).min(1), z.number(), z.null()])
    .describe(
      'A number, a text that may end in the unit (`25 mm`), or null: the product has none.',
    ),
  unit: text(20).optional().describe('Of a number; it must be the attribute’s own.'),
});

/** What a row may say. Absent: as it is; null: none. */
export const productRow = z.strictObject({
  sku: text(64).min(1).describe('Number of the shop: it says which product is meant.'),
  mpn: text(80)
    .min(1)
    .optional()
    .describe('Part number of the manufacturer; of a new product its SKU.'),
  gtin: text(20).min(1).nullable().optional().describe('EAN, UPC or GTIN with its check digit.'),
  texts: z
    .strictObject({
      en: texts.optional(),
      ru: texts.nullable().optional(),
      ar: texts.nullable().optional(),
    })
    .optional()
    .describe('By language. A new product needs an English name; null takes a translation away.'),
  category: z
    .union([int.min(1).max(2_147_483_647), text(500).min(1)])
    .optional()
    .describe(
      'Id, name, path of addresses (`fasteners/screws`) or of names (`Fasteners > Screws`); of names, what is missing is added.',
    ),
  manufacturer: text(120).min(1).optional().describe('By name; one that is new is added.'),
  hsn: form(/^[0-9]{4,8}$/, '73181500')
    .nullable()
    .optional(),
  unspsc: form(/^[0-9]{8}$/, '31161500')
    .nullable()
    .optional(),
  unit: z.enum(['piece', 'pair', 'set', 'pack', 'metre', 'kilogram', 'litre']).optional(),
  originCountry: form(/^[A-Z]{2}$/, 'IN')
    .nullable()
    .optional(),
  price: baseAmount
    .optional()
    .describe('Of one unit in the base currency, before tax. A new product needs it.'),
  discountPrice: baseAmount.nullable().optional().describe('Below the price; null: none.'),
  costPrice: baseAmount
    .nullable()
    .optional()
    .describe('What it costs the shop, for staff alone; null: not known.'),
  orderQuantity: z
    .strictObject({
      minimum: count.optional(),
      maximum: count.nullable().optional(),
      step: count.optional().describe('A pack: orders are multiples of it.'),
    })
    .optional(),
  weightGrams: z.number().int().min(0).max(1_000_000_000).nullable().optional(),
  attributes: z
    .array(attribute)
    .max(200)
    .optional()
    .describe('Dimensions too. Those that are not named stay; one that is new is added.'),
  images: z
    .array(text(2_000).min(1))
    .max(20)
    .nullable()
    .optional()
    .describe(
      'All of its pictures, in their order: public addresses, fetched after the answer, or names of pictures that the shop has.',
    ),
  published: z.boolean().optional().describe('A new product is a draft unless said.'),
});
export type ProductRow = z.output<typeof productRow>;

const added = z.array(z.string());

export const putProducts = defineV1Call({
  name: 'products.put',
  area: 'Operations',
  method: 'PUT',
  path: '/products',
  summary: 'Adds and changes up to 1,000 products by SKU',
  description:
    'A field that is absent stays as it is; null empties it. Each row is answered, and one that is rejected leaves the others alone; the same rows again change nothing. Categories, manufacturers and attributes that are new are added and named in the answer. What is on hand is set by `PUT /stock`. A body has at most 8 MB.',
  access: 'client',
  scope: 'catalogue:write',
  maxBytes: MAX_PRODUCT_BYTES,
  query: v1Query,
  body: rowsOf(productRow, {
    sku: 'BLT-M8-45',
    texts: { en: { name: 'Hex bolt M8x45' } },
    category: 'Fasteners > Bolts',
    hsn: '73181500',
    price: '12.50',
    attributes: [{ attribute: 'length', value: 45, unit: 'mm' }],
  }),
  response: z.object({
    created: int,
    changed: int,
    unchanged: int,
    rejected: int,
    added: z
      .object({ categories: added, manufacturers: added, attributes: added })
      .describe('What rows named and the shop did not have.'),
    rows: z
      .array(
        z.object({
          ...rowAnswer,
          id: int.nullable().describe('Of the product; null where the row made none.'),
          state: z.enum(['created', 'changed', 'unchanged', 'rejected']),
          notes: rowNotes,
        }),
      )
      .describe('In the order of the request.'),
  }),
});
