// Arabic words of the invoice on the page of an order.
import type { invoices as en } from '../en/invoices.ts';

export const invoices: Record<keyof typeof en, string> = {
  'invoices.title': 'الفاتورة',
  'invoices.invoice': 'فاتورة ضريبية {number}',
  'invoices.credit-note': 'إشعار دائن {number}',
  'invoices.issued': 'بتاريخ {date}',
  'invoices.pdf': 'PDF',
};
