// Public API of the privacy module: export and erasure of a person's data.
import { closeAccount, exportData } from './privacy.service.ts';

export const service = { closeAccount, exportData };
export { registerAdminPrivacyRoutes } from './privacy.admin.ts';
export { registerPrivacyV1Routes } from './privacy.v1.routes.ts';
