// Rows of the bulk calls of /api/v1: documented as their schema, read one by one, so that what is wrong with a row rejects that row alone; each is answered. [decisions 0114]
import { z } from 'zod';
import { form } from '../calls/call.ts';
import { int } from './v1-call.ts';

/** Of a request. */
export const MAX_ROWS = 1_000;

/** An amount of the base currency as digits. */
export const baseAmount = form(/^\d{1,10}(\.\d{1,2})?$/, '1249.50');

/** @param example  of a row */
export function rowsOf<Row extends z.ZodType>(row: Row, example: z.input<Row>) {
  const { $schema: _, ...documented } = z.toJSONSchema(row, { io: 'input' });
  return z
    .strictObject({
      rows: z
        .array(z.unknown().meta(documented as Record<string, unknown>))
        .min(1)
        .max(MAX_ROWS),
    })
    .meta({ examples: [{ rows: [example] }] });
}

export const rowReason = z.object({
  code: z
    .string()
    .describe(
      'A problem code, or one of the rows of products: `hsn-not-valid`, `category-unknown`.',
    ),
  detail: z.string().describe('In the language of `lang`.'),
  pointer: z.string().describe('JSON pointer of the field in the request.'),
});

export const rowNotes = z
  .array(rowReason)
  .describe('What of an accepted row was not taken as it was said.');

/** Of each row, in the order of the request. */
export const rowAnswer = {
  index: int.describe('Place of the row in the request, from 0.'),
  sku: z.string().nullable().describe('As it was sent; null where it is no text.'),
  problems: z
    .array(rowReason)
    .describe('Why the row was rejected; the other rows are written all the same.'),
};
