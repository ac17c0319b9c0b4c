// Cached pages: routes that are `cacheable` go through the response cache, for visitors whom no cookie names and only when the page says nothing of one reader. [decisions 0069]
import type { Locale } from '@millwright/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest, PageResponse } from '../page.ts';
import { type CacheableResponse, cacheKey } from '../platform/response-cache/index.ts';
import type { WebHostDeps } from './deps.ts';
import { markdownOf, pageParams } from './format.ts';
import { chosenLocale, suggestedLocale } from './language.ts';
import { pageHeaders } from './reply.ts';
import { buildPageRequest } from './request.ts';

type Render = (
  page: PageRequest,
  name: string,
  params: Record<string, string>,
) => Promise<PageResponse>;
type Outcome = { isSent?: true /** Rendered for this request alone. */; own?: PageResponse };

export const BYPASS: Outcome = {};

export function cachedPages(deps: WebHostDeps, render: Render) {
  const { publicUrl } = deps.config;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    prefix: Locale,
    name: string,
  ): Promise<Outcome> => {
    const { responseCache } = request.server;
    if (
      responseCache === undefined ||
      request.method === 'POST' ||
      isAboutLanguage(request, prefix, publicUrl)
    )
      return BYPASS;
    const markdown = markdownOf(request);
    const key = `${markdown?.isAsked === true ? 'markdown ' : ''}${cacheKey(request)}`;
    const outcome = await responseCache.respond(request, reply, key, async () => {
      const page = await buildPageRequest(request, deps, prefix);
      const response = await render(page, name, pageParams(request, markdown));
      return toCacheable(page, response) ?? { own: response };
    });
    return outcome ?? BYPASS;
  };
}

/** The reader just chose a language, or chose one earlier: the answer sets a cookie, or suggests it. */
function isAboutLanguage(request: FastifyRequest, prefix: Locale, publicUrl: string): boolean {
  // The cookie and the page before are all that these look at, beside an old way to ask for Arabic.
  if (
    request.headers.cookie === undefined &&
    request.headers.referer === undefined &&
    !request.url.includes('dir=')
  )
    return false;
  return (
    request.url.includes('dir=') ||
    chosenLocale(request, prefix, publicUrl) !== undefined ||
    suggestedLocale(request, prefix, publicUrl) !== null
  );
}

/** undefined: a redirect, a rejection, anything with an effect but headers. */
function toCacheable(page: PageRequest, response: PageResponse): CacheableResponse | undefined {
  const { headers, ...others } = response.effects ?? {};
  const isPlain =
    response.redirect === undefined &&
    Object.values(others).every((effect) => effect === undefined);
  const isForEveryone =
    page.viewer === null &&
    page.formToken === '' &&
    page.cartCode === null &&
    page.flashes.length === 0;
  if (!isPlain || !isForEveryone || response.status !== 200) return undefined;
  return {
    text: response.html,
    headers: { ...pageHeaders(page, response), ...headers },
    products: productsIn(response.html),
  };
}

/** A page that shows a product's stock has a link to it; what a lot has left depends on all of its parts. */
function productsIn(html: string): CacheableResponse['products'] {
  if (/\/(?:lot|lotitems)\/\d+\//.test(html)) return 'any';
  const ids = new Set<number>();
  for (const [, linked, bought] of html.matchAll(
    /\/product\/(\d+)|name="productId" value="(\d+)"/g,
  ))
    ids.add(Number(linked ?? bought));
  return ids;
}
