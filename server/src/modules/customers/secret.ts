// Secrets of links: 256 random bits, of which only the hash is stored.
import { createHash, randomBytes } from 'node:crypto';

export type Secret = { token: string; hash: Buffer };

export function newSecret(): Secret {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** undefined: no secret of ours looks like that. */
export function secretHash(token: string): Buffer | undefined {
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? hashOf(token) : undefined;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
