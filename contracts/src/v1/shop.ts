// The shop itself in /api/v1: what a client must know before it shows or sells anything. [decisions 0114]
import { z } from 'zod';
import { digits } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import {
  currencyCode,
  dayText,
  defineV1Call,
  int,
  pageParams,
  v1List,
  v1Query,
} from './v1-call.ts';

const phone = z.object({
  number: z.string().describe('E.164.'),
  text: z.string().describe('As people read it.'),
});

export const getShop = defineV1Call({
  name: 'shop.get',
  area: 'Shop',
  method: 'GET',
  path: '/shop',
  summary: 'Name, languages, currencies, countries and contact data of the shop',
  access: 'public',
  scope: null,
  query: v1Query,
  response: z
    .object({
      name: z.string(),
      logo: z.string().nullable(),
      accent: z.string().nullable().describe('Colour of its buttons and links, `#rrggbb`.'),
      timeZone: z.string().meta({ examples: ['Asia/Kolkata'] }),
      languages: z.array(z.enum(LOCALES)),
      currencies: z
        .array(currencyCode)
        .describe('In which prices are shown; the first is the one in which it charges.'),
      country: z.string().describe('Of the company, ISO 3166-1 alpha-2.'),
      deliversTo: z.array(z.string()).describe('ISO 3166-1 alpha-2.'),
      productCount: int.describe('Products on sale.'),
      phone: phone.nullable(),
      email: z.string().nullable(),
      chat: phone.nullable(),
      social: z.array(z.object({ name: z.string(), url: z.string() })),
      offices: z.array(
        z.object({
          kind: z.enum(['head', 'branch']),
          name: z.string(),
          address: z.string(),
          phone: phone.nullable(),
        }),
      ),
      pickup: z.string().describe('Where buyers collect goods.'),
    })
    .meta({ id: 'Shop' }),
});

export const listCurrencies = defineV1Call({
  name: 'shop.currencies',
  area: 'Shop',
  method: 'GET',
  path: '/currencies',
  summary: 'Currencies of the shop, with the rates by which prices are shown',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(
    z
      .object({
        code: currencyCode,
        isBase: z.boolean().describe('In which the shop charges.'),
        perBase: z
          .string()
          .describe('How much of it one unit of the base currency is.')
          .meta({ examples: ['0.0119'] }),
      })
      .meta({ id: 'Currency' }),
  ),
});

export const v1Block = z
  .union([
    z.object({ kind: z.enum(['paragraph', 'heading']), text: z.string() }),
    z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  ])
  .meta({ id: 'Block', description: 'A piece of a long text. Never HTML.' });

export const getPage = defineV1Call({
  name: 'pages.get',
  area: 'Shop',
  method: 'GET',
  path: '/pages/:slug',
  summary: 'A page of the shop’s own texts: about us, terms, privacy',
  access: 'public',
  scope: null,
  params: z.strictObject({
    slug: z
      .enum([
        'about-us',
        'vision-mission',
        'faq',
        'terms-and-conditions',
        'privacy-policy',
        'disclaimer',
      ])
      .describe('Address of the page.'),
  }),
  query: v1Query,
  response: z
    .object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      updatedOn: dayText,
      blocks: z.array(v1Block),
    })
    .meta({ id: 'Page' }),
});

const post = {
  id: int,
  title: z.string(),
  summary: z.string(),
  categories: z.string(),
  image: z.string(),
  url: z.string(),
  publishedOn: dayText,
};

export const listPosts = defineV1Call({
  name: 'posts.list',
  area: 'Shop',
  method: 'GET',
  path: '/posts',
  summary: 'Posts of the blog, the newest first',
  access: 'public',
  scope: null,
  query: v1Query.extend(pageParams(50)),
  response: z
    .object({
      items: z.array(z.object(post).meta({ id: 'PostSummary' })),
      next: z.string().nullable(),
    })
    .meta({ id: 'Posts' }),
});

export const getPost = defineV1Call({
  name: 'posts.get',
  area: 'Shop',
  method: 'GET',
  path: '/posts/:id',
  summary: 'A post of the blog',
  access: 'public',
  scope: null,
  params: z.strictObject({ id: digits(2_147_483_647, 1).describe('Id of the post.') }),
  query: v1Query,
  response: z.object({ ...post, blocks: z.array(v1Block) }).meta({ id: 'Post' }),
});
