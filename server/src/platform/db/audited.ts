// Who changes something? Transactions of an audited handle tell the database, and its tables write the audit log themselves (migration 0046).
import { sql } from 'kysely';
import type { Db, Tx } from './pool.ts';

/** All rows of one request, or of one batch of an import, carry the same id. */
export type Change = { id: string; staffId: number; who: string };

const CHANGES = new WeakMap<object, Change>();

/** The same database; whatever its transactions change is noted with this person's name. */
export function auditedDb(db: Db, change: Change): Db {
  // A new handle on the same connections; there are no plugins to lose.
  const own = db.withoutPlugins();
  CHANGES.set(own, change);
  return own;
}

export function changeOf(db: Db): Change | undefined {
  return CHANGES.get(db);
}

/** First in each transaction of an audited handle; ends with the transaction. */
export async function announceChange(tx: Tx, change: Change): Promise<void> {
  await sql`select set_config('millwright.change', ${change.id}, true), set_config('millwright.who', ${change.who}, true),
    set_config('millwright.staff', ${String(change.staffId)}, true)`.execute(tx);
}
