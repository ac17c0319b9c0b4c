// Invoice jobs: one per order, when it is confirmed or an invoiced one is cancelled.
import type { JobWorker } from '../../platform/jobs/index.ts';
import { ISSUE_INVOICE_QUEUE } from '../orders/index.ts';
import { settleInvoices } from './invoices.service.ts';

export function invoiceWorker(): JobWorker<{ orderId: number }> {
  return { queue: ISSUE_INVOICE_QUEUE, work: (ctx, { orderId }) => settleInvoices(ctx, orderId) };
}
