// Customer export: the staff's list of those who have an account, a page at a time by number; never anything secret.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CustomerFilter, matchingCustomers } from './customers.admin.queries.ts';
import { phoneIn } from './customers.rules.ts';

export type ExportedCustomer = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  company_name: string;
  mobile: string;
  tax_id: string;
  locale: string;
  verified: boolean;
  disabled: boolean;
  created_at: Date;
  city: string | null;
  country: string | null;
};

const PAGE = 1_000;

export async function* exportAccounts(
  db: Db,
  filter: CustomerFilter,
): AsyncGenerator<ExportedCustomer, void> {
  const where = matchingCustomers({ ...filter, phone: phoneIn(filter.q) });
  for (let after = 0; ; ) {
    const { rows } = await sql<ExportedCustomer>`
      select c.id, c.email, c.first_name, c.last_name, c.company_name, c.mobile, c.tax_id, c.locale, c.verified, c.disabled_at is not null as disabled, c.created_at, a.city, a.country
      from customer c left join customer_address a on a.customer_id = c.id and a.type = 'billing'
      where c.id > ${after} and c.closed_at is null and ${where}
      order by c.id limit ${PAGE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}
