// Credential rows.
import type { Account } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from './customers.queries.ts';

/** `oneTimeHash`: of the password that was mailed last, however old; null when none was, or it was used. */
export type StoredCredential = {
  customerId: number;
  passwordHash: string;
  oneTimeHash: Buffer | null;
};

/** The credential of an enabled account with this canonical email address. */
export async function findCredential(
  db: Db | Tx,
  email: string,
): Promise<StoredCredential | undefined> {
  const row = await db
    .selectFrom('customer')
    .innerJoin('credential', 'credential.customer_id', 'customer.id')
    .select(['customer.id', 'credential.password_hash', 'credential.one_time_hash'])
    .where('customer.email', '=', email)
    .where('customer.disabled_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : credentialOf(row);
}

/** The same with the whole account, in one statement. */
export async function findLogin(
  db: Db | Tx,
  email: string,
): Promise<{ credential: StoredCredential; account: Account } | undefined> {
  const { rows } = await sql<AccountRow & CredentialRow>`
    select ${ACCOUNT_COLUMNS}, k.password_hash, k.one_time_hash
    from customer c join credential k on k.customer_id = c.id
    where c.email = ${email} and c.disabled_at is null`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return { credential: credentialOf(row), account: accountOf(row) };
}

type CredentialRow = { id: number; password_hash: string; one_time_hash: Buffer | null };

function credentialOf(row: CredentialRow): StoredCredential {
  return { customerId: row.id, passwordHash: row.password_hash, oneTimeHash: row.one_time_hash };
}

export async function findPasswordHash(
  db: Db | Tx,
  customerId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Replaces the hash that was checked by the new one. @returns false when a concurrent change was faster */
export async function savePassword(
  tx: Tx,
  customerId: number,
  checked: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credential')
    .set({
      password_hash: passwordHash,
      changed_at: sql<Date>`now()`,
      one_time_hash: null,
      one_time_expires_at: null,
    })
    .where('customer_id', '=', customerId)
    .where('password_hash', '=', checked)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A password from a mail, beside the old one; the next replaces it. */
export async function saveOneTime(
  tx: Tx,
  customerId: number,
  hash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('credential')
    .set({ one_time_hash: hash, one_time_expires_at: expiresAt })
    .where('customer_id', '=', customerId)
    .execute();
}
