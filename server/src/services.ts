// Services of the program: every use case, by module; all entry points (REST routes and pages) call these and nothing else.
import * as apiClients from './modules/api-clients/index.ts';
import * as cart from './modules/cart/index.ts';
import * as catalog from './modules/catalog/index.ts';
import * as company from './modules/company/index.ts';
import * as content from './modules/content/index.ts';
import * as customers from './modules/customers/index.ts';
import * as exportedLists from './modules/exports/index.ts';
import * as identity from './modules/identity/index.ts';
import * as imports from './modules/imports/index.ts';
import * as invoices from './modules/invoices/index.ts';
import * as leads from './modules/leads/index.ts';
import * as lots from './modules/lots/index.ts';
import * as media from './modules/media/index.ts';
import * as negotiations from './modules/negotiations/index.ts';
import * as newsletter from './modules/newsletter/index.ts';
import * as orders from './modules/orders/index.ts';
import * as privacy from './modules/privacy/index.ts';
import * as quickOrder from './modules/quick-order/index.ts';
import * as quotes from './modules/quotes/index.ts';
import * as reviews from './modules/reviews/index.ts';
import * as savedViews from './modules/saved-views/index.ts';
import * as search from './modules/search/index.ts';
import * as staff from './modules/staff/index.ts';
import * as staffNotifications from './modules/staff-notifications/index.ts';
import * as stockAlerts from './modules/stock-alerts/index.ts';
import * as wishlist from './modules/wishlist/index.ts';

export const services = {
  apiClients: apiClients.service,
  cart: cart.service,
  catalog: catalog.service,
  company: company.service,
  content: content.service,
  customers: customers.service,
  exports: exportedLists.service,
  identity: identity.service,
  imports: imports.service,
  invoices: invoices.service,
  leads: leads.service,
  lots: lots.service,
  media: media.service,
  negotiations: negotiations.service,
  newsletter: newsletter.service,
  orders: orders.service,
  privacy: privacy.service,
  quickOrder: quickOrder.service,
  quotes: quotes.service,
  reviews: reviews.service,
  search: search.service,
  staff: staff.service,
  savedViews: savedViews.service,
  staffNotifications: staffNotifications.service,
  stockAlerts: stockAlerts.service,
  wishlist: wishlist.service,
};

export type Services = typeof services;
