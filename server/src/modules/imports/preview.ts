// Preview of an import: what a row will make of a product, in words of the shop and in the reader's language.
import {
  type Currencies,
  formatMoney,
  type ImportPreview,
  type Locale,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { ImportReferences } from '../catalog/index.ts';
import { withoutArchive } from './archive-rows.ts';
import type { PreviewRecord } from './created.queries.ts';
import { fieldName } from './field-names.rules.ts';
import { ATTRIBUTE, importFields } from './fields.rules.ts';

/** Shown above the fields. */
const HEAD = new Set(['sku', 'name_en', 'family_name', 'is_family', 'options']);

/** @param newAttributes names of attributes that the shop does not have, by slug */
export function previewOf(
  { row, state, record }: PreviewRecord,
  { categories, attributes }: ImportReferences,
  newAttributes: Readonly<Record<string, string>>,
  locale: Locale,
  currencies: Currencies,
): ImportPreview {
  const isFamily = record.is_family === true;
  const t = translator(locale);
  const [base] = currencies;
  const wordOf = (field: string, value: string | number | boolean): string => {
    if (field === 'category' && typeof value === 'number')
      return categories.find(({ id }) => id === value)?.paths[0] ?? String(value);
    if (typeof value === 'boolean') return t(value ? 'imports.yes' : 'imports.no');
    if (field === 'image') return withoutArchive(String(value));
    return field === 'weight_grams' ? `${value} g` : String(value);
  };
  const own = importFields('products', currencies).flatMap((field) => {
    const { name } = field;
    const value = record[name];
    if (value === undefined || HEAD.has(name)) return [];
    const said =
      field.type === 'amount'
        ? formatMoney(Number(value), field.currency ?? base, locale)
        : wordOf(name, value);
    return [{ name, label: fieldName(name, locale), value: said }];
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
