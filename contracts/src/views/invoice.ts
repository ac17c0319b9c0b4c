// Invoice view. [§7.5, decisions §7]

export type InvoiceSummary = {
  kind: 'invoice' | 'credit-note';
  /** `MW/26-27/000123` */
  number: string;
  /** The day in India, ISO. */
  issuedOn: string;
};
