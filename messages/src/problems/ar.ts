// Sentences and titles of problems in Arabic, area by area.
import account from '../../ar/problems/account.json' with { type: 'json' };
import admin from '../../ar/problems/admin.json' with { type: 'json' };
import apiKeys from '../../ar/problems/api-keys.json' with { type: 'json' };
import catalogue from '../../ar/problems/catalogue.json' with { type: 'json' };
import events from '../../ar/problems/events.json' with { type: 'json' };
import fields from '../../ar/problems/fields.json' with { type: 'json' };
import general from '../../ar/problems/general.json' with { type: 'json' };
import leads from '../../ar/problems/leads.json' with { type: 'json' };
import negotiations from '../../ar/problems/negotiations.json' with { type: 'json' };
import orders from '../../ar/problems/orders.json' with { type: 'json' };
import quotes from '../../ar/problems/quotes.json' with { type: 'json' };
import reviews from '../../ar/problems/reviews.json' with { type: 'json' };
import titles from '../../ar/problems/titles.json' with { type: 'json' };
import titlesAdmin from '../../ar/problems/titles-admin.json' with { type: 'json' };
import validation from '../../ar/problems/validation.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ar: Messages = {
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
