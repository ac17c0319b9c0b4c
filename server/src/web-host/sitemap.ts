// Sitemap: robots.txt, an index of sitemaps and the sitemaps, in all languages with pictures; cached. [§1]
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@millwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SitemapAddresses } from '../page.ts';
import type { GeneratedFiles } from '../platform/http/generated-files.ts';
import { Problem } from '../platform/problem.ts';
import type { WebHostDeps } from './deps.ts';

/** What the protocol allows in one file. */
const URLS_A_FILE = 50_000;
/** Each product is one address a language. */
export const PRODUCTS_A_FILE = Math.floor(URLS_A_FILE / LOCALES.length);
const BATCH = 1_000;
/** The newest; a shop is no newspaper. */
const POSTS = 1_000;
/** A robot that comes more often than this sees what it saw. */
const CACHED = 'public, max-age=3600';
const XML = { contentType: 'application/xml; charset=utf-8', cacheControl: CACHED };
/** Sitemaps a minute and client. */
const A_MINUTE = 120;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

type Catalogue = Pick<WebHostDeps['services'], 'catalog'>['catalog'];

export function registerSitemaps(
  app: FastifyInstance,
  {
    services,
    config,
    addresses,
    files,
    perFile = PRODUCTS_A_FILE,
  }: Pick<WebHostDeps, 'services' | 'config'> & {
    addresses: () => Promise<SitemapAddresses>;
    files: GeneratedFiles;
    perFile?: number;
  },
): void {
  const quiet = {
    schema: { hide: true } as object,
    config: { whileClosed: true },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(await services.company.isShopOpen(request.ctx))) return nothing(request, reply);
    },
  };
  const limits = {
    ...quiet,
    compress: false as const,
    config: { ...quiet.config, rateLimit: { max: A_MINUTE } },
  };
  const origin = config.publicUrl;
  const languagesOf = async (ctx: FastifyRequest['ctx']) =>
    (await services.company.getCompany(ctx)).languages;
  app.get('/robots.txt', quiet, async (_request, reply) => {
    const { closed } = await addresses();
    const lines = closed.flatMap((path) =>
      LOCALES.map((locale) => `Disallow: ${localPath(locale, path)}`),
    );
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', CACHED);
    return `User-agent: *\n${lines.join('\n')}\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', limits, async (request, reply) => {
    const parts = async function* () {
      const starts = await services.catalog.listSitemapStarts(request.ctx, perFile);
      const names = ['pages', ...starts.map((_, index) => `products-${index + 1}`)];
      const entries = names.map(
        (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
      );
      yield `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
    };
    return await files.send(request, reply, { ...XML, name: 'index', parts });
  });

  const pages = async function* (ctx: FastifyRequest['ctx']) {
    const made = await addresses();
    const { languages, commissionBasisPoints } = await services.company.getCompany(ctx);
    const ofSellers = commissionBasisPoints > 0 ? (made.ofSellers ?? []) : [];
    const [{ categories, industries, manufacturers }, lotCategories, lots, { posts }] =
      await Promise.all([
        services.catalog.listSitemapPlaces(ctx),
        services.lots.listLotCategories(ctx),
        services.lots.listSitemapLots(ctx),
        services.content.listPosts(ctx, { start: 0, count: POSTS }),
      ]);
    const entry = entryOf(origin, languages);
    yield* [
      URLSET,
      ...[...made.fixed, ...ofSellers].map((path) => entry(path)),
      ...categories.map(({ lineage, image }) =>
        entry(made.category(lineage), { image: made.preview(image) }),
      ),
      ...industries.map(({ slug, image }) =>
        entry(made.industry(slug), { image: made.preview(image) }),
      ),
      ...manufacturers.map(({ slug, logo }) =>
        entry(made.manufacturer(slug), logo === '' ? {} : { image: made.preview(logo) }),
      ),
      ...lotCategories.map((category) =>
        entry(made.lots(category), { image: made.preview(category.image) }),
      ),
      ...lots.map((lot) => entry(made.lotItems(lot), { image: made.preview(lot.image) })),
      ...posts.map(({ id, image }) => entry(made.post(id), { image: made.preview(image) })),
      '</urlset>\n',
    ];
  };
  app.get('/sitemaps/pages.xml', limits, async (request, reply) =>
    files.send(request, reply, { ...XML, name: 'pages', parts: () => pages(request.ctx) }),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', limits, async (request, reply) => {
    const number = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    if (number === 0) throw new Problem('not-found');
    // Its products are counted when it is made, not for each request.
    const parts = async function* () {
      const start = (await services.catalog.listSitemapStarts(request.ctx, perFile))[number - 1];
      if (start === undefined) throw new Problem('not-found');
      yield* productEntries(services.catalog, request.ctx, await addresses(), {
        entry: entryOf(origin, await languagesOf(request.ctx)),
        start,
        count: perFile,
      });
    };
    return await files.send(request, reply, { ...XML, name: `products-${number}`, parts });
  });
}

/** Robots find nothing while the shop is closed, and do not remember that. */
function nothing({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRobots = url.startsWith('/robots.txt');
  const empty = url.startsWith('/sitemap.xml')
    ? `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</sitemapindex>\n`
    : `${URLSET}</urlset>\n`;
  return reply
    .header('content-type', isRobots ? 'text/plain; charset=utf-8' : XML.contentType)
    .header('cache-control', 'no-store')
    .send(isRobots ? 'User-agent: *\nDisallow: /\n' : empty);
}

/** A thousand products in memory, however many the shop has. */
async function* productEntries(
  catalog: Catalogue,
  ctx: Parameters<Catalogue['listSitemapProducts']>[0],
  made: SitemapAddresses,
  { entry, start, count }: { entry: Entry; start: number; count: number },
): AsyncGenerator<string> {
  yield URLSET;
  let from = start;
  for (let left = count; left > 0; ) {
    const products = await catalog.listSitemapProducts(ctx, from, Math.min(BATCH, left));
    if (products.length === 0) break;
    yield products
      .map(({ id, slug, image, createdAt }) =>
        entry(made.product(id, slug), {
          image: made.preview(image),
          changed: createdAt.toISOString().slice(0, 10),
        }),
      )
      .join('');
    left -= products.length;
    from = (products.at(-1)?.id ?? from) + 1;
  }
  yield '</urlset>\n';
}

const URLSET =
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"` +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

type Entry = (path: string, about?: { image?: string; changed?: string }) => string;

/** One entry a language of the shop, each naming all of them, as search engines want it. */
function entryOf(origin: string, languages: readonly Locale[]): Entry {
  return (path, { image, changed } = {}) => {
    const links =
      languages.map((locale) => alternate(locale, origin + localPath(locale, path))).join('') +
      alternate('x-default', origin + localPath(languages[0] ?? DEFAULT_LOCALE, path));
    const rest =
      (changed === undefined ? '' : `<lastmod>${changed}</lastmod>`) +
      links +
      (image === undefined
        ? ''
        : `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`);
    return languages
      .map(
        (locale) => `<url><loc>${escapeXml(origin + localPath(locale, path))}</loc>${rest}</url>\n`,
      )
      .join('');
  };
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function localPath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
