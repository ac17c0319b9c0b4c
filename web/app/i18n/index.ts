// Message catalogue: typed keys, ICU messages compiled once, plain texts returned as they are.
import { INTL_LOCALE, type Locale } from '@millwright/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import { ar } from './ar.ts';
import { en, type MessageKey, type Messages } from './en.ts';
import { ru } from './ru.ts';

export type { MessageKey, Messages };
export type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;

export const MESSAGES: Record<Locale, Messages> = { en, ru, ar };

type Compiled = (values: Values) => string;
const translators = new Map<Locale, Translate>();

/** `t('list.showing', { shown: 20, total: 131 })` in one language. */
export function translator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (translate === undefined) {
    translate = makeTranslator(locale);
    translators.set(locale, translate);
  }
  return translate;
}

function makeTranslator(locale: Locale): Translate {
  const messages = MESSAGES[locale];
  const compiled = new Map<MessageKey, Compiled>();
  return (key, values) => {
    if (values === undefined) return messages[key];
    let format = compiled.get(key);
    if (format === undefined) {
      format = compile(messages[key], locale);
      compiled.set(key, format);
    }
    return format(values);
  };
}

function compile(message: string, locale: Locale): Compiled {
  // Most messages only have a name or a number in them; the ICU formatter is for plurals and choices.
  if (!/\{\w+\s*,/.test(message)) {
    const number = new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 3 });
    return (values) =>
      message.replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name];
        return typeof value === 'number' ? number.format(value) : (value ?? place);
      });
  }
  const format = new IntlMessageFormat(message, INTL_LOCALE[locale], undefined, { ignoreTag: true });
  return (values) => String(format.format(values));
}
