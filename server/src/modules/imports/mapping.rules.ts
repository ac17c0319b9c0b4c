// Column mapping: guessed from the header: our own names, the labels in three languages, and what other shops call them.
import { type ImportKind, type ImportMapping, LOCALES } from '@millwright/contracts';
import { FIELD_ALIASES, fieldName } from './field-names.rules.ts';
import { ATTRIBUTE, FIELDS } from './fields.rules.ts';

export type Dialect = 'plain' | 'google' | 'shopify';
/** An attribute as headers may name it. */
export type KnownAttribute = { slug: string; names: readonly string[] };

/** `Price (INR)`, `price_inr` and `PRICE-INR` are one name. */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.,:;()[\]*/]+/gu, ' ')
    .trim();
}

/** The program that wrote the file, by its header. */
export function dialectOf(header: readonly string[]): Dialect {
  const names = new Set(header.map((cell) => cell.trim().toLowerCase()));
  if (names.has('handle') && names.has('variant price') && names.has('title')) return 'shopify';
  const google = [
    'id',
    'title',
    'link',
    'image_link',
    'image link',
    'availability',
    'price',
    'brand',
    'gtin',
    'condition',
  ];
  return names.has('id') && google.filter((name) => names.has(name)).length >= 5
    ? 'google'
    : 'plain';
}

/** In Shopify's files the price is what is asked, and the one to compare with the list price; rows are put right before they are read. */
const SHOPIFY: Readonly<Record<string, string>> = {
  'variant compare at price': 'price_inr',
  'variant price': 'discount_inr',
};

/** Each field at most once, each column at most once; the better name wins. */
export function guessMapping(
  kind: ImportKind,
  header: readonly string[],
  attributes: readonly KnownAttribute[],
): ImportMapping {
  const names = header.map(plainName);
  const dialect = dialectOf(header);
  const columns: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (field: string, column: number): void => {
    if (column < 0 || taken.has(column) || columns[field] !== undefined) return;
    columns[field] = column;
    taken.add(column);
  };
  if (dialect === 'shopify' && kind === 'products') {
    for (const [name, field] of Object.entries(SHOPIFY)) take(field, names.indexOf(name));
    if (columns.price_inr === undefined) {
      delete columns.discount_inr;
      taken.clear();
      take('price_inr', names.indexOf('variant price'));
    }
  }
  const known = FIELDS[kind].map(({ name }) => ({ name, spellings: spellingsOf(name) }));
  const most = Math.max(...known.map(({ spellings }) => spellings.length));
  // First what everybody's first name is, then the second: "price" never takes a column from "price_inr".
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
  return { columns, constants: {}, decimalComma: false };
}

function spellingsOf(field: string): string[] {
  const names = LOCALES.map((locale) => fieldName(field, locale));
  return [field, ...names, ...(FIELD_ALIASES[field] ?? [])].map(plainName);
}
