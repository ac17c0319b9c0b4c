// What does the shop say of itself? Open to everybody, on every page, so it is kept for some seconds. [§1, §2.5]
import type { Company, LocalizedText } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { whenPublicChanges } from '../../platform/kept/index.ts';
import { findCompany, findInvoicing } from './company.queries.ts';
import { toCompany } from './company.rules.ts';

/** So old may what other processes changed become; this process forgets at once. */
const FRESH_MS = 1_000;
type Kept = { at: number; edition: number; company: Company };
const kept = new WeakMap<Db, Kept>();
let edition = 0;
whenPublicChanges(companyChanged);

/** After a change was committed: nobody in this process is shown the old facts again. */
export function companyChanged(): void {
  edition += 1;
}

/** The newest facts that are known: while the database does not answer the last ones serve on. @throws what the database throws, while nothing is known yet */
export async function getCompany(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Company> {
  const last = kept.get(ctx.db);
  const now = ctx.clock.now().getTime();
  if (last === undefined || last.edition !== edition) return await read(ctx.db, now);
  if (Math.abs(now - last.at) >= FRESH_MS) {
    // Once and behind the scenes: nobody waits for a telephone number.
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

export async function getInvoicing(db: Db | Tx): Promise<Invoicing> {
  const row = await findInvoicing(db);
  return {
    legalName: row.legal_name,
    address: row.address,
    gstin: row.gstin,
    vatNumber: row.vat_number,
    exportWording: row.export_wording,
    bank: row.bank,
    terms: row.terms,
    invoiceSeries: row.invoice_series,
    creditSeries: row.credit_series,
  };
}
