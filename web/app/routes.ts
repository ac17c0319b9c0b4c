// Routes: the route table of section 2 of the specification, in its order, without the language prefix.
import type { RouteConfig } from '@millwright/server';
import type { PageModule } from './lib/page.ts';
import * as account from './storefront/account/account.page.ts';
import * as addresses from './storefront/account/addresses.page.tsx';
import * as close from './storefront/account/close.page.tsx';
import * as dashboard from './storefront/account/dashboard.page.tsx';
import * as data from './storefront/account/data.page.ts';
import * as emailChange from './storefront/account/email.page.tsx';
import * as emailCancel from './storefront/account/email-cancel.page.tsx';
import * as login from './storefront/account/login.page.tsx';
import * as logout from './storefront/account/logout.page.ts';
import * as order from './storefront/account/order.page.tsx';
import * as orders from './storefront/account/orders.page.tsx';
import * as password from './storefront/account/password.page.tsx';
import * as profile from './storefront/account/profile.page.tsx';
import * as register from './storefront/account/register.page.tsx';
import * as accountRequest from './storefront/account/request.page.tsx';
import * as accountRequests from './storefront/account/requests.page.tsx';
import * as sessions from './storefront/account/sessions.page.tsx';
import * as cart from './storefront/cart/cart.page.tsx';
import * as checkout from './storefront/checkout/checkout.page.tsx';
import * as compare from './storefront/compare/compare.page.tsx';
import * as blog from './storefront/content/blog.page.tsx';
import * as blogPost from './storefront/content/post.page.tsx';
import * as site from './storefront/content/site.page.ts';
import { staticPage } from './storefront/content/static.page.tsx';
import * as contact from './storefront/forms/contact.page.tsx';
import * as enquiry from './storefront/forms/enquiry.page.tsx';
import * as needResponse from './storefront/forms/need-response.page.tsx';
import * as ourNeeds from './storefront/forms/our-needs.page.tsx';
import * as postRequirement from './storefront/forms/request.page.tsx';
import * as becomeASeller from './storefront/forms/seller.page.tsx';
import * as cartPanel from './storefront/fragments/cart-panel.page.tsx';
import * as menu from './storefront/fragments/menu.page.tsx';
import * as preferences from './storefront/fragments/preferences.page.ts';
import * as scan from './storefront/fragments/scan.page.tsx';
import * as suggest from './storefront/fragments/suggest.page.tsx';
import * as home from './storefront/home/home.page.tsx';
import * as homeTwo from './storefront/home/home-two.page.tsx';
import * as shop from './storefront/home/shop.page.ts';
import * as inHandFamily from './storefront/in-hand/family.page.tsx';
import * as inHand from './storefront/in-hand/in-hand.page.tsx';
import * as categoryPage from './storefront/list/category-address.page.ts';
import * as industry from './storefront/list/industry.page.tsx';
import * as products from './storefront/list/products.page.tsx';
import * as lotItems from './storefront/lots/lot-items.page.tsx';
import * as lotSales from './storefront/lots/lot-sales.page.tsx';
import * as lots from './storefront/lots/lots.page.tsx';
import * as manufacturer from './storefront/manufacturers/manufacturer.page.tsx';
import * as manufacturers from './storefront/manufacturers/manufacturers.page.tsx';
import * as negotiate from './storefront/negotiations/negotiate.page.tsx';
import * as offer from './storefront/negotiations/offer.page.tsx';
import * as offers from './storefront/negotiations/offers.page.tsx';
import * as newsletterConfirm from './storefront/newsletter/confirm.page.tsx';
import * as newsletter from './storefront/newsletter/newsletter.page.tsx';
import * as newsletterUnsubscribe from './storefront/newsletter/unsubscribe.page.tsx';
import * as orderAgain from './storefront/order/order-again.page.tsx';
import * as orderReturn from './storefront/order/order-return.page.tsx';
import * as orderSuccess from './storefront/order/order-success.page.tsx';
import * as proforma from './storefront/order/proforma.page.tsx';
import * as trackOrder from './storefront/order/track-order.page.tsx';
import * as product from './storefront/product/product.page.tsx';
import * as quick from './storefront/product/quick.page.tsx';
import * as recentlyViewed from './storefront/product/recently-viewed.page.tsx';
import * as quickOrder from './storefront/quick-order/quick-order.page.tsx';
import * as quickOrderTemplate from './storefront/quick-order/template.page.ts';
import * as quoteOfAccount from './storefront/quote/quote.page.tsx';
import * as quoteLink from './storefront/quote/quote-link.page.tsx';
import * as quotes from './storefront/quote/quotes.page.tsx';
import * as myReviews from './storefront/reviews/my-reviews.page.tsx';
import * as review from './storefront/reviews/review.page.tsx';
import * as notify from './storefront/stock-alerts/notify.page.tsx';
import * as stopAlert from './storefront/stock-alerts/stop.page.tsx';
import * as savedList from './storefront/wishlist/savedlist.page.tsx';
import * as sharedList from './storefront/wishlist/shared.page.tsx';
import * as wishlist from './storefront/wishlist/wishlist.page.tsx';

export type Route = {
  name: string;
  pattern: string;
  page: PageModule;
  config?: RouteConfig;
};

/** A visitor without cookies gets the same page as every other. */
const SHARED: RouteConfig = { cacheable: true };
/** Likewise, and as Markdown for programs. */
const MARKDOWN: RouteConfig = { cacheable: true, hasMarkdown: true };
const LIST: RouteConfig = { cacheable: true, requestLimit: 'search' };
const MARKDOWN_LIST: RouteConfig = { ...LIST, hasMarkdown: true };
/** Made anew for each visitor, of nothing but what everybody may see. */
const PUBLIC_READ: RouteConfig = { isPublicRead: true };
/** What stands between a cart and its order. */
const ORDERING: RouteConfig = { priority: 'high' };
/** Hashing passwords has a queue of its own. */
const HASHING: RouteConfig = { priority: 'exempt' };
/** The page that sets a new password, and what its shell asks for. */
const RESTRICTED: RouteConfig = { allowRestricted: true };

export const ROUTES: Route[] = [
  // 2.1 Public and shop routes
  { name: 'home', pattern: '/', page: home, config: SHARED },
  { name: 'homeTwo', pattern: '/home-two', page: homeTwo, config: SHARED },
  { name: 'shop', pattern: '/shop', page: shop, config: PUBLIC_READ },
  { name: 'products', pattern: '/products', page: products, config: MARKDOWN_LIST },
  { name: 'industry', pattern: '/industry/:name', page: industry, config: SHARED },
  { name: 'manufacturers', pattern: '/manufacturers', page: manufacturers, config: SHARED },
  { name: 'manufacturer', pattern: '/manufacturers/:slug', page: manufacturer, config: SHARED },
  {
    name: 'lotItems',
    pattern: '/lotitems/:category/:id/:categoryName/:name',
    page: lotItems,
    config: SHARED,
  },
  { name: 'product', pattern: '/product/:id/:slug', page: product, config: MARKDOWN },
  { name: 'productById', pattern: '/product/:id', page: product, config: MARKDOWN },
  { name: 'review', pattern: '/product/:id/review', page: review },
  { name: 'notify', pattern: '/product/:id/notify', page: notify },
  { name: 'stopAlert', pattern: '/stock-alert/stop', page: stopAlert },
  { name: 'category', pattern: '/products/*', page: categoryPage, config: MARKDOWN_LIST },
  { name: 'inHand', pattern: '/in-hand', page: inHand, config: SHARED },
  { name: 'inHandFamily', pattern: '/in-hand/*', page: inHandFamily, config: LIST },
  { name: 'cart', pattern: '/cart', page: cart, config: ORDERING },
  { name: 'quickOrder', pattern: '/quick-order', page: quickOrder },
  { name: 'quickOrderTemplate', pattern: '/quick-order/template', page: quickOrderTemplate },
  { name: 'checkout', pattern: '/checkout', page: checkout, config: ORDERING },
  { name: 'orderSuccess', pattern: '/order-success', page: orderSuccess, config: ORDERING },
  { name: 'trackOrder', pattern: '/shop/track-order', page: trackOrder },
  { name: 'compare', pattern: '/compare', page: compare },
  { name: 'shopCompare', pattern: '/shop/compare', page: compare },
  { name: 'wishlist', pattern: '/wishlist', page: wishlist },
  { name: 'savedList', pattern: '/savedlist', page: savedList },
  { name: 'sharedList', pattern: '/savedlist/shared/:code', page: sharedList },
  { name: 'blog', pattern: '/blog', page: blog, config: SHARED },
  { name: 'post', pattern: '/blog/post-classic/:id', page: blogPost, config: SHARED },
  { name: 'site', pattern: '/site', page: site },

  // 2.2 Forms and lot sale
  { name: 'lotSales', pattern: '/lotsales', page: lotSales, config: SHARED },
  { name: 'lots', pattern: '/lot/:id/:name', page: lots, config: SHARED },

  // 2.3 Static pages
  { name: 'aboutUs', pattern: '/about-us', page: staticPage('about-us'), config: MARKDOWN },
  {
    name: 'visionMission',
    pattern: '/vision-mission',
    page: staticPage('vision-mission'),
    config: MARKDOWN,
  },
  { name: 'faq', pattern: '/faq', page: staticPage('faq'), config: MARKDOWN },
  {
    name: 'terms',
    pattern: '/terms-and-conditions',
    page: staticPage('terms-and-conditions'),
    config: MARKDOWN,
  },
  {
    name: 'privacy',
    pattern: '/privacy-policy',
    page: staticPage('privacy-policy'),
    config: MARKDOWN,
  },
  { name: 'disclaimer', pattern: '/disclaimer', page: staticPage('disclaimer'), config: MARKDOWN },

  // 2.2 Forms
  { name: 'becomeASeller', pattern: '/become-a-seller', page: becomeASeller },
  { name: 'postRequirement', pattern: '/post-your-request', page: postRequirement },
  { name: 'ourNeeds', pattern: '/our-needs', page: ourNeeds },
  { name: 'needResponse', pattern: '/our-needs/response', page: needResponse },
  { name: 'enquiry', pattern: '/enquiry', page: enquiry },
  { name: 'negotiate', pattern: '/negotiate', page: negotiate },
  { name: 'contactUs', pattern: '/contact-us', page: contact },

  // 2.4 Account area
  { name: 'account', pattern: '/account', page: account },
  { name: 'dashboard', pattern: '/account/dashboard', page: dashboard },
  { name: 'profile', pattern: '/account/profile', page: profile },
  { name: 'orders', pattern: '/account/orders', page: orders },
  { name: 'order', pattern: '/account/order/:orderId', page: order },
  { name: 'orderAgain', pattern: '/account/order/:orderId/again', page: orderAgain },
  { name: 'orderReturn', pattern: '/account/order/:orderId/return', page: orderReturn },
  { name: 'proforma', pattern: '/account/order/:orderId/proforma', page: proforma },
  { name: 'reviews', pattern: '/account/reviews', page: myReviews },
  { name: 'quotes', pattern: '/account/quotes', page: quotes },
  { name: 'quote', pattern: '/account/quotes/:number', page: quoteOfAccount },
  { name: 'quoteLink', pattern: '/quote', page: quoteLink },
  { name: 'offers', pattern: '/account/offers', page: offers },
  { name: 'offer', pattern: '/account/offers/:reference', page: offer },
  { name: 'requests', pattern: '/account/requests', page: accountRequests },
  { name: 'request', pattern: '/account/requests/:reference', page: accountRequest },
  { name: 'addresses', pattern: '/account/addresses', page: addresses },
  { name: 'password', pattern: '/account/password', page: password, config: RESTRICTED },
  { name: 'sessions', pattern: '/account/sessions', page: sessions },
  { name: 'login', pattern: '/account/login', page: login, config: HASHING },
  { name: 'register', pattern: '/account/register', page: register, config: HASHING },
  { name: 'logout', pattern: '/account/logout', page: logout, config: RESTRICTED },
  { name: 'emailChange', pattern: '/account/email', page: emailChange },
  { name: 'emailCancel', pattern: '/account/email/cancel', page: emailCancel },
  { name: 'ownData', pattern: '/account/data', page: data },
  { name: 'closeAccount', pattern: '/account/close', page: close },

  // 2.5 Layout pieces: the newsletter form of the footer and the links in its emails
  { name: 'newsletter', pattern: '/newsletter', page: newsletter },
  { name: 'newsletterConfirm', pattern: '/newsletter/confirm', page: newsletterConfirm },
  {
    name: 'newsletterUnsubscribe',
    pattern: '/newsletter/unsubscribe',
    page: newsletterUnsubscribe,
  },

  // Not screens: what forms of the shell and scripts ask for
  { name: 'preferences', pattern: '/preferences', page: preferences, config: RESTRICTED },
  { name: 'menu', pattern: '/menu', page: menu, config: { ...SHARED, ...RESTRICTED } },
  {
    name: 'suggest',
    pattern: '/suggest',
    page: suggest,
    config: { ...PUBLIC_READ, ...RESTRICTED },
  },
  { name: 'scan', pattern: '/scan', page: scan, config: { ...SHARED, ...RESTRICTED } },
  { name: 'quickView', pattern: '/product/:id/quick', page: quick, config: SHARED },
  { name: 'recentlyViewed', pattern: '/recently-viewed', page: recentlyViewed },
  {
    name: 'cartPanel',
    pattern: '/cart/panel',
    page: cartPanel,
    config: { ...ORDERING, ...RESTRICTED },
  },
];
