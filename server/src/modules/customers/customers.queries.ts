// Which rows are an account?
import type { Account, Address, AddressType } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

type AccountRow = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  mobile: string;
  tax_id: string;
  company_name: string;
  verified: boolean;
  billing: Address | null;
  delivery: Address | null;
};

/** An account with what only the server needs to know of it. */
export type StoredAccount = Account & { verified: boolean };

/** An account with both addresses in one statement; undefined when it is gone or disabled. */
export async function findAccount(db: Db | Tx, customerId: number): Promise<StoredAccount | undefined> {
  const { rows } = await sql<AccountRow>`
    select c.id, c.email, c.first_name, c.last_name, c.mobile, c.tax_id, c.company_name, c.verified,
      ${addressOf('billing')} as billing, ${addressOf('delivery')} as delivery
    from customer c where c.id = ${customerId} and c.disabled_at is null`.execute(db);
  const row = rows[0];
  return row === undefined
    ? undefined
    : {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        mobile: row.mobile,
        taxId: row.tax_id,
        companyName: row.company_name,
        verified: row.verified,
        billing: row.billing,
        delivery: row.delivery,
      };
}

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
  await tx.insertInto('credential').values({ customer_id: row.id, password_hash: customer.passwordHash }).execute();
  return row.id;
}

export async function saveAddress(db: Db | Tx, customerId: number, type: AddressType, address: Address): Promise<void> {
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

export type StoredCredential = { customerId: number; passwordHash: string };

/** The credential of an enabled account with this canonical email address. */
export async function findCredential(db: Db, email: string): Promise<StoredCredential | undefined> {
  const row = await db
    .selectFrom('customer')
    .innerJoin('credential', 'credential.customer_id', 'customer.id')
    .select(['customer.id', 'credential.password_hash'])
    .where('customer.email', '=', email)
    .where('customer.disabled_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : { customerId: row.id, passwordHash: row.password_hash };
}
