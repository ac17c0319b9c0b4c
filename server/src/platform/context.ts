// Request context: the first argument of every use case.
import type { CurrencyCode, Locale, Role } from '@millwright/contracts';
import type { Client } from './client.ts';
import type { Db } from './db/pool.ts';
import type { FreeBytes } from './disk.ts';
import type { FileStore } from './files/index.ts';

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'customer'; customerId: number /** hex of the session's token hash */; session: string }
  /** A member of staff in the back office. */
  | { kind: 'staff'; staffId: number; role: Role }
  /** Logged in with a one-time password: may set a new one, or leave. */
  | { kind: 'restricted'; customerId: number; session: string }
  | { kind: 'system' };

export type Clock = { now(): Date };
export const systemClock: Clock = { now: () => new Date() };

/** Structured log lines without personal data. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type Ctx = {
  actor: Actor;
  db: Db;
  /** Store of file contents. */
  files: FileStore;
  clock: Clock;
  locale: Locale;
  currency: CurrencyCode;
  requestId: string;
  /** https://shop.example, for links that leave the shop (mails); from the configuration, never from a request. */
  origin: string;
  /** Client of the connection, for rate limits; never logged. */
  client: Client;
  /** Absent where the database is not on this machine. */
  freeBytes?: FreeBytes | undefined;
  log: Log;
};
