// Company view: telephone, mail, chat, social pages and offices, as the header, the footer and the contact page show them. [§1]
import type { LocalizedText } from '../locale.ts';

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
  /** IANA name of the zone by whose clock days and times are shown. */
  timeZone: string;
  /** Commission of sellers, of an invoice's value; 0: none, and no text mentions it. */
  commissionBasisPoints: number;
  /** Customer service. */
  phone: Phone;
  email: string;
  chat: {
    phone: Phone /** The enquiry that the visitor finds written already. */;
    text: LocalizedText;
  };
  social: { name: string /** https */; url: string }[];
  offices: Office[];
};
