// Public API of the company module: contact data of the shop.
import { getCompany } from './company.service.ts';

export { registerAdminCompanyRoutes } from './company.admin.routes.ts';
export { findStaffEmail as getStaffEmail } from './company.queries.ts';

export const service = { getCompany };
export { fillEmptyCompany } from './company.queries.ts';
export { isExport } from './company.rules.ts';
export {
  type BankDetails,
  getBankDetails,
  getInvoicing,
  type Invoicing,
  listMissingCompanyData,
  requireCompanyData,
} from './company.service.ts';
export { isSpecimen, SPECIMEN_COMPANY, SPECIMEN_INVOICING } from './specimen.ts';
export { getCompany };
