// Units and numbers as completions write them: in the language of the text that is completed.
import type { Locale } from '@millwright/contracts';

const SIGNS: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: {
    mm: 'мм',
    'mm²': 'мм²',
    kW: 'кВт',
    A: 'А',
    V: 'В',
    Nm: 'Нм',
    kg: 'кг',
    g: 'г',
    l: 'л',
    bar: 'бар',
    J: 'Дж',
  },
  ar: {
    mm: 'مم',
    'mm²': 'مم²',
    kW: 'كيلوواط',
    A: 'أمبير',
    V: 'فولت',
    Nm: 'نيوتن',
    kg: 'كجم',
    l: 'لتر',
    bar: 'بار',
  },
};

const CYRILLIC = /[\u0400-\u04ff]/;
const ARABIC = /[\u0600-\u06ff]/;

/** Units that are not said with the number: oil 46. */
const UNSAID = new Set(['mm²/s', 'pcs']);

/** With the space before it; '' for none. @param unit as the catalogue has it */
export function signBehind(unit: string | null, text: string): string {
  if (unit === null || unit === '' || UNSAID.has(unit)) return '';
  const locale: Locale = CYRILLIC.test(text) ? 'ru' : ARABIC.test(text) ? 'ar' : 'en';
  return ` ${SIGNS[locale]?.[unit] ?? unit}`;
}

/** A number as the language of the text writes it; as it was begun, where that has a decimal point already. */
export function numberIn(number: number, text: string, begun: string): string {
  const digits = String(number);
  return CYRILLIC.test(text) && !begun.includes('.') ? digits.replace('.', ',') : digits;
}
