// Messages of the back office in English, area by area.

import apiClients from '../../en/backoffice/api-clients.json' with { type: 'json' };
import carriers from '../../en/backoffice/carriers.json' with { type: 'json' };
import catalogue from '../../en/backoffice/catalogue.json' with { type: 'json' };
import columns from '../../en/backoffice/columns.json' with { type: 'json' };
import common from '../../en/backoffice/common.json' with { type: 'json' };
import content from '../../en/backoffice/content.json' with { type: 'json' };
import customers from '../../en/backoffice/customers.json' with { type: 'json' };
import events from '../../en/backoffice/events.json' with { type: 'json' };
import exports from '../../en/backoffice/exports.json' with { type: 'json' };
import find from '../../en/backoffice/find.json' with { type: 'json' };
import health from '../../en/backoffice/health.json' with { type: 'json' };
import imports from '../../en/backoffice/imports.json' with { type: 'json' };
import keys from '../../en/backoffice/keys.json' with { type: 'json' };
import kinds from '../../en/backoffice/kinds.json' with { type: 'json' };
import leads from '../../en/backoffice/leads.json' with { type: 'json' };
import lexicon from '../../en/backoffice/lexicon.json' with { type: 'json' };
import lots from '../../en/backoffice/lots.json' with { type: 'json' };
import mails from '../../en/backoffice/mails.json' with { type: 'json' };
import negotiations from '../../en/backoffice/negotiations.json' with { type: 'json' };
import notifications from '../../en/backoffice/notifications.json' with { type: 'json' };
import orders from '../../en/backoffice/orders.json' with { type: 'json' };
import priceChanges from '../../en/backoffice/price-changes.json' with { type: 'json' };
import quotes from '../../en/backoffice/quotes.json' with { type: 'json' };
import reviews from '../../en/backoffice/reviews.json' with { type: 'json' };
import searchLearning from '../../en/backoffice/search-learning.json' with { type: 'json' };
import setUp from '../../en/backoffice/set-up.json' with { type: 'json' };
import settings from '../../en/backoffice/settings.json' with { type: 'json' };
import staff from '../../en/backoffice/staff.json' with { type: 'json' };
import stock from '../../en/backoffice/stock.json' with { type: 'json' };
import views from '../../en/backoffice/views.json' with { type: 'json' };
import webhooks from '../../en/backoffice/webhooks.json' with { type: 'json' };

export const en = {
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

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
