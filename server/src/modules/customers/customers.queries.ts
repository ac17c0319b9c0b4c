// Account rows.
import type { Account, Address, AddressType, Locale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type AccountRow = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  mobile: string;
  tax_id: string;
  has_no_tax_id: boolean;
  company_name: string;
  verified: boolean;
  locale: Locale;
  billing: Address | null;
  delivery: Address | null;
};

/** An account with what only the server needs to know of it. */
export type StoredAccount = Account & { verified: boolean; locale: Locale };

/** An account with both addresses in one statement; undefined when it is gone or disabled. */
export async function findAccount(
  db: Db | Tx,
  customerId: number,
): Promise<StoredAccount | undefined> {
  return await findWho(db, sql`c.id = ${customerId} and c.disabled_at is null`);
}

/** The owner of something that is under way, blocked or not: an order's buyer gets its mails. undefined when the person is gone. */
export async function findOwner(
  db: Db | Tx,
  customerId: number,
): Promise<StoredAccount | undefined> {
  return await findWho(db, sql`c.id = ${customerId} and c.closed_at is null`);
}

async function findWho(
  db: Db | Tx,
  condition: RawBuilder<unknown>,
): Promise<StoredAccount | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${ACCOUNT_COLUMNS} from customer c where ${condition}`.execute(db);
  const row = rows[0];
  return row === undefined ? undefined : accountOf(row);
}

export function accountOf(row: AccountRow): StoredAccount {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.mobile,
    taxId: row.tax_id,
    hasNoTaxId: row.has_no_tax_id,
    companyName: row.company_name,
    verified: row.verified,
    locale: row.locale,
    billing: row.billing,
    delivery: row.delivery,
  };
}

/** Columns of an {@link AccountRow} of the customer `c`. */
export const ACCOUNT_COLUMNS = sql`c.id, c.email, c.first_name, c.last_name, c.mobile, c.tax_id, c.has_no_tax_id, c.company_name, c.verified, c.locale,
  ${addressOf('billing')} as billing, ${addressOf('delivery')} as delivery`;

function addressOf(type: AddressType) {
  return sql`(select jsonb_build_object('address', a.address, 'city', a.city, 'country', a.country, 'postalCode', a.postal_code, 'phoneNumber', a.phone_number)
    from customer_address a where a.customer_id = c.id and a.type = ${sql.lit(type)})`;
}

export type NewCustomer = {
  email: string;
  firstName: string;
  mobile: string;
  taxId: string;
  companyName: string;
  locale: string;
  passwordHash: string;
};

/** @returns the new id, or undefined when the email address is taken */
export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<number | undefined> {
  const row = await tx
    .insertInto('customer')
    .values({
      email: customer.email,
      first_name: customer.firstName,
      mobile: customer.mobile,
      tax_id: customer.taxId,
      company_name: customer.companyName,
      locale: customer.locale,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .insertInto('credential')
    .values({ customer_id: row.id, password_hash: customer.passwordHash })
    .execute();
  return row.id;
}

export async function saveAddress(
  db: Db | Tx,
  customerId: number,
  type: AddressType,
  address: Address,
): Promise<void> {
  const columns = {
    address: address.address,
    city: address.city,
    country: address.country,
    postal_code: address.postalCode,
    phone_number: address.phoneNumber,
  };
  await db
    .insertInto('customer_address')
    .values({ customer_id: customerId, type, ...columns })
    .onConflict((conflict) => conflict.columns(['customer_id', 'type']).doUpdateSet(columns))
    .execute();
}

export type SavedProfile = {
  firstName: string;
  lastName: string;
  mobile: string;
  taxId: string;
  unregistered: boolean;
  companyName?: string | undefined;
};

/**
 * Name, mobile, tax number and company; the email address has its own way. Another company name or tax number removes the verification.
 * @returns whether the mark was taken away by it
 */
export async function saveProfile(
  tx: Tx,
  customerId: number,
  profile: SavedProfile,
): Promise<boolean> {
  const before = await tx
    .selectFrom('customer')
    .select(['verified', 'tax_id', 'company_name'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const companyName = profile.companyName ?? before.company_name;
  const isSameCompany = before.tax_id === profile.taxId && before.company_name === companyName;
  await tx
    .updateTable('customer')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      mobile: profile.mobile,
      tax_id: profile.taxId,
      has_no_tax_id: profile.unregistered,
      company_name: companyName,
      verified: before.verified && isSameCompany,
    })
    .where('id', '=', customerId)
    .execute();
  return before.verified && !isSameCompany;
}

/** Anonymises a customer's row, which stays as a number that the orders point at. The orders' own copies are records of trade and stay whole. */
export async function anonymise(tx: Tx, customerId: number, at: Date): Promise<void> {
  for (const table of [
    'customer_address',
    'credential',
    'email_change',
    'upload_ticket',
    'customer_note',
  ] as const)
    await tx.deleteFrom(table).where('customer_id', '=', customerId).execute();
  await tx
    .updateTable('customer')
    .set({
      email: `closed-${customerId}@closed.invalid`,
      first_name: '',
      last_name: '',
      mobile: '',
      tax_id: '',
      has_no_tax_id: false,
      company_name: '',
      verified: false,
      disabled_at: at,
      closed_at: at,
    })
    .where('id', '=', customerId)
    .execute();
}
