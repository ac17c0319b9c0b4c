// How is a stored row told to others? Telephone numbers get a form that people can read.
import type { Company, LocalizedText, Phone } from '@millwright/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

export type CompanyRow = {
  phone: string;
  email: string;
  chat_phone: string;
  chat_text: LocalizedText;
  social: { name: string; url: string }[];
  offices: { kind: 'head' | 'branch'; name: LocalizedText; address: LocalizedText; phone: string }[];
};

export function toCompany(row: CompanyRow): Company {
  return {
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
