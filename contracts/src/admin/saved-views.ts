// Admin calls of saved views: filters and order of a list under a name, shared with all who may see the list or with a role. [decisions 0116]
import { z } from 'zod';
import { form, id, text } from '../calls/call.ts';
import { defineAdminCall, done, idParams, langQuery, listOf, listQuery } from './admin-call.ts';
import { type Area, ROLES } from './rights.ts';

/** Lists with views, and who may read each. */
export const SAVED_VIEW_LISTS = {
  orders: 'orders',
  quotes: 'quotes',
  leads: 'leads',
  negotiations: 'negotiations',
  lots: 'lots',
  products: 'catalogue',
} as const satisfies Record<string, Area>;
export type SavedViewList = keyof typeof SAVED_VIEW_LISTS;
const list = z.enum(Object.keys(SAVED_VIEW_LISTS) as [SavedViewList, ...SavedViewList[]]);

const filter = z
  .record(
    z.string().regex(/^[A-Za-z]{1,40}$/),
    z.union([z.string().max(200), z.number(), z.boolean()]),
  )
  .describe('filters by name, as the list takes them');
const content = {
  name: text(60),
  filter,
  sort: text(40),
  direction: z.enum(['ASC', 'DESC']),
  shared: form(new RegExp(`^(|all|${ROLES.join('|')}|own-[1-9][0-9]{0,8})$`), 'all').describe(
    'empty: one’s own alone; `all`: everybody who may see the list; else the name of a role',
  ),
};
const view = z.object({
  id,
  list,
  ...content,
  filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  shared: z.string(),
  name: z.string(),
  sort: z.string(),
  ownerName: z.string(),
  isMine: z.boolean(),
  isDefault: z.boolean().describe('the list opens with it, for who asks'),
  mayChange: z.boolean().describe('its owner and administrators may'),
});
export type SavedView = z.output<typeof view>;

export const listSavedViews = defineAdminCall({
  name: 'listSavedViews',
  method: 'GET',
  path: '/saved-views',
  right: 'staff',
  summary: 'Views of a list: one’s own, and those that are shared with all or with one’s role',
  query: listQuery(['name'], { list }),
  response: listOf(view),
});
export const addSavedView = defineAdminCall({
  name: 'addSavedView',
  method: 'POST',
  path: '/saved-views',
  right: 'staff',
  summary: 'Saves a view of a list that one may see',
  query: langQuery,
  body: z.strictObject({ list, ...content }),
  response: view,
});
export const changeSavedView = defineAdminCall({
  name: 'changeSavedView',
  method: 'PUT',
  path: '/saved-views/:id',
  right: 'staff',
  summary: 'Name, filters, order and sharing, by its owner or an administrator',
  params: idParams,
  query: langQuery,
  body: z.strictObject(content),
  response: view,
});
export const removeSavedView = defineAdminCall({
  name: 'removeSavedView',
  method: 'DELETE',
  path: '/saved-views/:id',
  right: 'staff',
  summary: 'Deletes it for everybody, by its owner or an administrator',
  params: idParams,
  query: langQuery,
  response: done,
});
export const setDefaultView = defineAdminCall({
  name: 'setDefaultView',
  method: 'PUT',
  path: '/saved-view-default',
  right: 'staff',
  summary: 'The view that a list opens with, for who asks; null: none',
  query: langQuery,
  body: z.strictObject({ list, viewId: id.nullable() }),
  response: done,
});
