// Request context: the first argument of every use case.
import type { CurrencyCode, Locale, StaffRole } from '@millwright/contracts';
import type { Client } from './client.ts';
import type { Db } from './db/handle.ts';
import type { FreeBytes } from './disk.ts';
import type { FileStore } from './files/index.ts';
import type { Log } from './log.ts';

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'customer'; customerId: number /** hex of the session's token hash */; session: string }
  /** A member of staff in the back office. */
  | { kind: 'staff'; staffId: number; role: StaffRole }
  /** Logged in with a one-time password: may set a new one, or leave. */
  | { kind: 'restricted'; customerId: number; session: string }
  | { kind: 'system' };

export type Clock = { now(): Date };
export const systemClock: Clock = { now: () => new Date() };

export type Ctx = {
  actor: Actor;
  db: Db;
  /** Store of file contents. */
  files: FileStore;
  clock: Clock;
  locale: Locale;
  /** As it was chosen; the shop may not have it: `currencyIn` of the rates says which counts. */
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
