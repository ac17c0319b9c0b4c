// The door of the company: what the shop says of itself.
import { getCompany } from './company.service.ts';

export { registerCompanyDeskRoutes } from './company.desk.routes.ts';
export { findDeskEmail as getDeskEmail } from './company.queries.ts';

export const service = { getCompany };
export { getInvoicing, type Invoicing } from './company.service.ts';
export { getCompany };
