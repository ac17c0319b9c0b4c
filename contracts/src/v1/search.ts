// Search in /api/v1: products of a text and filters with the reading of the text, and suggestions for half a text. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { SCOPES, SORTS } from '../views/search.ts';
import { v1ProductCard } from './products.ts';
import { currencyParam, defineV1Call, fieldsParam, int, pageParams, v1Common } from './v1-call.ts';

const constraint = z
  .object({
    kind: z.enum(['category', 'attribute', 'manufacturer', 'word']),
    name: z.string().nullable().describe('Of the attribute.'),
    label: z.string(),
    unit: z.string().nullable(),
    values: z.array(z.string()).describe('What a filter sends; any of them fits.'),
    words: z.string().describe('As typed.'),
    isNearest: z.boolean().describe('No product has this value and all the rest: the nearest one.'),
  })
  .meta({ id: 'Constraint' });

export const v1Reading = z
  .object({
    constraints: z.array(constraint),
    relaxed: z.array(constraint).describe('Given up, because no product has all of it.'),
    words: z.array(z.string()).describe('Words that the products have in their texts.'),
    notUnderstood: z.array(z.string()),
    foreignManufacturer: z
      .string()
      .nullable()
      .describe('Not sold here: equal products of others are shown.'),
    notSold: z.string().nullable().describe('A product that is not sold here.'),
    quantity: int.nullable(),
  })
  .meta({ id: 'Reading', description: 'What a text was understood as.' });

const facetValue = z
  .object({ name: z.string(), value: z.string(), count: int })
  .meta({ id: 'FacetValue' });

const several = (max: number, length: number, description: string) =>
  z
    .union([text(length), z.array(text(length)).max(max)])
    .transform((sent) => [sent].flat())
    .optional()
    .meta({
      type: 'array',
      items: { type: 'string', maxLength: length },
      maxItems: max,
      description,
    });

export const searchProducts = defineV1Call({
  name: 'search.products',
  area: 'Search',
  method: 'GET',
  path: '/search',
  summary: 'Products of a text, a browse scope and filters, with exact counts for further filters',
  description:
    'A text is read as an engineer would: category, attributes with units, manufacturer, part number, quantity. `reading` says what was understood, what was given up so that something is found, and what was not understood. At most one of `category`, `manufacturer`, `industry` and `lot` is the browse scope; without any it is the whole shop.',
  access: 'public',
  scope: null,
  query: z.strictObject({
    ...v1Common,
    q: text(200)
      .optional()
      .describe('What was typed.')
      .meta({ examples: ['hex bolt m10x60 8.8'] }),
    category: text(400).optional().describe('Browse scope: path of a category.'),
    manufacturer: text(120).optional().describe('Browse scope: slug of a manufacturer.'),
    industry: text(120).optional().describe('Browse scope: slug of an industry.'),
    lot: z
      .string()
      .regex(/^[0-9]{1,9}$/, 'expected-whole-number')
      .optional()
      .describe('Browse scope: id of a lot whose parts are sold singly.')
      .meta({ examples: ['3'] }),
    inCategory: several(50, 400, 'Filter: paths of categories; products in any of them.'),
    byManufacturer: several(50, 200, 'Filter: slugs of manufacturers; products of any of them.'),
    filter: several(
      100,
      200,
      'Filter: `attribute=value` or a range `length=10..40mm`. Values of one attribute are alternatives.',
    ),
    in: z.enum(SCOPES).optional().describe('Where the text is looked for; everywhere if absent.'),
    sort: z.enum(SORTS).optional(),
    currency: currencyParam,
    ...pageParams(100),
    facets: z
      .enum(['true', 'false'])
      .optional()
      .describe('`false`: without the counts for further filters.'),
    fields: fieldsParam(v1ProductCard).describe('Fields of each product.'),
  }),
  rejects: [
    'filter-not-understood',
    'category-not-found',
    'products-not-found',
    'page-out-of-range',
  ],
  response: z
    .object({
      items: z.array(v1ProductCard),
      next: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
      total: int.describe('How many there are in all.'),
      approximate: z.boolean().describe('Counts come from a sample.'),
      corrected: z.string().nullable().describe('The text, where a word was misspelt.'),
      exactProductId: int.nullable().describe('The product whose part number the text is.'),
      reading: v1Reading.nullable().describe('Null when the text says no more than its words.'),
      facets: z
        .object({
          categories: z.array(facetValue),
          manufacturers: z.array(facetValue),
          attributes: z.array(
            z.object({
              name: z.string(),
              slug: z.string(),
              unit: z.string().nullable(),
              min: z.number().nullable(),
              max: z.number().nullable(),
              count: int,
              values: z.array(facetValue),
            }),
          ),
        })
        .nullable(),
    })
    .meta({ id: 'SearchResult' }),
});

export const suggest = defineV1Call({
  name: 'search.suggest',
  area: 'Search',
  method: 'GET',
  path: '/search/suggestions',
  summary: 'Suggestions for half a text: completed texts, parts, categories and manufacturers',
  access: 'public',
  scope: null,
  query: z.strictObject({
    ...v1Common,
    q: text(200)
      .min(1)
      .describe('What is typed so far.')
      .meta({ examples: ['hex bo'] }),
    limit: pageParams(20).limit,
  }),
  response: z
    .object({
      items: z.array(
        z.object({
          type: z
            .enum(['query', 'unsold', 'product', 'category', 'manufacturer'])
            .describe(
              '`unsold`: a search for what is not sold here, with its neighbours where there are any.',
            ),
          label: z.string(),
          url: z.string().describe('Path of the page that it leads to.'),
          sku: z.string().nullable(),
          image: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'Suggestions' }),
});
