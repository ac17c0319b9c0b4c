// Database handles: a pool's, and one inside a transaction.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
/** What locks takes a Tx, so a lock outside a transaction does not compile. */
export type Tx = Transaction<Database>;
