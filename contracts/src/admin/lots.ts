// Admin calls of surplus lots: contents, prices, publication; and their categories. [back office lots]

import { z } from 'zod';
import { fileForm, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOT_CONDITIONS } from '../views/lots.ts';
import {
  defineAdminCall,
  done,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  localized,
  moment,
  searchFilter,
} from './admin-call.ts';
import { LOT_STATES, MAX_PRICE } from './catalogue-words.ts';
import { catalogueChange } from './changes.ts';
import { defineCrud } from './crud.ts';

const names = z.object({ en: z.string(), ru: z.string(), ar: z.string() });
const condition = z.enum(LOT_CONDITIONS);
const state = z
  .enum(LOT_STATES)
  .describe('draft: never offered; sold: offered, but there is none left; ended: withdrawn');
/** Minor units. */
const amount = z.number().int().min(1).max(MAX_PRICE);

const row = z.object({
  id,
  name: z.string(),
  image: z.string(),
  categoryId: id,
  category: z.string(),
  condition,
  location: z.string(),
  ageMonths: z.number().int(),
  soldWhole: z.boolean(),
  state,
  available: z
    .number()
    .int()
    .describe('how often the whole lot can be bought, or of how many of its items some are left'),
  price: z.number().int().describe('minor units of the base currency'),
  discountPrice: z.number().int().nullable(),
  items: z.number().int(),
});
export type AdminLotRow = z.output<typeof row>;

const input = {
  names: localized(300),
  details: localized(10_000),
  categoryId: id,
  condition,
  location: localized(200),
  ageMonths: z.number().int().min(0).max(1_200),
  position: z.number().int().min(0).max(10_000),
  soldWhole: z.boolean().describe('false: only what lies in it is sold, singly'),
  price: amount
    .nullable()
    .describe('minor units of the base currency; null: what its parts cost together'),
  discountPrice: amount.nullable().describe('what is asked for the whole'),
  ownPrices: z
    .partialRecord(z.enum(CURRENCY_CODES), amount)
    .describe(
      'in other currencies, minor units of each; what is not there follows the rate of the day',
    ),
  hsn: text(8).describe('empty: that of its first part'),
  images: z.array(text(121)).max(20).describe('names of pictures, the first one stands in lists'),
  items: z
    .array(z.strictObject({ productId: id, quantity: z.number().int().min(1).max(1_000_000) }))
    .max(200),
};
const lotInput = z.strictObject(input);
export type LotInput = z.output<typeof lotInput>;

const part = z.object({
  productId: id,
  quantity: z.number().int(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  unit: z.string(),
  price: z.number().int(),
  onHand: z.number().int(),
  reserved: z.number().int(),
  published: z.boolean().describe('it can be bought singly too'),
});
export type AdminLotPart = z.output<typeof part>;
const lot = z.object({
  ...input,
  id,
  productId: id.describe('the product that sells it as a whole'),
  name: z.string(),
  slug: z.string(),
  categorySlug: z.string(),
  items: z.array(part),
  state,
  available: z.number().int(),
  partsTotal: z
    .number()
    .int()
    .describe('what its parts cost singly, in minor units of the base currency'),
  contentsFixed: z.boolean().describe('it was ordered or is set aside: what lies in it stays'),
  endedAt: moment.nullable(),
  version: z
    .string()
    .describe('sent back with a change: says what the editor had before their eyes'),
});
export type AdminLot = z.output<typeof lot>;

export const listAdminLots = defineAdminCall({
  name: 'listAdminLots',
  method: 'GET',
  path: '/lots',
  right: 'lots:read',
  summary: 'Lots in every state; `q` finds words of the name and part numbers of what lies in them',
  query: listQuery(['place', 'id', 'price', 'age'], {
    ids: idsFilter,
    q: searchFilter,
    state: z.enum(LOT_STATES).optional(),
    categoryId: idParams.shape.id.optional(),
    condition: condition.optional(),
    location: text(100).optional().describe('part of the name of the place, in any language'),
  }),
  response: listOf(row),
});
export const getAdminLot = defineAdminCall({
  name: 'getAdminLot',
  method: 'GET',
  path: '/lots/:id',
  right: 'lots:read',
  summary: 'One lot with everything that can be edited',
  params: idParams,
  query: langQuery,
  response: lot,
});
export const addLot = defineAdminCall({
  name: 'addLot',
  method: 'POST',
  path: '/lots',
  right: 'lots:write',
  summary: 'A new lot, not offered yet',
  query: langQuery,
  body: lotInput,
  response: lot,
});
export const changeLot = defineAdminCall({
  name: 'changeLot',
  method: 'PUT',
  path: '/lots/:id',
  right: 'lots:write',
  summary:
    'Everything of a lot; refused when somebody else changed it meanwhile, and what lies in it once it was ordered',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ ...input, version: text(64) }),
  response: lot,
});
export const offerLot = defineAdminCall({
  name: 'offerLot',
  method: 'POST',
  path: '/lots/:id/offer',
  right: 'lots:write',
  summary: 'Shows a lot in the shop, or withdraws it',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ offered: z.boolean() }),
  response: lot,
});
export const addLotPicture = defineAdminCall({
  name: 'addLotPicture',
  method: 'POST',
  path: '/lot-pictures',
  right: 'lots:write',
  summary:
    'Keeps a picture (PNG, JPG, WebP), made anew in all sizes; answers the name by which lots and their categories show it',
  query: langQuery,
  body: fileForm('picture'),
  takesFiles: true,
  response: z.object({ name: z.string() }),
});
export const listLotChanges = defineAdminCall({
  name: 'listLotChanges',
  method: 'GET',
  path: '/lots/:id/changes',
  right: 'lots:read',
  summary: 'What was changed in a lot, its price among it, the newest first',
  params: idParams,
  query: listQuery(['id']),
  response: listOf(catalogueChange),
});
export const undoLotChange = defineAdminCall({
  name: 'undoLotChange',
  method: 'POST',
  path: '/lot-changes/:change/undo',
  right: 'lots:write',
  summary:
    'Takes one change of a lot back, all of it; refused when something has changed since, or when it was ordered',
  params: z.strictObject({ change: text(100) }),
  query: langQuery,
  response: done,
});

const share = z
  .number()
  .int()
  .min(1)
  .max(10_000)
  .nullable()
  .describe('basis points of what is asked; null: never by itself');
const limits = z.object({ acceptBp: share, declineBp: share });
export const getLotLimits = defineAdminCall({
  name: 'getLotLimits',
  method: 'GET',
  path: '/lots/:id/limits',
  right: 'negotiations:read',
  summary: 'Which offers for a lot are accepted or declined by themselves',
  params: idParams,
  query: langQuery,
  response: limits,
});
export const changeLotLimits = defineAdminCall({
  name: 'changeLotLimits',
  method: 'PUT',
  path: '/lots/:id/limits',
  right: 'negotiations:write',
  summary: 'From which share of what is asked an offer is accepted by itself, below which declined',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ acceptBp: share, declineBp: share }),
  response: limits,
});

const category = z.object({
  id,
  name: z.string(),
  names,
  slug: z.string(),
  image: z.string(),
  position: z.number().int(),
  lots: z.number().int().describe('in every state'),
  offered: z.number().int(),
});
export type AdminLotCategory = z.output<typeof category>;
const categoryBody = z.strictObject({
  names: localized(120),
  slug: text(100),
  image: text(121),
  position: z.number().int().min(0).max(10_000),
});
export type LotCategoryInput = z.output<typeof categoryBody>;

export const lotCategories = defineCrud({
  area: 'lots',
  path: '/lot-categories',
  calls: {
    list: ['listAdminLotCategories', 'Lot categories in the order of the shop'],
    get: ['getAdminLotCategory', 'One lot category'],
    create: ['addLotCategory', 'A new lot category'],
    update: ['changeLotCategory', 'Names, url segment, picture, place'],
    remove: ['removeLotCategory', 'A lot category without lots goes'],
  },
  query: listQuery(['position', 'id'], { ids: idsFilter, q: searchFilter }),
  row: category,
  update: categoryBody,
});
