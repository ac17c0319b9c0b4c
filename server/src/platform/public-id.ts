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

/**
 * `7K3F-92QD` of what somebody typed or read out, by which an id is found; null when it cannot be one.
 * The letters before it are read by their form alone: those of earlier ids may be others than today's.
 */
export function publicIdCode(text: string): string | null {
  const typed = text.replace(/[\s\p{Pd}]/gu, '');
  const [before, code] = [typed.slice(0, -8), readLetters(typed.slice(-8))];
  if (!/^(?:[A-Z]{2,4})?$/i.test(before) || !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)) return null;
  return `${code.slice(0, 4)}-${code.slice(4)}`;
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
