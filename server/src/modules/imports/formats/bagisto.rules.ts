// Bagisto product files: one row a product; variants name their parent, and the parent lists their options.
import {
  assignments,
  deepestPath,
  filled,
  flagOf,
  imagesOf,
  linesOf,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceReader,
  type SourceRecord,
  titleOf,
} from './source-format.rules.ts';
import { inherited, type Parent, variantLinks } from './variants.rules.ts';

export const bagisto: SourceFormat = {
  name: 'bagisto',
  recognises: (names) =>
    names.has('sku') && names.has('parent_sku') && names.has('attribute_family_code'),
  titles: {
    sku: 'sku',
    name_en: 'name',
    description_en: 'description',
    category: 'categories',
    manufacturer: 'brand',
    price: 'price',
    discount_price: 'special_price',
    weight_grams: 'weight',
    stock: 'inventories',
    published: 'status',
    image: 'images',
    attributes: 'attributes',
    family: 'parent_sku',
    family_name: 'name',
    options: 'configurable_variants',
    family_row: 'type',
  },
  currency: 'USD',
  weightUnit: 'kg',
  reader: (columns) => new BagistoReader(columns),
};

const LOCALES = ['en', 'ru', 'ar'] as const;

class BagistoReader implements SourceReader {
  readonly #columns: SourceColumns;
  readonly #parents = new Map<string, Parent>();

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    if (this.#columns.get(cells, 'type') !== 'configurable') return;
    const record = this.#recordOf(cells);
    const key = record.sku ?? '';
    const variants = variantLinks(this.#columns.get(cells, 'configurable_variants'), assignments);
    this.#parents.set(key, { key, record, variants });
  }

  read(cells: readonly string[]): SourceRecord {
    const record = this.#recordOf(cells);
    const { sku = '', name_en = '' } = record;
    if (this.#columns.get(cells, 'type') === 'configurable')
      return filled({ ...record, family: sku, family_name: name_en, family_row: 'yes' });
    const parent = this.#parents.get(this.#columns.get(cells, 'parent_sku'));
    if (parent === undefined) return filled(record);
    return filled({
      ...inherited(record, parent.record),
      family: parent.key,
      family_name: parent.record.name_en ?? '',
      options: linesOf(
        (parent.variants.get(sku) ?? []).map(([name, value]) => [titleOf(name), value]),
      ),
    });
  }

  #recordOf(cells: readonly string[]): SourceRecord {
    const get = (...names: string[]): string => this.#columns.get(cells, ...names);
    const locale = LOCALES.find((one) => get('locale').toLowerCase().startsWith(one)) ?? 'en';
    // A name in another language stands for the English one too: a product needs one.
    const named = { [`name_${locale}`]: get('name'), name_en: get('name') };
    const text = get('description', 'short_description');
    const stock = assignments(get('inventories')).map(([, units]) => Number(units));
    return filled({
      sku: get('sku'),
      ...named,
      description_en: text,
      [`description_${locale}`]: text,
      category: deepestPath(
        get('categories')
          .split(/[,|]/)
          .map((path) => path.split('/')),
      ),
      manufacturer: get('brand', 'manufacturer'),
      ...pricesOf(get('price'), get('special_price')),
      weight_grams: Number(get('weight')) > 0 ? get('weight') : '',
      ...(stock.length === 0
        ? {}
        : { stock: String(Math.max(0, Math.floor(stock.reduce((sum, n) => sum + n, 0)) || 0)) }),
      published: get('status') === '' ? '' : flagOf(get('status') === '1'),
      image: imagesOf(get('images').split(',')),
    });
  }
}
