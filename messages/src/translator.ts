// Translator: a typed key and its values -> the text in one language. ICU messages are compiled once, plain texts returned as they are.
import { IntlMessageFormat } from 'intl-messageformat';
import { fillPlaces, type Values, withSingleStops } from './fill.ts';
import { INTL_LOCALE, type Locale } from './locale.ts';

/** The messages of one side in every language: a key that is missing in one of them is a type error. */
export type Catalogue<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;
/** `t('list.showing', { shown: 20, total: 131 })` */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

type Compiled = (values: Values) => string;

/** @param numbers how a number stands in a simple place: grouped as the language writes it, or in plain digits, which programs read too */
export function translatorOf<Key extends string>(
  catalogue: Catalogue<Key>,
  numbers: 'grouped' | 'plain',
): (locale: Locale) => Translate<Key> {
  const translators = new Map<Locale, Translate<Key>>();
  return (locale) => {
    let translate = translators.get(locale);
    if (translate === undefined) {
      translate = makeTranslator(catalogue[locale], locale, numbers);
      translators.set(locale, translate);
    }
    return translate;
  };
}

function makeTranslator<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  locale: Locale,
  numbers: 'grouped' | 'plain',
): Translate<Key> {
  const compiled = new Map<Key, Compiled>();
  const grouped = new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 3 });
  const write = (value: string | number): string =>
    typeof value === 'number' && numbers === 'grouped' ? grouped.format(value) : String(value);
  return (key, values) => {
    if (values === undefined) return messages[key];
    let format = compiled.get(key);
    if (format === undefined) {
      format = compile(messages[key], locale, write);
      compiled.set(key, format);
    }
    return format(values);
  };
}

function compile(
  message: string,
  locale: Locale,
  write: (value: string | number) => string,
): Compiled {
  // Most messages only have a name or a number in them; the ICU formatter is for plurals and choices.
  if (!/\{\w+\s*,/.test(message)) return (values) => fillPlaces(message, values, write);
  const format = new IntlMessageFormat(message, INTL_LOCALE[locale], undefined, {
    ignoreTag: true,
  });
  return (values) => withSingleStops(String(format.format(values)), values);
}
