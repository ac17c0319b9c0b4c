// The first page of the shop in /api/v1: its own words, and the products that it puts in front. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { v1ProductCard } from './products.ts';
import { currencyParam, defineV1Call, int, pageParams, v1Common, v1Query } from './v1-call.ts';

const banner = z
  .object({
    id: int,
    title: z.string(),
    text: z.string(),
    link: z.string().describe('Path of a page of the shop.'),
    linkLabel: z.string(),
    image: z.string(),
  })
  .meta({ id: 'Banner' });

export const getHome = defineV1Call({
  name: 'shop.home',
  area: 'Shop',
  method: 'GET',
  path: '/home',
  summary: 'The shop’s own words on its first page',
  access: 'public',
  scope: null,
  query: v1Query,
  response: z
    .object({
      slides: z.array(banner),
      banner: banner.nullable(),
      features: z.array(z.object({ title: z.string(), text: z.string() })),
      clients: z.array(z.object({ name: z.string(), image: z.string() })),
    })
    .meta({ id: 'Home' }),
});

export const listFeatured = defineV1Call({
  name: 'products.featured',
  area: 'Catalogue',
  method: 'GET',
  path: '/featured-products',
  summary: 'Products that the shop puts in front, of all or of an industry',
  access: 'public',
  scope: null,
  query: z.strictObject({
    ...v1Common,
    currency: currencyParam,
    industry: text(120).optional().describe('Slug of an industry.'),
    ...pageParams(50),
  }),
  rejects: ['products-not-found'],
  response: z
    .object({
      items: z.array(v1ProductCard),
      next: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
    })
    .meta({ id: 'FeaturedProducts' }),
});
