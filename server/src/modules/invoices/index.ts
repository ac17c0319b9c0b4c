// Public API of the invoices module: the job that issues them, and reading.
import { getInvoiceFile, listInvoices } from './invoices.service.ts';

export const service = { getInvoiceFile, listInvoices };
export { registerAdminInvoiceRoutes } from './invoices.admin.routes.ts';
export { invoiceWorker } from './invoices.jobs.ts';
export { registerInvoiceRoutes } from './invoices.routes.ts';
export {
  INVOICE_ATTACHMENT,
  invoiceAttachment,
  issueDue,
  settleInvoices,
} from './invoices.service.ts';
export { registerInvoiceV1Routes } from './invoices.v1.routes.ts';
