// The door of identity: sessions and logging on.
import { formTokenOf, isFormToken, logon, logout, resolveSession } from './identity.service.ts';

export const service = { formTokenOf, isFormToken, logon, logout, resolveSession };
export { SESSION_CLEAN_UP, sessionCleaner } from './identity.jobs.ts';
export { registerIdentityRoutes } from './identity.routes.ts';
