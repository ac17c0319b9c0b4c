// Public API of the company module: contact data of the shop.
import { getCompany } from './company.service.ts';
import { isShopOpen } from './opening.ts';

export { registerAdminCompanyRoutes } from './company.admin.routes.ts';
export { findStaffEmail as getStaffEmail, staffEmail } from './company.queries.ts';

export const service = { getCompany, isShopOpen };
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
export { registerCompanyV1Routes } from './company.v1.routes.ts';
export { isSpecimen, SPECIMEN_COMPANY, SPECIMEN_INVOICING } from './specimen.ts';
export { getCompany };
