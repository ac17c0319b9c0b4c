// One-time passwords: 140 random bits in unambiguous letters, so that no slow hash is needed. [decisions §5]
import { createHash } from 'node:crypto';
import { newCode, readLetters } from '../../platform/public-id.ts';

/** Seven groups, easy to select and to read out. */
export function oneTimePassword(): string {
  return newCode(7);
}

/** Canonical form, for storing and comparing: without case, dashes and other characters that come with copying. */
export function oneTimeHash(typed: string): Buffer {
  const plain = readLetters(typed.slice(0, 200)).replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`one-time\0${plain}`).digest();
}
