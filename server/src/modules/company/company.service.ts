// Company service: open to everybody, on every page, so it is kept for a moment. [§1, §2.5]
import {
  type Company,
  type CompanyField,
  INTL_LOCALE,
  type LocalizedText,
} from '@millwright/contracts';
import { COMPANY_FIELD_NAMES } from '@millwright/messages/company-fields';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { KEPT_MS, onInvalidation } from '../../platform/response-cache/index.ts';
import { findCompany, findInvoicing } from './company.queries.ts';
import { missingOf, type Sale, toCompany } from './company.rules.ts';

type Kept = { at: number; edition: number; company: Company };
const kept = new WeakMap<Db, Kept>();
let edition = 0;
onInvalidation(companyChanged);

/** After a change was committed: this process does not show the old data again. */
export function companyChanged(): void {
  edition += 1;
}

/** The newest facts that are known: while the database does not answer the last ones serve on. @throws what the database throws, while nothing is known yet */
export async function getCompany(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Company> {
  const last = kept.get(ctx.db);
  const now = ctx.clock.now().getTime();
  if (last === undefined || last.edition !== edition) return await read(ctx.db, now);
  if (Math.abs(now - last.at) >= KEPT_MS) {
    // Once and in the background: no request waits for a telephone number.
    last.at = now;
    read(ctx.db, now).catch(() => {});
  }
  return last.company;
}

async function read(db: Db, at: number): Promise<Company> {
  const begun = edition;
  const company = toCompany(await findCompany(db));
  kept.set(db, { at, edition: begun, company });
  return company;
}

/** The seller as invoices and bank transfers name it. */
export type Invoicing = {
  legalName: LocalizedText;
  address: LocalizedText;
  /** ISO 3166 code. */
  country: string;
  gstin: string;
  /** VAT registration in Saudi Arabia; '' = none. */
  vatNumber: string;
  /** Why an export carries no tax. */
  exportWording: LocalizedText;
  bank: { holder: string; bank: string; account: string; ifsc: string; swift: string };
  terms: LocalizedText;
  invoiceSeries: string;
  creditSeries: string;
};

/** An empty language falls back to the company's English, never to invented texts. */
function inAll(text: LocalizedText): LocalizedText {
  return { en: text.en, ru: text.ru.trim() || text.en, ar: text.ar.trim() || text.en };
}

export type BankDetails = Invoicing['bank'];

/** Bank details for payments; null until entered. */
export async function getBankDetails(db: Db | Tx): Promise<BankDetails | null> {
  const seller = await getInvoicing(db);
  return missingOf(seller).length > 0 ? null : seller.bank;
}

/** Missing fields for an invoice, a proforma or a quote. @param sale an export also names the undertaking under which goods leave without tax */
export async function listMissingCompanyData(db: Db | Tx, sale?: Sale): Promise<CompanyField[]> {
  return missingOf(await getInvoicing(db), sale);
}

/** @throws Problem company-data-missing, which names the fields */
export async function requireCompanyData(
  ctx: Pick<Ctx, 'locale'>,
  tx: Tx,
  sale?: Sale,
): Promise<void> {
  const missing = await listMissingCompanyData(tx, sale);
  if (missing.length === 0) return;
  const list = new Intl.ListFormat(INTL_LOCALE[ctx.locale], { type: 'conjunction' });
  const names = COMPANY_FIELD_NAMES[ctx.locale];
  throw new Problem('company-data-missing', {
    fields: list.format(missing.map((field) => names[`company.${field}`])),
  });
}

export async function getInvoicing(db: Db | Tx): Promise<Invoicing> {
  const row = await findInvoicing(db);
  return {
    legalName: inAll(row.legal_name),
    address: inAll(row.address),
    country: row.country,
    gstin: row.gstin,
    vatNumber: row.vat_number,
    exportWording: inAll(row.export_wording),
    bank: row.bank,
    terms: inAll(row.terms),
    invoiceSeries: row.invoice_series,
    creditSeries: row.credit_series,
  };
}
