// Russian words of the invoice on the page of an order.
import type { invoices as en } from '../en/invoices.ts';

export const invoices: Record<keyof typeof en, string> = {
  'invoices.title': 'Счёт',
  'invoices.invoice': 'Налоговый счёт-фактура {number}',
  'invoices.credit-note': 'Кредит-нота {number}',
  'invoices.issued': 'от {date}',
  'invoices.pdf': 'PDF',
};
