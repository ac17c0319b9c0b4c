// Demo customers: marked rows whose passwords are public, closed while the demo is off.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { verifyPassword } from '../../platform/password.ts';

/** The demo's customers are among the first of a shop. */
const OLDEST = 20;

/** Marks the demo's customers by their addresses, and by the public passwords whatever their address is by now. For databases of versions that did not mark them. */
export async function markDemoCustomers(
  db: Db,
  accounts: readonly { email: string; password: string }[],
): Promise<void> {
  const emails = accounts.map(({ email }) => email);
  await db.updateTable('customer').set({ is_demo: true }).where('email', 'in', emails).execute();
  const { rows } = await sql<{ id: number; password_hash: string }>`
    select c.id, k.password_hash from customer c join credential k on k.customer_id = c.id where not c.is_demo order by c.id limit ${OLDEST}`.execute(
    db,
  );
  for (const { id, password_hash } of rows)
    for (const { password } of accounts)
      if (await verifyPassword(password_hash, password))
        await db.updateTable('customer').set({ is_demo: true }).where('id', '=', id).execute();
}

/** @returns those that were open until now; the caller ends their sessions */
export async function closeDemoCustomers(tx: Tx, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update customer set demo_closed_at = ${at}, disabled_at = coalesce(disabled_at, ${at})
    where is_demo and demo_closed_at is null and closed_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A block by the staff stays. */
export async function openDemoCustomers(tx: Tx): Promise<void> {
  await sql`update customer set demo_closed_at = null, disabled_at = case when disabled_at = demo_closed_at then null else disabled_at end
    where is_demo and demo_closed_at is not null and closed_at is null`.execute(tx);
}
