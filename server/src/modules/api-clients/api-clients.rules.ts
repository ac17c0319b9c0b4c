// Rules of API keys: which key counts now, why one does not, and how many a client may have at once. [decisions 0110]
import type { ProblemCode } from '@millwright/contracts';

/** Two, so that a new key is in use before the old one ends. */
export const LIVE_KEYS = 2;

type KeyTimes = { expires_at: Date | null; revoked_at: Date | null };
export type KeyState = 'live' | 'expired' | 'revoked';

export function keyState({ expires_at, revoked_at }: KeyTimes, now: Date): KeyState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'live';
}

/** Told only to who holds the whole key: the secret was compared before. @returns undefined when it counts */
export function keyFault(
  key: KeyTimes & { disabled_at: Date | null; is_from_allowed: boolean },
  now: Date,
): ProblemCode | undefined {
  const state = keyState(key, now);
  if (state === 'revoked') return 'api-key-revoked';
  if (state === 'expired') return 'api-key-expired';
  if (key.disabled_at !== null) return 'api-client-off';
  return key.is_from_allowed ? undefined : 'api-key-address';
}
