// The calls about the cards of /our-needs: what we, or customers of ours, look for. [§2.2 /our-needs]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { defineAdminCall, flagFilter, idParams, idsFilter, langQuery, listOf, listQuery, localized, searchFilter } from './admin-call.ts';

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
  answers: z.number().int().nullable().describe('responses that came; null for a role that may not read them'),
  marker: z.string().describe('sent back with a change: says what the editor had before their eyes'),
});
export type NeedDesk = z.output<typeof need>;

export const listNeedsDesk = defineAdminCall({
  name: 'listNeedsDesk',
  method: 'GET',
  path: '/needs',
  right: 'content:read',
  summary: 'Cards of what is looked for, in the order of the page, hidden ones too',
  query: listQuery(['position', 'id'], { ids: idsFilter, q: searchFilter, published: flagFilter }),
  response: listOf(need),
});
export const getNeedDesk = defineAdminCall({
  name: 'getNeedDesk',
  method: 'GET',
  path: '/needs/:id',
  right: 'content:read',
  summary: 'One card',
  params: idParams,
  query: langQuery,
  response: need,
});
export const addNeed = defineAdminCall({
  name: 'addNeed',
  method: 'POST',
  path: '/needs',
  right: 'content:write',
  summary: 'A new card',
  query: langQuery,
  body: needInput,
  response: need,
});
export const changeNeed = defineAdminCall({
  name: 'changeNeed',
  method: 'PUT',
  path: '/needs/:id',
  right: 'content:write',
  summary: 'Texts in three languages, place, and whether the page shows it; refused when somebody else changed it meanwhile',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ ...input, marker: text(64) }),
  response: need,
});
