// Messages of the server in Arabic, area by area.
import agents from '../../ar/server/agents.json' with { type: 'json' };
import cart from '../../ar/server/cart.json' with { type: 'json' };
import catalog from '../../ar/server/catalog.json' with { type: 'json' };
import customers from '../../ar/server/customers.json' with { type: 'json' };
import gstStates from '../../ar/server/gst-states.json' with { type: 'json' };
import identity from '../../ar/server/identity.json' with { type: 'json' };
import importFields from '../../ar/server/import-fields.json' with { type: 'json' };
import imports from '../../ar/server/imports.json' with { type: 'json' };
import invoices from '../../ar/server/invoices.json' with { type: 'json' };
import leads from '../../ar/server/leads.json' with { type: 'json' };
import lexicon from '../../ar/server/lexicon.json' with { type: 'json' };
import lots from '../../ar/server/lots.json' with { type: 'json' };
import mails from '../../ar/server/mails.json' with { type: 'json' };
import mailsAccount from '../../ar/server/mails-account.json' with { type: 'json' };
import mailsInvoices from '../../ar/server/mails-invoices.json' with { type: 'json' };
import mailsLeads from '../../ar/server/mails-leads.json' with { type: 'json' };
import mailsNegotiations from '../../ar/server/mails-negotiations.json' with { type: 'json' };
import mailsOrders from '../../ar/server/mails-orders.json' with { type: 'json' };
import mailsQuotes from '../../ar/server/mails-quotes.json' with { type: 'json' };
import mailsStaff from '../../ar/server/mails-staff.json' with { type: 'json' };
import mailsStockAlerts from '../../ar/server/mails-stock-alerts.json' with { type: 'json' };
import mailsWebhooks from '../../ar/server/mails-webhooks.json' with { type: 'json' };
import negotiations from '../../ar/server/negotiations.json' with { type: 'json' };
import orders from '../../ar/server/orders.json' with { type: 'json' };
import pages from '../../ar/server/pages.json' with { type: 'json' };
import quotes from '../../ar/server/quotes.json' with { type: 'json' };
import reviews from '../../ar/server/reviews.json' with { type: 'json' };
import sellers from '../../ar/server/sellers.json' with { type: 'json' };
import sheets from '../../ar/server/sheets.json' with { type: 'json' };
import stockAlerts from '../../ar/server/stock-alerts.json' with { type: 'json' };
import units from '../../ar/server/units.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ar: Messages = {
  ...agents,
  ...cart,
  ...catalog,
  ...customers,
  ...gstStates,
  ...identity,
  ...importFields,
  ...imports,
  ...invoices,
  ...leads,
  ...lexicon,
  ...lots,
  ...mails,
  ...mailsAccount,
  ...mailsInvoices,
  ...mailsLeads,
  ...mailsNegotiations,
  ...mailsOrders,
  ...mailsQuotes,
  ...mailsStaff,
  ...mailsStockAlerts,
  ...mailsWebhooks,
  ...negotiations,
  ...orders,
  ...pages,
  ...quotes,
  ...reviews,
  ...sellers,
  ...sheets,
  ...stockAlerts,
  ...units,
};
