// Sentences and titles of problems in English, area by area.
import account from '../../en/problems/account.json' with { type: 'json' };
import admin from '../../en/problems/admin.json' with { type: 'json' };
import apiKeys from '../../en/problems/api-keys.json' with { type: 'json' };
import catalogue from '../../en/problems/catalogue.json' with { type: 'json' };
import events from '../../en/problems/events.json' with { type: 'json' };
import fields from '../../en/problems/fields.json' with { type: 'json' };
import general from '../../en/problems/general.json' with { type: 'json' };
import leads from '../../en/problems/leads.json' with { type: 'json' };
import negotiations from '../../en/problems/negotiations.json' with { type: 'json' };
import orders from '../../en/problems/orders.json' with { type: 'json' };
import quotes from '../../en/problems/quotes.json' with { type: 'json' };
import reviews from '../../en/problems/reviews.json' with { type: 'json' };
import titles from '../../en/problems/titles.json' with { type: 'json' };
import titlesAdmin from '../../en/problems/titles-admin.json' with { type: 'json' };
import validation from '../../en/problems/validation.json' with { type: 'json' };

export const en = {
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

export type ProblemKey = keyof typeof en;
export type Messages = Record<ProblemKey, string>;
