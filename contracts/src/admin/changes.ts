// Change of a record.
import { z } from 'zod';
import { moment } from './admin-call.ts';

const line = z.object({
  table: z.string(),
  field: z.string(),
  /** Of texts the language, of values the attribute. */
  of: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export const catalogueChange = z.object({
  id: z.string(),
  at: moment,
  who: z.string(),
  records: z.number().int().describe('how many products or other records it touched in all'),
  undone: z.boolean(),
  undoable: z.boolean(),
  lines: z.array(line),
});
export type CatalogueChange = z.output<typeof catalogueChange>;
