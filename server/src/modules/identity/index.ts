// The door of identity: sessions, logging on, passwords.

import { formTokenOf, isFormToken } from '../../platform/http/form-token.ts';
import { changePassword } from './change-password.service.ts';
import { logon, logout, resolveSession } from './identity.service.ts';
import { requestReset } from './reset-password.service.ts';

export const service = { changePassword, formTokenOf, isFormToken, logon, logout, requestReset, resolveSession };
export { confirmPassword, endSessions } from './change-password.service.ts';
export { registerIdentityDeskRoutes } from './identity.desk.ts';
export { resetWorker, SESSION_CLEAN_UP, sessionCleaner } from './identity.jobs.ts';
export { registerIdentityRoutes } from './identity.routes.ts';
export { countGuess, type Guess } from './login-budget.ts';
export { RESET_QUEUE } from './reset-password.service.ts';
