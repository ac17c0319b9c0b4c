// Akeneo product exports: attributes with language and channel in their column names, `name-en_US-ecommerce`, prices as `price-EUR`, units in a column of their own.
import type { Currencies } from '@millwright/contracts';
import {
  filled,
  flagOf,
  imagesOf,
  linesOf,
  type Pair,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceRecord,
  titleOf,
} from './source-format.rules.ts';

const LOCALE = /^(.+?)-([a-z]{2})_[A-Z]{2}(?:-[\w]+)?$/;
const PRICE = /^(?:price|list_price|.*_price)-(?:[a-z]\w*-)?([A-Z]{3})$/;
/** Columns that are no attributes. */
const OWN = new Set([
  ...['sku', 'code', 'identifier', 'uuid', 'categories', 'enabled', 'family', 'groups', 'parent'],
  ...['family_variant', 'name', 'description', 'short_description', 'brand', 'manufacturer'],
  ...['ean', 'gtin', 'upc', 'weight', 'x_sell-groups', 'x_sell-products', 'pack-groups'],
  ...['pack-products', 'upsell-groups', 'upsell-products', 'substitution-groups'],
  ...['substitution-products', 'product_count', 'picture', 'image', 'erp_name'],
]);

export const akeneo: SourceFormat = {
  name: 'akeneo',
  recognises: (names) =>
    (names.has('sku') || names.has('identifier') || names.has('code')) &&
    names.has('categories') &&
    (names.has('family_variant') ||
      (names.has('family') && (names.has('enabled') || names.has('groups')))),
  titles: {
    sku: 'sku',
    gtin: 'ean',
    name_en: 'name',
    name_ru: 'name-ru_RU',
    name_ar: 'name-ar_SA',
    description_en: 'description',
    description_ru: 'description-ru_RU',
    description_ar: 'description-ar_SA',
    category: 'categories',
    manufacturer: 'brand',
    price: 'price',
    weight_grams: 'weight',
    published: 'enabled',
    image: 'picture',
    attributes: 'attributes',
    family: 'parent',
    family_name: 'parent',
    family_row: 'family_variant',
  },
  currency: 'EUR',
  weightUnit: 'kg',
  reader: (columns, currencies) => ({ read: (cells) => readRow(columns, cells, currencies) }),
};

function readRow(
  columns: SourceColumns,
  cells: readonly string[],
  currencies: Currencies,
): SourceRecord {
  const get = (...names: string[]): string => columns.get(cells, ...names);
  const inLanguage = (name: string, language: string): string =>
    columns.matching(cells, LOCALE).find(({ match }) => match[1] === name && match[2] === language)
      ?.text ?? '';
  const text = (name: string): string =>
    inLanguage(name, 'en') || get(name) || firstOf(columns, cells, name);
  const pictures = columns.matching(cells, /^(?:picture|image|photo|media)[\w-]*$/i);
  const [price] = [...columns.matching(cells, PRICE)].sort(
    (a, b) => rankOf(a.match[1], currencies) - rankOf(b.match[1], currencies),
  );
  const weight =
    Number(get('weight')) > 0 ? `${get('weight')} ${unitSign(get('weight-unit'))}` : '';
  const attributes = columns.names.flatMap((name, column): Pair[] => {
    const value = cells[column]?.trim() ?? '';
    const locale = LOCALE.exec(name);
    const code = locale?.[1] ?? name;
    if (value === '' || OWN.has(code.toLowerCase()) || PRICE.test(name) || name.endsWith('-unit'))
      return [];
    if (locale !== null && locale[2] !== 'en') return [];
    if (pictures.some(({ text: picture }) => picture === value)) return [];
    return [[titleOf(code), `${value} ${unitSign(get(`${name.toLowerCase()}-unit`))}`.trim()]];
  });
  const category = get('categories').split(',').at(-1) ?? '';
  const parent = get('parent');
  return filled({
    sku: get('sku', 'identifier', 'code'),
    gtin: get('ean', 'gtin', 'upc'),
    name_en: text('name') || text('erp_name') || get('sku', 'identifier', 'code'),
    name_ru: inLanguage('name', 'ru'),
    name_ar: inLanguage('name', 'ar'),
    description_en: text('description'),
    description_ru: inLanguage('description', 'ru'),
    description_ar: inLanguage('description', 'ar'),
    category: titleOf(category.trim()),
    manufacturer: titleOf(get('brand', 'manufacturer')),
    ...pricesOf(price?.text ?? get('price'), '', price?.match[1] ?? ''),
    weight_grams: weight.trim(),
    published: get('enabled') === '' ? '' : flagOf(get('enabled') === '1'),
    image: imagesOf(pictures.map(({ text: picture }) => picture)),
    attributes: linesOf(attributes),
    ...(parent === '' ? {} : { family: parent, family_name: titleOf(parent) }),
    // A product model stands for its variants.
    ...(columns.has('family_variant') && !columns.has('enabled')
      ? { family: get('code', 'identifier'), family_name: text('name'), family_row: 'yes' }
      : {}),
  });
}

function firstOf(columns: SourceColumns, cells: readonly string[], name: string): string {
  return columns.matching(cells, LOCALE).find(({ match }) => match[1] === name)?.text ?? '';
}

function rankOf(currency: string | undefined, currencies: readonly string[]): number {
  const at = [...currencies, 'EUR'].indexOf(currency ?? '');
  return at < 0 ? currencies.length + 1 : at;
}

const UNITS: Readonly<Record<string, string>> = {
  GRAM: 'g',
  KILOGRAM: 'kg',
  POUND: 'lb',
  OUNCE: 'oz',
  MILLIMETER: 'mm',
  CENTIMETER: 'cm',
  METER: 'm',
  INCH: 'in',
  WATT: 'W',
  VOLT: 'V',
  HERTZ: 'Hz',
  GIGAHERTZ: 'GHz',
  LITER: 'l',
  MILLILITER: 'ml',
  CELSIUS: '°C',
};

function unitSign(code: string): string {
  return UNITS[code] ?? code.toLowerCase().replaceAll('_', ' ');
}
