// The door of privacy: what a person may take along, and how they leave.
import { closeAccount, exportData } from './privacy.service.ts';

export const service = { closeAccount, exportData };
export { registerAdminPrivacyRoutes } from './privacy.admin.ts';
