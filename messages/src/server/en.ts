// Messages of the server in English, area by area.
import agents from '../../en/server/agents.json' with { type: 'json' };
import cart from '../../en/server/cart.json' with { type: 'json' };
import catalog from '../../en/server/catalog.json' with { type: 'json' };
import customers from '../../en/server/customers.json' with { type: 'json' };
import gstStates from '../../en/server/gst-states.json' with { type: 'json' };
import identity from '../../en/server/identity.json' with { type: 'json' };
import importFields from '../../en/server/import-fields.json' with { type: 'json' };
import imports from '../../en/server/imports.json' with { type: 'json' };
import invoices from '../../en/server/invoices.json' with { type: 'json' };
import leads from '../../en/server/leads.json' with { type: 'json' };
import lexicon from '../../en/server/lexicon.json' with { type: 'json' };
import lots from '../../en/server/lots.json' with { type: 'json' };
import mails from '../../en/server/mails.json' with { type: 'json' };
import mailsAccount from '../../en/server/mails-account.json' with { type: 'json' };
import mailsInvoices from '../../en/server/mails-invoices.json' with { type: 'json' };
import mailsLeads from '../../en/server/mails-leads.json' with { type: 'json' };
import mailsNegotiations from '../../en/server/mails-negotiations.json' with { type: 'json' };
import mailsOrders from '../../en/server/mails-orders.json' with { type: 'json' };
import mailsQuotes from '../../en/server/mails-quotes.json' with { type: 'json' };
import mailsStaff from '../../en/server/mails-staff.json' with { type: 'json' };
import mailsStockAlerts from '../../en/server/mails-stock-alerts.json' with { type: 'json' };
import mailsWebhooks from '../../en/server/mails-webhooks.json' with { type: 'json' };
import negotiations from '../../en/server/negotiations.json' with { type: 'json' };
import orders from '../../en/server/orders.json' with { type: 'json' };
import pages from '../../en/server/pages.json' with { type: 'json' };
import quotes from '../../en/server/quotes.json' with { type: 'json' };
import reviews from '../../en/server/reviews.json' with { type: 'json' };
import sellers from '../../en/server/sellers.json' with { type: 'json' };
import sheets from '../../en/server/sheets.json' with { type: 'json' };
import stockAlerts from '../../en/server/stock-alerts.json' with { type: 'json' };
import units from '../../en/server/units.json' with { type: 'json' };

export const en = {
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

export type ServerKey = keyof typeof en;
export type Messages = Record<ServerKey, string>;
