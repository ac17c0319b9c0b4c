// Access matrix of the shop's routes: a row for every route: public, for customers only, or for the owner of the resource.
// Written by hand on purpose: a resilience test compares it with what the router really has, so a new route needs a line here.
// The back office has a matrix of its own (rights-matrix.ts). Calls go by their names, everything else by method and path without language.

import { V1_ACCESS } from './access-matrix-v1.ts';
import type { AccessRow, Asked, Ids, OwnRow } from './access-rows.ts';

const get = (path: (ids: Ids) => string, owner = 200): OwnRow => ({
  ask: (ids) => ({ path: path(ids) }),
  owner,
});
const post = (
  path: (ids: Ids) => string,
  sent: (ids: Ids) => Omit<Asked, 'path'>,
  owner: number,
): OwnRow => ({
  ask: (ids) => ({ path: path(ids), ...sent(ids) }),
  owner,
});

const CALLS: Record<string, AccessRow> = {
  getShoppingCart: get(({ cart }) => `/shop/shoppingCart?cartCode=${cart}`),
  addItemToCart: 'open',
  updateShoppingCartItem: post(
    () => '/shop/updateShoppingCartItem',
    ({ cart, product }) => ({ body: { productId: Number(product), quantity: 3, code: cart } }),
    200,
  ),
  removeItemFromCart: {
    ...post(
      ({ cart, line }) => `/shop/removeitemcart?cartCode=${cart}&lineItemId=${line}`,
      () => ({}),
      200,
    ),
    ends: true,
  },
  quickOrder: 'open',
  addQuickOrder: 'open',
  logon: 'open',
  logout: 'open',
  listSessions: 'customer',
  endSession: { ...get(({ session }) => `/customerdetail/sessions/${session}`), ends: true },
  register: 'open',
  saveCustomerDigital: post(
    ({ customer }) => `/saveCustomerdigital/${customer}?type=crdocument`,
    () => ({ file: 'file' }),
    200,
  ),
  resetPassword: 'open',
  changePassword: 'customer',
  customerUpdate: 'customer',
  accountSummary: 'customer',
  updateAddress: 'customer',
  categories: 'open',
  autocomplete: 'open',
  search: 'open',
  noteSearchClick: 'open',
  featuredIndustries: 'open',
  getWishlist: 'customer',
  addToWishlist: 'customer',
  removeFromWishlist: { ...get(({ entry }) => `/wishList/${entry}`), ends: true },
  listOrders: get(({ customer }) => `/orders/customers/${customer}`),
  getOrder: get(({ order }) => `/auth/orders/${order}`),
  orderPrices: get(({ cart }) => `/order/prices?cartcode=${cart}`),
  commitOrder: {
    ...post(
      ({ cart }) => `/order/commitOrder?cartCode=${cart}`,
      () => ({ body: {} }),
      200,
    ),
    ends: true,
  },
  cancelOrder: post(
    ({ order }) => `/auth/orders/${order}/cancel`,
    () => ({}),
    409,
  ),
  requestReturn: post(
    ({ order }) => `/auth/orders/${order}/returns`,
    ({ product }) => ({
      body: { lines: [{ productId: Number(product), quantity: 1, reason: 'damaged' }] },
    }),
    409,
  ),
  orderAgain: post(
    ({ order }) => `/auth/orders/${order}/again`,
    () => ({}),
    200,
  ),
  trackOrder: 'open',
  lotCategories: 'open',
  lotsOfCategory: 'open',
  productReviews: 'open',
  postReview: 'customer',
  reviewAvailable: get(({ customer, product }) => `/reviewavailable/${product}/${customer}`),
  negotiate: 'open',
  seller: 'open',
  postRequirement: 'open',
  contactUs: 'open',
  lotRequest: 'open',
  notify: 'open',
};

const FILES: Record<string, AccessRow> = {
  'GET /productimages/:name': 'open',
  'GET /api/productimages/:name': 'open',
  'GET /lotimages/:name': 'open',
  'GET /api/lotimages/:name': 'open',
  'GET /productvideos/:name': 'open',
  'GET /api/productvideos/:name': 'open',
  'GET /api/productdocuments/:name': 'open',
  'GET /assets/*': 'open',
  'GET /assets/theme/:name': 'open',
  'GET /admin/assets/*': 'open',
  'GET /admin': 'open',
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  // Without the operator's token it answers 404; a session is no such token.
  'GET /metrics': 'open',
  'GET /api/openapi.json': 'open',
  'GET /api/v1/openapi.json': 'open',
  'GET /api/v1/postman.json': 'open',
  'POST /mcp': 'open',
  'GET /llms.txt': 'open',
  'GET /.well-known/ucp': 'open',
  'POST /ucp/catalog/search': 'open',
  'POST /ucp/catalog/lookup': 'open',
  'POST /ucp/catalog/product': 'open',
  'GET /robots.txt': 'open',
  'GET /sitemap.xml': 'open',
  'GET /sitemaps/pages.xml': 'open',
  'GET /sitemaps/:file': 'open',
  'GET /feeds/google-merchant.tsv': 'open',
  'GET /api/customerdetail/certificates/:type': 'customer',
  'GET /api/requests/:reference/document': get(
    ({ request }) => `/api/requests/${request}/document`,
  ),
  'GET /api/auth/orders/:orderId/invoice': get(
    ({ order }) => `/api/auth/orders/${order}/invoice`,
    404,
  ),
  'GET /api/auth/orders/:orderId/credit-note': get(
    ({ order }) => `/api/auth/orders/${order}/credit-note`,
    404,
  ),
  'GET /account/order/:orderId/invoice.pdf': get(
    ({ order }) => `/account/order/${order}/invoice.pdf`,
    404,
  ),
  'GET /account/order/:orderId/credit-note.pdf': get(
    ({ order }) => `/account/order/${order}/credit-note.pdf`,
    404,
  ),
  'GET /account/quotes/:number/quote.pdf': get(({ quote }) => `/account/quotes/${quote}/quote.pdf`),
  'GET /quote.pdf': 'open',
};

const open = (
  methods: 'GET' | 'POST' | 'GET POST',
  ...paths: string[]
): Record<string, AccessRow> => all('open', methods, paths);
const customers = (
  methods: 'GET' | 'POST' | 'GET POST',
  ...paths: string[]
): Record<string, AccessRow> => all('customer', methods, paths);

function all(row: AccessRow, methods: string, paths: readonly string[]): Record<string, AccessRow> {
  return Object.fromEntries(
    paths.flatMap((path) => methods.split(' ').map((method) => [`${method} ${path}`, row])),
  );
}

const PAGES: Record<string, AccessRow> = {
  ...open(
    'GET POST',
    '/',
    '/home-two',
    '/products',
    '/products/*',
    '/industry/:name',
    '/manufacturers/:slug',
    '/lotitems/:category/:id/:categoryName/:name',
  ),
  ...open(
    'GET POST',
    '/product/:id',
    '/product/:id/:slug',
    '/product/:id/notify',
    '/stock-alert/stop',
    '/lot/:id/:name',
  ),
  ...open(
    'GET',
    '/shop',
    '/quick-order/template',
    '/blog',
    '/site',
    '/lotsales',
    '/our-needs',
    '/menu',
    '/suggest',
    '/product/:id/quick',
  ),
  ...open(
    'GET',
    '/scan',
    '/recently-viewed',
    '/about-us',
    '/vision-mission',
    '/faq',
    '/terms-and-conditions',
    '/privacy-policy',
    '/disclaimer',
  ),
  ...open('GET', '/in-hand', '/in-hand/*', '/manufacturers'),
  ...open(
    'GET',
    '/products.md',
    '/about-us.md',
    '/vision-mission.md',
    '/faq.md',
    '/terms-and-conditions.md',
    '/privacy-policy.md',
    '/disclaimer.md',
  ),
  ...open(
    'GET POST',
    '/cart',
    '/cart/panel',
    '/quick-order',
    '/checkout',
    '/shop/track-order',
    '/compare',
    '/shop/compare',
    '/wishlist',
  ),
  ...open(
    'GET POST',
    '/blog/post-classic/:id',
    '/become-a-seller',
    '/post-your-request',
    '/our-needs/response',
    '/enquiry',
    '/negotiate',
  ),
  ...open(
    'GET POST',
    '/contact-us',
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ),
  ...open('GET POST', '/account/email', '/account/email/cancel'),
  ...open('GET', '/quote'),
  ...customers('POST', '/quote'),
  ...open(
    'GET POST',
    '/savedlist/shared/:code',
    '/account/login',
    '/account/register',
    '/account/logout',
  ),
  ...open('POST', '/preferences'),
  ...open('GET', '/account', '/account/data'),
  ...customers('POST', '/account/data'),
  ...customers(
    'GET POST',
    '/account/profile',
    '/account/addresses',
    '/account/password',
    '/account/close',
    '/product/:id/review',
  ),
  ...customers(
    'GET',
    '/account/dashboard',
    '/account/orders',
    '/account/reviews',
    '/account/quotes',
    '/account/offers',
    '/account/requests',
  ),
  'GET /account/sessions': 'customer',
  'POST /account/sessions': post(
    () => '/account/sessions',
    ({ session }) => ({ form: { do: 'end', id: session } }),
    303,
  ),
  'GET /savedlist': get(({ list }) => `/savedlist?list=${list}`),
  'POST /savedlist': post(
    ({ list }) => `/savedlist?list=${list}`,
    () => ({ form: { do: 'rename', name: 'Another' } }),
    303,
  ),
  'GET /order-success': get(({ order }) => `/order-success?order=${order}`),
  'GET /account/order/:orderId': get(({ order }) => `/account/order/${order}`),
  'POST /account/order/:orderId': post(
    ({ order }) => `/account/order/${order}`,
    () => ({ form: { do: 'again' } }),
    303,
  ),
  'GET /account/order/:orderId/again': get(({ order }) => `/account/order/${order}/again`),
  'GET /account/order/:orderId/return': get(({ order }) => `/account/order/${order}/return`, 303),
  'POST /account/order/:orderId/return': post(
    ({ order }) => `/account/order/${order}/return`,
    () => ({ form: { note: '' } }),
    303,
  ),
  'GET /account/order/:orderId/proforma': get(({ order }) => `/account/order/${order}/proforma`),
  'GET /account/quotes/:number': get(({ quote }) => `/account/quotes/${quote}`),
  'POST /account/quotes/:number': {
    ...post(
      ({ quote }) => `/account/quotes/${quote}`,
      () => ({ form: { do: 'decline', version: '1', reason: 'price' } }),
      303,
    ),
    ends: true,
  },
  'GET /account/offers/:reference': get(({ offer }) => `/account/offers/${offer}`),
  'POST /account/offers/:reference': {
    ...post(
      ({ offer }) => `/account/offers/${offer}`,
      () => ({ form: { do: 'withdraw' } }),
      303,
    ),
    ends: true,
  },
  'GET /account/requests/:reference': get(({ request }) => `/account/requests/${request}`),
};

export const ACCESS: Readonly<Record<string, AccessRow>> = {
  ...CALLS,
  ...V1_ACCESS,
  ...FILES,
  ...PAGES,
};
