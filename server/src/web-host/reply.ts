// Page replies: cookies, redirects only within this shop, and no caching of personal pages.
import { WISHED_COOKIE, writeWishlistItems } from '@millwright/contracts';
import type { FastifyReply } from 'fastify';
import type { PageRequest, PageResponse } from '../page.ts';
import { sessionCookieName } from '../request-context.ts';
import { forgetFlashes, setFlashes } from './flash.ts';
import { LANGUAGE_COOKIE } from './language.ts';
import { CART_COOKIE, COMPARE_COOKIE, CURRENCY_COOKIE } from './request.ts';

const DAY = 86_400;
const REDIRECTS = [301, 302, 303, 307, 308];

export function sendPage(reply: FastifyReply, request: PageRequest, response: PageResponse, publicUrl: string): FastifyReply {
  const secure = publicUrl.startsWith('https:');
  const forDialog = request.method === 'POST' ? reply.request.headers['x-form-dialog'] : undefined;
  // Messages that the dialog's script shows are not kept for the next page.
  setCookies(reply, forDialog === '1' ? { ...response, flashes: [] } : response, publicUrl, secure);
  if (response.redirect !== undefined) {
    reply.header('cache-control', 'no-store');
    // A form that was sent from a dialog: its script goes nowhere, or to the next page by itself.
    if (forDialog !== undefined) return reply.send({ to: sameSite(response.redirect), messages: response.flashes ?? [] });
    return reply.redirect(sameSite(response.redirect), REDIRECTS.includes(response.status) ? response.status : 303);
  }
  // A fragment leaves the message to the page that will show it.
  const isDocument = response.html.startsWith('<!doctype');
  if (isDocument && request.flashes.length > 0) forgetFlashes(reply);
  return reply.code(response.status).headers(pageHeaders(request, response)).send(response.html);
}

export function pageHeaders(request: PageRequest, response: PageResponse): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching(request, response),
    vary: 'Cookie, Accept-Encoding',
    ...response.headers,
  };
}

/** A visitor's page may be reused for a moment (prefetch, the back button); what names a person or follows a form may not. */
function caching({ method, formToken, flashes, cartCode }: PageRequest, { status }: PageResponse): string {
  if (method === 'POST' || formToken !== '' || flashes.length > 0 || status >= 400) return 'private, no-store';
  return cartCode === null ? 'private, max-age=15' : 'private, no-cache';
}

function setCookies(reply: FastifyReply, response: PageResponse, publicUrl: string, secure: boolean): void {
  const own = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const { cartCode, sessionToken, currency, compared, wished, locale, flashes } = response;
  if (cartCode === null) reply.clearCookie(CART_COOKIE, { path: '/' });
  else if (cartCode !== undefined) reply.setCookie(CART_COOKIE, cartCode, { ...own, maxAge: 30 * DAY });
  if (sessionToken === null) reply.clearCookie(sessionCookieName(publicUrl), own);
  else if (sessionToken !== undefined) reply.setCookie(sessionCookieName(publicUrl), sessionToken, { ...own, maxAge: 30 * DAY });
  if (currency !== undefined) reply.setCookie(CURRENCY_COOKIE, currency, { ...own, maxAge: 365 * DAY });
  if (compared?.length === 0) reply.clearCookie(COMPARE_COOKIE, { path: '/' });
  // A comma would be escaped in a cookie.
  else if (compared !== undefined) reply.setCookie(COMPARE_COOKIE, compared.join('.'), { ...own, maxAge: 90 * DAY });
  if (wished?.length === 0) reply.clearCookie(WISHED_COOKIE, { path: '/' });
  else if (wished !== undefined) reply.setCookie(WISHED_COOKIE, writeWishlistItems(wished), { ...own, maxAge: 90 * DAY });
  if (locale !== undefined) reply.setCookie(LANGUAGE_COOKIE, locale, { ...own, maxAge: 365 * DAY });
  if (flashes !== undefined && flashes.length > 0) setFlashes(reply, flashes, secure);
}

/** Final check of redirects: whatever a page returns, a redirect stays on this site. A header takes no letters but those of ASCII. */
function sameSite(to: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
  return /^\/(?![/\\])/.test(to) && !/[\u0000-\u0020\\]/.test(to)
    ? to.toWellFormed().replace(/[^\u0021-\u007e]+/gu, encodeURIComponent)
    : '/';
}
