// Surplus lots in /api/v1: their categories, the lots of one, and a lot with the product that sells it. [decisions 0114]
import { z } from 'zod';
import { LOT_CONDITIONS } from '../views/lots.ts';
import {
  currencyParam,
  defineV1Call,
  idParam,
  int,
  money,
  v1Common,
  v1List,
  v1Query,
} from './v1-call.ts';

export const listLotCategories = defineV1Call({
  name: 'lots.categories',
  area: 'Catalogue',
  method: 'GET',
  path: '/lot-categories',
  summary: 'Categories of lots with the number of lots on offer',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(
    z
      .object({
        id: int,
        slug: z.string(),
        name: z.string(),
        image: z.string(),
        url: z.string(),
        lotCount: int,
      })
      .meta({ id: 'LotCategory' }),
  ),
});

export const v1Lot = z
  .object({
    id: int,
    name: z.string(),
    details: z.string(),
    image: z.string(),
    // With a name of its own: generators would call it as the whole LotCategory.
    category: z
      .object({ id: int, slug: z.string(), name: z.string() })
      .meta({ id: 'LotCategoryLink' }),
    productId: int.describe('The product that sells the lot as a whole: put this into a cart.'),
    soldWhole: z.boolean().describe('False: only what lies in it is sold, singly.'),
    condition: z.object({ code: z.enum(LOT_CONDITIONS), name: z.string() }),
    location: z.string(),
    ageMonths: int,
    price: money.describe('Of one whole lot, before tax.'),
    listPrice: money.nullable().describe('The sum of its parts, where less is asked.'),
    discountPercent: int,
    stock: int.describe('As many whole lots as its scarcest part allows.'),
    items: z.array(
      z.object({
        productId: int,
        mpn: z.string(),
        name: z.string(),
        url: z.string(),
        unit: z.string(),
        quantity: int,
        onSale: z.boolean().describe('It can be bought singly.'),
      }),
    ),
  })
  .meta({ id: 'Lot' });

const shown = { ...v1Common, currency: currencyParam };

export const listLots = defineV1Call({
  name: 'lots.list',
  area: 'Catalogue',
  method: 'GET',
  path: '/lot-categories/:id/lots',
  summary: 'Lots on offer in a category',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject(shown),
  response: v1List(v1Lot),
});

export const getLot = defineV1Call({
  name: 'lots.get',
  area: 'Catalogue',
  method: 'GET',
  path: '/lots/:id',
  summary: 'A lot with its parts',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject(shown),
  rejects: ['lot-gone'],
  response: v1Lot,
});

export const getLotOfProduct = defineV1Call({
  name: 'products.lot',
  area: 'Catalogue',
  method: 'GET',
  path: '/products/:id/lot',
  summary: 'The lot that a product of kind `lot` sells as a whole',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject(shown),
  rejects: ['lot-not-found'],
  response: v1Lot,
});
