// Page contract: the interface between the server and the web bundle; types only.
import type { Company, CurrencyCode, Locale, WishlistItem } from '@millwright/contracts';
import type { Ctx } from './platform/context.ts';
import type { SentFile } from './platform/http/multipart.ts';
import type { RouteConfig } from './platform/http/route-config.ts';
import type { Problem } from './platform/problem.ts';
import type { Services } from './services.ts';
import type { Effects } from './web-host/effects.ts';
import type { Flash } from './web-host/flash.ts';
import type { MarkdownRequest } from './web-host/format.ts';

export type PageRequest = {
  ctx: Ctx;
  services: Services;
  method: 'GET' | 'POST';
  /** The path without its language prefix, decoded by segments in `params`. */
  path: string;
  query: URLSearchParams;
  /** The fields of a POST; empty for GET. */
  form: URLSearchParams;
  /** The files of a POST by field, on pages that take files. */
  files: ReadonlyMap<string, SentFile>;
  locale: Locale;
  /** On routes that have Markdown beside HTML: whether it is asked for, and whether the address says so. */
  markdown?: MarkdownRequest | undefined;
  /** One of the shop. */
  currency: CurrencyCode;
  /** https://shop.example, for canonical links; never from the Host header. */
  origin: string;
  cartCode: string | null;
  /** Units and price of the visitor's cart, for the header; read once per request, only when there is a cart cookie. */
  miniCart: { quantity: number; total: number } | null;
  /** Ids of the products that the visitor compares, at most six. */
  compared: readonly number[];
  /** The visitor's wishlist in the browser: /wishlist. */
  wishlistItems: readonly WishlistItem[];
  /** Ids of what is in the customer's wishlist; none for a visitor, so that visitors' pages are alike. */
  saved: ReadonlySet<number>;
  viewer: { id: number; firstName: string } | null;
  /** Goes into a hidden field `formToken` of every POST form of a logged-in customer; '' otherwise. */
  formToken: string;
  flashes: Flash[];
  /** The shop is closed, and this is a member of staff who sees it as it will be. */
  isPreview: boolean;
  /** Null only while the database has not answered once. */
  company: Company | null;
  /** The language the reader chose on an earlier visit, when they come from outside to a page in another one. */
  suggestedLocale: Locale | null;
  /** Of the response cache: grows with every invalidation; what was cached under another number is stale. */
  generation: number;
};

export type PageResponse = {
  status: number;
  /** The whole document, or '' with `redirect`; Markdown where `isMarkdown` says so. */
  html: string;
  isMarkdown?: true;
  /** Same-site path (with language prefix); answers 303 unless `status` says 301, 302, 307 or 308. */
  redirect?: string;
  effects?: Effects;
};

/** Addresses for search engines, without language; the pages know how they are made. */
export type SitemapAddresses = {
  /** Pages that stand by themselves. */
  fixed: string[];
  /** Likewise, in a shop whose sellers pay a commission. */
  ofSellers?: string[];
  category(lineage: string): string;
  industry(slug: string): string;
  manufacturer(slug: string): string;
  lots(category: { id: number; slug: string }): string;
  lotItems(lot: { id: number; slug: string; category: { id: number; slug: string } }): string;
  post(id: number): string;
  product(id: number, slug: string): string;
  /** The raster form of a picture. */
  preview(image: string): string;
  /** Beginnings of paths that robots stay out of. */
  closed: string[];
};

/** Exports of the built web bundle. */
export type WebBundle = {
  /** Texts of the inline scripts that every page carries, always the same: the content security policy names their hashes. */
  inlineScripts?: readonly string[];
  /** Fastify url patterns of the pages, without language prefix, with the methods they answer. */
  routes: {
    pattern: string;
    methods: ('GET' | 'POST')[];
    name: string;
    takesFiles?: boolean;
    config?: RouteConfig;
  }[];
  addresses: SitemapAddresses;
  /** Renders the page of a route. Problems thrown by use cases become error pages inside. */
  handlePage(
    name: string,
    params: Record<string, string>,
    request: PageRequest,
  ): Promise<PageResponse>;
  /** The page for a path that no route has (404), or for a fault (500). */
  handleMissing(request: PageRequest): Promise<PageResponse>;
  /** The page of a rejection that was foreseen, with its own status and sentence. */
  handleProblem(request: PageRequest, problem: Problem): Promise<PageResponse>;
  handleFault(
    request: PageRequest,
    requestId: string,
    /** In development only. */ stack?: string,
  ): Promise<PageResponse>;
};
