// Wire format of search answers: the spellings of the specification. [§3 Search response, decisions §7]
import type {
  DescribedConstraint,
  DescribedReading,
  FacetValue,
  ProductCard,
  SearchResult,
  Suggestions,
} from '@millwright/contracts';

const toWireValue = ({ name, count, value }: FacetValue) => ({ name, count, value });

export function toWireResult<Product>(
  result: SearchResult,
  toWireProduct: (card: ProductCard) => Product,
) {
  return {
    products: result.products.map(toWireProduct),
    totalProductCount: result.total,
    productFilters: {
      categories: result.facets.categories.map(toWireValue),
      manufacturers: result.facets.manufacturers.map(toWireValue),
      attributes: result.facets.attributes.map((facet) => ({
        name: facet.name,
        count: facet.count,
        value: facet.value,
        ...(facet.unit === null ? {} : { unit: facet.unit }),
        ...(facet.min === null || facet.max === null ? {} : { min: facet.min, max: facet.max }),
        subAttributes: facet.values.map(toWireValue),
      })),
    },
    start: result.start,
    count: result.count,
    ...(result.approximate ? { approximate: true } : {}),
    ...(result.corrected === null ? {} : { corrected: result.corrected }),
    ...(result.reading === null ? {} : { reading: toWireReading(result.reading) }),
  };
}

function toWireReading({
  constraints,
  relaxed,
  words,
  notUnderstood,
  foreignManufacturer,
  notSold,
  quantity,
}: DescribedReading) {
  return {
    constraints: constraints.map(toWireConstraint),
    relaxed: relaxed.map(toWireConstraint),
    nearest: constraints.filter(({ isNearest }) => isNearest).map(toWireConstraint),
    words,
    notUnderstood,
    ...(foreignManufacturer === null ? {} : { foreignManufacturer: foreignManufacturer }),
    ...(notSold === null ? {} : { notSold }),
    ...(quantity === null ? {} : { quantity }),
  };
}

function toWireConstraint({ kind, name, label, unit, values, words }: DescribedConstraint) {
  return {
    kind,
    ...(name === null ? {} : { name }),
    label,
    ...(unit === null ? {} : { unit }),
    values,
    words,
  };
}

export function toWireSuggestions({ values, items }: Suggestions) {
  return {
    values,
    items: items.map(({ type, label, meaning, url, sku, image }) => ({
      type,
      label,
      ...(meaning === null ? {} : { meaning }),
      url,
      ...(sku === null ? {} : { sku }),
      ...(image === null ? {} : { image }),
    })),
  };
}
