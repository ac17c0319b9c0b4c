// Nested transactions: a database handle bound to an open transaction, on which use cases open theirs as savepoints, so that what surrounds a use case commits or fails with it. [decisions 0110]
import { sql } from 'kysely';
import { auditedDb, changeOf } from './audited.ts';
import { otherConnection, primaryOf, sourceOf } from './connection-routing.ts';
import type { Db, Tx } from './handle.ts';

type Nested = { tx: Tx; isOpen: boolean };
const NESTED = new WeakMap<object, Nested>();

/**
 * For a use case that is to run inside `tx`: reads and writes on it are those of the transaction, and its transactions begin savepoints.
 * @param of the handle on which `tx` was opened; what it is for audit and caches, the new one is
 */
export function insideTransaction(tx: Tx, of: Db): Db {
  const change = changeOf(of);
  // A transaction without its type: use cases open theirs on it.
  const own = otherConnection(tx, primaryOf(of), sourceOf(of));
  const handle = change === undefined ? own : auditedDb(own, change);
  NESTED.set(handle, { tx, isOpen: false });
  return handle;
}

export function nestedIn(db: Db): Nested | undefined {
  return NESTED.get(db);
}

/** A failure takes back what `work` did and nothing else; a deadlock is left to the outermost transaction, which runs again as a whole. */
export async function atSavepoint<T>(nested: Nested, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { tx } = nested;
  if (nested.isOpen)
    throw new Error('two transactions at once inside an open one: their savepoints would cross');
  nested.isOpen = true;
  try {
    await sql`savepoint use_case`.execute(tx);
    try {
      const done = await work(tx);
      await sql`release savepoint use_case`.execute(tx);
      return done;
    } catch (error) {
      // The connection may be gone; then there is nothing to take back, and the first error is the one to tell.
      await sql`rollback to savepoint use_case`.execute(tx).catch(() => {});
      throw error;
    }
  } finally {
    nested.isOpen = false;
  }
}
