// Formats of company data: telephone numbers in readable form.
import type {
  Company,
  CompanyField,
  Country,
  CurrencyCode,
  Locale,
  LocalizedText,
  Phone,
} from '@millwright/contracts';
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import PHONE_EXAMPLES from 'libphonenumber-js/mobile/examples';

export type CompanyRow = {
  name: LocalizedText;
  logo: string;
  icon: string;
  accent: string;
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
  country: Country;
  countries: readonly Country[];
  default_country: Country;
  languages: readonly Locale[];
  invoice_address: LocalizedText;
  base_currency: CurrencyCode;
  other_currencies: readonly CurrencyCode[];
  order_prefix: string;
};

export function toCompany(row: CompanyRow & ShopFacts): Company {
  return {
    timeZone: row.time_zone,
    commissionBasisPoints: row.commission_basis_points,
    productCount: row.product_count,
    country: row.country,
    countries: row.countries,
    defaultCountry: row.default_country,
    phoneExample: phoneExampleOf(row.default_country),
    languages: row.languages,
    currencies: [row.base_currency, ...row.other_currencies],
    orderPrefix: row.order_prefix,
    name: row.name,
    logo: row.logo,
    icon: row.icon,
    accent: row.accent,
    phone: toPhone(row.phone),
    email: row.email,
    chat: { phone: toPhone(row.chat_phone), text: row.chat_text },
    social: row.social,
    offices: row.offices.map((office) => ({ ...office, phone: toPhone(office.phone) })),
    pickup: pickupOf(row),
  };
}

function pickupOf({ invoice_address, offices }: CompanyRow & ShopFacts): LocalizedText {
  const head = offices.find((office) => office.kind === 'head')?.address;
  const { en, ru, ar } =
    invoice_address.en.trim() === '' && head !== undefined ? head : invoice_address;
  return { en, ru: ru.trim() || en, ar: ar.trim() || en };
}

/** A mobile number as most buyers would write it; '' where the library knows none. */
function phoneExampleOf(country: Country): string {
  const number = getExampleNumber(country as CountryCode, PHONE_EXAMPLES);
  return number?.formatInternational() ?? '';
}

/** A number that no country knows stays as it is. */
export function toPhone(number: string): Phone {
  return { number, text: parsePhoneNumberFromString(number)?.formatInternational() ?? number };
}

type Seller = {
  country: string;
  legalName: LocalizedText;
  address: LocalizedText;
  gstin: string;
  vatNumber: string;
  exportWording: LocalizedText;
  terms: LocalizedText;
  bank: { holder: string; bank: string; account: string; ifsc: string; swift: string };
};

/** What decides whether a sale is an export: where the goods go and the taxes that are charged. */
export type Sale = { country: string; taxes: readonly unknown[] };

/**
 * Fields required before anything is invoiced in this name: each language falls back to English, so English must be there.
 * A seller in India has a GSTIN and an IFSC, one elsewhere the tax number of that country.
 */
export function missingOf(seller: Seller, sale?: Sale): CompanyField[] {
  const { legalName, address, gstin, exportWording, terms, bank } = seller;
  const isIndian = seller.country === 'IN';
  const isWorded = sale !== undefined && isExport(sale, seller.country);
  const said: Record<CompanyField, string> = {
    legalName: legalName.en,
    address: address.en,
    gstin: isIndian ? gstin : '-',
    vatNumber: isIndian ? '-' : seller.vatNumber,
    terms: terms.en,
    exportWording: isWorded ? exportWording.en : '-',
    holder: bank.holder,
    bankName: bank.bank,
    account: bank.account,
    ifsc: isIndian ? bank.ifsc : '-',
    swift: bank.swift,
  };
  return (Object.keys(said) as CompanyField[]).filter((field) => said[field].trim() === '');
}

/** Goods that leave the seller's country without tax, under the wording that the document names. Sales of an Indian seller to Saudi Arabia are under its VAT. */
export function isExport({ country, taxes }: Sale, sellerCountry: string): boolean {
  if (sellerCountry === 'IN' && country === 'SA') return false;
  return country !== sellerCountry && taxes.length === 0;
}
