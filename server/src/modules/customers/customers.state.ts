// State of an account for If-Match: what a customer can change in profile and addresses, as text.
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { customerOf } from './own-account.ts';

type From = { db: Db | Tx; lock: boolean };

export async function profileState(ctx: Ctx, _params: unknown, from: From): Promise<string> {
  const id = await lockedCustomer(ctx, from);
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(first_name, last_name, email, mobile, tax_id, has_no_tax_id, company_name)::text as state from customer where id = ${id}`.execute(
    from.db,
  );
  return `${rows[0]?.state} ${await addressesOf(from.db, id)}`;
}

export async function addressesState(ctx: Ctx, _params: unknown, from: From): Promise<string> {
  return await addressesOf(from.db, await lockedCustomer(ctx, from));
}

/** @throws Problem login-required */
async function lockedCustomer(ctx: Ctx, { db, lock }: From): Promise<number> {
  const id = customerOf(ctx);
  if (lock) {
    await sql`select from customer where id = ${id} for update`.execute(db);
    await sql`select from customer_address where customer_id = ${id} order by type for update`.execute(
      db,
    );
  }
  return id;
}

async function addressesOf(db: Db | Tx, id: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select coalesce(jsonb_agg(jsonb_build_array(type, address, city, country, postal_code, phone_number) order by type), '[]')::text as state
    from customer_address where customer_id = ${id}`.execute(db);
  return rows[0]?.state ?? '';
}
