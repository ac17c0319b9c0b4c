// Languages of the back office: the library's own and ours, by language; keys are typed, so that a missing word does not compile.
import type { Locale } from '@millwright/contracts';
import { type I18nProvider, type TranslationMessages, useTranslate } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import russian from 'ra-language-russian';
import { words as ar } from './ar/index.ts';
import { reactAdmin as arabic } from './ar/react-admin.ts';
import { words as en } from './en/index.ts';
import { words as ru } from './ru/index.ts';

export type WordKey = keyof typeof en;
export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

/** A record is called by its own name; a list that is empty says so without its title in the middle of the sentence. */
function joined(ra: TranslationMessages['ra'], words: Record<WordKey, string>): object {
  const page = {
    ...ra.page,
    create: words['common.newOf'],
    edit: '%{recordRepresentation}',
    show: '%{recordRepresentation}',
    empty: words['common.nothing'],
  };
  const navigation = { ...ra.navigation, no_filtered_results: words['common.nothingFits'], no_results: words['common.nothing'] };
  return { ra: { ...ra, page, navigation }, ...words };
}

const MESSAGES: Record<Locale, object> = {
  en: joined(english.ra, en),
  // Its one gap is a screen that no shop has.
  ru: joined({ ...russian.ra, guesser: english.ra.guesser } as TranslationMessages['ra'], ru),
  ar: joined(arabic, ar),
};
export const LANGUAGES: { locale: Locale; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'ru', name: 'Русский' },
  { locale: 'ar', name: 'العربية' },
];

const STORED = 'millwright.admin.locale';

/** What this browser chose last; the account's own language comes with the login. */
export function storedLocale(): Locale {
  const stored = localStorage.getItem(STORED);
  if (stored === 'en' || stored === 'ru' || stored === 'ar') return stored;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'ru' || tag === 'ar');
  return (wished ?? 'en') as Locale;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(STORED, locale);
}

export const i18nProvider: I18nProvider = polyglotI18nProvider(
  (locale) => MESSAGES[locale as Locale] as TranslationMessages,
  storedLocale(),
  LANGUAGES,
  { allowMissing: false, onMissingKey: (key: string) => key },
);

/** `const say = useWords(); say('staff.name')`. */
export function useWords(): Say {
  const translate = useTranslate();
  return (key, values) => translate(key, values);
}
