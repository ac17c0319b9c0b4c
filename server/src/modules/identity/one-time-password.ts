// One-time passwords: 140 random bits in letters that nobody mistakes, so that it need not be hashed slowly. [decisions §5]
import { createHash } from 'node:crypto';
import { newCode, readLetters } from '../../platform/public-id.ts';

/** Seven groups, easy to select and to read out. */
export function oneTimePassword(): string {
  return newCode(7);
}

/** What is kept and compared: in any case, with or without dashes, and whatever else came along when it was copied. */
export function oneTimeHash(typed: string): Buffer {
  const plain = readLetters(typed.slice(0, 200)).replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`one-time\0${plain}`).digest();
}
