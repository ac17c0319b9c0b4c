// Company view: telephone, mail, chat, social pages and offices, as the header, the footer and the contact page show them. [§1]
import type { LocalizedText } from '../locale.ts';

/** `number` is E.164, for a link; `text` is grouped as people read it. */
export type Phone = { number: string; text: string };

export type Office = { kind: 'head' | 'branch'; name: LocalizedText; address: LocalizedText; phone: Phone };

/** Seller data on documents, field by field, as in the form of the settings. */
export const COMPANY_FIELDS = {
  legalName: { en: 'registered name', ru: 'официальное название', ar: 'الاسم المسجّل' },
  address: { en: 'address', ru: 'адрес', ar: 'العنوان' },
  gstin: { en: 'GSTIN', ru: 'GSTIN', ar: 'رقم GSTIN' },
  terms: { en: 'terms on the invoice', ru: 'условия в счёте', ar: 'الشروط على الفاتورة' },
  exportWording: { en: 'wording on exports (LUT)', ru: 'формулировка для экспорта (LUT)', ar: 'صيغة التصدير (LUT)' },
  holder: { en: 'account holder', ru: 'получатель', ar: 'صاحب الحساب' },
  bankName: { en: 'bank and branch', ru: 'банк и отделение', ar: 'المصرف والفرع' },
  account: { en: 'account number', ru: 'номер счёта', ar: 'رقم الحساب' },
  ifsc: { en: 'IFSC', ru: 'IFSC', ar: 'رمز IFSC' },
  swift: { en: 'SWIFT', ru: 'SWIFT', ar: 'رمز SWIFT' },
} as const satisfies Record<string, LocalizedText>;
export type CompanyField = keyof typeof COMPANY_FIELDS;

/** '' and empty lists: not entered, and shown nowhere. */
export type Company = {
  /** IANA name of the zone by whose clock days and times are shown. */
  timeZone: string;
  /** Commission of sellers, of an invoice's value; 0: none, and no text mentions it. */
  commissionBasisPoints: number;
  /** Customer service. */
  phone: Phone;
  email: string;
  chat: { phone: Phone /** The enquiry that the visitor finds written already. */; text: LocalizedText };
  social: { name: string /** https */; url: string }[];
  offices: Office[];
};
