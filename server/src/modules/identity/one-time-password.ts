// One-time passwords: 140 random bits in unambiguous letters, so that no slow hash is needed. [decisions §5]
import { createHash } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;

/** From 28 random bytes. Seven groups, easy to select and to read out. */
export function oneTimePassword(random: Uint8Array): string {
  const text = [...random.subarray(0, LENGTH)].map((byte) => LETTERS[byte & 31]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** Canonical form, for storing and comparing: without case, dashes and other characters that come with copying. */
export function oneTimeHash(typed: string): Buffer {
  const plain = typed
    .slice(0, 200)
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`one-time\0${plain}`).digest();
}
