// Who logs on first? The administrator of ADMIN_EMAIL and ADMIN_PASSWORD, or one with a random password that is printed once; a demo shop has one of each role. [decisions §5, §6]
import type { Role } from '@millwright/contracts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { canonicalEmail } from '../customers/index.ts';
import { hasStaff, insertStaff } from './staff.queries.ts';
import { newPassword } from './staff.service.ts';

export type FirstAdministrator = { email: string /** null: the one that was configured. */; password: string | null };

/** @returns undefined when somebody is on the staff already */
export async function addFirstAdministrator(
  db: Db,
  admin: { email: string | undefined; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if (await hasStaff(db)) return undefined;
  const password = admin.password ?? newPassword();
  const email = canonicalEmail(admin.email ?? 'admin@localhost.localdomain');
  const password_hash = await hashPassword(password);
  const isOwn = admin.password !== undefined;
  const id = await inTransaction(
    db,
    async (tx) =>
      await insertStaff(tx, {
        email,
        name: 'Administrator',
        role: 'administrator',
        locale: 'en',
        password_hash,
        must_change_password: !isOwn,
      }),
  );
  // Another process was faster, and prints it.
  return id === undefined ? undefined : { email, password: isOwn ? null : password };
}

export type DemoMember = { email: string; name: string; role: Role; locale: 'en' | 'ru' | 'ar'; password: string };

/** For a demo shop alone: known passwords, and no second factor unless somebody sets one up. */
export async function addDemoStaff(db: Db, members: readonly DemoMember[]): Promise<void> {
  const hashes = await Promise.all(members.map(({ password }) => hashPassword(password)));
  await inTransaction(db, async (tx) => {
    for (const [place, { password: _, ...member }] of members.entries())
      await insertStaff(tx, { ...member, password_hash: hashes[place] as string, must_change_password: false });
    await tx.updateTable('setting').set({ value: '"optional"' }).where('name', '=', 'staff-second-factor').execute();
  });
}
