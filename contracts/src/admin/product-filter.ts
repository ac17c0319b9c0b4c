// Product filter of changes of many: as the list of products filters.
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { flagFilter, idParams, searchFilter } from './admin-call.ts';
import { STOCK_STATES } from './catalogue-words.ts';

/** The same in the query of a list. */
export const productQuery = {
  q: searchFilter,
  categoryId: idParams.shape.id.optional().describe('with everything below it'),
  manufacturerId: idParams.shape.id.optional(),
  industryId: idParams.shape.id.optional(),
  published: flagFilter,
  stock: z.enum(STOCK_STATES).optional(),
};

export const productFilter = z
  .strictObject({
    q: text(200).optional(),
    categoryId: id.optional(),
    manufacturerId: id.optional(),
    industryId: id.optional(),
    published: z.boolean().optional(),
    stock: z.enum(STOCK_STATES).optional(),
  })
  .describe('as the list of products filters; nothing: all products');
export type ProductFilterForm = z.output<typeof productFilter>;
