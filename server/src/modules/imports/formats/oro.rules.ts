// OroCommerce: product exports with columns such as `Name.default.value`, and the flat file of its demo.
import {
  filled,
  flagOf,
  linesOf,
  type Pair,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceReader,
  type SourceRecord,
  titleOf,
} from './source-format.rules.ts';
import { inherited } from './variants.rules.ts';

const LINK = /^(?:product variant links|variantLinks)[.:](\d+)[.:]product[.:]sku$/i;

export const oro: SourceFormat = {
  name: 'oro',
  recognises: (names) =>
    names.has('sku') && (names.has('name.default.value') || names.has('names.default.value')),
  titles: {
    sku: 'SKU',
    name_en: 'Name.default.value',
    description_en: 'Description.default.value',
    category: 'category.default.title',
    manufacturer: 'brand',
    unit: 'Unit of Quantity.Unit.Code',
    published: 'Status',
    attributes: 'Attributes',
    family: 'Product Variant Links',
    family_name: 'Name.default.value',
    options: 'Configurable Attributes',
    family_row: 'Type',
    price: 'Price',
  },
  currency: 'USD',
  reader: (columns) => new OroReader(columns),
};

type Family = { key: string; record: SourceRecord; axes: string[] };

class OroReader implements SourceReader {
  readonly #columns: SourceColumns;
  readonly #families = new Map<string, Family>();

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    const links = this.#columns.matching(cells, LINK);
    if (links.length === 0) return;
    const record = this.#recordOf(cells);
    const axes = this.#columns.get(cells, 'configurable attributes').split(/[,;]\s*/);
    for (const { text } of links) this.#families.set(text, { key: record.sku ?? '', record, axes });
  }

  read(cells: readonly string[]): SourceRecord {
    const record = this.#recordOf(cells);
    if (this.#columns.get(cells, 'type').toLowerCase() === 'configurable')
      return filled({
        ...record,
        family: record.sku ?? '',
        family_name: record.name_en ?? '',
        family_row: 'yes',
      });
    const family = this.#families.get(record.sku ?? '');
    if (family === undefined) return filled(record);
    const options = family.axes.map((axis): Pair => {
      const code = axis.toLowerCase();
      const text = this.#columns.get(cells, code, `${code}.name`, `${code}.id`);
      return [titleOf(axis), text];
    });
    return filled({
      ...inherited(record, family.record),
      family: family.key,
      family_name: family.record.name_en ?? '',
      options: linesOf(options),
    });
  }

  #recordOf(cells: readonly string[]): SourceRecord {
    const get = (...names: string[]): string => this.#columns.get(cells, ...names);
    const texts = (name: string): string =>
      get(`${name}.default.value`) ||
      (this.#columns.matching(cells, new RegExp(`^${name}\\.[^.]+\\.value$`, 'i'))[0]?.text ?? '');
    return filled({
      sku: get('sku'),
      name_en: texts('name') || texts('names'),
      description_en:
        texts('description') ||
        texts('descriptions') ||
        texts('short description') ||
        texts('shortdescriptions'),
      category: get('category.default.title', 'category.title').split(' / ').join(' > '),
      manufacturer: get('brand.default.name', 'brand.name', 'brand'),
      unit: unitOf(
        get('unit of quantity.unit.code', 'primaryunitprecision:unit:code', 'unit_of_quantity'),
      ),
      ...pricesOf(get('price', 'price.value'), '', get('price.currency', 'currency')),
      published: get('status') === '' ? '' : flagOf(get('status').toLowerCase() === 'enabled'),
    });
  }
}

function unitOf(code: string): string {
  return /^(?:item|each|piece|hour)$/i.test(code) ? 'piece' : code.toLowerCase();
}

/** The file of its demo catalogue: `specifications` are lines of `name: value`. */
export const oroDemo: SourceFormat = {
  name: 'oro',
  recognises: (names) =>
    names.has('sku') && names.has('specifications') && names.has('information'),
  titles: {
    sku: 'sku',
    name_en: 'name',
    description_en: 'description',
    category: 'category',
    price: 'price',
    unit: 'unit',
    attributes: 'specifications',
  },
  currency: 'USD',
  reader: (columns) => ({
    read(cells) {
      const get = (...names: string[]): string => columns.get(cells, ...names);
      const pairs = get('specifications')
        .split('\n')
        .map((line): Pair => {
          const at = line.indexOf(':');
          return at < 0 ? ['', ''] : [line.slice(0, at), line.slice(at + 1)];
        });
      return filled({
        sku: get('sku'),
        name_en: get('name'),
        description_en: [get('description'), get('information')]
          .filter((text) => text !== '')
          .join('\n'),
        category: get('category'),
        unit: unitOf(get('unit')),
        ...pricesOf(get('price'), ''),
        attributes: linesOf(pairs),
      });
    },
  }),
};
