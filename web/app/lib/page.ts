// Result of a page: a page to render, a redirect, or a fragment that a script requested.
import type { CurrencyCode, Wished } from '@millwright/contracts';
import type { Flash, PageRequest } from '@millwright/server';
import type { ReactElement } from 'react';

export type Crumb = { name: string /** with language prefix; absent for the page itself */; href?: string };

/** What the visitor's cookies become; undefined = untouched, null = forgotten. */
export type Effects = {
  cartCode?: string | null;
  sessionToken?: string | null;
  currency?: CurrencyCode;
  compared?: readonly number[];
  wished?: readonly Wished[];
  flashes?: Flash[];
};

export type Page = Effects & {
  kind?: 'page';
  status?: number;
  /** Without the site's name. */
  title: string;
  description?: string;
  keywords?: string;
  /** Home is added in front. Absent: no breadcrumbs. */
  breadcrumbs?: Crumb[];
  body: ReactElement;
  /** Path without language, with the query that makes the page what it is; absent: the page is not for search engines. */
  canonical?: string;
  robots?: 'noindex';
  /** The picture a visitor sees first. */
  preloadImage?: string;
  jsonLd?: object[];
  /** A class of the main element. */
  mainClass?: string;
  /** Checkout and the like: logo only. */
  quietShell?: boolean;
  headers?: Record<string, string>;
  /** Looking for it is counted, so it is made each time. */
  notKept?: true;
};
export type Redirect = Effects & { kind: 'redirect'; to: string; status: number };
/** HTML (or JSON) without the document around it. */
export type Fragment = Effects & { kind: 'fragment'; status: number; body: ReactElement | string; headers: Record<string, string> };
export type PageResult = Page | Redirect | Fragment;

/** A page file exports `get`, and `post` when it takes a form. */
export type PageModule = {
  /** Its form may hold files (`enctype="multipart/form-data"`): `request.files`. */
  takesFiles?: true;
  get?: (request: PageRequest, params: Record<string, string>) => PageResult | Promise<PageResult>;
  post?: (request: PageRequest, params: Record<string, string>) => PageResult | Promise<PageResult>;
};

/** After a POST: look at the result with a GET. `to` has its language prefix already. */
export function redirect(to: string, effects: Effects = {}): Redirect {
  return { kind: 'redirect', to, status: 303, ...effects };
}

/** The page lives elsewhere for good. */
export function movedTo(to: string): Redirect {
  return { kind: 'redirect', to, status: 301 };
}

export function fragment(
  body: ReactElement | string,
  more: Effects & { headers?: Record<string, string>; status?: number } = {},
): Fragment {
  return { kind: 'fragment', status: 200, ...more, headers: { 'cache-control': 'no-store', ...more.headers }, body };
}
