// Comparison of products in /api/v1: the products side by side, and the attributes in which they differ. [decisions 0114]
import { z } from 'zod';
import { MAX_COMPARE } from '../compare.rules.ts';
import { v1ProductCard } from './products.ts';
import { currencyParam, defineV1Call, idList, v1Common } from './v1-call.ts';

export const compareProducts = defineV1Call({
  name: 'products.compare',
  area: 'Catalogue',
  method: 'GET',
  path: '/comparison',
  summary: 'Products side by side, with every attribute of any of them',
  description: 'In the order that is asked for; those that are not on sale are left out.',
  access: 'public',
  scope: null,
  query: z.strictObject({
    ...v1Common,
    currency: currencyParam,
    ids: idList(MAX_COMPARE).describe(`At most ${MAX_COMPARE} ids of products.`),
  }),
  response: z
    .object({
      products: z.array(v1ProductCard),
      attributes: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          differs: z.boolean().describe('The products do not all say the same.'),
          values: z
            .array(
              z
                .object({
                  value: z.string().describe('For people, without the unit.'),
                  unit: z.string().nullable(),
                  number: z.number().nullable(),
                })
                .nullable(),
            )
            .describe('One for each product, in their order; null where it has no such attribute.'),
        }),
      ),
    })
    .meta({ id: 'Comparison' }),
});
