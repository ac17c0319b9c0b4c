// Secrets: tokens of sessions and of links, keys of API clients, 256 random bits of which the hash is kept; codes of carts and lists.
import { createHash, randomBytes, randomInt } from 'node:crypto';

export type Secret = { token: string; hash: Buffer };

export function newSecret(): Secret {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** What is kept of it; undefined: no secret of ours looks like that. */
export function secretHash(token: string | null): Buffer | undefined {
  return token !== null && /^[A-Za-z0-9_-]{43}$/.test(token) ? hashOf(token) : undefined;
}

/** What every API key begins with, so that scanners of secrets, and people, know one. */
export const API_KEY_MARK = 'mw_live_';
const API_KEY = new RegExp(`^${API_KEY_MARK}([a-z0-9]{8})_([A-Za-z0-9_-]{43})$`);
const PREFIX_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `mw_live_<prefix>_<secret>`: the prefix tells keys apart in lists and logs, and says nothing of the secret. */
export function newApiKey(): { key: string; prefix: string; hash: Buffer } {
  const character = (): string => PREFIX_CHARACTERS[randomInt(PREFIX_CHARACTERS.length)] as string;
  const prefix = Array.from({ length: 8 }, character).join('');
  const { token, hash } = newSecret();
  return { key: `${API_KEY_MARK}${prefix}_${token}`, prefix, hash };
}

/** What is kept of it; undefined: no key of ours looks like that. */
export function readApiKey(key: string): { prefix: string; hash: Buffer } | undefined {
  const [, prefix, secret] = API_KEY.exec(key) ?? [];
  return prefix === undefined || secret === undefined
    ? undefined
    : { prefix, hash: hashOf(secret) };
}

/** 128 random bits, kept as they are: who has them has the cart, or sees the list. */
export function newShareCode(): string {
  return randomBytes(16).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
