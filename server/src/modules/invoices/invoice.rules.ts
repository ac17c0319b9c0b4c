// Invoice rules: an invoice repeats the numbers of its order, split by line and by HSN, with the same total. Pure. [decisions §4, §8]
import {
  type Address,
  addPrices,
  amountIn,
  type CurrencyCode,
  type LocalizedText,
  mapPrices,
  type PaymentMode,
  type Prices,
  shareOf,
  subtractPrices,
  sumPrices,
  type TaxLine,
  ZERO,
} from '@millwright/contracts';
import { isExport } from '../company/index.ts';
import type { ReturnCredit } from '../orders/index.ts';
import { REVERSE_CHARGE } from '../pricing/index.ts';

export type InvoiceKind = 'invoice' | 'credit-note';
/**
 * Of an Indian seller inside its state: CGST and SGST; in another state: IGST. Saudi Arabia: VAT, in Arabic as well.
 * Elsewhere: the one tax of the country, the buyer's own account of it (reverse charge), or an export without tax.
 */
export type TaxTreatment =
  | 'gst-inside'
  | 'gst-outside'
  | 'vat'
  | 'single-tax'
  | 'reverse-charge'
  | 'export';

export type Seller = {
  /** ISO 3166 code; absent in documents issued before it was kept: India. */
  country?: string;
  /** Name of the shop, as its pages show it; absent in documents issued before it was kept. */
  brand?: LocalizedText;
  legalName: LocalizedText;
  address: LocalizedText;
  gstin: string;
  vatNumber: string;
  exportWording: LocalizedText;
  bank: { holder: string; bank: string; account: string; ifsc: string; swift: string };
  terms: LocalizedText;
  phone: string;
  email: string;
};

export type InvoiceLine = {
  sku: string;
  /** As it was ordered. */
  name: string;
  /** In every language at the time of issue; absent where the product had been renamed, and in documents issued before they were kept. */
  names?: Partial<LocalizedText>;
  arabicName: string;
  hsn: string;
  unit: string;
  quantity: number;
  unitPrice: Prices;
  taxable: Prices;
  basisPoints: number;
  taxes: TaxLine[];
  total: Prices;
};

/** Everything that an invoice says, in every language: kept with it and never changed. */
export type InvoiceContent = {
  kind: InvoiceKind;
  taxTreatment: TaxTreatment;
  number: string;
  issuedAt: string;
  /** Days by the shop's clock. */
  issuedOn: string;
  dueOn: string;
  refersTo: { number: string; issuedOn: string } | null;
  /** Of a credit note: goods came back; absent: the whole order was cancelled. */
  reason?: 'returned';
  seller: Seller;
  /** In the name of the demo shop's invented company: no tax invoice. */
  specimen?: boolean;
  /** `person`: who ordered for the company; absent in documents issued before it was kept. */
  buyer: { name: string; person?: string; taxId: string; billing: Address; delivery: Address };
  /** Where the buyer collects the goods; absent: they go to the address of delivery. */
  pickup?: LocalizedText;
  placeOfSupply: { country: Address['country']; state: string | null };
  order: {
    orderId: string;
    placedOn: string;
    purchaseOrderNumber: string;
    paymentMode: PaymentMode;
    displayCurrency: CurrencyCode;
    /** In which it is charged; absent in documents issued before there was a choice: rupees. */
    baseCurrency?: CurrencyCode;
  };
  lines: InvoiceLine[];
  subtotal: Prices;
  taxes: TaxLine[];
  total: Prices;
};

type Goods = Omit<InvoiceLine, 'taxable' | 'basisPoints' | 'taxes' | 'total'> & {
  subtotal: Prices;
  taxBasisPoints: number;
};

/** By what the order was taxed with, which is what its buyer agreed to. */
export function taxTreatmentOf(
  country: Address['country'],
  taxes: readonly TaxLine[],
  sellerCountry: string,
  isSellersState: boolean,
): TaxTreatment {
  if (isExport({ country, taxes }, sellerCountry)) return 'export';
  if (country === 'SA') return 'vat';
  if (taxes.some((tax) => tax.code === REVERSE_CHARGE)) return 'reverse-charge';
  if (country !== 'IN' || sellerCountry !== 'IN') return 'single-tax';
  if (taxes.length === 0) return isSellersState ? 'gst-inside' : 'gst-outside';
  return taxes.some((tax) => tax.code.startsWith('cgst-')) ? 'gst-inside' : 'gst-outside';
}

/**
 * The order's lines, each with its share of the order's taxes.
 * @throws Error when the shares are not exactly the taxes of the order: such an invoice must never leave
 */
export function linesOf(
  goods: readonly Goods[],
  taxTreatment: TaxTreatment,
  orderTaxes: readonly TaxLine[],
): InvoiceLine[] {
  const lines = goods.map(({ subtotal, taxBasisPoints, ...line }): InvoiceLine => {
    const taxes = sharesOf(subtotal, taxBasisPoints, taxTreatment, orderTaxes);
    return {
      ...line,
      taxable: subtotal,
      basisPoints: taxes.reduce((sum, tax) => sum + tax.basisPoints, 0),
      taxes,
      total: addPrices(subtotal, sumPrices(taxes.map((tax) => tax.value))),
    };
  });
  for (const tax of orderTaxes) {
    const shares = sumPrices(
      lines.flatMap((line) =>
        line.taxes.filter((own) => own.code === tax.code).map((own) => own.value),
      ),
    );
    // A tax of nought, reverse charge, has no share: what one of them lacks counts nothing.
    if (Object.values(subtractPrices(tax.value, shares)).some((minor) => minor !== 0))
      throw new Error(`the lines' shares of ${tax.code} are not the tax of the order`);
  }
  return lines;
}

function sharesOf(
  subtotal: Prices,
  basisPoints: number,
  taxTreatment: TaxTreatment,
  orderTaxes: readonly TaxLine[],
): TaxLine[] {
  if (basisPoints === 0 || taxTreatment === 'export') return [];
  const codes =
    taxTreatment === 'gst-inside'
      ? [`cgst-${basisPoints / 2}`, `sgst-${basisPoints / 2}`]
      : taxTreatment === 'gst-outside'
        ? [`igst-${basisPoints}`]
        : [`vat-${basisPoints}`, `gst-${basisPoints}`].filter((code) =>
            orderTaxes.some((tax) => tax.code === code),
          );
  if (codes.length === 0)
    throw new Error(`the order has no tax of ${basisPoints}, which a line of it bears`);
  return codes.map((code) => {
    const tax = orderTaxes.find((entry) => entry.code === code);
    if (tax === undefined)
      throw new Error(`the order has no tax ${code}, which a line of it bears`);
    return {
      ...tax,
      value: mapPrices(subtotal, (minor) => shareOf(minor, tax.basisPoints)),
    };
  });
}

/**
 * What a credit note says of returned units: the invoice's own lines, with the units and amounts of the credit.
 * @param productIds of the invoice's lines, in their order
 * @throws Error when the credit names what was not invoiced: such a note must never leave
 */
export function creditedLines(
  invoiced: readonly InvoiceLine[],
  productIds: readonly (number | null)[],
  { lines }: ReturnCredit,
): InvoiceLine[] {
  return lines.map(({ productId, quantity, taxable, taxes }) => {
    const line = invoiced[productIds.indexOf(productId)];
    if (line === undefined || quantity > line.quantity)
      throw new Error(`product ${productId} was not invoiced so`);
    return {
      ...line,
      quantity,
      taxable,
      taxes,
      total: addPrices(taxable, sumPrices(taxes.map((tax) => tax.value))),
    };
  });
}

export type HsnRow = {
  hsn: string;
  basisPoints: number;
  quantity: number;
  taxable: Prices;
  taxes: TaxLine[];
  tax: Prices;
};

/** The table that the tax office reads: one row an HSN code and rate, in the order of codes. */
export function hsnSummary(lines: readonly InvoiceLine[]): HsnRow[] {
  const rows = new Map<string, HsnRow>();
  for (const line of lines) {
    const key = `${line.hsn} ${line.basisPoints}`;
    const row = rows.get(key);
    const taxes = line.taxes.map((tax) => ({
      ...tax,
      value: addPrices(tax.value, row?.taxes.find((own) => own.code === tax.code)?.value ?? ZERO),
    }));
    rows.set(key, {
      hsn: line.hsn,
      basisPoints: line.basisPoints,
      quantity: (row?.quantity ?? 0) + line.quantity,
      taxable: addPrices(row?.taxable ?? ZERO, line.taxable),
      taxes,
      tax: sumPrices(taxes.map((tax) => tax.value)),
    });
  }
  return [...rows.values()].sort((a, b) =>
    a.hsn === b.hsn ? b.basisPoints - a.basisPoints : a.hsn < b.hsn ? -1 : 1,
  );
}

/** Content of the ZATCA QR code: five fields, each as tag, length and UTF-8 bytes, all in base64. Its amounts are riyals. */
export function zatcaCode(content: InvoiceContent): string {
  const riyals = (minor: number): string =>
    `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
  const fields = [
    content.seller.legalName.ar,
    content.seller.vatNumber,
    content.issuedAt.replace(/\.\d+Z$/, 'Z'),
    riyals(amountIn(content.total, 'SAR')),
    riyals(sumPrices(content.taxes.map((tax) => tax.value)).SAR ?? 0),
  ];
  const bytes = fields.flatMap((field, index) => {
    const value = cutBytes(field, 255);
    return [index + 1, value.length, ...value];
  });
  return btoa(String.fromCharCode(...bytes));
}

/** At most so many bytes of UTF-8, never half a letter. */
function cutBytes(text: string, most: number): Uint8Array {
  const bytes = new Uint8Array(most);
  return bytes.subarray(0, new TextEncoder().encodeInto(text, bytes).written);
}
