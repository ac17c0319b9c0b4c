// Units of sale in the language of the request, as names of countries are. [§3 productuom, decisions §2]
import type { Locale, LocalizedText } from './locale.ts';
import type { UnitOfSale } from './views/catalog.ts';

const NAMES: Record<UnitOfSale, LocalizedText> = {
  piece: { en: 'piece', ru: 'штука', ar: 'قطعة' },
  pair: { en: 'pair', ru: 'пара', ar: 'زوج' },
  set: { en: 'set', ru: 'комплект', ar: 'طقم' },
  pack: { en: 'pack', ru: 'упаковка', ar: 'عبوة' },
  metre: { en: 'metre', ru: 'метр', ar: 'متر' },
  kilogram: { en: 'kilogram', ru: 'килограмм', ar: 'كيلوغرام' },
  litre: { en: 'litre', ru: 'литр', ar: 'لتر' },
};

/** `set` -> комплект; a unit that is not ours as it is. */
export function unitOfSaleName(unit: string, locale: Locale): string {
  return Object.hasOwn(NAMES, unit) ? NAMES[unit as UnitOfSale][locale] : unit;
}
