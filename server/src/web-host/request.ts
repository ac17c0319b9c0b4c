// Page requests: language from the path, currency and cart from cookies, the viewer from the session.
import {
  FIRST_CURRENCIES,
  type Locale,
  readCompared,
  readWishlistItems,
} from '@millwright/contracts';
import type { FastifyRequest } from 'fastify';
import type { PageRequest } from '../page.ts';
import type { SentForm } from '../platform/http/multipart.ts';
import { publicCtx } from '../platform/http/public-reads.ts';
import type { WebHostDeps } from './deps.ts';
import { COOKIES } from './effects.ts';
import { readFlashes } from './flash.ts';
import { markdownOf, withoutEnding } from './format.ts';
import { suggestedLocale } from './language.ts';

export async function buildPageRequest(
  request: FastifyRequest,
  { services, config }: WebHostDeps,
  prefix: Locale,
): Promise<PageRequest> {
  const mark = request.url.indexOf('?');
  const sentPath = mark < 0 ? request.url : request.url.slice(0, mark);
  const markdown = markdownOf(request);
  const fullPath = markdown?.isByAddress === true ? withoutEnding(sentPath) : sentPath;
  const query = new URLSearchParams(mark < 0 ? '' : request.url.slice(mark + 1));
  // The old way to ask for Arabic; its canonical page is the one under /ar/. [decisions §8]
  const locale: Locale = prefix === 'en' && query.get('dir') === 'rtl' ? 'ar' : prefix;
  const ctx = { ...(request.method === 'POST' ? request.ctx : publicCtx(request)), locale };
  const cartCode = readCartCode(request.cookies[COOKIES.cartCode.name]);
  const { viewer } = request;
  const hasCart = cartCode !== null || viewer !== null;
  const isShown = request.method !== 'POST';
  const [miniCart, saved] = await Promise.all([
    hasCart && isShown ? services.cart.getMiniCart(ctx, cartCode) : null,
    viewer !== null && isShown ? services.wishlist.listSaved(ctx) : new Set<number>(),
  ]);
  // A page that says what went wrong must not depend on what went wrong.
  const company = await services.company.getCompany(ctx).catch(() => null);
  const currencies = company?.currencies ?? FIRST_CURRENCIES;
  return {
    ctx,
    services,
    method: request.method === 'POST' ? 'POST' : 'GET',
    // One slash: two would name another host in every link that is made of it.
    path: `/${(prefix === 'en' ? fullPath : fullPath.slice(prefix.length + 1)).replace(/^[/\\]+/, '')}`,
    query,
    ...formOf(request.body),
    locale,
    markdown,
    currency: currencies.includes(ctx.currency) ? ctx.currency : currencies[0],
    origin: config.publicUrl,
    cartCode,
    miniCart,
    compared: readCompared(request.cookies[COOKIES.compared.name]),
    wishlistItems: readWishlistItems(request.cookies[COOKIES.wishlistItems.name]),
    saved,
    viewer,
    formToken:
      ctx.actor.kind === 'visitor' ? '' : services.identity.formTokenOf(request.sessionToken),
    flashes: readFlashes(request),
    isPreview: request.isPreview,
    company,
    generation: request.server.responseCache?.generation ?? 0,
    suggestedLocale: suggestedLocale(request, locale, config.publicUrl),
  };
}

/** What is no code of ours is no code. */
function readCartCode(cookie: string | undefined): string | null {
  return cookie !== undefined && /^[\w-]{1,64}$/.test(cookie) ? cookie : null;
}

function formOf(body: unknown): Pick<PageRequest, 'form' | 'files'> {
  if (body instanceof URLSearchParams) return { form: withoutNul(body), files: new Map() };
  const sent = body as SentForm | null | undefined;
  return {
    form: withoutNul(sent?.fields ?? new URLSearchParams()),
    files: sent?.files ?? new Map(),
  };
}

/** It cannot be typed and PostgreSQL rejects it: the rest of the form is kept. */
function withoutNul(form: URLSearchParams): URLSearchParams {
  if (![...form].some(([name, value]) => name.includes('\0') || value.includes('\0'))) return form;
  return new URLSearchParams(
    [...form].map(([name, value]): [string, string] => [
      name.replaceAll('\0', ''),
      value.replaceAll('\0', ''),
    ]),
  );
}
