// Admin service of company and invoicing data. [decisions §5]
import {
  type CompanyForm,
  type CompanySettings,
  canonicalAccent,
  type InvoicingForm,
  type InvoicingSettings,
  isAccent,
  isCountry,
  LOCALES,
  type LocalizedText,
} from '@millwright/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { trimmed } from '../../platform/text.ts';
import { service as media } from '../media/index.ts';
import {
  canonicalTaxId,
  isGstin,
  isSaudiVatNumber,
  saveCompanyState,
  taxIdFault,
} from '../pricing/index.ts';
import {
  findCompanyRow,
  findInvoicingRow,
  saveCompany,
  saveInvoicing,
} from './company.admin.queries.ts';
import { companyChanged } from './company.service.ts';

/** @throws Problem not-found, right-missing */
export async function getCompanySettings(ctx: Ctx): Promise<CompanySettings> {
  staffOf(ctx, 'settings:read');
  return toSettings(await findCompanyRow(ctx.db));
}

/** @throws Problem not-found, right-missing, record-changed, value-not-valid at each field */
export async function changeCompanySettings(ctx: Ctx, form: CompanyForm): Promise<CompanySettings> {
  staffOf(ctx, 'settings:write');
  const faults: FieldProblem[] = [];
  const phone = (typed: string, pointer: string): string => {
    if (typed.trim() === '') return '';
    const parsed = parsePhoneNumberFromString(typed.trim());
    if (parsed?.isPossible() && /^\+[1-9][0-9]{6,14}$/.test(parsed.number)) return parsed.number;
    faults.push({ code: 'phone-not-international', pointer });
    return typed;
  };
  const email = (typed: string, pointer: string): string => {
    if (typed.trim() === '') return '';
    const address = typed.normalize('NFC').trim().toLowerCase();
    if (!/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(address))
      faults.push({ code: 'email-not-valid', pointer });
    return address;
  };
  const inAllLanguages = (said: LocalizedText, pointer: string): void => {
    for (const locale of LOCALES)
      if (said[locale].trim() === '')
        faults.push({ code: 'field-required', pointer: `${pointer}/${locale}` });
  };
  const image = async (name: string, pointer: string): Promise<string> => {
    if (name === '' || (await media.listPictures(ctx.db, [name])).length === 1) return name;
    faults.push({ code: 'value-not-valid', pointer });
    return '';
  };
  const color = (typed: string, pointer: string): string => {
    const accent = canonicalAccent(typed);
    if (accent !== '' && !isAccent(accent)) faults.push({ code: 'color-not-valid', pointer });
    return accent;
  };
  const next = {
    name: trimmed(form.name),
    logo: await image(form.logo, '/logo'),
    icon: await image(form.icon, '/icon'),
    accent: color(form.accent, '/accent'),
    phone: phone(form.phone, '/phone'),
    email: email(form.email, '/email'),
    staff_email: email(form.staffEmail, '/staffEmail'),
    chat_phone: phone(form.chatPhone, '/chatPhone'),
    chat_text: form.chatText,
    social: form.social.map(({ name, url }, i) => {
      if (name.trim() === '') faults.push({ code: 'field-required', pointer: `/social/${i}/name` });
      if (!isSafeUrl(url.trim()))
        faults.push({ code: 'value-not-valid', pointer: `/social/${i}/url` });
      return { name: name.trim(), url: url.trim() };
    }),
    offices: form.offices.map((office, i) => {
      inAllLanguages(office.name, `/offices/${i}/name`);
      inAllLanguages(office.address, `/offices/${i}/address`);
      if (office.phone.trim() === '')
        faults.push({ code: 'field-required', pointer: `/offices/${i}/phone` });
      return { ...office, phone: phone(office.phone, `/offices/${i}/phone`) };
    }),
  };
  inAllLanguages(form.chatText, '/chatText');
  refuse(faults);
  const saved = await inTransaction(ctx.db, async (tx) => {
    await lockVersion(tx, findCompanyRow, form.version);
    return await saveCompany(tx, next);
  });
  companyChanged();
  return toSettings(saved);
}

/** @throws Problem not-found, right-missing */
export async function getInvoicingSettings(ctx: Ctx): Promise<InvoicingSettings> {
  staffOf(ctx, 'settings:read');
  return toInvoicingSettings(await findInvoicingRow(ctx.db));
}

/** Later invoices say it; those that were issued keep their copy. @throws Problem not-found, right-missing, record-changed, value-not-valid at each field */
export async function changeInvoicingSettings(
  ctx: Ctx,
  form: InvoicingForm,
): Promise<InvoicingSettings> {
  staffOf(ctx, 'settings:write');
  const faults: FieldProblem[] = [];
  const like = (
    value: string,
    pattern: { test(spelt: string): boolean },
    pointer: string,
    code: FieldProblem['code'] = 'value-not-valid',
  ): string => {
    const spelt = value.replace(/\s+/g, '').toUpperCase();
    if (!pattern.test(spelt)) faults.push({ code, pointer });
    return spelt;
  };
  // Documents in a language that has no text of its own take the English one.
  for (const field of ['legalName', 'address', 'terms'] as const)
    if (form[field].en.trim() === '')
      faults.push({ code: 'field-required', pointer: `/${field}/en` });
  for (const field of ['holder', 'bank', 'account'] as const)
    if (form.bank[field].trim() === '')
      faults.push({ code: 'field-required', pointer: `/bank/${field}` });
  const { country } = form;
  const isIndian = country === 'IN';
  if (!isCountry(country)) faults.push({ code: 'value-not-valid', pointer: '/country' });
  if (isMistypedIban(form.bank.account))
    faults.push({ code: 'iban-not-valid', pointer: '/bank/account' });
  const next = {
    country,
    legal_name: form.legalName,
    address: form.address,
    gstin: isIndian ? like(form.gstin, { test: isGstin }, '/gstin', 'gstin-not-valid') : '',
    vat_number: isIndian
      ? like(
          form.vatNumber,
          { test: (spelt) => spelt === '' || isSaudiVatNumber(spelt) },
          '/vatNumber',
          'vat-number-not-valid',
        )
      : like(
          canonicalTaxId(form.vatNumber),
          { test: (spelt) => spelt !== '' && taxIdFault(spelt, country) === null },
          '/vatNumber',
          'tax-number-not-valid',
        ),
    export_wording: form.exportWording,
    bank: {
      ...form.bank,
      ifsc: isIndian ? like(form.bank.ifsc, /^[A-Z]{4}0[A-Z0-9]{6}$/, '/bank/ifsc') : '',
      swift: like(
        form.bank.swift,
        /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
        '/bank/swift',
        'swift-not-valid',
      ),
    },
    terms: form.terms,
    invoice_series: like(form.invoiceSeries, /^[A-Z0-9]{1,3}$/, '/invoiceSeries'),
    credit_series: like(form.creditSeries, /^[A-Z0-9]{1,3}$/, '/creditSeries'),
  };
  if (next.invoice_series === next.credit_series)
    faults.push({ code: 'value-taken', pointer: '/creditSeries' });
  refuse(faults);
  return toInvoicingSettings(
    await inTransaction(ctx.db, async (tx) => {
      await lockVersion(tx, findInvoicingRow, form.version);
      // Whether GST is split depends on the seller's state, which the GSTIN contains.
      await saveCompanyState(tx, country, next.gstin.slice(0, 2));
      return await saveInvoicing(tx, next);
    }),
  );
}

async function lockVersion(
  tx: Tx,
  find: (tx: Tx, options: { lock: boolean }) => Promise<{ version: string }>,
  seen: string,
): Promise<void> {
  if ((await find(tx, { lock: true })).version !== seen) throw new Problem('record-changed');
}

function refuse(faults: readonly FieldProblem[]): void {
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
}

function isSafeUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

function toSettings(row: Awaited<ReturnType<typeof findCompanyRow>>): CompanySettings {
  const { phone, email, staff_email, chat_phone, chat_text, social, offices, version } = row;
  return {
    id: 'company',
    name: row.name,
    logo: row.logo,
    icon: row.icon,
    accent: row.accent,
    phone,
    email,
    staffEmail: staff_email,
    chatPhone: chat_phone,
    chatText: chat_text,
    social,
    offices,
    version,
  };
}

function toInvoicingSettings(row: Awaited<ReturnType<typeof findInvoicingRow>>): InvoicingSettings {
  return {
    id: 'invoicing',
    legalName: row.legal_name,
    address: row.address,
    country: row.country,
    gstin: row.gstin,
    vatNumber: row.vat_number,
    exportWording: row.export_wording,
    bank: row.bank,
    terms: row.terms,
    invoiceSeries: row.invoice_series,
    creditSeries: row.credit_series,
    version: row.version,
  };
}

/** An account number that begins like an IBAN, with wrong check digits (ISO 13616). */
function isMistypedIban(account: string): boolean {
  const iban = account.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n !== 1n;
}
