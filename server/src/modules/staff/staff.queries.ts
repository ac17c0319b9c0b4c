// Staff rows.
import type { Role } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';
import type { Guess } from '../identity/index.ts';

export type StaffRow = {
  id: number;
  email: string;
  name: string;
  /** Built-in, or that of own_role_id. */
  role: Role | 'own';
  own_role_id: number | null;
  locale: 'en' | 'ru' | 'ar';
  password_hash: string;
  must_change_password: boolean;
  /** Of a one-time password that went by email. */
  password_until: Date | null;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_period: number;
  disabled_at: Date | null;
  /** With a public password. */
  is_demo: boolean;
  demo_closed_at: Date | null;
  created_at: Date;
} & OwnRoleOf;

/** Name and rights of the own role, as they are now; null: a built-in one. */
type OwnRoleOf = { own_role_name: string | null; own_role_rights: string[] | null };

function staffRows(db: Db | Tx) {
  return db
    .selectFrom('staff')
    .leftJoin('staff_role', 'staff_role.id', 'staff.own_role_id')
    .selectAll('staff')
    .select(['staff_role.name as own_role_name', 'staff_role.rights as own_role_rights']);
}

export async function findStaff(db: Db | Tx, id: number): Promise<StaffRow | undefined> {
  return await staffRows(db).where('staff.id', '=', id).executeTakeFirst();
}

export async function listActiveStaff(db: Db | Tx): Promise<StaffRow[]> {
  return await staffRows(db)
    .where('staff.disabled_at', 'is', null)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();
}

/** A member of staff who may log on, by the canonical address. */
export async function findActiveByEmail(db: Db | Tx, email: string): Promise<StaffRow | undefined> {
  return await staffRows(db)
    .where('staff.email', '=', email)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function lockStaff(tx: Tx, id: number): Promise<StaffRow | undefined> {
  return await staffRows(tx).where('staff.id', '=', id).forUpdate('staff').executeTakeFirst();
}

/** Keeps an own role from being removed until the end of the transaction. @returns whether there is one */
export async function lockOwnRole(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_role')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Administrators who may log on, locked: concurrent removals wait here, so the last one stays. */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export type NewStaff = Pick<
  StaffRow,
  'email' | 'name' | 'role' | 'locale' | 'password_hash' | 'must_change_password'
> & { own_role_id?: number | null; is_demo?: true; password_until?: Date };

/** @returns its id; undefined when the address is taken */
export async function insertStaff(tx: Tx, row: NewStaff): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function saveStaff(
  tx: Tx,
  id: number,
  change: Partial<Omit<StaffRow, 'id' | 'created_at' | keyof OwnRoleOf>>,
): Promise<void> {
  await tx.updateTable('staff').set(change).where('id', '=', id).execute();
}

/** Removes an authenticator whose set-up was not confirmed: another person may have begun it. */
export async function forgetPendingSecret(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ totp_secret: null })
    .where('id', '=', id)
    .where('totp_confirmed_at', 'is', null)
    .execute();
}

export async function emailIsOfAnother(tx: Tx, email: string, id: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', id)
      .executeTakeFirst()) !== undefined
  );
}

/** Beside the demo's. */
export async function hasOwnStaff(db: Db | Tx): Promise<boolean> {
  return (
    (await db
      .selectFrom('staff')
      .select('id')
      .where('is_demo', '=', false)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export type MemberRow = StaffRow & { last_seen_at: Date | null };
export type StaffFilter = {
  ids?: number[] | undefined;
  q?: string | undefined;
  active?: boolean | undefined;
};

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql.ref('s.id'),
  name: sql.ref('s.name'),
  email: sql.ref('s.email'),
  role: sql`coalesce(r.name, s.role)`,
  createdAt: sql.ref('s.created_at'),
};

export async function listStaffRows(
  db: Db,
  filter: StaffFilter,
  page: ListPage,
): Promise<{ rows: MemberRow[]; total: number }> {
  const like = likeOf(filter.q);
  const { rows } = await sql<MemberRow & { total: number }>`
    select s.*, r.name as own_role_name, r.rights as own_role_rights, (select max(last_seen_at) from staff_session x where x.staff_id = s.id) as last_seen_at, count(*) over () as total
    from staff s left join staff_role r on r.id = s.own_role_id
    where (${filter.ids ?? null}::int[] is null or s.id = any(${filter.ids ?? null}::int[]))
      and (${like}::text is null or s.name ilike ${like} or s.email ilike ${like})
      and (${filter.active ?? null}::boolean is null or (s.disabled_at is null) = ${filter.active ?? null}::boolean)
    order by ${SORTS[page.sort] ?? sql.ref('s.id')} ${sortDirection(page.order)}, s.id
    limit ${page.count} offset ${page.start}`.execute(db);
  return listed(rows);
}

export type SessionRow = StaffRow & { second_factor_at: Date | null; stale: boolean };

/** Valid session of a member of staff who may still log on; idle at most 30 minutes, 12 hours in all. [promises P29] */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.*, r.name as own_role_name, r.rights as own_role_rights, x.second_factor_at, x.last_seen_at < now() - interval '1 minute' as stale
    from staff_session x join staff s on s.id = x.staff_id left join staff_role r on r.id = s.own_role_id
    where x.token_hash = ${tokenHash} and x.expires_at > now() and x.last_seen_at > now() - interval '30 minutes' and s.disabled_at is null`.execute(
    db,
  );
  return rows[0];
}

export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`update staff_session set last_seen_at = now() where token_hash = ${tokenHash}`.execute(
    db,
  );
}

export async function insertSession(
  tx: Tx,
  tokenHash: Buffer,
  staffId: number,
  secondFactorAt: Date | null,
): Promise<void> {
  await sql`insert into staff_session (token_hash, staff_id, expires_at, second_factor_at)
    values (${tokenHash}, ${staffId}, now() + interval '12 hours', ${secondFactorAt})`.execute(tx);
}

/**
 * Inserts a session after a correct password, while that password is still valid and the person may log on: a change that is under way
 * is waited for. In the same statement the guess is settled. @returns false when the password is not theirs any more
 */
export async function insertCheckedSession(
  db: Db,
  tokenHash: Buffer,
  { id, password_hash }: Pick<StaffRow, 'id' | 'password_hash'>,
  guess: Guess,
): Promise<boolean> {
  const { rows } = await sql`
    with opened as (
      insert into staff_session (token_hash, staff_id, expires_at)
      select ${tokenHash}, s.id, now() + interval '12 hours' from staff s
      where s.id = ${id} and s.password_hash = ${password_hash} and s.disabled_at is null for share
      returning 1
    ), ${guess.settling('opened')} select from opened`.execute(db);
  return rows.length === 1;
}

/** @returns whether it is still there */
export async function lockSession(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_session')
    .select('staff_id')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSession(db: Db | Tx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute();
}

/** All of a person; `but` one that goes on. Those that ended by themselves go along. */
export async function deleteSessionsOf(
  tx: Tx,
  staffId: number,
  but: Buffer | null = null,
): Promise<void> {
  await sql`delete from staff_session where (staff_id = ${staffId} and (${but}::bytea is null or token_hash <> ${but})) or expires_at < now()`.execute(
    tx,
  );
}

export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

/** @returns whether there was such a code; it is used up by this */
export async function useRecoveryCode(tx: Tx, staffId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether all staff need a second factor; `optional`: only those who have set one up. */
export async function isSecondFactorRequired(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'staff-second-factor')
    .executeTakeFirst();
  return row?.value !== 'optional';
}
