// Public API of the invoices module: the job that issues them, and reading.
import { invoiceDocument } from './invoices.machine.ts';
import { getInvoiceFile, listInvoices } from './invoices.service.ts';

export const service = { getInvoiceFile, invoiceDocument, listInvoices };
export { registerAdminInvoiceRoutes } from './invoices.admin.routes.ts';
export { invoiceWorker } from './invoices.jobs.ts';
export type { MachineDocument } from './invoices.machine.ts';
export { registerInvoiceRoutes } from './invoices.routes.ts';
export {
  INVOICE_ATTACHMENT,
  invoiceAttachment,
  issueDue,
  settleInvoices,
} from './invoices.service.ts';
export { registerInvoiceV1Routes } from './invoices.v1.routes.ts';
