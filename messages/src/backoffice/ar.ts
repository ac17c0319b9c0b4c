// Messages of the back office in Arabic, area by area.

import apiClients from '../../ar/backoffice/api-clients.json' with { type: 'json' };
import carriers from '../../ar/backoffice/carriers.json' with { type: 'json' };
import catalogue from '../../ar/backoffice/catalogue.json' with { type: 'json' };
import columns from '../../ar/backoffice/columns.json' with { type: 'json' };
import common from '../../ar/backoffice/common.json' with { type: 'json' };
import content from '../../ar/backoffice/content.json' with { type: 'json' };
import customers from '../../ar/backoffice/customers.json' with { type: 'json' };
import events from '../../ar/backoffice/events.json' with { type: 'json' };
import exports from '../../ar/backoffice/exports.json' with { type: 'json' };
import find from '../../ar/backoffice/find.json' with { type: 'json' };
import health from '../../ar/backoffice/health.json' with { type: 'json' };
import imports from '../../ar/backoffice/imports.json' with { type: 'json' };
import keys from '../../ar/backoffice/keys.json' with { type: 'json' };
import kinds from '../../ar/backoffice/kinds.json' with { type: 'json' };
import leads from '../../ar/backoffice/leads.json' with { type: 'json' };
import lexicon from '../../ar/backoffice/lexicon.json' with { type: 'json' };
import lots from '../../ar/backoffice/lots.json' with { type: 'json' };
import mails from '../../ar/backoffice/mails.json' with { type: 'json' };
import negotiations from '../../ar/backoffice/negotiations.json' with { type: 'json' };
import notifications from '../../ar/backoffice/notifications.json' with { type: 'json' };
import orders from '../../ar/backoffice/orders.json' with { type: 'json' };
import priceChanges from '../../ar/backoffice/price-changes.json' with { type: 'json' };
import quotes from '../../ar/backoffice/quotes.json' with { type: 'json' };
import reviews from '../../ar/backoffice/reviews.json' with { type: 'json' };
import searchLearning from '../../ar/backoffice/search-learning.json' with { type: 'json' };
import setUp from '../../ar/backoffice/set-up.json' with { type: 'json' };
import settings from '../../ar/backoffice/settings.json' with { type: 'json' };
import staff from '../../ar/backoffice/staff.json' with { type: 'json' };
import stock from '../../ar/backoffice/stock.json' with { type: 'json' };
import views from '../../ar/backoffice/views.json' with { type: 'json' };
import webhooks from '../../ar/backoffice/webhooks.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ar: Messages = {
  ...carriers,
  ...apiClients,
  ...catalogue,
  ...columns,
  ...common,
  ...content,
  ...customers,
  ...events,
  ...exports,
  ...find,
  ...health,
  ...imports,
  ...keys,
  ...kinds,
  ...leads,
  ...lexicon,
  ...lots,
  ...mails,
  ...negotiations,
  ...notifications,
  ...orders,
  ...priceChanges,
  ...quotes,
  ...reviews,
  ...searchLearning,
  ...setUp,
  ...settings,
  ...staff,
  ...stock,
  ...views,
  ...webhooks,
};
