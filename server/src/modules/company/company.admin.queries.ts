// Company rows and their versions: updates are conditional on the version that was read.
import type { LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CompanyRow } from './company.rules.ts';

type Office = Omit<CompanyRow['offices'][number], 'name' | 'address'> & {
  name: Three;
  address: Three;
};
type Three = { en: string; ru: string; ar: string };
export type AdminCompanyRow = Omit<CompanyRow, 'name' | 'chat_text' | 'offices'> & {
  name: Three;
  staff_email: string;
  chat_text: Three;
  offices: Office[];
};
export type InvoicingRow = {
  country: string;
  legal_name: Three;
  address: Three;
  gstin: string;
  vat_number: string;
  export_wording: Three;
  bank: { holder: string; bank: string; account: string; ifsc: string; swift: string };
  terms: Three;
  invoice_series: string;
  credit_series: string;
};

const VERSION = sql`md5(to_jsonb(c)::text) as version`;

export async function findCompanyRow(
  db: Db | Tx,
  { lock = false } = {},
): Promise<AdminCompanyRow & { version: string }> {
  const { rows } = await sql<AdminCompanyRow & { version: string }>`
    select c.*, ${VERSION} from company c ${lock ? sql`for update` : sql``}`.execute(db);
  const row = rows[0] as AdminCompanyRow & { version: string };
  // The first rows hold only English until they are translated.
  return {
    ...row,
    name: inAll(row.name),
    chat_text: inAll(row.chat_text),
    offices: row.offices.map((o) => ({ ...o, name: inAll(o.name), address: inAll(o.address) })),
  };
}

export async function findInvoicingRow(
  db: Db | Tx,
  { lock = false } = {},
): Promise<InvoicingRow & { version: string }> {
  const { rows } = await sql<InvoicingRow & { version: string }>`
    select c.*, ${VERSION} from company_invoicing c ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] as InvoicingRow & { version: string };
}

export async function saveCompany(
  tx: Tx,
  row: AdminCompanyRow,
): Promise<AdminCompanyRow & { version: string }> {
  await tx
    .updateTable('company')
    .set({
      ...row,
      name: JSON.stringify(row.name),
      chat_text: JSON.stringify(row.chat_text),
      social: JSON.stringify(row.social),
      offices: JSON.stringify(row.offices),
    })
    .execute();
  return await findCompanyRow(tx);
}

export async function saveInvoicing(
  tx: Tx,
  row: InvoicingRow,
): Promise<InvoicingRow & { version: string }> {
  const json = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  await tx.updateTable('company_invoicing').set(json).execute();
  return await findInvoicingRow(tx);
}

function inAll(text: Partial<LocalizedText>): Three {
  return { en: text.en ?? '', ru: text.ru ?? '', ar: text.ar ?? '' };
}
