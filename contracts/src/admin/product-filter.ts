// Product filter of changes of many: as the list of products filters.
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { STOCK_STATES } from './catalogue-words.ts';

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
