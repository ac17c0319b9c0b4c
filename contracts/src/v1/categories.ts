// Categories, manufacturers and industries in /api/v1. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { defineV1Call, int, v1List, v1Query } from './v1-call.ts';

const own = {
  id: int,
  name: z.string(),
  path: z
    .string()
    .describe('Path of url segments from the root.')
    .meta({ examples: ['fasteners/screws/hex-bolts'] }),
  url: z.string().describe('Path of its page.'),
  image: z.string(),
  productCount: int,
};

export type V1Category = {
  id: number;
  name: string;
  path: string;
  url: string;
  image: string;
  productCount: number;
  children: V1Category[];
};
export const v1Category: z.ZodType<V1Category> = z
  .object({
    ...own,
    get children() {
      return z.array(v1Category);
    },
  })
  .meta({ id: 'CategoryNode' });

export const listCategories = defineV1Call({
  name: 'categories.list',
  area: 'Catalogue',
  method: 'GET',
  path: '/categories',
  summary: 'The tree of categories that have products',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(v1Category),
});

export const getCategory = defineV1Call({
  name: 'categories.get',
  area: 'Catalogue',
  method: 'GET',
  path: '/category',
  summary: 'A category by its path, with its description and the way to it',
  access: 'public',
  scope: null,
  query: v1Query.extend({
    path: text(400)
      .min(1)
      .describe('Path of url segments.')
      .meta({ examples: ['fasteners/screws/hex-bolts'] }),
  }),
  missing: 'category-not-found',
  response: z
    .object({
      ...own,
      description: z.string(),
      crumbs: z.array(z.object({ name: z.string(), path: z.string() })),
      children: z.array(v1Category),
    })
    .meta({ id: 'CategoryDetail' }),
});

const manufacturer = {
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  logo: z.string().nullable().describe('Path of its picture.'),
  productCount: int,
};

export const listManufacturers = defineV1Call({
  name: 'manufacturers.list',
  area: 'Catalogue',
  method: 'GET',
  path: '/manufacturers',
  summary: 'Manufacturers whose products are on sale, by name',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(z.object(manufacturer).meta({ id: 'Manufacturer' })),
});

const slugParam = z.strictObject({ slug: text(120).describe('Address of the resource.') });

export const getManufacturer = defineV1Call({
  name: 'manufacturers.get',
  area: 'Catalogue',
  method: 'GET',
  path: '/manufacturers/:slug',
  summary: 'A manufacturer with what its page says',
  access: 'public',
  scope: null,
  params: slugParam,
  query: v1Query,
  response: z
    .object({
      ...manufacturer,
      country: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
      description: z.string(),
      website: z.string().nullable(),
      categories: z.array(z.object({ name: z.string(), path: z.string(), productCount: int })),
    })
    .meta({ id: 'ManufacturerDetail' }),
});

const industry = z
  .object({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.string(),
    url: z.string(),
    productCount: int,
  })
  .meta({ id: 'Industry' });

export const listIndustries = defineV1Call({
  name: 'industries.list',
  area: 'Catalogue',
  method: 'GET',
  path: '/industries',
  summary: 'Industries with the number of their products',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(industry),
});

export const getIndustry = defineV1Call({
  name: 'industries.get',
  area: 'Catalogue',
  method: 'GET',
  path: '/industries/:slug',
  summary: 'An industry',
  access: 'public',
  scope: null,
  params: slugParam,
  query: v1Query,
  response: industry,
});
