// Units in the reader's language; the catalogue keeps the international sign.
import { type AttributeValue, isolateLatin, type Locale } from '@millwright/contracts';
import { formatNumber } from './numbers.ts';

const UNITS: Partial<Record<Locale, Record<string, string>>> = {
  ru: {
    mm: 'мм',
    'mm²': 'мм²',
    'mm²/s': 'мм²/с',
    m: 'м',
    'm/s': 'м/с',
    g: 'г',
    kg: 'кг',
    'kg/m': 'кг/м',
    'kg/l': 'кг/л',
    l: 'л',
    bar: 'бар',
    W: 'Вт',
    kW: 'кВт',
    V: 'В',
    A: 'А',
    kA: 'кА',
    Nm: 'Н·м',
    J: 'Дж',
    dB: 'дБ',
    rpm: 'об/мин',
    pcs: 'шт.',
    'Shore A': 'по Шору A',
    in: 'дюйм',
    ft: 'фут',
    MPa: 'МПа',
    hp: 'л. с.',
    lb: 'фунт',
    oz: 'унция',
    gal: 'галлон',
    lbf·ft: 'фунт·фут',
    'lb/ft': 'фунт/фут',
    'ft/min': 'фут/мин',
  },
  ar: {
    mm: 'مم',
    'mm²': 'مم²',
    'mm²/s': 'مم²/ث',
    m: 'م',
    'm/s': 'م/ث',
    g: 'غ',
    kg: 'كغ',
    'kg/m': 'كغ/م',
    'kg/l': 'كغ/لتر',
    l: 'لتر',
    bar: 'بار',
    W: 'واط',
    kW: 'كيلوواط',
    V: 'فولت',
    A: 'أمبير',
    kA: 'كيلوأمبير',
    Nm: 'نيوتن·متر',
    J: 'جول',
    dB: 'ديسيبل',
    rpm: 'د/د',
    pcs: 'قطعة',
    'Shore A': 'شور A',
    in: 'بوصة',
    ft: 'قدم',
    MPa: 'ميغاباسكال',
    hp: 'حصان',
    lb: 'رطل',
    oz: 'أونصة',
    gal: 'غالون',
    lbf·ft: 'رطل·قدم',
    'lb/ft': 'رطل/قدم',
    'ft/min': 'قدم/د',
  },
};

export function unitText(unit: string, locale: Locale): string {
  const units = UNITS[locale];
  return units !== undefined && Object.hasOwn(units, unit) ? (units[unit] as string) : unit;
}

/** What the trade writes beside SI: factor, offset, unit, digits after the point. */
const CUSTOMARY: Record<string, readonly [number, number, string, number]> = {
  mm: [1 / 25.4, 0, 'in', 3],
  bar: [14.503_774, 0, 'psi', 0],
  kW: [1.341_022, 0, 'hp', 2],
  Nm: [0.737_562, 0, 'lbf·ft', 1],
  '°C': [1.8, 32, '°F', 0],
};

/** `0.984 in` for 25 mm; null where no other unit is in use. */
export function customaryText({ number, unit }: AttributeValue, locale: Locale): string | null {
  const known = unit !== null && Object.hasOwn(CUSTOMARY, unit) ? CUSTOMARY[unit] : undefined;
  if (number === null || known === undefined) return null;
  const [factor, offset, name, digits] = known;
  const value = String(Number((number * factor + offset).toFixed(digits)));
  return `${locale === 'ru' ? value.replace('.', ',') : value} ${name}`;
}

/** `850 g`, from a kilogram on `1.25 kg`. */
export function massText(grams: number, locale: Locale): string {
  const [value, unit] = grams >= 1000 ? [grams / 1000, 'kg'] : [grams, 'g'];
  return measureText(formatNumber(value, locale), unit, locale);
}

/** `12 mm`; a value without unit as it is. */
export function attributeText({ value, unit }: AttributeValue, locale: Locale): string {
  return measureText(value, unit, locale);
}

/** In Arabic a number keeps its sign, and a Latin unit its place after the number, wherever the text stands. */
export function measureText(value: string, unit: string | null, locale: Locale): string {
  return isolateLatin(unit === null ? value : `${value}\u00a0${unitText(unit, locale)}`, locale);
}
