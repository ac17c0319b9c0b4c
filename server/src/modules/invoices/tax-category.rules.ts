// Tax categories of an invoice by UNCL 5305, as EN 16931 counts them: one row a category and rate, whose sum is the tax of the invoice. Pure.
import { addPrices, type Prices, subtractPrices, ZERO } from '@millwright/contracts';
import type { InvoiceContent, InvoiceLine } from './invoice.rules.ts';

/** Standard rate; zero rate; reverse charge; export; outside the scope of the tax. */
export type TaxCategory = 'S' | 'Z' | 'AE' | 'G' | 'O';

export type CategoryRow = {
  category: TaxCategory;
  basisPoints: number;
  taxable: Prices;
  tax: Prices;
};

/** Countries that know no value added tax: what bears no tax there is outside its scope. */
const WITHOUT_VAT = new Set(['US']);

/** `GST` where the tax is called so, in India and in Singapore, say; else `VAT`. */
export function taxSchemeOf({ taxes, taxTreatment, seller }: InvoiceContent): 'GST' | 'VAT' {
  if (taxes.some(({ code }) => /^[cis]?gst-/.test(code))) return 'GST';
  if (taxes.length > 0 || taxTreatment === 'vat') return 'VAT';
  return (seller.country ?? 'IN') === 'IN' ? 'GST' : 'VAT';
}

export function categoryOf(content: InvoiceContent, line: InvoiceLine): TaxCategory {
  if (line.basisPoints > 0) return 'S';
  // A document of category O has no other: it stands where no line bears a tax.
  if (WITHOUT_VAT.has(content.seller.country ?? 'IN') && content.taxes.length === 0) return 'O';
  if (content.taxTreatment === 'export') return 'G';
  if (content.taxTreatment === 'reverse-charge') return 'AE';
  return 'Z';
}

/** In the order in which the categories appear. */
export function categoryRows(content: InvoiceContent): CategoryRow[] {
  const rows = new Map<string, CategoryRow>();
  for (const line of content.lines) {
    const category = categoryOf(content, line);
    const key = `${category} ${line.basisPoints}`;
    const row = rows.get(key);
    rows.set(key, {
      category,
      basisPoints: line.basisPoints,
      taxable: addPrices(row?.taxable ?? ZERO, line.taxable),
      tax: addPrices(row?.tax ?? ZERO, subtractPrices(line.total, line.taxable)),
    });
  }
  return [...rows.values()];
}
