// Public ids and codes: random letters in groups that people read out, and none that is mistaken for another. [decisions §7]
import { randomInt } from 'node:crypto';

/** Crockford's: I, L and O are read as the digits they look like. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** For what is typed exactly as it stands there. */
const UNLIKE = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** `MW-7K3F-92QD`: 40 random bits. */
export function newPublicId(prefix: string): string {
  return `${prefix}-${randomGroups(2, CROCKFORD)}`;
}

/** What somebody typed or read out, as it is stored; null when it cannot be such an id. */
export function canonicalPublicId(text: string, prefix = 'MW'): string | null {
  const typed = readLetters(text.replace(/[\s\p{Pd}]/gu, ''));
  // The letters themselves may begin with the prefix, so it is one only before all eight of them.
  const bare =
    typed.length === 8 + prefix.length && typed.startsWith(prefix)
      ? typed.slice(prefix.length)
      : typed;
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(bare)
    ? `${prefix}-${bare.slice(0, 4)}-${bare.slice(4)}`
    : null;
}

/** `7K3F-92QD-...`, 20 random bits a group; `readLetters` understands them. */
export function newCode(groups: number): string {
  return randomGroups(groups, CROCKFORD);
}

/** `K7QF-29XM-AB3D`, 19 random bits a group. */
export function newExactCode(groups: number): string {
  return randomGroups(groups, UNLIKE);
}

/** Letters of Crockford's as they are stored, whichever of their shapes was typed. */
export function readLetters(typed: string): string {
  return typed.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}

function randomGroups(groups: number, letters: string): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
}
