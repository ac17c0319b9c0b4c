// Public API of the identity module: sessions, login, passwords.

import { formTokenOf, isFormToken } from '../../platform/http/form-token.ts';
import { changePassword } from './change-password.service.ts';
import { confirmEmailChange, reportEmailChange } from './email-links.service.ts';
import { logon, logout, resolveSession } from './identity.service.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { refreshSession } from './refresh-session.service.ts';
import { requestReset } from './reset-password.service.ts';

export const service = {
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endOwnSession,
  formTokenOf,
  isFormToken,
  listOwnSessions,
  logon,
  logout,
  refreshSession,
  reportEmailChange,
  requestReset,
  resolveSession,
};
export { registerAdminIdentityRoutes } from './identity.admin.ts';
export { resetWorker, SESSION_CLEAN_UP, sessionCleanupJob } from './identity.jobs.ts';
export { registerIdentityRoutes } from './identity.routes.ts';
export { registerIdentityV1Routes } from './identity.v1.routes.ts';
export { countGuess, type Guess } from './login-rate-limit.ts';
export { oneTimeHash } from './one-time-password.ts';
export { revokeAccess } from './revoke-access.ts';
