// Product variants for benchmarks larger than the natural catalogue: the same articles from other manufacturers, in numbered versions with their own price and stock.

import {
  type FamilyName,
  type Manufacturer,
  manufacturer,
  manufacturersOf,
} from './manufacturers.ts';
import type { Placed } from './merge.ts';
import { levelOf, pricesOf, quantitiesOf, stockOf } from './pricing-law.ts';
import { seededRng } from './rng.ts';
import { fill, text } from './text.ts';
import type { DemoProduct, Rng } from './types.ts';

const versionName = text('{name} v{round}', '{name} исп. {round}', '{name} إصدار {round}');

function variant(
  rng: Rng,
  product: DemoProduct,
  others: Manufacturer[],
  round: number,
): DemoProduct {
  const own = manufacturer(product.manufacturer);
  const other = others[(others.indexOf(own) + round) % others.length] as Manufacturer;
  const rupees =
    (product.priceMinor / 100 / levelOf(own.country)) *
    levelOf(other.country) *
    (0.9 + rng() * 0.2);
  const quantities = quantitiesOf(rng, rupees);
  return {
    ...product,
    sku: `${other.code}-${product.sku.slice(4)}-V${round}`,
    mpn: `${product.mpn}-V${round}`,
    name: fill(versionName, { name: product.name, round: String(round) }),
    manufacturer: other.slug,
    origin: other.country,
    ...pricesOf(rng, rupees),
    ...quantities,
    stock: stockOf(rng, rupees, quantities),
    views: [],
    documents: [],
    videos: [],
  };
}

/** `count` products: the natural ones, then round after round of variants. */
export function* upTo(count: number, natural: Placed[]): Iterable<DemoProduct> {
  const manufacturers = new Map<FamilyName, Manufacturer[]>();
  let left = count;
  for (let round = 0; left > 0 && natural.length > 0; round++) {
    const rng = seededRng(`round ${round}`);
    for (const { product, family } of natural) {
      if (left-- <= 0) return;
      if (round === 0) yield product;
      else {
        const others = manufacturers.get(family) ?? manufacturersOf(family);
        manufacturers.set(family, others);
        yield variant(rng, product, others, round);
      }
    }
  }
}
