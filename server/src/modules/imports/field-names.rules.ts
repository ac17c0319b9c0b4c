// Import field names: how a field is called in each language.
import type { Locale } from '@millwright/contracts';
import { isServerKey, translator } from '@millwright/messages/server';
import { currencyOfField } from './fields.rules.ts';

/** A field without a name of its own is called as it is. */
export function fieldName(field: string, locale: Locale): string {
  const currency = currencyOfField(field);
  if (currency !== undefined) return translator(locale)('imports.field.own_price', { currency });
  const key = `imports.field.${field}`;
  return isServerKey(key) ? translator(locale)(key) : field;
}
