// Sentences and titles of problems in Russian, area by area.
import account from '../../ru/problems/account.json' with { type: 'json' };
import admin from '../../ru/problems/admin.json' with { type: 'json' };
import apiKeys from '../../ru/problems/api-keys.json' with { type: 'json' };
import catalogue from '../../ru/problems/catalogue.json' with { type: 'json' };
import events from '../../ru/problems/events.json' with { type: 'json' };
import fields from '../../ru/problems/fields.json' with { type: 'json' };
import general from '../../ru/problems/general.json' with { type: 'json' };
import leads from '../../ru/problems/leads.json' with { type: 'json' };
import negotiations from '../../ru/problems/negotiations.json' with { type: 'json' };
import orders from '../../ru/problems/orders.json' with { type: 'json' };
import quotes from '../../ru/problems/quotes.json' with { type: 'json' };
import reviews from '../../ru/problems/reviews.json' with { type: 'json' };
import titles from '../../ru/problems/titles.json' with { type: 'json' };
import titlesAdmin from '../../ru/problems/titles-admin.json' with { type: 'json' };
import validation from '../../ru/problems/validation.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ru: Messages = {
  ...account,
  ...admin,
  ...apiKeys,
  ...catalogue,
  ...events,
  ...fields,
  ...general,
  ...leads,
  ...negotiations,
  ...orders,
  ...quotes,
  ...reviews,
  ...titles,
  ...titlesAdmin,
  ...validation,
};
