// The calls of the shop's own texts and pictures: posts, static pages, teasers, features, clients. Three languages side by side. [decisions 0016]
import { z } from 'zod';
import { digits, fileForm, form, text } from '../calls/call.ts';
import { defineAdminCall, done, langQuery, listOf, listQuery, localized } from './admin-call.ts';

const position = z.number().int().min(0).max(10_000);
const image = text(121);
const block = z.strictObject({ kind: z.enum(['paragraph', 'heading', 'item']), body: localized(8_000) });
const blocks = z.array(block).max(400);
/** What was read: somebody who changed it meanwhile is not overwritten; '' in a new record. */
const version = text(64);

const POST = {
  title: localized(300),
  summary: localized(1_000),
  categories: localized(200),
  image,
  partsOf: text(400).nullish().describe('lineage of a category whose parts are shown below'),
  partsText: text(200).nullish().describe('search text that chooses among these parts; without it the most popular ones'),
  publishedOn: text(10),
  published: z.boolean(),
  blocks,
  version,
};
const PAGE = { title: localized(300), description: localized(600), keywords: localized(600), blocks, version };
const TEASER = {
  place: z.enum(['slideshow', 'banner']),
  position,
  title: localized(200),
  text: localized(600),
  link: text(400).describe('a path of this shop without its language'),
  linkLabel: localized(80),
  image,
  published: z.boolean(),
  version,
};
const FEATURE = { position, title: localized(200), text: localized(600), version };
const CLIENT = { position, name: text(200), image, version };

const numbered = z.strictObject({ id: digits() });
const named = z.strictObject({ id: form(/^[a-z0-9-]{1,60}$/, 'about-us') });

/** Reading and changing one kind; `right` is the same everywhere, and only staff of the content changes it. */
function kindOf<
  const Name extends string,
  const One extends string,
  Shape extends z.ZodRawShape,
  Id extends z.ZodType,
  Params extends z.ZodObject,
>(name: Name, one: One, shape: Shape, id: Id, params: Params) {
  const row = z.object({ id, ...shape });
  const body = z.strictObject(shape);
  const path = `/content/${name}` as const;
  return {
    list: defineAdminCall({
      name: `list${one}sDesk`,
      method: 'GET',
      path,
      right: 'content:read',
      summary: `All ${name} in their order, published or not`,
      query: listQuery(['order']),
      response: listOf(row),
    }),
    get: defineAdminCall({
      name: `get${one}Desk`,
      method: 'GET',
      path: `${path}/:id`,
      right: 'content:read',
      summary: `One of the ${name}`,
      params,
      query: langQuery,
      response: row,
    }),
    add: defineAdminCall({
      name: `add${one}Desk`,
      method: 'POST',
      path,
      right: 'content:write',
      summary: `A new one of the ${name}`,
      query: langQuery,
      body,
      response: row,
    }),
    change: defineAdminCall({
      name: `change${one}Desk`,
      method: 'PUT',
      path: `${path}/:id`,
      right: 'content:write',
      summary: `Changes one of the ${name}; the shop shows it at once`,
      params,
      query: langQuery,
      body,
      response: row,
    }),
    remove: defineAdminCall({
      name: `remove${one}Desk`,
      method: 'DELETE',
      path: `${path}/:id`,
      right: 'content:write',
      summary: `Removes one of the ${name}`,
      params,
      query: langQuery,
      response: done,
    }),
  };
}

const number = z.number().int();
export const posts = kindOf('posts', 'Post', POST, number, numbered);
export const pages = kindOf('pages', 'Page', PAGE, z.string(), named);
export const teasers = kindOf('teasers', 'Teaser', TEASER, number, numbered);
export const features = kindOf('features', 'Feature', FEATURE, number, numbered);
export const clients = kindOf('clients', 'Client', CLIENT, number, numbered);

export const uploadContentPicture = defineAdminCall({
  name: 'uploadContentPicture',
  method: 'POST',
  path: '/content-pictures',
  right: 'content:write',
  summary: 'Keeps a photo, made anew in the sizes of the shop; answers the name by which texts show it',
  query: langQuery,
  body: fileForm('picture'),
  takesFiles: true,
  response: z.object({ name: z.string(), width: number, height: number }),
});

export type ContentBlock = z.output<typeof block>;
export type ContentPost = z.output<typeof posts.get.response>;
export type ContentPage = z.output<typeof pages.get.response>;
export type ContentTeaser = z.output<typeof teasers.get.response>;
export type ContentFeature = z.output<typeof features.get.response>;
export type ContentClient = z.output<typeof clients.get.response>;
