// Which pages are kept? Those that the route table says are the same for all, of visitors whom no cookie names, and only what says nothing of one reader.
import type { Locale } from '@millwright/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest, PageResponse } from '../page.ts';
import { isKeepable, type KeptAnswer, keyOf, NONCE_PLACE } from '../platform/kept/index.ts';
import type { WebHostDeps } from './index.ts';
import { chosenLocale, suggestedLocale } from './language.ts';
import { pageHeaders } from './reply.ts';
import { buildPageRequest } from './request.ts';

type Work = (page: PageRequest, name: string, params: unknown) => Promise<PageResponse>;
type Outcome = { isSent?: true /** With NONCE_PLACE in it: for this request alone. */; made?: PageResponse };

export const NOTHING_KEPT: Outcome = {};

export function keptPages(deps: WebHostDeps, work: Work) {
  const { publicUrl } = deps.config;
  return async (request: FastifyRequest, reply: FastifyReply, prefix: Locale, name: string): Promise<Outcome> => {
    const { keptAnswers } = request.server;
    if (keptAnswers === undefined || request.method === 'POST' || isAboutLanguage(request, prefix, publicUrl)) return NOTHING_KEPT;
    const outcome = await keptAnswers.answer(request, reply, keyOf(request), async () => {
      const page = { ...(await buildPageRequest(request, deps, prefix)), nonce: NONCE_PLACE };
      const response = await work(page, name, request.params);
      return toKept(page, response) ?? { own: response };
    });
    if (outcome === undefined) return NOTHING_KEPT;
    return 'own' in outcome ? { made: outcome.own } : outcome;
  };
}

/** The reader just chose a language, or chose one earlier: the answer sets a cookie, or suggests it. */
function isAboutLanguage(request: FastifyRequest, prefix: Locale, publicUrl: string): boolean {
  // The cookie and the page before are all that these look at, beside an old way to ask for Arabic.
  if (request.headers.cookie === undefined && request.headers.referer === undefined && !request.url.includes('dir=')) return false;
  return (
    request.url.includes('dir=') ||
    chosenLocale(request, prefix, publicUrl) !== undefined ||
    suggestedLocale(request, prefix, publicUrl) !== null
  );
}

const PLAIN = new Set(['status', 'html', 'headers']);

/** undefined: a redirect, a refusal, anything with a cookie; and what has to be counted. */
function toKept(page: PageRequest, response: PageResponse): KeptAnswer | undefined {
  const isPlain = Object.entries(response).every(([field, value]) => value === undefined || PLAIN.has(field));
  const isAnybodys = page.viewer === null && page.formToken === '' && page.cartCode === null && page.flashes.length === 0;
  if (!isPlain || !isAnybodys || response.status !== 200 || !isKeepable(response.html)) return undefined;
  return { text: response.html, headers: pageHeaders(page, response), products: productsIn(response.html) };
}

/** A page that tells of a product's stock has a link to it; what a lot has left depends on all of its parts. */
function productsIn(html: string): KeptAnswer['products'] {
  if (/\/(?:lot|lotitems)\/\d+\//.test(html)) return 'any';
  const ids = new Set<number>();
  for (const [, linked, bought] of html.matchAll(/\/product\/(\d+)|name="productId" value="(\d+)"/g)) ids.add(Number(linked ?? bought));
  return ids;
}
