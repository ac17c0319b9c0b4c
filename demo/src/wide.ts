// Wide catalogue of a hundred thousand or a million parts: the natural articles, and the same in packs from the brand lines of all who make such parts.
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
import type { DemoManufacturer, DemoProduct, Rng } from './types.ts';

/** Manufacturers sell under several brands: each is a manufacturer of its own in the filters. */
const LINES = ['Precision', 'Industrial', 'Marine', 'Heavy Duty', 'Select', 'Export'];
const PACKS = [2, 5, 10, 15, 20, 25, 50, 75, 100, 200, 500, 1_000];
/** Twice as many cost less than twice as much. */
const CHEAPER = 0.96;

const packName = text('{name}, {pack} pcs', '{name}, {pack} шт.', '{name}، {pack} قطعة');

/** Known to the natural catalogue too: some screws are sold in packs already. */
const PIECES = 'pack-quantity';

function linesOf(own: Manufacturer): Manufacturer[] {
  return LINES.map((line, i) => ({
    ...own,
    code: `${own.code}${i + 2}`,
    slug: `${own.slug}-${line.toLowerCase().replace(' ', '-')}`,
    name: `${own.name} ${line}`,
  }));
}

export function brandLines(manufacturers: readonly DemoManufacturer[]): DemoManufacturer[] {
  return manufacturers
    .flatMap(({ slug }) => linesOf(manufacturer(slug)))
    .map(({ slug, name, country }) => ({ slug, name, country }));
}

/** For each family its manufacturers, then their first lines, then their second ones. */
function brandsOf(family: FamilyName): { manufacturers: Manufacturer[]; brands: Manufacturer[] } {
  const manufacturers = manufacturersOf(family);
  const lines = manufacturers.map(linesOf);
  return {
    manufacturers,
    brands: [
      ...manufacturers,
      ...LINES.flatMap((_, i) => lines.map((own) => own[i] as Manufacturer)),
    ],
  };
}

function packed(
  rng: Rng,
  product: DemoProduct,
  by: Manufacturer,
  pack: number,
  round: number,
): DemoProduct {
  const own = manufacturer(product.manufacturer);
  const perPiece =
    (product.priceMinor / 100 / levelOf(own.country)) * levelOf(by.country) * (0.9 + rng() * 0.2);
  const rupees = perPiece * pack * CHEAPER ** Math.log2(pack);
  const quantities = quantitiesOf(rng, rupees);
  return {
    ...product,
    // Several manufacturers write the same number on the same part; the round keeps ours apart.
    sku: `${by.code}-${product.sku.slice(4)}-${round}P${pack}`,
    mpn: `${product.mpn}-P${pack}`,
    name: fill(packName, { name: product.name, pack: String(pack) }),
    manufacturer: by.slug,
    origin: by.country,
    uom: product.uom === 'piece' ? 'pack' : product.uom,
    ...pricesOf(rng, rupees),
    ...quantities,
    stock: stockOf(rng, rupees, quantities),
    weightGrams: product.weightGrams * pack,
    attributes: { ...product.attributes, [PIECES]: Number(product.attributes[PIECES] ?? 1) * pack },
    views: [],
    documents: [],
    videos: [],
  };
}

/** `count` products: the natural ones, then round after round of packs, each round from other brands. */
export function* widened(count: number, natural: readonly Placed[]): Iterable<DemoProduct> {
  const families = new Map<FamilyName, { manufacturers: Manufacturer[]; brands: Manufacturer[] }>();
  let left = count;
  for (let round = 0; left > 0 && natural.length > 0; round++) {
    const rng = seededRng(`packs ${round}`);
    for (const [i, { product, family }] of natural.entries()) {
      if (left-- <= 0) return;
      if (round === 0) {
        yield product;
        continue;
      }
      let known = families.get(family);
      if (known === undefined) {
        known = brandsOf(family);
        families.set(family, known);
      }
      const { manufacturers, brands } = known;
      // Two manufacturers of the same part never become the same brand in one round.
      const place =
        ((manufacturers.indexOf(manufacturer(product.manufacturer)) + round) %
          manufacturers.length) +
        manufacturers.length * (round % (LINES.length + 1));
      yield packed(
        rng,
        product,
        brands[place] as Manufacturer,
        PACKS[(i + round) % PACKS.length] as number,
        round,
      );
    }
  }
}
