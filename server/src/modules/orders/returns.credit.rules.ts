// Credit of a return: goods and taxes of the returned units, as the invoice charged them. Pure. [decisions 0063]
import {
  mapPrices,
  multiplyPrices,
  type Prices,
  shareOf,
  subtractPrices,
  sumPrices,
  type TaxLine,
} from '@millwright/contracts';
import { REVERSE_CHARGE } from '../pricing/index.ts';

export type CreditLine = { productId: number; quantity: number; taxable: Prices; taxes: TaxLine[] };
/** Frozen when the return is closed; the credit note repeats it. */
export type ReturnCredit = {
  lines: CreditLine[];
  subtotal: Prices;
  taxes: TaxLine[];
  total: Prices;
};

/** A line as it was invoiced, with the units that were credited before. */
export type CreditableLine = {
  productId: number;
  taxBasisPoints: number;
  unitPrice: Prices;
  credited: number;
};

/**
 * Taxes are rounded on all units of a line that were ever credited, less what earlier credits took: however a line comes back, in parts or
 * at once, the credits never exceed the invoice, and the last unit makes them equal to it in each currency.
 */
export function creditOf(
  lines: readonly CreditableLine[],
  orderTaxes: readonly TaxLine[],
  returned: readonly { productId: number; quantity: number }[],
): ReturnCredit {
  const credits = returned.map(({ productId, quantity }): CreditLine => {
    const line = lines.find((each) => each.productId === productId);
    if (line === undefined) throw new Error(`product ${productId} is not in the order`);
    const before = multiplyPrices(line.unitPrice, line.credited);
    const after = multiplyPrices(line.unitPrice, line.credited + quantity);
    const taxes = orderTaxes.filter(({ code }) => isTaxOf(code, line.taxBasisPoints));
    return {
      productId,
      quantity,
      taxable: multiplyPrices(line.unitPrice, quantity),
      taxes: taxes.map((tax) => ({
        ...tax,
        value: subtractPrices(
          mapPrices(after, (minor) => shareOf(minor, tax.basisPoints)),
          mapPrices(before, (minor) => shareOf(minor, tax.basisPoints)),
        ),
      })),
    };
  });
  const subtotal = sumPrices(credits.map((line) => line.taxable));
  const taxes = orderTaxes.flatMap((tax): TaxLine[] => {
    const shares = credits.flatMap((line) =>
      line.taxes.filter(({ code }) => code === tax.code).map(({ value }) => value),
    );
    return shares.length === 0 ? [] : [{ ...tax, value: sumPrices(shares) }];
  });
  return {
    lines: credits,
    subtotal,
    taxes,
    total: sumPrices([subtotal, ...taxes.map(({ value }) => value)]),
  };
}

/** GST inside a state is charged in halves. */
export function isTaxOf(code: string, basisPoints: number): boolean {
  return [
    ...(basisPoints === 0 ? [REVERSE_CHARGE] : []),
    `igst-${basisPoints}`,
    `vat-${basisPoints}`,
    `gst-${basisPoints}`,
    `cgst-${basisPoints / 2}`,
    `sgst-${basisPoints / 2}`,
  ].includes(code);
}
