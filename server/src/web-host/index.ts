// Web host: registers each page route with and without language prefix, cookies, form token, flashes, assets.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { type Locale, problemText } from '@millwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { PageRequest, WebBundle } from '../page.ts';
import { GeneratedFiles } from '../platform/http/generated-files.ts';
import { acceptForms } from '../platform/http/multipart.ts';
import '../platform/http/request.ts';
import { declareForAll } from '../platform/http/route-config.ts';
import { allowInlineScripts } from '../platform/http/security-headers.ts';
import { Problem } from '../platform/problem.ts';
import { BYPASS, cachedPages } from './cache.ts';
import type { WebHostDeps } from './deps.ts';
import { registerFeeds } from './feed.ts';
import { markdownAddress, markdownOf, pageParams } from './format.ts';
import { chosenLocale, localeOf } from './language.ts';
import { registerLlms } from './llms.ts';
import { sendPage } from './reply.ts';
import { buildPageRequest } from './request.ts';
import { registerSitemaps } from './sitemap.ts';
import { registerTheme } from './theme.ts';

const WEB = join(import.meta.dirname, '../../../web');
const PREFIXES: Record<Locale, string> = { en: '', ru: '/ru', ar: '/ar' };
/** Pages take small forms, except those that say that they take files. */
const FORM_LIMIT = 256 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    /** For error-answers.ts, where a page is wanted. */
    pages: {
      missing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
      problem(
        request: FastifyRequest,
        reply: FastifyReply,
        problem: Problem,
      ): Promise<FastifyReply>;
      /** @param stack  in development only */
      fault(request: FastifyRequest, reply: FastifyReply, stack?: string): Promise<FastifyReply>;
    };
  }
}

export async function registerWebHost(app: FastifyInstance, deps: WebHostDeps): Promise<void> {
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  const bundle =
    deps.bundle !== undefined
      ? fixed(deps.bundle)
      : deps.config.dev
        ? await developmentBundle(app)
        : await builtBundle(app);
  const { routes, inlineScripts = [] } = await bundle();
  allowInlineScripts(app, inlineScripts);

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    work: PageWork,
  ): Promise<FastifyReply> => {
    const pageRequest = await buildPageRequest(request, deps, locale);
    const response = await work(await bundle(), pageRequest);
    const chosen = chosenLocale(request, pageRequest.locale, deps.config.publicUrl);
    const effects = { ...response.effects, ...(chosen === undefined ? {} : { locale: chosen }) };
    return sendPage(reply, pageRequest, { ...response, effects }, deps.config.publicUrl);
  };

  const respondCached = cachedPages(deps, async (page, name, params) =>
    (await bundle()).handlePage(name, params, page),
  );

  app.decorate('pages', {
    missing: (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, localeOf(request.url), (pages, page) => pages.handleMissing(page)),
    problem: (request: FastifyRequest, reply: FastifyReply, problem: Problem) =>
      answer(request, reply, localeOf(request.url), (pages, page) =>
        pages.handleProblem(page, problem),
      ),
    fault: (request: FastifyRequest, reply: FastifyReply, stack?: string) =>
      answer(request, reply, localeOf(request.url), (pages, page) =>
        pages.handleFault(page, request.id, stack),
      ),
  });

  const addresses = async () => (await bundle()).addresses;
  const files = new GeneratedFiles();
  registerSitemaps(app, { ...deps, addresses, files });
  registerLlms(app, { ...deps, addresses });
  registerFeeds(app, { services: deps.services, addresses, files });
  registerTheme(app);
  await app.register(async (pages) => {
    const formType = 'application/x-www-form-urlencoded';
    if (pages.hasContentTypeParser(formType)) pages.removeContentTypeParser(formType);
    pages.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => {
        done(null, new URLSearchParams(body as string));
      },
    );
    // Mail programs that unsubscribe for their reader may send it so (RFC 8058); only its texts are read.
    const multipart = { parseAs: 'buffer', bodyLimit: FORM_LIMIT } as const;
    pages.addContentTypeParser(
      'multipart/form-data',
      multipart,
      async (request: FastifyRequest, body: Buffer) => readTexts(request, body),
    );
    // Forms with files are read as streams, on the pages that want them.
    await pages.register(async (withFiles) => {
      withFiles.removeContentTypeParser('multipart/form-data');
      acceptForms(withFiles);
      addPages(withFiles, true);
    });
    addPages(pages, false);
  });

  function addPages(scope: FastifyInstance, takesFiles: boolean): void {
    for (const [locale, prefix] of Object.entries(PREFIXES) as [Locale, string][]) {
      for (const { pattern, methods, name, config } of routes.filter(
        (route) => (route.takesFiles ?? false) === takesFiles,
      )) {
        const url = pattern === '/' ? prefix || '/' : prefix + pattern;
        const route: RouteOptions = {
          url,
          method: methods,
          // Pages are not calls: they are left out of the API's description.
          schema: { hide: true } as object,
          config: { ...config, isPage: true },
          handler: async (request, reply) => {
            const { isSent, own } =
              config?.cacheable === true
                ? await respondCached(request, reply, locale, name)
                : BYPASS;
            if (isSent) return reply;
            return await answer(request, reply, locale, async (bundled, page) => {
              if (own !== undefined) return own;
              if (
                page.method === 'POST' &&
                page.formToken !== '' &&
                !cameFromOurForm(deps, request, page)
              ) {
                return {
                  status: 303,
                  html: '',
                  redirect: request.url,
                  effects: {
                    flashes: [{ kind: 'error', text: problemText('form-expired', page.locale) }],
                  },
                };
              }
              return bundled.handlePage(name, pageParams(request, markdownOf(request)), page);
            });
          },
        };
        scope.route(route);
        const asMarkdown = config?.hasMarkdown === true ? markdownAddress(url) : undefined;
        if (asMarkdown !== undefined)
          scope.route({
            ...route,
            url: asMarkdown,
            method: methods.filter((method) => method === 'GET'),
          });
      }
    }
  }
}

/** @throws Problem invalid-request for what is no such form */
async function readTexts(request: FastifyRequest, body: Buffer): Promise<URLSearchParams> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    return new URLSearchParams(
      [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    throw new Problem('invalid-request', {}, { fields: [{ code: 'request-not-readable' }] });
  }
}

type PageWork = (bundle: WebBundle, request: PageRequest) => ReturnType<WebBundle['handlePage']>;

function fixed(bundle: WebBundle): () => Promise<WebBundle> {
  return async () => bundle;
}

async function builtBundle(app: FastifyInstance): Promise<() => Promise<WebBundle>> {
  await app.register(async (scope) => {
    declareForAll(scope, { priority: 'exempt', requestLimit: 'none', whileClosed: true });
    await scope.register(fastifyStatic, {
      root: join(WEB, 'dist/client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    });
  });
  return fixed(
    (await import(pathToFileURL(join(WEB, 'dist/server/entry-server.js')).href)) as WebBundle,
  );
}

/** Pages from the sources, styles and islands changing in place. */
async function developmentBundle(app: FastifyInstance): Promise<() => Promise<WebBundle>> {
  const { createServer } = await import('vite');
  const { devServer } = (await import(
    pathToFileURL(join(WEB, 'bundling.ts')).href
  )) as typeof import('../../../web/bundling.ts');
  const vite = await createServer(devServer(app.server));
  // fastify-plugin: the hook must reach the 404 handler, where Vite's own addresses end.
  await app.register(
    fp(async (root) => {
      root.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    }),
  );
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('/app/dev/entry-dev.tsx')) as WebBundle;
}

/** The cookie alone does not prove that the customer meant it. */
function cameFromOurForm(
  { services }: WebHostDeps,
  request: FastifyRequest,
  page: PageRequest,
): boolean {
  return services.identity.isFormToken(request.sessionToken, page.form.get('formToken') ?? '');
}
