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
/** Whether a document can leave as India's e-invoice, and why not; `no-e-invoices`: the seller is of another country. */
export const E_INVOICE_STATES = [
  'offered',
  'other-tax',
  'buyer-unregistered',
  'no-e-invoices',
] as const;
export type EInvoiceState = (typeof E_INVOICE_STATES)[number];
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];
