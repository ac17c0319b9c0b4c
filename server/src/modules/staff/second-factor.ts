// TOTP codes (RFC 6238) and recovery codes.
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { newExactCode } from '../../platform/public-id.ts';

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Millwright',
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    digits: 6,
  });
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
  const delta = totpOf(secret, email).validate({
    token: code,
    window: 1,
    timestamp: now.getTime(),
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes like `K7QF-29XM-AB3D`: 58 bits each, so a fast hash is enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => newExactCode(3));
}

export function recoveryHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();
}
