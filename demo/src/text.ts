// Text in three languages.
// `text(en, ru, ar)` for fixed texts, `fill(template, values)` for texts with numbers and names in them.
import type { Text3 } from './types.ts';

export function text(en: string, ru: string, ar: string): Text3 {
  return { en, ru, ar };
}

/** A designation that is the same everywhere: a size, a standard, a part number. */
export function same(value: string): Text3 {
  return { en: value, ru: value, ar: value };
}

/** A number as a part number writes it: at most three decimals, a point, no zeros at the end. */
export function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** In running text: a true minus sign, in Russian a decimal comma. */
function written(value: number, language: keyof Text3): string {
  if (language === 'ar') return plain(value);
  const digits = plain(value).replace('-', '−');
  return language === 'ru' ? digits.replace('.', ',') : digits;
}

/** Numbers up to a unit in Cyrillic letters: "125x1.6x22.23 мм", "0.01 мм", "18G1.5 мм²", "2.7 Дж". */
const RUSSIAN_MEASURE =
  /\d+(?:\.\d+)?(?:[x×/–-]\d+(?:\.\d+)?)*(?= (?:мм|мм²|м|л|г|кг|Вт|кВт|В|А|кА|Дж|Нм|Н·м)(?![\p{L}\d]))/gu;

/** Sizes that came as designations: in Russian a decimal comma where their unit is Russian too; threads, classes and part numbers keep their point. */
export function withRussianMeasures(value: Text3): Text3 {
  return {
    ...value,
    ru: value.ru.replace(RUSSIAN_MEASURE, (measure) => measure.replaceAll('.', ',')),
  };
}

export type TextValue = Text3 | string | number;

function inLanguage(value: TextValue, language: keyof Text3): string {
  if (typeof value === 'number') return written(value, language);
  if (typeof value === 'string') return value;
  return value[language];
}

function fillOne(
  template: string,
  values: Record<string, TextValue>,
  language: keyof Text3,
): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`"${template}" has no value for {${key}}`);
    return inLanguage(value, language);
  });
}

/** Puts values into the `{name}` places; numbers get a decimal comma in Russian, texts their own language. */
export function fill(template: Text3, values: Record<string, TextValue>): Text3 {
  return {
    en: fillOne(template.en, values, 'en'),
    ru: fillOne(template.ru, values, 'ru'),
    ar: fillOne(template.ar, values, 'ar'),
  };
}

/** Texts one after another, separated by a space (or what is given); empty ones are left out. */
export function join(parts: readonly TextValue[], between = ' '): Text3 {
  const one = (language: keyof Text3) =>
    parts
      .map((part) => inLanguage(part, language))
      .filter((part) => part !== '')
      .join(language === 'ar' ? between.replace(',', '،') : between);
  return { en: one('en'), ru: one('ru'), ar: one('ar') };
}

/** The slug of a designation: `ISO 4017` -> `iso-4017`, `1/4-20 UNC` -> `1-4-20-unc`, `M8×1.25` -> `m8x1.25` -> `m8x1-25`. */
export function slugOf(designation: string): string {
  return designation
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/°/g, 'deg')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A designation as part of a SKU: capitals, digits, points and hyphens only. */
export function skuOf(designation: string): string {
  return designation
    .toUpperCase()
    .replace(/×/g, 'X')
    .replace(/[^A-Z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
}
