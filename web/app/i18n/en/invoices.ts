// English words of the invoice on the page of an order.
export const invoices = {
  'invoices.title': 'Invoice',
  'invoices.invoice': 'Tax invoice {number}',
  'invoices.credit-note': 'Credit note {number}',
  'invoices.issued': 'issued {date}',
  'invoices.pdf': 'PDF',
} as const satisfies Record<string, string>;
