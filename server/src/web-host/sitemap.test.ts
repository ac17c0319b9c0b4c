// Tests of the sitemap.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { aCtx, aProduct, testDatabase } from '../../testing/index.ts';
import { reindexProducts } from '../modules/search/index.ts';
import type { SitemapAddresses } from '../page.ts';
import { inTransaction } from '../platform/db/index.ts';
import { GeneratedFiles } from '../platform/http/generated-files.ts';
import { Problem } from '../platform/problem.ts';
import { services } from '../services.ts';
import { PRODUCTS_A_FILE, registerSitemaps } from './sitemap.ts';

const { db } = await testDatabase({ after });
const addresses: SitemapAddresses = {
  fixed: ['/', '/products'],
  ofSellers: ['/become-a-seller'],
  category: (lineage) => `/products/${lineage}`,
  industry: (slug) => `/industry/${slug}`,
  manufacturer: (slug) => `/manufacturers/${slug}`,
  lots: ({ id, slug }) => `/lot/${id}/${slug}`,
  lotItems: ({ id, slug, category }) => `/lotitems/${category.id}/${id}/${category.slug}/${slug}`,
  post: (id) => `/blog/post-classic/${id}`,
  product: (id, slug) => `/product/${id}/${slug}`,
  preview: (image) => `/productimages/${image.replace('.svg', '.png')}`,
  closed: ['/account'],
};
function serve(company = services.company) {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(),
  );
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    request.ctx = aCtx(db);
  });
  registerSitemaps(app, {
    services: { ...services, company },
    config: { publicUrl: 'https://shop.example', dev: false },
    addresses: async () => addresses,
    perFile: 3,
    files: new GeneratedFiles(),
  });
  after(() => app.close());
  return app;
}
const app = serve();
const read = async (url: string) => app.inject({ url });
const locs = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);

const ids: number[] = [];
for (let i = 0; i < 7; i++) ids.push(await aProduct(db));
await db
  .updateTable('product')
  .set({ published: false })
  .where('id', '=', ids[2] as number)
  .execute();

test('sitemap › more products than a file may hold › an index of files, every published one in three languages once [decisions §8]', async () => {
  assert.ok(PRODUCTS_A_FILE * 3 <= 50_000);
  const index = await read('/sitemap.xml');
  assert.match(String(index.headers['content-type']), /^application\/xml/);
  assert.match(String(index.headers['cache-control']), /max-age=3600/);
  const files = locs(index.body);
  assert.deepEqual(
    files.map((file) => file.replace('https://shop.example/sitemaps/', '')),
    ['pages.xml', 'products-1.xml', 'products-2.xml'],
  );
  const seen: string[] = [];
  for (const file of files.slice(1)) {
    const xml = (await read(new URL(file).pathname)).body;
    assert.equal(locs(xml).length, 9);
    seen.push(...locs(xml));
  }
  assert.equal(new Set(seen).size, seen.length);
  const expected = ids
    .filter((id) => id !== ids[2])
    .flatMap((id) => ['', '/ru', '/ar'].map((prefix) => `${prefix}/product/${id}/`));
  assert.deepEqual(
    seen.map((address) => address.replace('https://shop.example', '').replace(/part-.*$/, '')),
    expected,
  );
});

test('sitemap › an entry › names itself in every language with x-default, its picture as pixels, its day [decisions §8]', async () => {
  const xml = (await read('/sitemaps/products-1.xml')).body;
  const entry = /<url>.*<\/url>/.exec(xml)?.[0] ?? '';
  const languages = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, address]) => [language, new URL(address as string).pathname.slice(0, 4)],
  );
  assert.deepEqual(languages, [
    ['en', '/pro'],
    ['ru', '/ru/'],
    ['ar', '/ar/'],
    ['x-default', '/pro'],
  ]);
  assert.match(entry, /<image:loc>https:\/\/shop\.example\/productimages\/x\.png<\/image:loc>/);
  assert.match(entry, /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test('sitemap › pages › fixed ones and categories that hold something, empty ones not [§2.1]', async () => {
  await db
    .insertInto('category')
    .values({
      slug: 'empty',
      lineage: 'empty',
      depth: 1,
      name: JSON.stringify({ en: 'E' }),
      description: '{}',
      image: 'x.svg',
      parent_id: null,
    })
    .execute();
  const paths = locs((await read('/sitemaps/pages.xml')).body).map(
    (address) => new URL(address).pathname,
  );
  assert.ok(paths.includes('/ar/products') && paths.includes('/ru') && paths.includes('/'));
  assert.ok(paths.some((path) => path.startsWith('/products/c-')));
  assert.ok(!paths.includes('/products/empty'));
});

test('sitemap › pages › manufacturers with published products, with the logo of one that has a logo [decisions 0106]', async () => {
  const { rows } = await sql<{ id: number; slug: string; published: boolean }>`
    update manufacturer m set logo = 'mark.svg' from product p
    where p.manufacturer_id = m.id and p.id = any(${[ids[0], ids[2]]}::int[])
    returning p.id, m.slug, p.published`.execute(db);
  await inTransaction(db, async (tx) => await reindexProducts(tx, [ids[0], ids[2]] as number[]));
  const { body } = await serve().inject({ url: '/sitemaps/pages.xml' });
  for (const { slug, published } of rows)
    assert.equal(
      locs(body).filter((address) => address.endsWith(`/manufacturers/${slug}`)).length,
      published ? 3 : 0,
      slug,
    );
  assert.match(body, /<image:loc>https:\/\/shop\.example\/productimages\/mark\.png</);
});

test('sitemap › pages › the page of sellers where they pay a commission, in a shop that alone sells not [back office settings]', async () => {
  const alone = serve({
    ...services.company,
    getCompany: async (ctx) => ({
      ...(await services.company.getCompany(ctx)),
      commissionBasisPoints: 0,
    }),
  });
  const listed = [
    (await read('/sitemaps/pages.xml')).body,
    (await alone.inject({ url: '/sitemaps/pages.xml' })).body,
  ].map((xml) => locs(xml).filter((address) => address.endsWith('/become-a-seller')).length);
  assert.deepEqual(listed, [3, 0]);
});

test('robots.txt › every language › closed paths and the way to the sitemap [decisions §8]', async () => {
  const { body } = await read('/robots.txt');
  for (const line of [
    'Disallow: /account',
    'Disallow: /ru/account',
    'Disallow: /ar/account',
    'Disallow: /api/',
  ])
    assert.ok(body.includes(`${line}\n`), line);
  assert.ok(body.endsWith('Sitemap: https://shop.example/sitemap.xml\n'));
});

test('sitemap › a file that is none › 404 [§2.3]', async () => {
  for (const file of ['products-0.xml', 'products-3.xml', 'products-999999.xml', 'x.xml'])
    assert.equal((await read(`/sitemaps/${file}`)).statusCode, 404, file);
});
