// Rows of PUT /api/v1/products as rows of an import: the same fields, read by the same rules; what a row empties, and where in the request a field stands.
import {
  NO_IMPORT_MAPPING,
  NO_PICTURE,
  type ProductRow,
  UNKNOWN_COUNTRY,
  UNKNOWN_UNSPSC,
} from '@millwright/contracts';
import { collapse } from '../../platform/text.ts';
import { ATTRIBUTE, FIELDS } from './fields.rules.ts';
import type { Attribute, References } from './references.rules.ts';
import { changeOf, type Present } from './row-change.rules.ts';
import { type ReadRow, type RowContext, readRow } from './rows.rules.ts';
import { attributeNumber, type Read } from './values.rules.ts';

/** A field of an import -> its pointer within the row. */
const POINTERS: Readonly<Record<string, string>> = {
  weight_grams: '/weightGrams',
  origin_country: '/originCountry',
  discount_price: '/discountPrice',
  cost_price: '/costPrice',
  minimum: '/orderQuantity/minimum',
  maximum: '/orderQuantity/maximum',
  step: '/orderQuantity/step',
  image: '/images',
  ...Object.fromEntries(
    ['en', 'ru', 'ar'].flatMap((locale) => [
      [`name_${locale}`, `/texts/${locale}/name`],
      [`description_${locale}`, `/texts/${locale}/description`],
    ]),
  ),
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;
/** `fasteners/screws`: of an address nothing is added, as it is more likely misspelt. */
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const COLUMNS = FIELDS.products.map(({ name }) => name);

export type ReadProduct = ReadRow & {
  emptied: string[];
  pointers: Map<string, string>;
  /** Units of attributes that the shop does not have yet, by slug: undefined, it is a text. */
  newUnits: Map<string, string | undefined>;
  /** Pointers of attributes that the row has named before. */
  repeated: string[];
};

export type ProductContext = {
  references: References;
  fields: RowContext['fields'];
  categoryIds: ReadonlySet<number>;
  /** Attributes that accepted rows of the call have begun, by slug: the later ones follow the first. */
  added: Map<string, Attribute>;
};

export function readProduct(context: ProductContext, index: number, row: ProductRow): ReadProduct {
  const cells = cellsOf(row);
  const named = COLUMNS.filter((name) => cells[name] !== undefined);
  const read: ReadProduct = {
    ...readRow(
      {
        kind: 'products',
        fields: context.fields,
        mapping: {
          ...NO_IMPORT_MAPPING,
          columns: Object.fromEntries(named.map((name, at) => [name, at])),
        },
        header: named,
        references: context.references,
        isLenient: false,
        familyColumn: undefined,
      },
      { row: index, cells: named.map((name) => cells[name] ?? '') },
    ),
    emptied: [],
    pointers: new Map(),
    newUnits: new Map(),
    repeated: [],
  };
  emptyFields(read, row);
  readReferences(read, row, context);
  row.attributes?.forEach((attribute, at) => {
    readAttribute(read, attribute, at, context);
  });
  if (row.images != null && row.images.length > 0)
    read.values.image = [...new Set(row.images)].join('\n');
  if (row.published !== undefined) read.values.published = row.published;
  if (read.faults.length === 0 && read.repeated.length === 0)
    for (const [slug, unit] of read.newUnits)
      if (!context.added.has(slug))
        context.added.set(slug, {
          slug,
          kind: unit === undefined ? 'text' : 'number',
          unit: unit === undefined || unit === '' ? null : unit,
          values: new Map(),
        });
  return read;
}

export function pointerOf({ pointers }: Pick<ReadProduct, 'pointers'>, field: string): string {
  return pointers.get(field) ?? POINTERS[field] ?? (field === '' ? '' : `/${field}`);
}

/** Beside what is there: the faults that only show together, and whether anything would change. */
export function productState(
  read: ReadProduct,
  present: (Present & { reserved?: number }) | undefined,
): 'new' | 'changed' | 'same' | 'faulty' {
  if (read.faults.length > 0 || read.repeated.length > 0) return 'faulty';
  const isEmptied = read.emptied.some((field) => isThere(present, field));
  const isBare = Object.keys(read.values).every((field) => field === 'sku');
  if (present !== undefined && isBare) return isEmptied ? 'changed' : 'same';
  const state = changeOf('products', read, present);
  return state === 'same' && isEmptied ? 'changed' : state;
}

function isThere(present: Present | undefined, field: string): boolean {
  if (present === undefined) return false;
  if (field === 'image') return present.image !== NO_PICTURE;
  return (present[field.replace(/^texts_/, 'name_')] ?? null) !== null;
}

/** As a cell would say it. */
function cellsOf(row: ProductRow): Record<string, string | undefined> {
  const text = (value: string | null | undefined): string | undefined =>
    value == null ? undefined : cellOf(value);
  const number = (value: number | null | undefined): string | undefined =>
    value == null ? undefined : String(value);
  const { orderQuantity, weightGrams, texts } = row;
  return {
    sku: text(row.sku),
    mpn: text(row.mpn),
    gtin: text(row.gtin),
    ...Object.fromEntries(
      (['en', 'ru', 'ar'] as const).flatMap((locale) => [
        [`name_${locale}`, text(texts?.[locale]?.name)],
        [`description_${locale}`, text(texts?.[locale]?.description)],
      ]),
    ),
    category: typeof row.category === 'string' ? text(row.category) : undefined,
    manufacturer: text(row.manufacturer),
    hsn: text(row.hsn),
    unspsc: text(row.unspsc),
    unit: row.unit,
    origin_country: text(row.originCountry),
    price: row.price,
    discount_price: text(row.discountPrice),
    cost_price: text(row.costPrice),
    minimum: number(orderQuantity?.minimum),
    maximum: number(orderQuantity?.maximum),
    step: number(orderQuantity?.step),
    weight_grams: weightGrams == null ? undefined : `${weightGrams} g`,
  };
}

/** An import takes `=A` for a formula and `'=A` for the text. */
function cellOf(value: string): string {
  const plain = value.trim();
  return /^'*[=+\-@＝＋－＠]/.test(plain) ? `'${plain}` : plain;
}

function emptyFields({ values, emptied }: ReadProduct, row: ProductRow): void {
  if (row.gtin === null) emptied.push('gtin');
  if (row.hsn === null) values.hsn = '';
  if (row.unspsc === null) values.unspsc = UNKNOWN_UNSPSC;
  if (row.originCountry === null) values.origin_country = UNKNOWN_COUNTRY;
  if (row.discountPrice === null) values.discount_price = 0;
  if (row.costPrice === null) values.cost_price = 0;
  if (row.orderQuantity?.maximum === null) values.maximum = 0;
  if (row.weightGrams === null) values.weight_grams = 0;
  if (row.images === null || row.images?.length === 0) emptied.push('image');
  for (const locale of ['en', 'ru', 'ar'] as const) {
    const own = row.texts?.[locale];
    if (own === null) emptied.push(`texts_${locale}`);
    else if (own?.description === null || own?.description?.trim() === '')
      values[`description_${locale}`] = '';
  }
}

function readReferences(
  { values, faults }: ReadProduct,
  { category }: ProductRow,
  { references, categoryIds }: ProductContext,
): void {
  if (typeof values.manufacturer === 'string')
    values.manufacturer = references.manufacturer(values.manufacturer);
  if (typeof category === 'number') {
    if (categoryIds.has(category)) values.category = category;
    else faults.push({ field: 'category', value: String(category), code: 'category-unknown' });
  } else if (typeof values.category === 'string') {
    const found = references.category(values.category, false);
    if (typeof found === 'string')
      faults.push({ field: 'category', value: values.category, code: `category-${found}` });
    else if (typeof found === 'number') values.category = found;
    else if (ADDRESS.test(values.category))
      faults.push({ field: 'category', value: values.category, code: 'category-unknown' });
    else if (found.path !== '') values.category = found.path;
    else faults.push({ field: 'category', value: values.category, code: 'category-unknown' });
  }
}

type SentAttribute = NonNullable<ProductRow['attributes']>[number];

function readAttribute(
  read: ReadProduct,
  sent: SentAttribute,
  at: number,
  { references, added }: ProductContext,
): void {
  const { attribute: name, value } = sent;
  const own = references.attributes.get(name);
  const { slug, attribute } =
    own === undefined ? references.attributeNamed(name) : { slug: name, attribute: own };
  const begun = attribute ?? added.get(slug);
  const field = `${ATTRIBUTE}${slug}`;
  if (read.pointers.has(field)) {
    read.repeated.push(`/attributes/${at}/attribute`);
    return;
  }
  const found: Read | undefined =
    slug === '' || CONTROL.test(name)
      ? { fault: { code: slug === '' ? 'missing' : 'control-character' } }
      : attributeValue(sent, begun, references);
  read.pointers.set(field, `/attributes/${at}/${slug === '' ? 'attribute' : 'value'}`);
  if (found === undefined) {
    if (attribute !== undefined) read.emptied.push(field);
    return;
  }
  if ('fault' in found) {
    read.faults.push({ ...found.fault, field, value: String(value ?? name) });
    return;
  }
  read.values[field] = found.value;
  if (attribute !== undefined) return;
  read.newAttributes.set(slug, collapse(name));
  read.newUnits.set(slug, typeof value === 'number' ? collapse(sent.unit ?? '') : undefined);
}

/** undefined: the product is to have none. */
function attributeValue(
  { value, unit }: SentAttribute,
  attribute: Attribute | undefined,
  references: References,
): Read | undefined {
  if (value === null) return undefined;
  const written = collapse(unit === undefined ? String(value) : `${value} ${unit}`);
  if (written === '') return { fault: { code: 'missing' } };
  if (CONTROL.test(written)) return { fault: { code: 'control-character' } };
  const isText = attribute === undefined ? typeof value === 'string' : attribute.kind === 'text';
  if (!isText) return attributeNumber(written, attribute?.unit ?? unit ?? null, false);
  const known = attribute === undefined ? undefined : references.valueOf(attribute, written);
  return { value: known ?? written };
}
