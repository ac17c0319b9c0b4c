// Names of the columns in the log of changes and in histories: the labels of the forms.
import type { Say } from '../i18n/index.ts';
import { baseCurrency } from '../lib/api.ts';
import { wordOf } from './audited-columns.ts';

/** Undefined for a column that the shop does not know. */
export function columnText(table: string, column: string, say: Say): string | undefined {
  const found = wordOf(table, column);
  if (found === undefined) return undefined;
  return say(found.word, { currency: found.currency ?? baseCurrency() });
}
