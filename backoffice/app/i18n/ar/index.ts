// All words of one language: an area a file, joined here.
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { customers } from './customers.ts';
import { exporting } from './exports.ts';
import { health } from './health.ts';
import { imports } from './imports.ts';
import { kinds } from './kinds.ts';
import { leads } from './leads.ts';
import { lots } from './lots.ts';
import { mails } from './mails.ts';
import { negotiations } from './negotiations.ts';
import { orders } from './orders.ts';
import { quotes } from './quotes.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';

export const words = {
  ...catalogue,
  ...common,
  ...content,
  ...customers,
  ...exporting,
  ...health,
  ...imports,
  ...kinds,
  ...leads,
  ...lots,
  ...mails,
  ...negotiations,
  ...quotes,
  ...orders,
  ...reviews,
  ...settings,
  ...staff,
};
