// Tax rules: rounded half up per line and tax; totals are sums of those. [decisions §4]
import { mapPrices, type Prices, shareOf, sumPrices, type TaxLine } from '@millwright/contracts';

export type TaxRate = {
  country: string;
  hsnPrefix: string;
  code: 'gst' | 'vat';
  basisPoints: number;
  /** A buyer with a tax number of that country pays the tax there. */
  reverseCharge?: boolean;
};
export type TaxableLine = { hsn: string; subtotal: Prices };

/** Destination of the goods. */
export type PlaceOfSupply = {
  country: string;
  /** Two-digit GST state code, for India. */
  state: string | null;
  /** The buyer has a tax number of that country. */
  hasTaxId?: boolean;
};

/** In the taxes of an order that the buyer owes to their own tax office: no amount, so that checkout, order and invoice say so. */
export const REVERSE_CHARGE = 'vat-reverse-charge';

/** Countries that call their tax on sales GST, as India does; only India splits it. */
const GST_COUNTRIES: readonly string[] = ['IN', 'AU', 'BT', 'CA', 'MV', 'NZ', 'PG', 'SG'];

/** What a country calls its tax on sales. */
export function taxCodeOf(country: string): TaxRate['code'] {
  return GST_COUNTRIES.includes(country) ? 'gst' : 'vat';
}

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
      entry.values.push(mapPrices(line.subtotal, (minor) => shareOf(minor, part.basisPoints)));
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
  if (isReverseCharged(rate, place))
    return [{ code: REVERSE_CHARGE, name: 'VAT: reverse charge', basisPoints: 0 }];
  const percent = (basisPoints: number) => `${basisPoints / 100}%`;
  if (rate.code === 'vat' || place.country !== 'IN') {
    return [
      {
        code: `${rate.code}-${rate.basisPoints}`,
        name: `${rate.code.toUpperCase()} ${percent(rate.basisPoints)}`,
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

/** The whole rate that the seller charges for such goods there, before any halving; 0 where nothing is due. */
export function taxBasisPoints(
  hsn: string,
  place: PlaceOfSupply,
  rates: readonly TaxRate[],
): number {
  const rate = rateFor(hsn, place.country, rates);
  return rate === null || isReverseCharged(rate, place) ? 0 : rate.basisPoints;
}

function isReverseCharged(rate: TaxRate, place: PlaceOfSupply): boolean {
  return rate.reverseCharge === true && place.hasTaxId === true;
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

/** What is on sale is invoiced, and the law of India wants the HSN code there. */
export function needsHsn({ companyCountry }: { companyCountry: string }): boolean {
  return companyCountry === 'IN';
}
