// Members of staff for other modules: who may log on, with which role, and who of them has a right.
import { mayStaff, type Right, type StaffRole } from '@millwright/contracts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findStaff, listActiveStaff, type StaffRow } from './staff.queries.ts';
import { roleOf } from './staff-roles.rules.ts';

export type MemberWith = {
  id: number;
  name: string;
  email: string;
  locale: 'en' | 'ru' | 'ar';
  role: StaffRole;
};

/** Who may log on and has the right, by name. */
export async function listMembersWith(db: Db | Tx, right: Right): Promise<MemberWith[]> {
  const rows = await listActiveStaff(db);
  return rows.map(toMember).filter(({ role }) => mayStaff(role, right));
}

/** @returns undefined for one who may not log on */
export async function findMember(db: Db | Tx, id: number): Promise<MemberWith | undefined> {
  const row = await findStaff(db, id);
  return row === undefined || row.disabled_at !== null ? undefined : toMember(row);
}

function toMember(row: StaffRow): MemberWith {
  return { id: row.id, name: row.name, email: row.email, locale: row.locale, role: roleOf(row) };
}
