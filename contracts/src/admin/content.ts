// Admin calls of the shop's own texts and pictures: posts, static pages, banners, features, clients. Three languages side by side. [decisions 0016]
import { z } from 'zod';
import { fileForm, form, text } from '../calls/call.ts';
import { defineAdminCall, langQuery, listQuery, localized } from './admin-call.ts';
import { defineCrud } from './crud.ts';

const position = z.number().int().min(0).max(10_000);
const image = text(121);
const block = z.strictObject({
  kind: z.enum(['paragraph', 'heading', 'item']),
  body: localized(8_000),
});
const blocks = z.array(block).max(400);
/** Version that was read, so that a concurrent change is not overwritten; '' in a new record. */
const version = text(64);

const POST = {
  title: localized(300),
  summary: localized(1_000),
  categories: localized(200),
  image,
  partsOf: text(400).nullish().describe('lineage of a category whose parts are shown below'),
  partsText: text(200)
    .nullish()
    .describe('search text that chooses among these parts; without it the most popular ones'),
  publishedOn: text(10),
  published: z.boolean(),
  blocks,
  version,
};
const PAGE = {
  title: localized(300),
  description: localized(600),
  keywords: localized(600),
  blocks,
  version,
};
const BANNER = {
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

type Shape = z.ZodRawShape;
const called = <const Name extends string, const One extends string>(name: Name, one: One) =>
  ({
    list: [`listAdmin${one}s`, `All ${name} in their order, published or not`],
    get: [`getAdmin${one}`, `One of the ${name}`],
    update: [`changeAdmin${one}`, `Changes one of the ${name}; the shop shows it at once`],
  }) as const;

/** Of the program: none is created or removed. */
function fixedKind<const Name extends string, const One extends string, S extends Shape>(
  name: Name,
  one: One,
  shape: S,
) {
  return defineCrud({
    ...{ area: 'content', path: `/content/${name}`, query: listQuery(['order']) },
    calls: called(name, one),
    row: z.object({ id: z.string(), ...shape }),
    update: z.strictObject(shape),
    params: z.strictObject({ id: form(/^[a-z0-9-]{1,60}$/, 'about-us') }),
  });
}

function kindOf<const Name extends string, const One extends string, S extends Shape>(
  name: Name,
  one: One,
  shape: S,
) {
  return defineCrud({
    ...{ area: 'content', path: `/content/${name}`, query: listQuery(['order']) },
    calls: {
      ...called(name, one),
      create: [`addAdmin${one}`, `A new one of the ${name}`],
      remove: [`removeAdmin${one}`, `Removes one of the ${name}`],
    },
    row: z.object({ id: number, ...shape }),
    update: z.strictObject(shape),
  });
}

const number = z.number().int();
export const posts = kindOf('posts', 'Post', POST);
export const pages = fixedKind('pages', 'Page', PAGE);
export const banners = kindOf('banners', 'Banner', BANNER);
export const features = kindOf('features', 'Feature', FEATURE);
export const clients = kindOf('clients', 'Client', CLIENT);

export const uploadContentPicture = defineAdminCall({
  name: 'uploadContentPicture',
  method: 'POST',
  path: '/content-pictures',
  right: 'content:write',
  summary:
    'Keeps a photo, made anew in the sizes of the shop; answers the name by which texts show it',
  query: langQuery,
  body: fileForm('picture'),
  takesFiles: true,
  response: z.object({ name: z.string(), width: number, height: number }),
});

export type ContentBlock = z.output<typeof block>;
export type ContentPost = z.output<typeof posts.get.response>;
export type ContentPage = z.output<typeof pages.get.response>;
export type ContentBanner = z.output<typeof banners.get.response>;
export type ContentFeature = z.output<typeof features.get.response>;
export type ContentClient = z.output<typeof clients.get.response>;
