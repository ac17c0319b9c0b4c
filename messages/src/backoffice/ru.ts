// Messages of the back office in Russian, area by area.

import apiClients from '../../ru/backoffice/api-clients.json' with { type: 'json' };
import carriers from '../../ru/backoffice/carriers.json' with { type: 'json' };
import catalogue from '../../ru/backoffice/catalogue.json' with { type: 'json' };
import columns from '../../ru/backoffice/columns.json' with { type: 'json' };
import common from '../../ru/backoffice/common.json' with { type: 'json' };
import content from '../../ru/backoffice/content.json' with { type: 'json' };
import customers from '../../ru/backoffice/customers.json' with { type: 'json' };
import events from '../../ru/backoffice/events.json' with { type: 'json' };
import exports from '../../ru/backoffice/exports.json' with { type: 'json' };
import find from '../../ru/backoffice/find.json' with { type: 'json' };
import health from '../../ru/backoffice/health.json' with { type: 'json' };
import imports from '../../ru/backoffice/imports.json' with { type: 'json' };
import keys from '../../ru/backoffice/keys.json' with { type: 'json' };
import kinds from '../../ru/backoffice/kinds.json' with { type: 'json' };
import leads from '../../ru/backoffice/leads.json' with { type: 'json' };
import lexicon from '../../ru/backoffice/lexicon.json' with { type: 'json' };
import lots from '../../ru/backoffice/lots.json' with { type: 'json' };
import mails from '../../ru/backoffice/mails.json' with { type: 'json' };
import negotiations from '../../ru/backoffice/negotiations.json' with { type: 'json' };
import notifications from '../../ru/backoffice/notifications.json' with { type: 'json' };
import orders from '../../ru/backoffice/orders.json' with { type: 'json' };
import priceChanges from '../../ru/backoffice/price-changes.json' with { type: 'json' };
import quotes from '../../ru/backoffice/quotes.json' with { type: 'json' };
import reviews from '../../ru/backoffice/reviews.json' with { type: 'json' };
import searchLearning from '../../ru/backoffice/search-learning.json' with { type: 'json' };
import setUp from '../../ru/backoffice/set-up.json' with { type: 'json' };
import settings from '../../ru/backoffice/settings.json' with { type: 'json' };
import staff from '../../ru/backoffice/staff.json' with { type: 'json' };
import stock from '../../ru/backoffice/stock.json' with { type: 'json' };
import views from '../../ru/backoffice/views.json' with { type: 'json' };
import webhooks from '../../ru/backoffice/webhooks.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ru: Messages = {
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
