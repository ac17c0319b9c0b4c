// Spree product exports: the first row of a slug is the product, those behind it its variants.
import {
  deepestPath,
  filled,
  flagOf,
  imagesOf,
  linesOf,
  type Pair,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceReader,
  type SourceRecord,
  skuOf,
  stockOf,
  titleOf,
} from './source-format.rules.ts';
import { inherited } from './variants.rules.ts';

export const spree: SourceFormat = {
  name: 'spree',
  recognises: (names) =>
    names.has('slug') &&
    names.has('sku') &&
    names.has('name') &&
    names.has('price') &&
    (names.has('inventory_count') || names.has('category1') || names.has('option1_name')),
  titles: {
    sku: 'sku',
    gtin: 'barcode',
    name_en: 'name',
    description_en: 'description',
    category: 'category1',
    manufacturer: 'custom_field.properties.manufacturer',
    price: 'price',
    discount_price: 'price',
    weight_grams: 'weight',
    stock: 'inventory_count',
    published: 'status',
    image: 'image1_src',
    attributes: 'custom_field',
    family: 'slug',
    family_name: 'name',
    options: 'option1_value',
    family_row: 'slug',
  },
  currency: 'USD',
  weightUnit: 'lb',
  reader: (columns) => new SpreeReader(columns),
};

const CUSTOM_FIELD = /^custom_field\.(?:[\w-]+\.)?([\w-]+)$/i;
const BRANDS = /^(?:manufacturer|brand|vendor)$/i;

class SpreeReader implements SourceReader {
  readonly #columns: SourceColumns;
  #currency: string | undefined;
  readonly #products = new Map<string, { master: SourceRecord; rows: number }>();

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    const slug = this.#columns.get(cells, 'slug');
    const product = this.#products.get(slug);
    if (product === undefined) this.#products.set(slug, { master: this.#recordOf(cells), rows: 1 });
    else if (!this.#isOtherPrice(cells)) product.rows++;
  }

  read(cells: readonly string[]): SourceRecord | undefined {
    if (this.#isOtherPrice(cells)) return undefined;
    const slug = this.#columns.get(cells, 'slug');
    const { master, rows } = this.#products.get(slug) ?? { master: {}, rows: 1 };
    const own = this.#recordOf(cells);
    const options = this.#options(cells);
    const family = { family: slug, family_name: master.name_en ?? slug };
    if (rows === 1) return filled({ ...own, sku: own.sku || skuOf(slug) });
    if (options.length === 0 && own.name_en !== undefined)
      return filled({ ...own, ...family, sku: own.sku || skuOf(slug), family_row: 'yes' });
    const values = options.map(([, value]) => value);
    return filled({
      ...inherited(own, master),
      ...family,
      sku: own.sku || skuOf(slug, ...values),
      name_en: own.name_en ?? [master.name_en ?? slug, ...values].join(', '),
      published: own.published || (master.published ?? ''),
      options: linesOf(options.map(([name, value]) => [titleOf(name), value])),
    });
  }

  /** A row that only says the price in another currency than the file's first. */
  #isOtherPrice(cells: readonly string[]): boolean {
    const currency = this.#columns.get(cells, 'currency');
    this.#currency ??= currency === '' ? undefined : currency;
    return (
      currency !== '' && currency !== this.#currency && this.#columns.get(cells, 'name') === ''
    );
  }

  #options(cells: readonly string[]): Pair[] {
    return [1, 2, 3]
      .map(
        (n): Pair => [
          this.#columns.get(cells, `option${n}_name`),
          this.#columns.get(cells, `option${n}_value`),
        ],
      )
      .filter(([name, value]) => name !== '' && value !== '');
  }

  #recordOf(cells: readonly string[]): SourceRecord {
    const get = (...names: string[]): string => this.#columns.get(cells, ...names);
    const custom = this.#columns
      .matching(cells, CUSTOM_FIELD)
      .map(({ match, text }): Pair => [match[1] ?? '', text]);
    const sizes = (['width', 'height', 'depth'] as const).map(
      (name): Pair => [
        titleOf(name),
        Number(get(name)) > 0 ? `${get(name)} ${get('dimensions_unit')}` : '',
      ],
    );
    const weight = get('weight');
    return filled({
      sku: get('sku'),
      gtin: get('barcode'),
      name_en: get('name'),
      description_en: get('description'),
      category: deepestPath(
        ['category1', 'category2', 'category3'].map((name) => get(name).split(/->|>/)),
      ),
      manufacturer: get('vendor') || (custom.find(([name]) => BRANDS.test(name))?.[1] ?? ''),
      ...pricesOf(
        Number(get('compare_at_price')) > Number(get('price'))
          ? get('compare_at_price')
          : get('price'),
        Number(get('compare_at_price')) > 0 ? get('price') : '',
        get('currency'),
      ),
      weight_grams: Number(weight) > 0 ? `${weight} ${get('weight_unit')}`.trim() : '',
      ...stockOf(get('inventory_count')),
      published: get('status') === '' ? '' : flagOf(get('status').toLowerCase() === 'active'),
      image: imagesOf(this.#columns.matching(cells, /^image\d+_src$/i).map(({ text }) => text)),
      attributes: linesOf([
        ...custom
          .filter(([name]) => !BRANDS.test(name))
          .map(([name, value]): Pair => [titleOf(name), value]),
        ...sizes,
      ]),
    });
  }
}
