// The calls of the lot sale. [§7.6, decisions §7 Lots]
import { z } from 'zod';
import { amount, commonQuery, defineCall, digits } from './call.ts';

export const lotCategories = defineCall({
  name: 'lotCategories',
  section: '7.6',
  method: 'GET',
  path: '/lotsale/lotsalecategorylist',
  bare: true,
  summary: 'Lot categories that have something to offer',
  access: 'everybody',
  query: commonQuery,
  response: z.array(
    z.object({
      id: z.number(),
      lsCatName: z.string(),
      lsCatImage: z.string().describe('file of /api/lotimages'),
    }),
  ),
});

const wireLot = z.object({
  id: z.number(),
  productId: z
    .number()
    .describe('the product of kind lot that sells it as a whole: what additemtocart takes'),
  lsName: z.string(),
  lsId: z.number().describe('the same number as id'),
  lsCondition: z.string(),
  lsLocation: z.string(),
  lsAge: z.string(),
  lsItemDetails: z.string(),
  lsImage: z.string().describe('file of /api/lotimages'),
  lsDisPercent: z.number(),
  lsPrice: amount.describe('list price: the sum of the parts'),
  lsUsdPrice: amount.nullable(),
  lsSarPrice: amount.nullable(),
  lsDisPrice: amount.describe('what is asked for the whole lot'),
  lsDisUsdPrice: amount.nullable(),
  lsDisSarPrice: amount.nullable(),
});

export const lotsOfCategory = defineCall({
  name: 'lotsOfCategory',
  section: '7.6',
  method: 'GET',
  path: '/lotsale/lotsalesubcategorylist/:categoryId',
  bare: true,
  summary: 'The lots of a category',
  access: 'everybody',
  missing: 'category-not-found',
  params: z.strictObject({ categoryId: digits() }),
  query: commonQuery,
  response: z.array(wireLot),
});
