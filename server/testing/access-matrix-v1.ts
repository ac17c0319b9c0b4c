// Access matrix of /api/v1: a row for every call by its name: open, for customers, for keys only, or for the owner of the resource. Written by hand, as access-matrix.ts is.
import type { AccessRow, Asked, Ids, OwnRow } from './access-rows.ts';

const own = (
  path: (ids: Ids) => string,
  owner = 200,
  sent: (ids: Ids) => Omit<Asked, 'path'> = () => ({}),
): OwnRow => ({ ask: (ids) => ({ path: path(ids), ...sent(ids) }), owner });
const ending = (row: OwnRow): OwnRow => ({ ...row, ends: true });

const all = (row: AccessRow, names: string): Record<string, AccessRow> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, row]));

export const V1_ACCESS: Readonly<Record<string, AccessRow>> = {
  ...all(
    'open',
    `products.get products.list products.family products.substitutes products.related products.compare products.featured products.lot
    categories.list categories.get manufacturers.list manufacturers.get industries.list industries.get lots.categories lots.list lots.get lots.enquire
    search.products search.suggest sizes.families sizes.find shop.get shop.currencies shop.countries shop.home pages.get posts.list posts.get
    carts.create quickOrder.match quickOrder.matchFile quickOrder.add customers.register sessions.create password.forgot
    emailChange.get emailChange.confirm emailChange.report orders.track requests.send sellers.apply messages.send needs.list needs.respond
    quoteLinks.get quoteLinks.pdf negotiations.begin sharedWishlists.get sharedWishlists.toCart reviews.list
    stockAlerts.ask stockAlerts.get stockAlerts.stop newsletter.subscribe newsletter.get newsletter.confirm newsletter.unsubscribe`,
  ),
  ...all(
    'key',
    `stock.put prices.put products.put erpOrders.list invoiceDocuments.get events.list
    changes.products changes.prices changes.stock changes.orders changes.invoices changes.customers`,
  ),
  ...all(
    'customer',
    `carts.own sessions.refresh sessions.delete sessions.list sessions.endOthers password.change profile.get profile.update profile.keepEmail
    profile.data profile.close addresses.list addresses.update certificates.list certificates.send certificates.get orders.list orders.place
    requests.list quotes.list quoteLinks.claim negotiations.list wishlists.list wishlists.create wishlistEntries.save
    reviews.own reviews.get reviews.post reviews.delete reviews.vote reviews.unvote`,
  ),
  'carts.get': own(({ cart }) => `/carts/${cart}`),
  'carts.taxes': own(({ cart }) => `/carts/${cart}/taxes`),
  'carts.prices': own(({ cart }) => `/carts/${cart}/prices`),
  'carts.addLine': own(
    ({ cart }) => `/carts/${cart}/lines`,
    201,
    ({ product }) => ({ body: { productId: Number(product), quantity: 1 } }),
  ),
  'carts.changeLine': own(
    ({ cart, line }) => `/carts/${cart}/lines/${line}`,
    200,
    () => ({ body: { quantity: 2 } }),
  ),
  'carts.saveForLater': ending(
    own(({ cart, line }) => `/carts/${cart}/lines/${line}/save-for-later`),
  ),
  'carts.removeLine': ending(own(({ cart, line }) => `/carts/${cart}/lines/${line}`)),
  'sessions.end': ending(own(({ session }) => `/me/sessions/${session}`, 204)),
  'orders.get': own(({ order }) => `/me/orders/${order}`),
  'orders.proforma': own(({ order }) => `/me/orders/${order}/proforma`),
  'orders.documents': own(({ order }) => `/me/orders/${order}/documents`),
  'orders.invoice': own(({ order }) => `/me/orders/${order}/invoice`, 404),
  'orders.creditNote': own(({ order }) => `/me/orders/${order}/credit-note`, 404),
  'orders.compareWithCart': own(({ order }) => `/me/orders/${order}/again`),
  'orders.again': own(
    ({ order }) => `/me/orders/${order}/again`,
    200,
    () => ({ body: {} }),
  ),
  'orders.cancel': own(({ order }) => `/me/orders/${order}/cancel`, 409),
  'orders.reduce': own(
    ({ order }) => `/me/orders/${order}/reduce`,
    409,
    ({ product }) => ({ body: { lines: [{ productId: Number(product), quantity: 1 }] } }),
  ),
  'orders.answerProposal': own(
    ({ order, line }) => `/me/orders/${order}/proposals/${line}/answer`,
    404,
    () => ({ body: { accept: true } }),
  ),
  'orders.return': own(
    ({ order }) => `/me/orders/${order}/returns`,
    409,
    ({ product }) => ({
      body: { lines: [{ productId: Number(product), quantity: 1, reason: 'damaged' }] },
    }),
  ),
  'requests.get': own(({ request }) => `/me/requests/${request}`),
  'requests.document': own(({ request }) => `/me/requests/${request}/document`),
  'quotes.get': own(({ quote }) => `/me/quotes/${quote}`),
  'quotes.pdf': own(({ quote }) => `/me/quotes/${quote}/pdf`),
  'quotes.ask': ending(
    own(
      ({ quote }) => `/me/quotes/${quote}/wishes`,
      201,
      () => ({ body: { version: 1, note: 'A better price' } }),
    ),
  ),
  'quotes.decline': ending(
    own(
      ({ quote }) => `/me/quotes/${quote}/decline`,
      200,
      () => ({ body: { version: 1 } }),
    ),
  ),
  'quotes.accept': ending(
    own(
      ({ quote }) => `/me/quotes/${quote}/accept`,
      201,
      () => ({
        body: {
          version: 1,
          total: { amount: '1.00', currency: 'INR' },
          paymentMode: 'escrow',
          termsAccepted: true,
        },
      }),
    ),
  ),
  'negotiations.get': own(({ offer }) => `/me/negotiations/${offer}`),
  'negotiations.counter': ending(
    own(
      ({ offer }) => `/me/negotiations/${offer}/offers`,
      201,
      () => ({ body: { price: '91.00' } }),
    ),
  ),
  'negotiations.accept': ending(own(({ offer }) => `/me/negotiations/${offer}/accept`)),
  'negotiations.withdraw': ending(own(({ offer }) => `/me/negotiations/${offer}/withdraw`)),
  'wishlists.get': own(({ list }) => `/me/wishlists/${list}`),
  'wishlists.change': own(
    ({ list }) => `/me/wishlists/${list}`,
    200,
    () => ({ body: { isShared: false } }),
  ),
  'wishlists.quantities': own(
    ({ list }) => `/me/wishlists/${list}/quantities`,
    204,
    () => ({ body: { items: [] } }),
  ),
  'wishlists.move': own(
    ({ list }) => `/me/wishlists/${list}/move`,
    200,
    ({ list, entry }) => ({ body: { to: Number(list), entries: [Number(entry)] } }),
  ),
  'wishlists.toCart': own(
    ({ list }) => `/me/wishlists/${list}/to-cart`,
    200,
    () => ({ body: {} }),
  ),
  'wishlists.delete': ending(own(({ list }) => `/me/wishlists/${list}`, 204)),
  'wishlistEntries.toCart': ending(
    own(
      ({ entry }) => `/me/wishlist-entries/${entry}/to-cart`,
      200,
      () => ({ body: {} }),
    ),
  ),
  'wishlistEntries.delete': ending(own(({ entry }) => `/me/wishlist-entries/${entry}`, 204)),
};
