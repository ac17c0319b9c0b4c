// Page answer: a page to render, a redirect, or a fragment that a script asked for.
import type { Effects, PageRequest } from '@millwright/server';
import type { ReactElement } from 'react';

export type Crumb = {
  name: string /** with language prefix; absent for the page itself */;
  href?: string;
};

export type Page = {
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
  /** The same facts for programs, where the route has Markdown. */
  markdown?: () => string;
  /** A class of the main element. */
  mainClass?: string;
  /** The shop is closed: nothing of it around the page. */
  bare?: boolean;
  /** Checkout and the like: logo only. */
  quietShell?: boolean;
  effects?: Effects;
};
export type Redirect = { kind: 'redirect'; to: string; status: number; effects: Effects };
/** HTML (or JSON) without the document around it. */
export type Fragment = { kind: 'fragment'; body: ReactElement | string; effects: Effects };
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
  return { kind: 'redirect', to, status: 303, effects };
}

/** The page is elsewhere for now: its address may come back. */
export function elsewhere(to: string): Redirect {
  return { kind: 'redirect', to, status: 302, effects: {} };
}

/** The page lives elsewhere for good. */
export function movedTo(to: string): Redirect {
  return { kind: 'redirect', to, status: 301, effects: {} };
}

export function fragment(body: ReactElement | string, effects: Effects = {}): Fragment {
  return {
    kind: 'fragment',
    body,
    effects: { ...effects, headers: { 'cache-control': 'no-store', ...effects.headers } },
  };
}
