// BMEcat catalogues: products with their features, in the groups of the catalogue's own tree.
import {
  filled,
  imagesOf,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceReader,
  type SourceRecord,
} from './source-format.rules.ts';

export const bmecat: SourceFormat = {
  name: 'bmecat',
  recognises: (names) => names.has('bmecat element'),
  titles: {
    sku: 'SUPPLIER_PID',
    mpn: 'MANUFACTURER_PID',
    gtin: 'INTERNATIONAL_PID',
    name_en: 'DESCRIPTION_SHORT',
    name_ru: 'DESCRIPTION_SHORT rus',
    name_ar: 'DESCRIPTION_SHORT ara',
    description_en: 'DESCRIPTION_LONG',
    description_ru: 'DESCRIPTION_LONG rus',
    description_ar: 'DESCRIPTION_LONG ara',
    category: 'CATALOG_GROUP',
    manufacturer: 'MANUFACTURER_NAME',
    hsn: 'CUSTOMS_NUMBER',
    origin_country: 'COUNTRY_OF_ORIGIN',
    price: 'PRICE_AMOUNT',
    unit: 'ORDER_UNIT',
    minimum: 'QUANTITY_MIN',
    step: 'QUANTITY_INTERVAL',
    weight_grams: 'WEIGHT',
    image: 'MIME_SOURCE',
    attributes: 'FEATURES',
  },
  currency: 'EUR',
  weightUnit: 'kg',
  reader: (columns) => new BmecatReader(columns),
};

/** UN/ECE codes of units and what suppliers write instead. */
const UNITS: Readonly<Record<string, string>> = {
  C62: 'piece',
  PCE: 'piece',
  EA: 'piece',
  H87: 'piece',
  PR: 'pair',
  SET: 'set',
  PK: 'pack',
  BX: 'pack',
  CT: 'pack',
  MTR: 'metre',
  KGM: 'kilogram',
  LTR: 'litre',
};

class BmecatReader implements SourceReader {
  readonly #columns: SourceColumns;
  readonly #groups = new Map<string, { name: string; parent: string }>();
  readonly #groupOf = new Map<string, string>();
  #currency = '';

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    const get = (name: string): string => this.#columns.get(cells, name);
    switch (get('bmecat element')) {
      case 'HEADER':
        this.#currency = get('price_currency');
        break;
      case 'CATALOG_STRUCTURE':
        this.#groups.set(get('group_id'), { name: get('group_name'), parent: get('parent_id') });
        break;
      case 'PRODUCT_TO_CATALOGGROUP_MAP':
      case 'ARTICLE_TO_CATALOGGROUP_MAP':
        this.#groupOf.set(get('supplier_pid'), get('group_id'));
        break;
    }
  }

  read(cells: readonly string[]): SourceRecord | undefined {
    const get = (name: string): string => this.#columns.get(cells, name);
    if (!['PRODUCT', 'ARTICLE'].includes(get('bmecat element'))) return undefined;
    const sku = get('supplier_pid');
    const whole = (text: string): string => (/^\d+(?:\.0+)?$/.test(text) ? text : '');
    return filled({
      sku,
      mpn: get('manufacturer_pid'),
      gtin: get('international_pid'),
      name_en: get('description_short'),
      name_ru: get('description_short rus'),
      name_ar: get('description_short ara'),
      description_en: get('description_long'),
      description_ru: get('description_long rus'),
      description_ar: get('description_long ara'),
      category: this.#pathOf(this.#groupOf.get(sku)) || get('reference_feature_group'),
      manufacturer: get('manufacturer_name'),
      hsn: get('customs_number').replace(/\D/g, '').slice(0, 8),
      origin_country: get('country_of_origin').slice(0, 2).toUpperCase(),
      ...pricesOf(get('price_amount'), '', get('price_currency') || this.#currency),
      unit: UNITS[get('order_unit').toUpperCase()] ?? '',
      minimum: whole(get('quantity_min')),
      step: whole(get('quantity_interval')),
      weight_grams: Number(get('weight')) > 0 ? get('weight') : '',
      image: imagesOf(get('mime_source').split('\n')),
      attributes: get('features'),
    });
  }

  /** From the top of the tree without its root, which only names the catalogue. */
  #pathOf(id: string | undefined): string {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let group = id; group !== undefined && !seen.has(group); ) {
      seen.add(group);
      const found = this.#groups.get(group);
      if (found === undefined || found.parent === '' || found.parent === '0') break;
      names.unshift(found.name);
      group = found.parent;
    }
    return names.join(' > ');
  }
}
