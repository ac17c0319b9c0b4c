// Demo members of the staff: marked rows whose passwords are public, without a second factor, closed while the demo is off. [decisions §5]
import type { Role } from '@millwright/contracts';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { hashPassword, verifyPassword } from '../../platform/password.ts';
import { insertStaff } from './staff.queries.ts';

export type DemoMember = {
  email: string;
  name: string;
  role: Role;
  locale: 'en' | 'ru' | 'ar';
  password: string;
};

/** They need no second factor; for others the setting decides. */
export async function addDemoStaff(db: Db, members: readonly DemoMember[]): Promise<void> {
  const hashes = await Promise.all(members.map(({ password }) => hashPassword(password)));
  await inTransaction(db, async (tx) => {
    for (const [place, { password: _, ...member }] of members.entries())
      await insertStaff(tx, {
        ...member,
        password_hash: hashes[place] as string,
        must_change_password: false,
        is_demo: true,
      });
  });
}

/** Marks the demo's members by their addresses, and by the public passwords whatever their address is by now. For databases of versions that did not mark them. */
export async function markDemoStaff(
  db: Db,
  accounts: readonly { email: string; password: string }[],
): Promise<void> {
  const emails = accounts.map(({ email }) => email);
  await db.updateTable('staff').set({ is_demo: true }).where('email', 'in', emails).execute();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('is_demo', '=', false)
    .execute();
  for (const { id, password_hash } of rows)
    for (const { password } of accounts)
      if (await verifyPassword(password_hash, password))
        await db.updateTable('staff').set({ is_demo: true }).where('id', '=', id).execute();
}

/** Ends their sessions. @returns how many were open until now */
export async function closeDemoStaff(tx: Tx, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update staff set demo_closed_at = ${at}, disabled_at = coalesce(disabled_at, ${at})
    where is_demo and demo_closed_at is null returning id`.execute(tx);
  await sql`delete from staff_session where staff_id in (select id from staff where is_demo)`.execute(
    tx,
  );
  return rows.length;
}

/** One that staff made inactive stays so. */
export async function openDemoStaff(tx: Tx): Promise<void> {
  await sql`update staff set demo_closed_at = null, disabled_at = case when disabled_at = demo_closed_at then null else disabled_at end
    where is_demo and demo_closed_at is not null`.execute(tx);
}

/** Whether a demo account with a public password is open. */
export async function hasOpenDemoStaff(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('is_demo', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
