// Invoice view. [§7.5, decisions §7]

export type InvoiceSummary = {
  kind: 'invoice' | 'credit-note';
  /** `MW/26-27/000123` */
  number: string;
  /** The day in India, ISO. */
  issuedOn: string;
};

/** What machines read of an invoice: UBL 2.1, and India's e-invoice. */
export const INVOICE_FORMATS = ['ubl', 'inv-01'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];
