// Price, stock and quantity rules of a demo product.
// Price law: (mass x price of a kilogram of finished material + processing) x level of the manufacturer's country.
import { between, chance, pick } from './rng.ts';
import type { Rng } from './types.ts';

/** Price level of parts by country of origin, on the Indian market; India is 1. */
// biome-ignore format: a table reads better
const countryLevel: Record<string, number> = {
  IN: 1, CN: 0.86, TW: 1.08, TR: 1.1, KR: 1.2, CZ: 1.25, RU: 1.05, SA: 1.15, SG: 1.3, IT: 1.38, ES: 1.3,
  FR: 1.45, GB: 1.45, AT: 1.5, US: 1.5, JP: 1.52, DE: 1.58, SE: 1.56, CH: 1.75, BR: 1.1, PL: 1.2, FI: 1.5, NL: 1.45, VN: 0.9, AE: 1.15,
};

export function levelOf(country: string): number {
  return countryLevel[country] ?? 1.2;
}

/** Rupees for one piece. `perKg` is rupees for a kilogram of finished goods of this material. */
export function rupeesByMass(
  grams: number,
  perKg: number,
  processing: number,
  country: string,
): number {
  return ((grams / 1000) * perKg + processing) * levelOf(country);
}

/** Price lists are rounded: 5 paise below 10 rupees, 50 paise below 100, whole rupees below 1,000, then 5, 10, 50. */
export function roundedMinor(rupees: number): number {
  const paise = rupees * 100;
  const grid =
    rupees < 10
      ? 5
      : rupees < 100
        ? 50
        : rupees < 1000
          ? 100
          : rupees < 10_000
            ? 500
            : rupees < 100_000
              ? 1000
              : 5000;
  return Math.max(grid, Math.round(paise / grid) * grid);
}

export type Prices = {
  priceMinor: number;
  discountPriceMinor: number | null;
  usdMinor: number | null;
  sarMinor: number | null;
};

/** 6 % of all have a discount of 5 to 20 %; 2 % have own prices in dollars and riyals instead of converted ones. */
export function pricesOf(rng: Rng, rupees: number): Prices {
  const priceMinor = roundedMinor(rupees * (0.97 + rng() * 0.06));
  const off = chance(rng, 0.06) ? pick(rng, [5, 8, 10, 12, 15, 20]) : 0;
  const discounted = off === 0 ? null : Math.round((priceMinor * (100 - off)) / 500) * 5;
  const own = chance(rng, 0.02);
  return {
    priceMinor,
    discountPriceMinor:
      discounted !== null && discounted > 0 && discounted < priceMinor ? discounted : null,
    usdMinor: own ? Math.max(1, Math.round((priceMinor / 88) * (1.02 + rng() * 0.08))) : null,
    sarMinor: own ? Math.max(1, Math.round((priceMinor / 23.4) * (1.02 + rng() * 0.08))) : null,
  };
}

export type Quantities = { minQuantity: number; maxQuantity: number | null; step: number };

/** Cheap parts are sold by the ten, fifty or hundred; one in twelve has an upper limit for an order. */
export function quantitiesOf(rng: Rng, rupees: number): Quantities {
  const step =
    rupees < 3
      ? pick(rng, [50, 100])
      : rupees < 12
        ? pick(rng, [10, 25, 50])
        : rupees < 40
          ? pick(rng, [5, 10])
          : rupees < 150
            ? pick(rng, [1, 1, 1, 2, 5])
            : 1;
  const minQuantity = chance(rng, 0.1) ? step * 2 : step;
  const maxQuantity = chance(rng, 1 / 12) ? minQuantity + step * between(rng, 9, 60) : null;
  return { minQuantity, maxQuantity, step };
}

/**
 * 4 % sold out, 8 % nearly (1 to 15 pieces, at least one least order), the rest several hundred least orders of a cheap
 * part down to a handful of a dear one; always a multiple of the step.
 */
export function stockOf(rng: Rng, rupees: number, { minQuantity, step }: Quantities): number {
  const draw = rng();
  if (draw < 0.04) return 0;
  const whole = (pieces: number) => Math.ceil(pieces / step) * step;
  if (draw < 0.12)
    return Math.max(minQuantity, step > 1 ? whole(between(rng, 1, 15)) : between(rng, 1, 15));
  const typical =
    rupees < 40 ? 4000 : rupees < 400 ? 600 : rupees < 4000 ? 120 : rupees < 40_000 ? 40 : 22;
  return Math.max(whole(typical * (0.25 + rng() * rng() * 3)), whole(16), minQuantity * 2);
}
