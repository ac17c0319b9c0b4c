// CSRF token: a token bound to the session, worth nothing without its cookie. [promises P35]
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What forms, and the back office's changes, carry beside the cookie. */
export function formTokenOf(sessionToken: string | null): string {
  return sessionToken === null
    ? ''
    : createHmac('sha256', sessionToken).update('form').digest('base64url');
}

/** Visitors' forms carry no token. */
export function isFormToken(sessionToken: string | null, sent: string): boolean {
  const expected = Buffer.from(formTokenOf(sessionToken));
  const given = Buffer.from(sent);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
