// Admin calls of categories, manufacturers, attributes with their values, and industries. [back office catalogue]
import { z } from 'zod';
import { digits, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  done,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  localized,
  searchFilter,
} from './admin-call.ts';
import { ATTRIBUTE_KINDS } from './catalogue-words.ts';
import { defineCrud } from './crud.ts';

const names = z.object({ en: z.string(), ru: z.string(), ar: z.string() });
const slug = text(100);

const category = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  names,
  descriptions: names,
  slug: z.string(),
  lineage: z.string(),
  depth: z.number().int(),
  position: z.number().int(),
  image: z.string(),
  products: z.number().int().describe('in it and below it, drafts too'),
});
export type AdminCategory = z.output<typeof category>;
const categoryBody = z.strictObject({
  names: localized(120),
  descriptions: localized(2_000),
  slug,
  parentId: id.nullable(),
});
export type CategoryInput = z.output<typeof categoryBody>;

export const categories = defineCrud({
  area: 'catalogue',
  path: '/categories',
  calls: {
    list: [
      'listAdminCategories',
      'The tree, parents before children, or those whose name or address contains `q`',
    ],
    get: ['getAdminCategory', 'One category'],
    create: ['addCategory', 'A new category, the last below its parent'],
    update: [
      'changeCategory',
      'Names, url segment, parent; addresses of the branch follow and old ones lead on',
    ],
    remove: ['removeCategory', 'An empty category goes'],
  },
  query: listQuery(['tree', 'id'], { ids: idsFilter, q: searchFilter }),
  row: category,
  update: categoryBody,
});
export const moveCategory = defineAdminCall({
  name: 'moveCategory',
  method: 'POST',
  path: '/categories/:id/move',
  right: 'catalogue:write',
  summary: 'A branch to another parent, before one of its children or last',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ parentId: id.nullable(), beforeId: id.nullable() }),
  response: category,
});

const manufacturer = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  descriptions: names,
  logo: z.string(),
  logoAlts: names,
  website: z.string(),
  products: z.number().int(),
});
export type AdminManufacturer = z.output<typeof manufacturer>;
/** What is left out stays as it is; a new manufacturer has none of it. */
const manufacturerBody = z.strictObject({
  name: text(120),
  slug,
  country: text(2),
  descriptions: localized(2_000).optional(),
  logo: text(200).optional(),
  logoAlts: localized(200).optional(),
  website: text(200).optional(),
});
export type ManufacturerInput = z.output<typeof manufacturerBody>;

export const manufacturers = defineCrud({
  area: 'catalogue',
  path: '/manufacturers',
  calls: {
    list: ['listManufacturers', 'Manufacturers with how many products they have'],
    get: ['getManufacturer', 'One manufacturer'],
    create: ['addManufacturer', 'A new manufacturer'],
    update: [
      'changeManufacturer',
      'Name, url segment, country, and what its page in the shop shows',
    ],
    remove: ['removeManufacturer', 'A manufacturer without products goes'],
  },
  query: listQuery(['name', 'country', 'id'], { ids: idsFilter, q: searchFilter }),
  row: manufacturer,
  update: manufacturerBody,
});

const attribute = z.object({
  id,
  name: z.string(),
  names,
  slug: z.string(),
  kind: z.enum(ATTRIBUTE_KINDS),
  unit: z.string().nullable(),
  position: z.number().int(),
  values: z.number().int(),
});
export type AdminAttribute = z.output<typeof attribute>;
const attributeFields = {
  names: localized(120),
  slug,
  unit: text(20).nullable(),
  position: z.number().int().min(0).max(10_000),
};
export type AttributeInput = {
  names: { en: string; ru: string; ar: string };
  slug: string;
  unit: string | null;
  position: number;
};

export const attributes = defineCrud({
  area: 'catalogue',
  path: '/attributes',
  calls: {
    list: ['listAttributes', 'Attributes in the order in which products show them'],
    get: ['getAttribute', 'One attribute'],
    create: ['addAttribute', 'A new attribute; its kind stays'],
    update: ['changeAttribute', 'Names, url segment, unit, place'],
  },
  query: listQuery(['position', 'name', 'id'], { ids: idsFilter, q: searchFilter }),
  row: attribute,
  update: z.strictObject(attributeFields),
  create: z.strictObject({ ...attributeFields, kind: z.enum(ATTRIBUTE_KINDS) }),
});

const attributeValue = z.object({
  /** `attribute.ordinal` */
  id: z.string(),
  attributeId: id,
  ordinal: z.number().int(),
  slug: z.string(),
  number: z.number().nullable(),
  label: names.nullable(),
  text: z.string(),
  products: z.number().int(),
});
export type AdminAttributeValue = z.output<typeof attributeValue>;
const valueBody = z.strictObject({
  number: z.number().min(-1e12).max(1e12).nullable(),
  label: localized(120).nullable(),
});
export type AttributeValueInput = z.output<typeof valueBody>;
export const listAttributeValues = defineAdminCall({
  name: 'listAttributeValues',
  method: 'GET',
  path: '/attributes/:id/values',
  right: 'catalogue:read',
  summary: 'Values of an attribute, numbers by size, texts by name',
  params: idParams,
  query: listQuery(['text'], { q: searchFilter }),
  response: listOf(attributeValue),
});
export const addAttributeValue = defineAdminCall({
  name: 'addAttributeValue',
  method: 'POST',
  path: '/attributes/:id/values',
  right: 'catalogue:write',
  summary:
    'A new value: a number, or words in three languages; one that is there already is answered as it is',
  params: idParams,
  query: langQuery,
  body: valueBody,
  response: attributeValue,
});
const valueParams = z.strictObject({ id: digits(), ordinal: digits() });
export const changeAttributeValue = defineAdminCall({
  name: 'changeAttributeValue',
  method: 'PUT',
  path: '/attributes/:id/values/:ordinal',
  right: 'catalogue:write',
  summary: 'Another wording; products follow',
  params: valueParams,
  query: langQuery,
  body: valueBody,
  response: attributeValue,
});
export const removeAttributeValue = defineAdminCall({
  name: 'removeAttributeValue',
  method: 'DELETE',
  path: '/attributes/:id/values/:ordinal',
  right: 'catalogue:write',
  summary: 'A value that no product has goes',
  params: valueParams,
  query: langQuery,
  response: done,
});
