// Languages of the back office: our messages, and the library's own beside them in its format, by language.
import type { Locale } from '@millwright/contracts';
import { MESSAGES, type MessageKey, translator } from '@millwright/messages/backoffice';
import { type I18nProvider, type TranslationMessages, useTranslate } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import russian from 'ra-language-russian';
import { reactAdmin as arabic } from './react-admin-arabic.ts';

export type WordKey = MessageKey;
export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

/** What the dialog calls a record that is to be deleted, by the name of its resource. */
const DELETED = {
  'staff-roles': 'delete.staff-roles',
  webhooks: 'delete.webhooks',
  manufacturers: 'delete.manufacturers',
  categories: 'delete.categories',
  'lot-categories': 'delete.lot-categories',
  synonyms: 'delete.synonyms',
  'freight-rates': 'delete.freight-rates',
  rates: 'delete.rates',
  'tax-rates': 'delete.tax-rates',
  'content/posts': 'delete.posts',
  'content/banners': 'delete.banners',
  'content/features': 'delete.features',
  'content/clients': 'delete.clients',
} satisfies Record<string, WordKey>;

/** The library's place for a record's name, isolated: names are of either direction. */
const ofRecord = (words: string): string =>
  words.replace('{name}', '\u2068%{recordRepresentation}\u2069');

/** A record is called by its own name; a list that is empty says so without its title in the middle of the sentence; what is saved or deleted is told in sentences. */
function libraryMessages(locale: Locale, ra: TranslationMessages['ra']): TranslationMessages {
  const words = MESSAGES[locale];
  const page = {
    ...ra.page,
    create: words['common.newOf'].replace('{name}', '%{name}'),
    edit: '%{recordRepresentation}',
    show: '%{recordRepresentation}',
    empty: words['common.nothing'],
  };
  const navigation = {
    ...ra.navigation,
    no_filtered_results: words['common.nothingFits'],
    no_results: words['common.nothing'],
  };
  const message = {
    ...ra.message,
    delete_title: ofRecord(words['delete.other']),
    delete_content: words['delete.sure'],
  };
  const notification = {
    ...ra.notification,
    updated: words['notice.updated'],
    created: words['notice.created'],
    deleted: words['notice.deleted'],
  };
  const resources = Object.fromEntries(
    Object.entries(DELETED).map(([name, key]) => [
      name,
      { message: { delete_title: ofRecord(words[key]) } },
    ]),
  );
  return { ra: { ...ra, page, navigation, message, notification }, resources };
}

const LIBRARY: Record<Locale, TranslationMessages> = {
  en: libraryMessages('en', english.ra),
  // Its one gap is a screen that no shop has.
  ru: libraryMessages('ru', {
    ...russian.ra,
    guesser: english.ra.guesser,
  } as TranslationMessages['ra']),
  ar: libraryMessages('ar', arabic),
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
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag === 'en' || tag === 'ru' || tag === 'ar');
  return (preferred ?? 'en') as Locale;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(STORED, locale);
}

const library = polyglotI18nProvider(
  (locale) => LIBRARY[locale as Locale],
  storedLocale(),
  LANGUAGES,
  {
    allowMissing: false,
    onMissingKey: (key: string) => key,
  },
);

export const i18nProvider: I18nProvider = {
  ...library,
  translate: (key: string, values?: Record<string, string | number>) =>
    Object.hasOwn(MESSAGES.en, key)
      ? translator(library.getLocale() as Locale)(key as WordKey, values)
      : library.translate(key, values),
};

/** `const say = useWords(); say('staff.name')`. */
export function useWords(): Say {
  const translate = useTranslate();
  return (key, values) => translate(key, values);
}
