// Messages of the server in Russian, area by area.
import agents from '../../ru/server/agents.json' with { type: 'json' };
import cart from '../../ru/server/cart.json' with { type: 'json' };
import catalog from '../../ru/server/catalog.json' with { type: 'json' };
import customers from '../../ru/server/customers.json' with { type: 'json' };
import gstStates from '../../ru/server/gst-states.json' with { type: 'json' };
import identity from '../../ru/server/identity.json' with { type: 'json' };
import importFields from '../../ru/server/import-fields.json' with { type: 'json' };
import imports from '../../ru/server/imports.json' with { type: 'json' };
import invoices from '../../ru/server/invoices.json' with { type: 'json' };
import leads from '../../ru/server/leads.json' with { type: 'json' };
import lexicon from '../../ru/server/lexicon.json' with { type: 'json' };
import lots from '../../ru/server/lots.json' with { type: 'json' };
import mails from '../../ru/server/mails.json' with { type: 'json' };
import mailsAccount from '../../ru/server/mails-account.json' with { type: 'json' };
import mailsInvoices from '../../ru/server/mails-invoices.json' with { type: 'json' };
import mailsLeads from '../../ru/server/mails-leads.json' with { type: 'json' };
import mailsNegotiations from '../../ru/server/mails-negotiations.json' with { type: 'json' };
import mailsOrders from '../../ru/server/mails-orders.json' with { type: 'json' };
import mailsQuotes from '../../ru/server/mails-quotes.json' with { type: 'json' };
import mailsStaff from '../../ru/server/mails-staff.json' with { type: 'json' };
import mailsStockAlerts from '../../ru/server/mails-stock-alerts.json' with { type: 'json' };
import mailsWebhooks from '../../ru/server/mails-webhooks.json' with { type: 'json' };
import negotiations from '../../ru/server/negotiations.json' with { type: 'json' };
import orders from '../../ru/server/orders.json' with { type: 'json' };
import pages from '../../ru/server/pages.json' with { type: 'json' };
import quotes from '../../ru/server/quotes.json' with { type: 'json' };
import reviews from '../../ru/server/reviews.json' with { type: 'json' };
import sellers from '../../ru/server/sellers.json' with { type: 'json' };
import sheets from '../../ru/server/sheets.json' with { type: 'json' };
import stockAlerts from '../../ru/server/stock-alerts.json' with { type: 'json' };
import units from '../../ru/server/units.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ru: Messages = {
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
