// Column mapping: guessed from the header: our own names, the labels in three languages, and what other shops call them.
import {
  type Currencies,
  type CurrencyCode,
  gramsOfHeading,
  type ImportKind,
  type ImportMapping,
  LOCALES,
  latinNumber,
  NO_IMPORT_MAPPING,
} from '@millwright/contracts';
import { currencyOfHeading, withoutCurrency } from './amounts.rules.ts';
import { FIELD_ALIASES } from './field-aliases.rules.ts';
import { fieldName } from './field-names.rules.ts';
import { ATTRIBUTE, currencyOfField, importFields, ownPriceField } from './fields.rules.ts';
import { fieldsOf, type SourceFormat } from './formats/formats.rules.ts';
import type { References } from './references.rules.ts';

/** An attribute as headers may name it. */
export type KnownAttribute = { slug: string; names: readonly string[] };

/** `Price (USD)`, `price:USD` and `PRICE-USD` are one name. */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.,:;()[\]*/]+/gu, ' ')
    .trim();
}

/** Of a recognised format: its own fields come first among the columns. */
export function mappingOfFormat(
  format: SourceFormat,
  [base]: Currencies,
  rows: readonly (readonly string[])[] = [],
): ImportMapping {
  const columns = Object.fromEntries(
    fieldsOf(format)
      .map((field, column) => [field, column] as const)
      .filter(([field]) => field !== 'family_row'),
  );
  return {
    ...NO_IMPORT_MAPPING,
    columns,
    decimalComma: hasDecimalComma(samplesOf(rows, columns.price)),
    currency: format.currency ?? base,
    weightUnit: format.weightUnit ?? null,
  };
}

/** Each field at most once, each column at most once; the better name wins. @param rows the first ones, which tell how numbers are written */
export function guessMapping(
  kind: ImportKind,
  header: readonly string[],
  attributes: readonly KnownAttribute[],
  currencies: Currencies,
  rows: readonly (readonly string[])[] = [],
): ImportMapping {
  const [base] = currencies;
  const names = header.map(plainName);
  const columns: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (field: string, column: number): void => {
    if (column < 0 || taken.has(column) || columns[field] !== undefined) return;
    columns[field] = column;
    taken.add(column);
  };
  const known = importFields(kind, currencies).map(({ name }) => ({
    name,
    spellings: spellingsOf(name, base),
  }));
  const most = Math.max(...known.map(({ spellings }) => spellings.length));
  // First what everybody's first name is, then the second: "price" never takes a column from "price inr".
  for (let rank = 0; rank < most; rank++)
    for (const { name, spellings } of known) {
      const spelling = spellings[rank];
      if (spelling !== undefined) take(name, names.indexOf(spelling));
    }
  if (kind === 'products') {
    for (const { slug, names: spellings } of attributes)
      for (const spelling of [`attribute ${slug}`, slug, ...spellings])
        take(`${ATTRIBUTE}${slug}`, names.indexOf(plainName(spelling)));
  }
  if (kind === 'products') takeWeighed(names, take);
  if (kind === 'products' || kind === 'prices') takePriced(names, header, currencies, take);
  const price = header[columns.price ?? -1] ?? '';
  const prices = samplesOf(rows, columns.price);
  return {
    ...NO_IMPORT_MAPPING,
    columns,
    currency: currencyOfHeading(price) ?? base,
    decimalComma: hasDecimalComma([...prices, ...samplesOf(rows, columns.weight_grams)]),
    // A file that says which products are shown is believed.
    publishes: columns.published !== undefined,
  };
}

/** So many unknown words and no known one are another vocabulary; fewer may be slips, which are told. */
const OTHER_WORDS = 3;

/** Without attributes that the shop has as a list of words where the first rows hold others: every row would be refused. A column that is named as ours (`attribute:finish`) means it. */
export function withKnownValues(
  guess: ImportMapping,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  references: Pick<References, 'attributes' | 'valueOf'>,
): ImportMapping {
  const isKnown = ([field, column]: [string, number]): boolean => {
    const attribute = references.attributes.get(field.slice(ATTRIBUTE.length));
    if (!field.startsWith(ATTRIBUTE) || attribute?.kind !== 'text') return true;
    if (plainName(header[column] ?? '') === plainName(field)) return true;
    const values = samplesOf(rows, column).filter((value) => value !== '');
    return (
      values.length < OTHER_WORDS ||
      values.some((value) => references.valueOf(attribute, value) !== undefined)
    );
  };
  return { ...guess, columns: Object.fromEntries(Object.entries(guess.columns).filter(isKnown)) };
}

/** Without own prices in currencies that the shop has given up. */
export function withoutGoneCurrencies(
  mapping: ImportMapping,
  [, ...further]: Currencies,
): ImportMapping {
  const present = <Value>(fields: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => {
        const currency = currencyOfField(field);
        return currency === undefined || further.includes(currency);
      }),
    );
  const { columns, constants, changes } = mapping;
  return {
    ...mapping,
    columns: present(columns),
    constants: present(constants),
    changes: present(changes),
  };
}

/** `Net price, EUR`, `price_usd`: a name of a price with a currency, which is one of the shop's own, or is converted. */
function takePriced(
  names: readonly string[],
  header: readonly string[],
  [, ...further]: Currencies,
  take: (field: string, column: number) => void,
): void {
  const [prices, discounts] = ['price', 'discount_price'].map(
    (field) => new Set(spellingsOf(field)),
  ) as [Set<string>, Set<string>];
  names.forEach((name, column) => {
    const currency = currencyOfHeading(header[column] ?? '');
    if (currency === undefined) return;
    const bare = withoutCurrency(name);
    if (discounts.has(bare)) take('discount_price', column);
    if (!prices.has(bare)) return;
    take(further.includes(currency as CurrencyCode) ? ownPriceField(currency) : 'price', column);
  });
}

/** `Net weight, kg`, `Gewicht in g`, `Kg`: a name of a weight with a unit, or the unit alone, which is the column's. */
function takeWeighed(
  names: readonly string[],
  take: (field: string, column: number) => void,
): void {
  const weights = new Set(spellingsOf('weight_grams'));
  names.forEach((name, column) => {
    const words = name.split(' ');
    const unit = words.pop() ?? '';
    const bare = words.join(' ').replace(/ (?:in|в)$/, '');
    // A column T is a thickness or a thread rather than tons.
    const isUnit = unit !== 't' && gramsOfHeading(unit) !== undefined;
    if (isUnit && (bare === '' || weights.has(bare))) take('weight_grams', column);
  });
}

function samplesOf(rows: readonly (readonly string[])[], column: number | undefined): string[] {
  return column === undefined ? [] : rows.map((cells) => latinNumber(cells[column]?.trim() ?? ''));
}

/** 12,50 and 1.234,5 but no 12.50: the comma stands before decimals. */
function hasDecimalComma(numbers: readonly string[]): boolean {
  const bare = numbers.map((text) => text.replace(/[^\d.,]/g, ''));
  const isComma = (text: string): boolean =>
    /^\d+,\d{1,2}$/.test(text) || /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text) || /^0,\d+$/.test(text);
  return bare.some(isComma) && !bare.some((text) => /\.\d{1,2}$/.test(text));
}

/** @param base with it the price in that currency comes before a price without one */
function spellingsOf(field: string, base?: CurrencyCode): string[] {
  const names = LOCALES.map((locale) => fieldName(field, locale));
  const first = field === 'price' && base !== undefined ? [`price ${base}`] : [];
  const currency = currencyOfField(field);
  const last = currency === undefined ? (FIELD_ALIASES[field] ?? []) : [currency];
  return [...first, field, ...names, ...last].map(plainName);
}
