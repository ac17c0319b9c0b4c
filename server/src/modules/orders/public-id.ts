// Public ids: eight random letters that cannot be enumerated. [decisions §7]
import { randomInt } from 'node:crypto';

/** MW: an order. MQ: a quote. */
export type PublicIdPrefix = 'MW' | 'MQ';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MW-7K3F-92QD`: 40 random bits without letters that are mistaken for digits. */
export function newPublicId(prefix: PublicIdPrefix): string {
  let letters = '';
  for (let i = 0; i < 8; i++) letters += CROCKFORD[randomInt(32)];
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Canonical form of a typed id; null when it cannot be one. */
export function canonicalPublicId(text: string, prefix: PublicIdPrefix = 'MW'): string | null {
  const typed = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  // The letters themselves may begin with the prefix, so it is one only before all eight of them.
  const bare = typed.length === 8 + prefix.length && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(bare) ? `${prefix}-${bare.slice(0, 4)}-${bare.slice(4)}` : null;
}
