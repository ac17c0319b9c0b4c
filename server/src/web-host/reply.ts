// Page replies: effects, redirects only within this shop, caching that never keeps what is personal.
import type { FastifyReply } from 'fastify';
import type { PageRequest, PageResponse } from '../page.ts';
import { applyEffects } from './effects.ts';
import { forgetFlashes } from './flash.ts';
import { MARKDOWN } from './format.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

export function sendPage(
  reply: FastifyReply,
  request: PageRequest,
  response: PageResponse,
  publicUrl: string,
): FastifyReply {
  const { status, effects = {} } = response;
  const { flashes = [], ...others } = effects;
  if (response.redirect !== undefined) {
    const forDialog =
      request.method === 'POST' ? reply.request.headers['x-form-dialog'] : undefined;
    reply.header('cache-control', 'no-store');
    // Messages that the dialog's script shows are not kept for the next page.
    applyEffects(reply, forDialog === '1' ? others : effects, publicUrl);
    // A form that was sent from a dialog: its script goes nowhere, or to the next page by itself.
    if (forDialog !== undefined)
      return reply.send({ to: sameSite(response.redirect), messages: flashes });
    return reply.redirect(sameSite(response.redirect), REDIRECTS.includes(status) ? status : 303);
  }
  reply.code(status).headers(pageHeaders(request, response));
  applyEffects(reply, others, publicUrl);
  // A fragment leaves the message to the page that will show it.
  if (response.html.startsWith('<!doctype') && request.flashes.length > 0) forgetFlashes(reply);
  return reply.send(response.html);
}

/** Unless the page's effects say otherwise. */
export function pageHeaders(request: PageRequest, response: PageResponse): Record<string, string> {
  return {
    'content-type': response.isMarkdown === true ? MARKDOWN : 'text/html; charset=utf-8',
    'cache-control': caching(request, response),
    vary:
      request.markdown === undefined
        ? 'Cookie, Accept-Encoding'
        : 'Cookie, Accept, Accept-Encoding',
  };
}

/** A visitor's page may be reused for a moment (prefetch, the back button); what names a person or follows a form may not. */
function caching(
  { method, formToken, flashes, cartCode }: PageRequest,
  { status }: PageResponse,
): string {
  if (method === 'POST' || formToken !== '' || flashes.length > 0 || status >= 400)
    return 'private, no-store';
  return cartCode === null ? 'private, max-age=15' : 'private, no-cache';
}

/** The last door: whatever a page says, a redirect stays here. A header takes no letters but those of ASCII. */
function sameSite(to: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
  return /^\/(?![/\\])/.test(to) && !/[\u0000-\u0020\\]/.test(to)
    ? to.toWellFormed().replace(/[^\u0021-\u007e]+/gu, encodeURIComponent)
    : '/';
}
