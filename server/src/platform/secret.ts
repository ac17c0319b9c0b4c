// Secrets: tokens of sessions and of links, 256 random bits of which the hash is kept; codes of carts and lists.
import { createHash, randomBytes } from 'node:crypto';

export type Secret = { token: string; hash: Buffer };

export function newSecret(): Secret {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** What is kept of it; undefined: no secret of ours looks like that. */
export function secretHash(token: string | null): Buffer | undefined {
  return token !== null && /^[A-Za-z0-9_-]{43}$/.test(token) ? hashOf(token) : undefined;
}

/** 128 random bits, kept as they are: who has them has the cart, or sees the list. */
export function newShareCode(): string {
  return randomBytes(16).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
