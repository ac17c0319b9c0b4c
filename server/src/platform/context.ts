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
  /** A program that called with a key; it is no person, and sees nothing of another owner. */
  | ClientActor
  | { kind: 'system' };

export type ClientActor = {
  kind: 'client';
  clientId: number;
  /** One of each area at most, none of the administrator's alone. */
  rights: readonly string[];
  owner: { kind: 'shop' } | { kind: 'company' | 'seller'; id: number };
  callsPerMinute: number;
};

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
