// Company row.
import type { CurrencyCode, Locale, LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CompanyRow, ShopFacts } from './company.rules.ts';

/** Settings that every page shows beside the company data; in the same statement, since a mail reads it inside its transaction. */
const SHOP_FACTS = [
  sql<string>`shop_zone()`.as('time_zone'),
  sql<number>`coalesce((select (value #>> '{}')::int from setting where name = 'commission-basis-points'), 500)`.as(
    'commission_basis_points',
  ),
  sql<number>`coalesce((select sum(n.products) from category_products n join category c on c.id = n.category_id where c.parent_id is null), 0)::int`.as(
    'product_count',
  ),
  sql<string>`coalesce((select value #>> '{}' from setting where name = 'company-country'), 'IN')`.as(
    'country',
  ),
  sql<
    string[]
  >`coalesce((select value from setting where name = 'countries'), '["IN", "SA", "US"]')`.as(
    'countries',
  ),
  sql<string>`coalesce((select value #>> '{}' from setting where name = 'default-country'), 'SA')`.as(
    'default_country',
  ),
  sql<
    Locale[]
  >`coalesce((select value from setting where name = 'languages'), '["en", "ru", "ar"]')`.as(
    'languages',
  ),
  sql<LocalizedText>`(select address from company_invoicing)`.as('invoice_address'),
  sql<CurrencyCode>`base_currency()`.as('base_currency'),
  sql<
    CurrencyCode[]
  >`coalesce((select value from setting where name = 'currencies'), '["USD", "SAR"]')`.as(
    'other_currencies',
  ),
  sql<string>`coalesce((select value #>> '{}' from setting where name = 'order-prefix'), 'MW')`.as(
    'order_prefix',
  ),
] as const;

export async function findCompany(db: Db): Promise<CompanyRow & ShopFacts> {
  return await db
    .selectFrom('company')
    .select([
      'name',
      'logo',
      'icon',
      'accent',
      'phone',
      'email',
      'chat_phone',
      'chat_text',
      'social',
      'offices',
      ...SHOP_FACTS,
    ])
    .executeTakeFirstOrThrow();
}

/** The mailbox of staff, as a part of a statement; the first administrator's while no company address is entered. '' = none. */
export const staffEmail = sql<string>`(select coalesce(nullif(staff_email, ''), nullif(email, ''),
  (select s.email from staff s where s.role = 'administrator' and s.disabled_at is null order by s.id limit 1), '') from company)`;

export async function findStaffEmail(db: Db | Tx): Promise<string> {
  const { rows } = await sql<{ address: string }>`select ${staffEmail} as address`.execute(db);
  return rows[0]?.address ?? '';
}

/** Data for invoices: not cached, since an invoice keeps its copy. */
export async function findInvoicing(db: Db | Tx) {
  return await db.selectFrom('company_invoicing').selectAll().executeTakeFirstOrThrow();
}

/** For an empty shop only: existing data is not overwritten. */
export async function fillEmptyCompany(db: Db, company: object, invoicing: object): Promise<void> {
  const json = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  await db.updateTable('company').set(json(company)).where('email', '=', '').execute();
  await db
    .updateTable('company_invoicing')
    .set(json(invoicing))
    .where('gstin', '=', '')
    .where('vat_number', '=', '')
    .execute();
}
