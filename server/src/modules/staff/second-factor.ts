// TOTP codes (RFC 6238) and recovery codes.
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
// Without letters that look like digits.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: 'Millwright', label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth address of the QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** @returns the period of the code, one before and one after being allowed for slow clocks; null when it does not fit */
export function totpPeriod(secret: string, email: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totpOf(secret, email).validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes like `K7QF-29XM-AB3D`: 58 bits each, so a fast hash is enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  });
}

export function recoveryHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();
}
