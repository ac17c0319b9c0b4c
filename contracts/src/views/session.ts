// A session of a customer's account as its owner sees it: when it began, when it was last used, and with what. Nothing in it opens anything.

export const DEVICES = ['computer', 'phone', 'tablet', 'program'] as const;
export type Device = (typeof DEVICES)[number];

export type OwnSession = {
  /** Names the session to its owner; neither the token nor made of it alone. */
  id: string;
  /** The one that asks. */
  current: boolean;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** To five minutes. */
  lastUsedAt: string;
  expiresAt: string;
  /** null: unknown, as of the two below. */
  device: Device | null;
  /** A name such as Chrome. */
  browser: string | null;
  /** A name such as Windows. */
  system: string | null;
};
