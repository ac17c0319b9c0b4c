// Tax rules: rounded half up per line and tax; totals are sums of those. [decisions §4]
import { eachCurrency, type Prices, shareOf, sumPrices, type TaxLine } from '@millwright/contracts';

export type TaxRate = {
  country: string;
  hsnPrefix: string;
  code: 'gst' | 'vat';
  basisPoints: number;
};
export type TaxableLine = { hsn: string; subtotal: Prices };

/** Destination of the goods. `state` is the two-digit GST state code, for India. */
export type PlaceOfSupply = { country: 'IN' | 'SA' | 'US'; state: string | null };

/** The tax lines of a basket, one a code and rate, largest rate first; [] where nothing is due. */
export function taxesFor(
  lines: readonly TaxableLine[],
  place: PlaceOfSupply,
  sellerState: string,
  rates: readonly TaxRate[],
): TaxLine[] {
  const due = new Map<
    string,
    { code: string; name: string; basisPoints: number; values: Prices[] }
  >();
  for (const line of lines) {
    for (const part of partsFor(line, place, sellerState, rates)) {
      const entry = due.get(part.code) ?? { ...part, values: [] };
      entry.values.push(
        eachCurrency((currency) => shareOf(line.subtotal[currency], part.basisPoints)),
      );
      due.set(part.code, entry);
    }
  }
  return [...due.values()]
    .sort((a, b) => b.basisPoints - a.basisPoints || (a.code < b.code ? -1 : 1))
    .map(({ code, name, basisPoints, values }) => ({
      code,
      name,
      basisPoints,
      value: sumPrices(values),
    }));
}

type Part = { code: string; name: string; basisPoints: number };

function partsFor(
  line: TaxableLine,
  place: PlaceOfSupply,
  sellerState: string,
  rates: readonly TaxRate[],
): Part[] {
  const rate = rateFor(line.hsn, place.country, rates);
  if (rate === null || rate.basisPoints === 0) return [];
  const percent = (basisPoints: number) => `${basisPoints / 100}%`;
  if (rate.code === 'vat') {
    return [
      {
        code: `vat-${rate.basisPoints}`,
        name: `VAT ${percent(rate.basisPoints)}`,
        basisPoints: rate.basisPoints,
      },
    ];
  }
  // Inside the seller's state half of GST is the centre's and half the state's; elsewhere it is integrated.
  if (place.state === sellerState) {
    const half = rate.basisPoints / 2;
    return [
      { code: `cgst-${half}`, name: `CGST ${percent(half)}`, basisPoints: half },
      { code: `sgst-${half}`, name: `SGST ${percent(half)}`, basisPoints: half },
    ];
  }
  return [
    {
      code: `igst-${rate.basisPoints}`,
      name: `IGST ${percent(rate.basisPoints)}`,
      basisPoints: rate.basisPoints,
    },
  ];
}

/** The whole rate of such goods in a country, before any halving; 0 where nothing is due. */
export function taxBasisPoints(hsn: string, country: string, rates: readonly TaxRate[]): number {
  return rateFor(hsn, country, rates)?.basisPoints ?? 0;
}

/** The rate with the longest HSN prefix that fits. */
function rateFor(hsn: string, country: string, rates: readonly TaxRate[]): TaxRate | null {
  let best: TaxRate | null = null;
  for (const rate of rates) {
    if (rate.country !== country || !hsn.startsWith(rate.hsnPrefix)) continue;
    if (best === null || rate.hsnPrefix.length > best.hsnPrefix.length) best = rate;
  }
  return best;
}
