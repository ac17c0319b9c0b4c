// WooCommerce product exports: one row a product; variations name their parent by SKU or as `id:123`.
import {
  deepestPath,
  filled,
  flagOf,
  imagesOf,
  linesOf,
  type Pair,
  pricesOf,
  SourceColumns,
  type SourceFormat,
  type SourceReader,
  type SourceRecord,
  skuOf,
  stockOf,
  titleOf,
} from './source-format.rules.ts';
import { inherited } from './variants.rules.ts';
import { english } from './woocommerce-words.rules.ts';

function isProducts(names: ReadonlySet<string>): boolean {
  return (
    names.has('type') &&
    names.has('sku') &&
    names.has('name') &&
    names.has('regular price') &&
    (names.has('categories') || names.has('published') || names.has('parent'))
  );
}

export const woocommerce: SourceFormat = {
  name: 'woocommerce',
  recognises: (localised) => isProducts(new Set([...localised].map(english))),
  titles: {
    sku: 'SKU',
    gtin: 'GTIN, UPC, EAN, or ISBN',
    name_en: 'Name',
    description_en: 'Description',
    category: 'Categories',
    manufacturer: 'Brands',
    price: 'Regular price',
    discount_price: 'Sale price',
    weight_grams: 'Weight (kg)',
    stock: 'Stock',
    published: 'Published',
    image: 'Images',
    attributes: 'Attribute 1 name',
    family: 'Parent',
    family_name: 'Name',
    options: 'Attribute 1 value(s)',
    family_row: 'Type',
  },
  weightUnit: 'kg',
  reader: (columns) => new WooReader(new SourceColumns(columns.names.map(english))),
};

const WEIGHT = /^weight(?: \((\w+)\))?$/i;
const SIZE = /^(length|width|height)(?: \((\w+)\))?$/i;
const ATTRIBUTE = /^attribute (\d+) name$/i;
const BRANDS = /^(?:brands?|manufacturer|marke)$/i;

class WooReader implements SourceReader {
  readonly #columns: SourceColumns;
  /** By SKU and by `id:<ID>`. */
  readonly #parents = new Map<string, { key: string; record: SourceRecord; attributes: Pair[] }>();

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    if (!this.#isVariable(cells)) return;
    const record = this.#recordOf(cells);
    const attributes = this.#attributes(cells);
    const key = record.sku ?? '';
    // Values that its variations choose from are no properties of all of them.
    const fixed = attributes.filter(([, value]) => !value.includes(','));
    const parent = { key, record: { ...record, attributes: linesOf(fixed) }, attributes };
    this.#parents.set(key, parent);
    this.#parents.set(`id:${this.#columns.get(cells, 'id')}`, parent);
  }

  read(cells: readonly string[]): SourceRecord | undefined {
    const record = this.#recordOf(cells);
    const attributes = this.#attributes(cells);
    if (this.#isVariable(cells)) {
      const { sku = '', name_en = '' } = record;
      return filled({ ...record, family: sku, family_name: name_en, family_row: 'yes' });
    }
    const parent = this.#parents.get(this.#columns.get(cells, 'parent'));
    const sizes = record.attributes ?? '';
    if (parent === undefined)
      return filled({ ...record, attributes: joined(linesOf(attributes), sizes) });
    const values = attributes.map(([, value]) => value);
    const name = parent.record.name_en ?? '';
    const own = { ...record, attributes: '' };
    const { attributes: fixed = '', ...all } = inherited(own, parent.record);
    return filled({
      ...all,
      attributes: joined(fixed, sizes),
      name_en: record.name_en ?? [name, ...values].join(', '),
      family: parent.key,
      family_name: name,
      options: linesOf(attributes),
    });
  }

  #isVariable(cells: readonly string[]): boolean {
    return /(?:^|,\s?)variable(?:,|$)/i.test(this.#columns.get(cells, 'type'));
  }

  #attributes(cells: readonly string[]): Pair[] {
    return this.#columns
      .matching(cells, ATTRIBUTE)
      .map(
        ({ match, text }): Pair => [
          text.replace(/^pa_/, ''),
          this.#columns.get(cells, `attribute ${match[1]} value(s)`).replaceAll('\\,', ','),
        ],
      )
      .filter(([name, value]) => value !== '' && !BRANDS.test(name));
  }

  #recordOf(cells: readonly string[]): SourceRecord {
    const get = (...names: string[]): string => this.#columns.get(cells, ...names);
    const [weight] = this.#columns.matching(cells, WEIGHT);
    const sizes = this.#columns
      .matching(cells, SIZE)
      .map(
        ({ match, text }): Pair => [
          titleOf((match[1] ?? '').toLowerCase()),
          `${text} ${match[2] ?? ''}`.trim(),
        ],
      );
    const brand = this.#columns
      .matching(cells, ATTRIBUTE)
      .find(({ text }) => BRANDS.test(text.replace(/^pa_/, '')));
    const description = [get('description'), get('short description')]
      .filter((text) => text !== '')
      .join('\n');
    return filled({
      sku: get('sku') || (get('id') === '' ? skuOf(get('name')) : `WC-${get('id')}`),
      gtin: get('gtin, upc, ean, or isbn', 'gtin', 'ean'),
      name_en: get('name'),
      description_en: description.replaceAll('\\n', '\n'),
      category: deepestPath(
        // A comma of a name has a backslash before it.
        get('categories')
          .split(/(?<!\\),\s*/)
          .map((path) => path.replaceAll('\\,', ',').split('>')),
      ),
      manufacturer:
        get('brands', 'brand').split(',')[0] ||
        (brand === undefined ? '' : get(`attribute ${brand.match[1]} value(s)`)),
      ...pricesOf(get('regular price'), get('sale price')),
      weight_grams:
        weight === undefined || !(Number(weight.text.replace(',', '.')) > 0)
          ? ''
          : `${weight.text} ${weight.match[1] ?? ''}`.trim(),
      ...stockOf(get('stock')),
      published:
        get('published') === ''
          ? ''
          : flagOf(get('published') === '1' && get('visibility in catalog') !== 'hidden'),
      image: imagesOf(get('images').split(/,\s*/)),
      attributes: linesOf(sizes),
    });
  }
}

function joined(...lines: string[]): string {
  return lines.filter((text) => text !== '').join('\n');
}
