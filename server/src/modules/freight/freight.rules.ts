// Freight rules: which ways of delivery a basket has to an address, with price and days. Pure. [decisions 0096]
import type { LocalizedText } from '@millwright/contracts';

export type FreightRate = {
  id: number;
  name: LocalizedText;
  /** ISO 3166 codes. */
  countries: readonly string[];
  /** Beginnings of postal codes; empty: all of the countries. */
  postalCodes: readonly string[];
  days: number;
  /** Ascending; price in minor units of the base currency before tax. */
  steps: readonly { upToGrams: number; price: number }[];
  /** Of the goods before tax, in minor units of the base currency; null: never free. */
  freeFrom: number | null;
  isPickup: boolean;
};

export type Basket = {
  /** null: some part has no known weight. */
  grams: number | null;
  /** Goods before tax, in minor units of the base currency. */
  goods: number;
};

export type DeliveryWay = Pick<FreightRate, 'id' | 'name' | 'days' | 'isPickup'> & {
  /** Paise before tax. */
  price: number;
};

/** Ways of delivery, the cheapest first, pick-up last; [] where staff quote it. */
export function waysOf(
  rates: readonly FreightRate[],
  to: { country: string; postalCode: string },
  basket: Basket,
): DeliveryWay[] {
  const code = plainCode(to.postalCode);
  const best = new Map<string, { rate: FreightRate; fit: number }>();
  for (const rate of rates) {
    const fit = fitOf(rate, to.country, code);
    const known = best.get(rate.name.en);
    if (fit !== null && (known === undefined || fit > known.fit))
      best.set(rate.name.en, { rate, fit });
  }
  return [...best.values()]
    .flatMap(({ rate: { id, name, days, isPickup, ...rate } }): DeliveryWay[] => {
      const price = isPickup ? 0 : priceOf(rate, basket);
      return price === null ? [] : [{ id, name, days, isPickup, price }];
    })
    .sort(
      (a, b) =>
        Number(a.isPickup) - Number(b.isPickup) ||
        a.price - b.price ||
        a.days - b.days ||
        a.id - b.id,
    );
}

/** The way that is meant: the one that was chosen, else the cheapest that brings the goods. null: staff quote it. */
export function chosenWay(
  ways: readonly DeliveryWay[],
  chosen: number | undefined,
): DeliveryWay | null {
  return ways.find(({ id }) => id === chosen) ?? ways.find(({ isPickup }) => !isPickup) ?? null;
}

/** How many signs of the postal code fit; null: it does not go there. */
function fitOf(rate: FreightRate, country: string, code: string): number | null {
  if (!rate.countries.includes(country)) return null;
  if (rate.postalCodes.length === 0) return 0;
  const fits = rate.postalCodes.map(plainCode).filter((begin) => code.startsWith(begin));
  return fits.length === 0 ? null : Math.max(...fits.map((begin) => begin.length));
}

/** null: too heavy, or of unknown weight. */
function priceOf(
  { steps, freeFrom }: Pick<FreightRate, 'steps' | 'freeFrom'>,
  { grams, goods }: Basket,
): number | null {
  if (grams === null) return null;
  const step = steps.find(({ upToGrams }) => grams <= upToGrams);
  if (step === undefined) return null;
  return freeFrom !== null && goods >= freeFrom ? 0 : step.price;
}

/** Postal codes are compared without blanks and dashes, in capitals. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
