// Admin calls of buying requests, the cards of /our-needs. [§2.2 /our-needs]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { flagFilter, idsFilter, listQuery, localized, searchFilter } from './admin-call.ts';
import { defineCrud } from './crud.ts';

const input = {
  position: z.number().int().min(0).max(10_000),
  published: z.boolean(),
  displayText: localized(600),
  itemName: localized(200),
  material: localized(200),
  materialSpec: localized(300),
  size: localized(300),
  composition: localized(300),
};
const needInput = z.strictObject(input);
export type NeedInput = z.output<typeof needInput>;
const need = z.object({
  ...input,
  id: z.number().int(),
  name: z.string(),
  answers: z
    .number()
    .int()
    .nullable()
    .describe('responses that came; null for a role that may not read them'),
  version: z
    .string()
    .describe('sent back with a change: says what the editor had before their eyes'),
});
export type AdminNeed = z.output<typeof need>;

export const needs = defineCrud({
  area: 'content',
  path: '/needs',
  calls: {
    list: [
      'listAdminNeeds',
      'Cards of what is looked for, in the order of the page, hidden ones too',
    ],
    get: ['getAdminNeed', 'One card'],
    create: ['addNeed', 'A new card'],
    update: [
      'changeNeed',
      'Texts in three languages, place, and whether the page shows it; refused when somebody else changed it meanwhile',
    ],
  },
  query: listQuery(['position', 'id'], { ids: idsFilter, q: searchFilter, published: flagFilter }),
  row: need,
  update: z.strictObject({ ...input, version: text(64) }),
  create: needInput,
});
