// Company view: telephone, mail, chat, social pages and offices, as the header, the footer and the contact page show them. [§1]
import type { Currencies } from '../currencies.ts';
import type { Locale, LocalizedText } from '../locale.ts';
import type { Country } from './customer.ts';

/** `number` is E.164, for a link; `text` is grouped as people read it. */
export type Phone = { number: string; text: string };

export type Office = {
  kind: 'head' | 'branch';
  name: LocalizedText;
  address: LocalizedText;
  phone: Phone;
};

/** What documents say of the seller, field by field, as the form of the settings has it. */
export const COMPANY_FIELDS = [
  'legalName',
  'address',
  'gstin',
  'vatNumber',
  'terms',
  'exportWording',
  'holder',
  'bankName',
  'account',
  'ifsc',
  'swift',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** '' and empty lists: not entered, and shown nowhere. */
export type Company = {
  /** Of the shop, as pages and mails call it. */
  name: LocalizedText;
  /** File name for /productimages/; '' = the name is written. */
  logo: string;
  /** Sign of the browser tab, likewise. */
  icon: string;
  /** Of buttons, links and marks, as `#rrggbb`; '' = the program's own colours. */
  accent: string;
  /** IANA name of the zone by whose clock days and times are shown. */
  timeZone: string;
  /** Commission of sellers, of an invoice's value; 0: none, and no text mentions it. */
  commissionBasisPoints: number;
  /** Of the company; ISO 3166 code. */
  country: Country;
  /** Delivered to; ISO 3166 codes. */
  countries: readonly Country[];
  /** Of an empty address. */
  defaultCountry: Country;
  /** A telephone number of that country, for hints; '' = none is known. */
  phoneExample: string;
  /** Of the pages; the first is that of a visitor whose browser asks for none of them. */
  languages: readonly Locale[];
  /** In which prices are shown; the first is the base currency, in which the shop charges. */
  currencies: Currencies;
  /** Before the number of each new order. */
  orderPrefix: string;
  /** Products on sale. */
  productCount: number;
  /** Customer service. */
  phone: Phone;
  email: string;
  chat: {
    phone: Phone /** The enquiry that the visitor finds written already. */;
    text: LocalizedText;
  };
  social: { name: string /** https */; url: string }[];
  offices: Office[];
  /** Where buyers collect goods: the seller's address as on invoices, else that of the head office. */
  pickup: LocalizedText;
};

/** The name of the shop; where nobody has entered one, the host's of this address. */
export function shopName(
  company: Pick<Company, 'name'> | null,
  locale: Locale,
  address: string,
): string {
  const said = company?.name[locale] || company?.name.en;
  if (said) return said;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
