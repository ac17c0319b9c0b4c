// Import fields and value rules: labels are in field-names.rules.ts, the other names of headers in field-aliases.rules.ts.
import { type Currencies, type CurrencyCode, type ImportKind, SKU } from '@millwright/contracts';

export type FieldType =
  | { type: 'text'; max: number; lines?: true }
  | {
      type: 'code';
      pattern: RegExp;
      fault:
        | 'hsn-not-valid'
        | 'unspsc-not-valid'
        | 'country-not-valid'
        | 'sku-not-valid'
        | 'lineage-not-valid';
    }
  | { type: 'choice'; choices: readonly string[]; fault: 'unit-unknown' | 'language-unknown' }
  | {
      type: 'amount';
      /** Without it the base currency of the shop. */
      currency?: CurrencyCode;
      /** 0 takes the value away. */
      zero?: true;
    }
  | { type: 'count'; min: number; zero?: true }
  | { type: 'gtin' }
  | { type: 'weight' }
  | { type: 'flag' }
  | { type: 'images'; max: number }
  /** Lines of `name: value`. */
  | { type: 'pairs'; max: number };

export type Field = {
  name: string;
  required?: true /** A new row cannot do without it. */;
  forNew?: true;
} & FieldType;

export const UNITS = ['piece', 'pair', 'set', 'pack', 'metre', 'kilogram', 'litre'] as const;

const sku = {
  name: 'sku',
  required: true,
  type: 'code',
  pattern: SKU,
  fault: 'sku-not-valid',
} as const;
const texts = (name: string, max: number, lines?: true) =>
  (['en', 'ru', 'ar'] as const).map((locale) => ({
    name: `${name}_${locale}`,
    type: 'text' as const,
    max,
    ...(lines === undefined ? {} : { lines }),
  }));
const DISCOUNT = 'discount_price';
const prices = [
  { name: 'price', type: 'amount' },
  { name: DISCOUNT, type: 'amount', zero: true },
] as const;
const costPrice = { name: 'cost_price', type: 'amount', zero: true } as const;
const stock = { name: 'stock', type: 'count', min: 0 } as const;

/** Of every shop; `importFields` has those of its currencies too. */
export const FIELDS: Readonly<Record<ImportKind, readonly Field[]>> = {
  products: [
    sku,
    { name: 'mpn', type: 'text', max: 80 },
    { name: 'gtin', type: 'gtin' },
    ...texts('name', 200).map((field) =>
      field.name === 'name_en' ? { ...field, forNew: true as const } : field,
    ),
    ...texts('description', 10_000, true),
    { name: 'category', type: 'text', max: 500 },
    { name: 'manufacturer', type: 'text', max: 120 },
    { name: 'hsn', type: 'code', pattern: /^[0-9]{4,8}$/, fault: 'hsn-not-valid' },
    { name: 'unspsc', type: 'code', pattern: /^[0-9]{8}$/, fault: 'unspsc-not-valid' },
    { name: 'unit', type: 'choice', choices: UNITS, fault: 'unit-unknown' },
    { name: 'origin_country', type: 'code', pattern: /^[A-Za-z]{2}$/, fault: 'country-not-valid' },
    { ...prices[0], forNew: true },
    ...prices.slice(1),
    costPrice,
    { name: 'minimum', type: 'count', min: 1 },
    { name: 'maximum', type: 'count', min: 1, zero: true },
    { name: 'step', type: 'count', min: 1 },
    { name: 'weight_grams', type: 'weight' },
    stock,
    { name: 'published', type: 'flag' },
    { name: 'image', type: 'images', max: 20 },
    { name: 'attributes', type: 'pairs', max: 200 },
    { name: 'family', type: 'text', max: 120 },
    { name: 'family_name', type: 'text', max: 200 },
    { name: 'options', type: 'pairs', max: 5 },
  ],
  prices: [sku, ...prices, costPrice],
  stock: [sku, { ...stock, required: true }],
  categories: [
    {
      name: 'lineage',
      required: true,
      type: 'code',
      pattern: /^[a-z0-9-]+(\/[a-z0-9-]+){0,3}$/,
      fault: 'lineage-not-valid',
    },
    ...texts('name', 120).map((field) =>
      field.name === 'name_en' ? { ...field, forNew: true as const } : field,
    ),
    ...texts('description', 2_000, true),
    { name: 'position', type: 'count', min: 0 },
  ],
  translations: [
    sku,
    {
      name: 'language',
      required: true,
      type: 'choice',
      choices: ['en', 'ru', 'ar'],
      fault: 'language-unknown',
    },
    { name: 'name', type: 'text', max: 200 },
    { name: 'description', type: 'text', max: 10_000, lines: true },
  ],
};

/** `price:USD` is a price of a product's own in that further currency of the shop. */
export const OWN_PRICE = 'price:';

export function ownPriceField(currency: string): string {
  return OWN_PRICE + currency;
}

/** The currency of a field like `price:USD`. */
export function currencyOfField(field: string): CurrencyCode | undefined {
  return field.startsWith(OWN_PRICE) ? (field.slice(OWN_PRICE.length) as CurrencyCode) : undefined;
}

export function importFields(kind: ImportKind, [, ...further]: Currencies): readonly Field[] {
  return FIELDS[kind].flatMap((field): Field[] => {
    if (field.name !== DISCOUNT) return [field];
    const own = further.map(
      (currency): Field => ({
        name: ownPriceField(currency),
        type: 'amount',
        currency,
        zero: true,
      }),
    );
    return [field, ...own];
  });
}

/** `attribute:length` names an attribute of products by its slug. */
export const ATTRIBUTE = 'attribute:';
