// Names of schema.org that structured data of products may use: type -> its properties, and where a value is another type. Test support.
const QUANTITY = 'QuantitativeValue';

/** Of schema.org 29; only what a shop needs. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Product: [
    ...['additionalProperty', 'aggregateRating', 'brand', 'category', 'countryOfOrigin'],
    ...['description', 'gtin', 'hasMeasurement', 'image', 'isSimilarTo', 'isVariantOf', 'mpn'],
    ...['name', 'offers', 'sku', 'url', 'weight'],
  ],
  ProductGroup: ['hasVariant', 'name', 'productGroupID', 'url', 'variesBy'],
  Brand: ['logo', 'name', 'url'],
  Country: ['name'],
  AggregateRating: ['bestRating', 'ratingCount', 'ratingValue', 'reviewCount', 'worstRating'],
  PropertyValue: ['maxValue', 'minValue', 'name', 'propertyID', 'unitCode', 'unitText', 'value'],
  [QUANTITY]: [
    ...['additionalProperty', 'maxValue', 'minValue', 'name', 'unitCode', 'unitText', 'value'],
  ],
  Offer: [
    ...['availability', 'eligibleQuantity', 'inventoryLevel', 'itemCondition', 'price'],
    ...['priceCurrency', 'priceSpecification', 'seller', 'url'],
  ],
  UnitPriceSpecification: [
    ...['price', 'priceCurrency', 'referenceQuantity', 'unitCode', 'valueAddedTaxIncluded'],
  ],
  Organization: ['name', 'url'],
};

/** Types that a property may hold; others hold texts and numbers. */
const HOLDS: Readonly<Record<string, string>> = {
  additionalProperty: 'PropertyValue',
  aggregateRating: 'AggregateRating',
  brand: 'Brand',
  countryOfOrigin: 'Country',
  eligibleQuantity: QUANTITY,
  hasMeasurement: QUANTITY,
  hasVariant: 'Product',
  inventoryLevel: QUANTITY,
  isSimilarTo: 'Product',
  isVariantOf: 'ProductGroup',
  offers: 'Offer',
  priceSpecification: 'UnitPriceSpecification',
  referenceQuantity: QUANTITY,
  seller: 'Organization',
  weight: QUANTITY,
};

/** What is no name of schema.org, or stands where it may not; nothing is good. */
export function schemaOrgFaults(data: unknown, at = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((entry, n) => schemaOrgFaults(entry, `${at}[${n}]`));
  if (typeof data !== 'object' || data === null) return [`${at}: not an object`];
  const {
    '@type': type,
    '@context': _context,
    '@id': _id,
    ...rest
  } = data as Record<string, unknown>;
  const known = TYPES[String(type)];
  if (known === undefined) return [`${at}: type ${String(type)}`];
  return Object.entries(rest).flatMap(([name, value]) => {
    const here = `${at}.${name}`;
    if (!known.includes(name)) return [`${here}: no property of ${String(type)}`];
    const held = HOLDS[name];
    if (held === undefined)
      return [value].flat().every((entry) => entry !== null && typeof entry !== 'object')
        ? []
        : [`${here}: not a text or number`];
    const wrong = [value]
      .flat()
      .filter((entry) => (entry as Record<string, unknown>)['@type'] !== held);
    return [...(wrong.length > 0 ? [`${here}: not ${held}`] : []), ...schemaOrgFaults(value, here)];
  });
}
