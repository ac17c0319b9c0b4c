// Paths: every link of the shop is made here: typed, encoded, with the language prefix (none = en).
import type { Locale } from '@millwright/contracts';

const PREFIX: Record<Locale, string> = { en: '', ru: '/ru', ar: '/ar' };

/** A path without language as a link in a language: `/` is `/ru` in Russian. */
export function localPath(locale: Locale, path: string): string {
  const prefix = PREFIX[locale];
  if (prefix === '') return path;
  return path === '/' || path.startsWith('/?') ? prefix + path.slice(1) : prefix + path;
}

/** The same page as Markdown. */
export function markdownPath(path: string): string {
  const mark = path.indexOf('?');
  return mark < 0 ? `${path}.md` : `${path.slice(0, mark)}.md${path.slice(mark)}`;
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Paths without language; `href` below adds it. */
export const path = {
  home: () => '/',
  products: () => '/products',
  category: (lineage: string) => `/products/${encodeSegments(lineage)}`,
  /** Ids and names of the lot's category and of the lot, in the order of section 2.1. */
  lotItems: (lot: { id: number; slug: string; category: { id: number; slug: string } }) =>
    `/lotitems/${lot.category.id}/${lot.id}/${encodeURIComponent(lot.category.slug)}/${encodeURIComponent(lot.slug)}`,
  lotSales: () => '/lotsales',
  /** The lots of a category. */
  lots: (category: { id: number; slug: string }) =>
    `/lot/${category.id}/${encodeURIComponent(category.slug)}`,
  industry: (slug: string) => `/industry/${encodeURIComponent(slug)}`,
  manufacturers: () => '/manufacturers',
  manufacturer: (slug: string) => `/manufacturers/${encodeURIComponent(slug)}`,
  /** All its products. */
  productsOf: (manufacturer: string) =>
    `/products?manufacturer=${encodeURIComponent(manufacturer)}`,
  product: (id: number, slug: string) => `/product/${id}/${encodeURIComponent(slug)}`,
  /** The form of a review, and what its buttons send. */
  review: (id: number, from?: 'account') =>
    `/product/${id}/review${from === undefined ? '' : `?from=${from}`}`,
  notify: (id: number) => `/product/${id}/notify`,
  stopAlert: (token: string) => `/stock-alert/stop?token=${encodeURIComponent(token)}`,
  /** The customer's own. */
  reviews: () => '/account/reviews',
  /** Without ids the visitor's own selection. */
  compare: (ids: readonly number[] = []) =>
    ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`,
  /** Without a number the wishlist itself. */
  savedList: (list = 0) => (list === 0 ? '/savedlist' : `/savedlist?list=${list}`),
  sharedList: (code: string) => `/savedlist/shared/${encodeURIComponent(code)}`,
  wishlist: () => '/wishlist',
  cart: () => '/cart',
  /** The finder by dimensions: the choice of families, or the form of one. */
  inHand: (lineage = '') => (lineage === '' ? '/in-hand' : `/in-hand/${encodeSegments(lineage)}`),
  quickOrder: () => '/quick-order',
  quickOrderTemplate: () => '/quick-order/template',
  checkout: () => '/checkout',
  orderSuccess: (orderId: string) => `/order-success?order=${encodeURIComponent(orderId)}`,
  account: () => '/account',
  profile: () => '/account/profile',
  orders: (page = 1, filter = '') => {
    const query = [filter, page === 1 ? '' : `page=${page}`].filter(Boolean).join('&');
    return query === '' ? '/account/orders' : `/account/orders?${query}`;
  },
  order: (orderId: string) => `/account/order/${encodeURIComponent(orderId)}`,
  /** A file, not a page: its language is asked for, not part of the path. */
  invoice: (
    orderId: string,
    { kind, number }: { kind: 'invoice' | 'credit-note'; number: string },
    language: Locale,
  ) =>
    `/account/order/${encodeURIComponent(orderId)}/${kind}.pdf?lang=${language}${kind === 'invoice' ? '' : `&number=${encodeURIComponent(number)}`}`,
  orderAgain: (orderId: string) => `/account/order/${encodeURIComponent(orderId)}/again`,
  orderReturn: (orderId: string) => `/account/order/${encodeURIComponent(orderId)}/return`,
  proforma: (orderId: string) => `/account/order/${encodeURIComponent(orderId)}/proforma`,
  quotes: (page = 1) => (page === 1 ? '/account/quotes' : `/account/quotes?page=${page}`),
  quote: (number: string) => `/account/quotes/${encodeURIComponent(number)}`,
  /** A file: its language is asked for. */
  quotePdf: (number: string, language: Locale) =>
    `/account/quotes/${encodeURIComponent(number)}/quote.pdf?lang=${language}`,
  quoteLink: (token: string) => `/quote?token=${encodeURIComponent(token)}`,
  quoteLinkPdf: (token: string, language: Locale) =>
    `/quote.pdf?token=${encodeURIComponent(token)}&lang=${language}`,
  trackOrder: () => '/shop/track-order',
  dashboard: () => '/account/dashboard',
  addresses: () => '/account/addresses',
  password: (next?: string) =>
    next === undefined ? '/account/password' : `/account/password?next=${encodeURIComponent(next)}`,
  sessions: () => '/account/sessions',
  closeAccount: () => '/account/close',
  ownData: () => '/account/data',
  emailChange: (token: string) => `/account/email?token=${encodeURIComponent(token)}`,
  login: (next?: string) =>
    next === undefined ? '/account/login' : `/account/login?next=${encodeURIComponent(next)}`,
  register: (next?: string) =>
    next === undefined ? '/account/register' : `/account/register?next=${encodeURIComponent(next)}`,
  /** `mailed`: the password for the first login is in a mail. */
  registered: (done: '1' | 'mailed', next?: string) =>
    `/account/register?done=${done}${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`,
  logout: () => '/account/logout',
  newsletter: () => '/newsletter',
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  newsletterUnsubscribe: (token: string) =>
    `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  preferences: () => '/preferences',
  postRequirement: () => '/post-your-request',
  becomeASeller: () => '/become-a-seller',
  contactUs: () => '/contact-us',
  ourNeeds: () => '/our-needs',
  needResponse: (need: number) => `/our-needs/response?need=${need}`,
  enquiry: (lot: number) => `/enquiry?lot=${lot}`,
  /** A product, or a lot as a whole. */
  negotiate: (item: { product: number } | { lot: number }) =>
    'lot' in item ? `/negotiate?lot=${item.lot}` : `/negotiate?product=${item.product}`,
  offers: (page = 1) => (page === 1 ? '/account/offers' : `/account/offers?page=${page}`),
  offer: (reference: string) => `/account/offers/${encodeURIComponent(reference)}`,
  requests: (page = 1) => (page === 1 ? '/account/requests' : `/account/requests?page=${page}`),
  request: (reference: string) => `/account/requests/${encodeURIComponent(reference)}`,
  homeTwo: () => '/home-two',
  blog: (page = 1) => (page === 1 ? '/blog' : `/blog?page=${page}`),
  post: (id: number) => `/blog/post-classic/${id}`,
  aboutUs: () => '/about-us',
  visionMission: () => '/vision-mission',
  faq: () => '/faq',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  disclaimer: () => '/disclaimer',
  // Fragments that scripts fetch.
  menu: () => '/menu',
  suggest: () => '/suggest',
  scan: () => '/scan',
  cartPanel: () => '/cart/panel',
  recentlyViewed: () => '/recently-viewed',
};

type Paths = typeof path;
type LocalPaths = {
  [Name in keyof Paths]: (locale: Locale, ...parts: Parameters<Paths[Name]>) => string;
};

/** `href.product(locale, id, slug)`: a link with the language prefix. */
export const href = Object.fromEntries(
  Object.entries(path).map(([name, make]) => [
    name,
    (locale: Locale, ...parts: never[]) =>
      localPath(locale, (make as (...parts: never[]) => string)(...parts)),
  ]),
) as LocalPaths;

/** Pictures have no language. */
export function imagePath(name: string): string {
  return `/productimages/${encodeURIComponent(name)}`;
}

/** A picture as pixels, for link previews and feeds, which know no drawings. */
export function previewPath(name: string): string {
  return `/productimages/${encodeURIComponent(name.replace(/\.[a-z]+$/, ''))}.png`;
}

/** The customer's own file that came with a request. */
export function requestDocumentPath(reference: string): string {
  return `/api/requests/${encodeURIComponent(reference)}/document`;
}

export function documentPath(name: string): string {
  return `/api/productdocuments/${encodeURIComponent(name)}`;
}

/** A path of this shop that a form may return to; anything else is home. Guards against open redirects. */
export function safeReturn(value: string | null | undefined): string {
  if (value === null || value === undefined || value.length > 2000) return '/';
  // One slash, then anything but a second slash or backslash; no control characters, which browsers drop before they look.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
  return /^\/(?![/\\])/.test(value) && !/[\u0000-\u0020\\]/.test(value) ? value : '/';
}
