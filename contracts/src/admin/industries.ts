// Admin calls of industries: names and pictures, and the products that belong to them. [back office catalogue]
import { z } from 'zod';
import { fileForm, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  localized,
  searchFilter,
} from './admin-call.ts';
import { defineCrud } from './crud.ts';

const names = z.object({ en: z.string(), ru: z.string(), ar: z.string() });
const industry = z.object({
  id,
  name: z.string(),
  names,
  descriptions: names,
  slug: z.string(),
  image: z.string(),
  position: z.number().int(),
  products: z.number().int().describe('drafts too'),
});
export type AdminIndustry = z.output<typeof industry>;
const industryBody = z.strictObject({
  names: localized(120),
  descriptions: localized(2_000),
  slug: text(100),
  image: text(121).describe('name of a picture; empty: none'),
  position: z.number().int().min(0).max(10_000),
});
export type IndustryInput = z.output<typeof industryBody>;

export const industries = defineCrud({
  area: 'catalogue',
  path: '/industries',
  calls: {
    list: ['listAdminIndustries', 'Industries in the order of the shop'],
    get: ['getAdminIndustry', 'One industry'],
    create: ['addIndustry', 'A new industry'],
    update: ['changeIndustry', 'Names, descriptions, url segment, picture, place'],
  },
  query: listQuery(['position', 'id'], { ids: idsFilter, q: searchFilter }),
  row: industry,
  update: industryBody,
});
export const addIndustryPicture = defineAdminCall({
  name: 'addIndustryPicture',
  method: 'POST',
  path: '/industry-pictures',
  right: 'catalogue:write',
  summary:
    'Keeps a picture (PNG, JPG, WebP), made anew in all sizes; answers the name by which an industry shows it',
  query: langQuery,
  body: fileForm('picture'),
  takesFiles: true,
  response: z.object({ name: z.string() }),
});
export const listIndustryCategories = defineAdminCall({
  name: 'listIndustryCategories',
  method: 'GET',
  path: '/industries/:id/categories',
  right: 'catalogue:read',
  summary: 'Categories whose products belong to an industry, with how many of them do',
  params: idParams,
  query: listQuery(['products']),
  response: listOf(
    z.object({
      id,
      name: z.string(),
      lineage: z.string(),
      products: z.number().int(),
      all: z.number().int(),
    }),
  ),
});
export const changeIndustryProducts = defineAdminCall({
  name: 'changeIndustryProducts',
  method: 'POST',
  path: '/industries/:id/products',
  right: 'catalogue:write',
  summary:
    'Products, or all of a category and below it, belong to an industry from now on, or no longer',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    belong: z.boolean(),
    productIds: z.array(id).max(1_000),
    categoryId: id.nullable(),
  }),
  response: z.object({ changed: z.number().int() }),
});
