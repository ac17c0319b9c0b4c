// BMEcat records as rows: products of version 1.2 (ARTICLE) and 2005 (PRODUCT), catalogue groups and which product is in which.
import type { XmlNode } from '../../../platform/spreadsheet/index.ts';

export const BMECAT_COLUMNS = [
  'BMEcat element',
  'SUPPLIER_PID',
  'DESCRIPTION_SHORT',
  'DESCRIPTION_SHORT rus',
  'DESCRIPTION_SHORT ara',
  'DESCRIPTION_LONG',
  'DESCRIPTION_LONG rus',
  'DESCRIPTION_LONG ara',
  'INTERNATIONAL_PID',
  'MANUFACTURER_PID',
  'MANUFACTURER_NAME',
  'CUSTOMS_NUMBER',
  'COUNTRY_OF_ORIGIN',
  'PRICE_AMOUNT',
  'PRICE_CURRENCY',
  'ORDER_UNIT',
  'QUANTITY_MIN',
  'QUANTITY_INTERVAL',
  'WEIGHT',
  'MIME_SOURCE',
  'FEATURES',
  'REFERENCE_FEATURE_GROUP',
  'GROUP_ID',
  'GROUP_NAME',
  'PARENT_ID',
] as const;
type Column = (typeof BMECAT_COLUMNS)[number];

const PRODUCTS = new Set(['PRODUCT', 'ARTICLE']);
const STRUCTURE = 'CATALOG_STRUCTURE';
const MAPS = new Set(['PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE_TO_CATALOGGROUP_MAP']);

export function isBmecatRecord({ name, children }: XmlNode): boolean {
  return (
    MAPS.has(name) ||
    name === STRUCTURE ||
    (PRODUCTS.has(name) && children.some((child) => /^SUPPLIER_(?:PID|AID)$/.test(child.name)))
  );
}

/** One row, or none for what is neither a product nor a group. */
export function bmecatRow(record: XmlNode): string[][] {
  const cells = cellsOf(record);
  return cells === undefined ? [] : [BMECAT_COLUMNS.map((column) => cells[column] ?? '')];
}

function cellsOf(record: XmlNode): Partial<Record<Column, string>> | undefined {
  const element = { 'BMEcat element': record.name };
  if (record.name === 'HEADER')
    return { ...element, PRICE_CURRENCY: all(record, 'CURRENCY')[0]?.text.trim() ?? '' };
  if (record.name === STRUCTURE)
    return {
      ...element,
      GROUP_ID: said(record, 'GROUP_ID'),
      GROUP_NAME: inLanguage(record, 'GROUP_NAME', 'eng'),
      PARENT_ID: said(record, 'PARENT_ID'),
    };
  if (MAPS.has(record.name))
    return {
      ...element,
      SUPPLIER_PID: said(record, 'PROD_ID', 'ART_ID'),
      GROUP_ID: said(record, 'CATALOG_GROUP_ID'),
    };
  return PRODUCTS.has(record.name) ? { ...element, ...productCells(record) } : undefined;
}

function productCells(product: XmlNode): Partial<Record<Column, string>> {
  const features = all(product, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES');
  const prices = all(product, 'PRODUCT_PRICE', 'ARTICLE_PRICE');
  const price = prices.find(({ attributes }) => attributes.price_type === 'net_list') ?? prices[0];
  const pictures = all(product, 'MIME').filter(
    (mime) =>
      /^image\//i.test(said(mime, 'MIME_TYPE')) ||
      /\.(?:jpe?g|png|webp)$/i.test(said(mime, 'MIME_SOURCE')),
  );
  return {
    SUPPLIER_PID: said(product, 'SUPPLIER_PID', 'SUPPLIER_AID'),
    DESCRIPTION_SHORT: inLanguage(product, 'DESCRIPTION_SHORT', 'eng'),
    'DESCRIPTION_SHORT rus': only(product, 'DESCRIPTION_SHORT', 'rus'),
    'DESCRIPTION_SHORT ara': only(product, 'DESCRIPTION_SHORT', 'ara'),
    DESCRIPTION_LONG: inLanguage(product, 'DESCRIPTION_LONG', 'eng'),
    'DESCRIPTION_LONG rus': only(product, 'DESCRIPTION_LONG', 'rus'),
    'DESCRIPTION_LONG ara': only(product, 'DESCRIPTION_LONG', 'ara'),
    INTERNATIONAL_PID: said(product, 'INTERNATIONAL_PID', 'EAN'),
    MANUFACTURER_PID:
      said(product, 'MANUFACTURER_TYPE_DESCR') ||
      said(product, 'MANUFACTURER_PID', 'MANUFACTURER_AID'),
    MANUFACTURER_NAME: said(product, 'MANUFACTURER_NAME'),
    CUSTOMS_NUMBER: said(product, 'CUSTOMS_NUMBER', 'CUSTOMS_TARIFF_NUMBER'),
    COUNTRY_OF_ORIGIN: said(product, 'COUNTRY_OF_ORIGIN'),
    PRICE_AMOUNT: price === undefined ? '' : said(price, 'PRICE_AMOUNT'),
    PRICE_CURRENCY: price === undefined ? '' : said(price, 'PRICE_CURRENCY'),
    ORDER_UNIT: said(product, 'ORDER_UNIT'),
    QUANTITY_MIN: said(product, 'QUANTITY_MIN'),
    QUANTITY_INTERVAL: said(product, 'QUANTITY_INTERVAL'),
    WEIGHT: said(product, 'WEIGHT'),
    MIME_SOURCE: pictures.map((mime) => said(mime, 'MIME_SOURCE')).join('\n'),
    FEATURES: features.flatMap(featureLines).join('\n'),
    REFERENCE_FEATURE_GROUP:
      features
        .map((group) => said(group, 'REFERENCE_FEATURE_GROUP_NAME'))
        .find((name) => name !== '') ?? '',
  };
}

function featureLines(group: XmlNode): string[] {
  return all(group, 'FEATURE').flatMap((feature) => {
    const name = inLanguage(feature, 'FNAME', 'eng') || inLanguage(feature, 'FT_NAME', 'eng');
    const values = all(feature, 'FVALUE').map(({ text }) => text.trim());
    const unit = said(feature, 'FUNIT');
    const value = values.filter((one) => one !== '' && one !== '-').join(', ');
    return name === '' || value === '' || /^EF\d{6}$/.test(name)
      ? []
      : [`${name.replaceAll(':', ' ')}: ${value} ${unit}`.replace(/\s+/g, ' ').trim()];
  });
}

/** Elements of these names anywhere below. */
function all(node: XmlNode, ...names: string[]): XmlNode[] {
  return node.children.flatMap((child) =>
    names.includes(child.name) ? [child] : all(child, ...names),
  );
}

function said(node: XmlNode, ...names: string[]): string {
  return (
    all(node, ...names)
      .find(({ text }) => text.trim() !== '')
      ?.text.trim() ?? ''
  );
}

/** In this language, else in the first. */
function inLanguage(node: XmlNode, name: string, language: string): string {
  return only(node, name, language) || said(node, name);
}

function only(node: XmlNode, name: string, language: string): string {
  return (
    all(node, name)
      .find(({ attributes }) => attributes.lang === language)
      ?.text.trim() ?? ''
  );
}
