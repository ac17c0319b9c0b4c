// Which row holds what the company says of itself?
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CompanyRow } from './company.rules.ts';

export async function findCompany(db: Db): Promise<CompanyRow> {
  return await db
    .selectFrom('company')
    .select(['phone', 'email', 'chat_phone', 'chat_text', 'social', 'offices'])
    .executeTakeFirstOrThrow();
}

/** Where the desk reads what people write through the forms. */
export async function findDeskEmail(db: Db | Tx): Promise<string> {
  const { desk_email, email } = await db.selectFrom('company').select(['desk_email', 'email']).executeTakeFirstOrThrow();
  return desk_email === '' ? email : desk_email;
}

/** What stands on invoices: read afresh, since an invoice keeps what it finds. */
export async function findInvoicing(db: Db | Tx) {
  return await db.selectFrom('company_invoicing').selectAll().executeTakeFirstOrThrow();
}
