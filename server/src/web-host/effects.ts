// Page effects: what an answer changes in the visitor's browser besides what it shows: cookies, messages for the next page, headers. One more cookie is one line here.
import {
  type CurrencyCode,
  type Locale,
  WISHED_COOKIE,
  type WishlistItem,
  writeWishlistItems,
} from '@millwright/contracts';
import type { FastifyReply } from 'fastify';
import { sessionCookieName } from '../request-context.ts';
import { type Flash, setFlashes } from './flash.ts';
import { LANGUAGE_COOKIE } from './language.ts';

const DAY = 86_400;

/** @param write what the cookie holds; one that would be empty is forgotten */
const cookie = <Value, const Name>(name: Name, days: number, write: (value: Value) => string) => ({
  name,
  days,
  write,
});

export const COOKIES = {
  cartCode: cookie('cart', 30, (code: string) => code),
  sessionToken: cookie(sessionCookieName, 30, (token: string) => token),
  currency: cookie('currency', 365, (code: CurrencyCode) => code),
  // A comma would be escaped in a cookie.
  compared: cookie('compare', 90, (ids: readonly number[]) => ids.join('.')),
  wishlistItems: cookie(WISHED_COOKIE, 90, (items: readonly WishlistItem[]) =>
    writeWishlistItems(items),
  ),
  locale: cookie(LANGUAGE_COOKIE, 365, (locale: Locale) => locale),
};

type Cookies = typeof COOKIES;

/** undefined = untouched, null = forgotten. */
export type Effects = { [Name in keyof Cookies]?: Parameters<Cookies[Name]['write']>[0] | null } & {
  /** Shown at once by a page, after a redirect by the page that it leads to. */
  flashes?: Flash[];
  headers?: Record<string, string>;
  /** Asked for again it must be made again: looking for it is counted. */
  uncacheable?: true;
};

export function applyEffects(
  reply: FastifyReply,
  { flashes = [], headers = {}, ...effects }: Effects,
  publicUrl: string,
): void {
  const own = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  for (const [effect, { name, days, write }] of Object.entries(COOKIES) as [
    keyof Cookies,
    Cookies[keyof Cookies],
  ][]) {
    const value = effects[effect];
    if (value === undefined) continue;
    const text = value === null ? '' : write(value as never);
    const fullName = typeof name === 'string' ? name : name(publicUrl);
    if (text === '') reply.clearCookie(fullName, own);
    else reply.setCookie(fullName, text, { ...own, maxAge: days * DAY });
  }
  if (flashes.length > 0) setFlashes(reply, flashes, own);
  reply.headers(headers);
}
