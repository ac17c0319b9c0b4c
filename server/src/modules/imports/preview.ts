// Preview of an import: what a row will make of a product, in words of the shop and in the reader's language.
import { formatMoney, type ImportPreview, type Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { ImportReferences } from '../catalog/index.ts';
import type { PreviewRecord } from './created.queries.ts';
import { fieldName } from './field-names.rules.ts';
import { ATTRIBUTE, FIELDS } from './fields.rules.ts';

const PRICES: Readonly<Record<string, 'INR' | 'USD' | 'SAR'>> = {
  price_inr: 'INR',
  discount_inr: 'INR',
  price_usd: 'USD',
  price_sar: 'SAR',
};
/** Shown above the fields. */
const HEAD = new Set(['sku', 'name_en', 'family_name', 'is_family', 'options']);

/** @param newAttributes names of attributes that the shop does not have, by slug */
export function previewOf(
  { row, state, record }: PreviewRecord,
  { categories, attributes }: ImportReferences,
  newAttributes: Readonly<Record<string, string>>,
  locale: Locale,
): ImportPreview {
  const isFamily = record.is_family === true;
  const t = translator(locale);
  const wordOf = (field: string, value: string | number | boolean): string => {
    const currency = PRICES[field];
    if (currency !== undefined) return formatMoney(Number(value), currency, locale);
    if (field === 'category' && typeof value === 'number')
      return categories.find(({ id }) => id === value)?.paths[0] ?? String(value);
    if (typeof value === 'boolean') return t(value ? 'imports.yes' : 'imports.no');
    return field === 'weight_grams' ? `${value} g` : String(value);
  };
  const own = FIELDS.products.flatMap(({ name }) => {
    const value = record[name];
    return value === undefined || HEAD.has(name)
      ? []
      : [{ name, label: fieldName(name, locale), value: wordOf(name, value) }];
  });
  const place = ['en', 'ru', 'ar'].indexOf(locale);
  const described = Object.entries(record).flatMap(([field, value]) => {
    if (!field.startsWith(ATTRIBUTE)) return [];
    const slug = field.slice(ATTRIBUTE.length);
    const attribute = attributes.find((one) => one.slug === slug);
    const word =
      attribute?.kind === 'text' && typeof value === 'number'
        ? (attribute.values.find(({ ordinal }) => ordinal === value)?.names.at(1) ?? value)
        : value;
    return [
      {
        name: field,
        label: attribute?.names[place] ?? attribute?.names[0] ?? newAttributes[slug] ?? slug,
        value: `${word}${typeof value === 'number' && attribute?.unit != null ? ` ${attribute.unit}` : ''}`,
      },
    ];
  });
  return {
    id: row,
    row,
    state,
    sku: String((isFamily ? record.family : record.sku) ?? ''),
    name: String((isFamily ? record.family_name : record.name_en) ?? ''),
    isFamily,
    fields: isFamily ? [] : [...own, ...described],
  };
}
