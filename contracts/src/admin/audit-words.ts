// Names of actions in the audit log.
/** Changes of rows, which the tables note themselves; then acts that change none. */
export const AUDIT_OPERATIONS = [
  'insert',
  'update',
  'delete',
  'signed-in',
  'password-accepted',
  'sign-in-refused',
  'sign-in-throttled',
  'code-refused',
  'signed-out',
  'password-set',
  'authenticator-set',
  'access-reset',
  'sessions-ended',
  'verification-lost',
  'exported',
  'opened',
  'backed-up',
  'restored',
  'purged',
  'learning-forgotten',
] as const;
export type AuditOperation = (typeof AUDIT_OPERATIONS)[number];
