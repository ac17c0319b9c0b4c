// Formats of company data: telephone numbers in readable form.
import type { Company, CompanyField, LocalizedText, Phone } from '@millwright/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

export type CompanyRow = {
  name: LocalizedText;
  logo: string;
  icon: string;
  phone: string;
  email: string;
  chat_phone: string;
  chat_text: LocalizedText;
  social: { name: string; url: string }[];
  offices: {
    kind: 'head' | 'branch';
    name: LocalizedText;
    address: LocalizedText;
    phone: string;
  }[];
};

/** Of the rules of selling. */
export type ShopFacts = {
  time_zone: string;
  commission_basis_points: number;
  product_count: number;
};

export function toCompany(row: CompanyRow & ShopFacts): Company {
  return {
    timeZone: row.time_zone,
    commissionBasisPoints: row.commission_basis_points,
    productCount: row.product_count,
    name: row.name,
    logo: row.logo,
    icon: row.icon,
    phone: toPhone(row.phone),
    email: row.email,
    chat: { phone: toPhone(row.chat_phone), text: row.chat_text },
    social: row.social,
    offices: row.offices.map((office) => ({ ...office, phone: toPhone(office.phone) })),
  };
}

/** A number that no country knows stays as it is. */
export function toPhone(number: string): Phone {
  return { number, text: parsePhoneNumberFromString(number)?.formatInternational() ?? number };
}

type Seller = {
  legalName: LocalizedText;
  address: LocalizedText;
  gstin: string;
  exportWording: LocalizedText;
  terms: LocalizedText;
  bank: { holder: string; bank: string; account: string; ifsc: string; swift: string };
};

/** Fields required before anything is invoiced in this name: each language falls back to English, so English must be there. */
export function missingOf(
  { legalName, address, gstin, exportWording, terms, bank }: Seller,
  isExport = false,
): CompanyField[] {
  const said: Record<CompanyField, string> = {
    ...{
      legalName: legalName.en,
      address: address.en,
      gstin,
      terms: terms.en,
      exportWording: isExport ? exportWording.en : '-',
    },
    ...{
      holder: bank.holder,
      bankName: bank.bank,
      account: bank.account,
      ifsc: bank.ifsc,
      swift: bank.swift,
    },
  };
  return (Object.keys(said) as CompanyField[]).filter((field) => said[field].trim() === '');
}

/** Goods that leave without tax, under the undertaking that the document names. */
export function isExportTo(country: string): boolean {
  return country !== 'IN' && country !== 'SA';
}
