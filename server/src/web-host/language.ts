// Language negotiation: the address alone decides; the last choice is remembered, and suggested on pages in another language. [decisions §8 Language]
import { isLocale, type Locale } from '@millwright/contracts';
import type { FastifyRequest } from 'fastify';

export const LANGUAGE_COOKIE = 'lang';

export function localeOf(path: string): Locale {
  const match = /^\/(ru|ar)(?=\/|$|\?)/.exec(path);
  return match === null ? 'en' : (match[1] as Locale);
}

/** The language to remember: the reader came from a page of ours in another one, or asked with `?dir=rtl`. A page fetched ahead was not chosen. */
export function chosenLocale(
  request: FastifyRequest,
  locale: Locale,
  publicUrl: string,
): Locale | undefined {
  const isAhead =
    request.headers['sec-purpose'] !== undefined || request.headers.purpose !== undefined;
  if (isAhead || request.method !== 'GET' || request.cookies[LANGUAGE_COOKIE] === locale)
    return undefined;
  const from = cameFrom(request, publicUrl);
  if (from !== undefined && localeOf(from.pathname) !== locale) return locale;
  return /[?&]dir=rtl(&|$)/.test(request.url) ? locale : undefined;
}

/** The remembered language, for a visitor who arrives from outside at a page in another one. */
export function suggestedLocale(
  request: FastifyRequest,
  locale: Locale,
  publicUrl: string,
): Locale | null {
  const remembered = request.cookies[LANGUAGE_COOKIE];
  if (!isLocale(remembered) || remembered === locale || cameFrom(request, publicUrl) !== undefined)
    return null;
  return remembered;
}

function cameFrom(request: FastifyRequest, publicUrl: string): URL | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  return from.origin === publicUrl ? from : undefined;
}
