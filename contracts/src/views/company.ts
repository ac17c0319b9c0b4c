// What does the shop say of itself? Telephone, mail, chat, social pages and offices, as the header, the footer and the contact page show them. [§1]
import type { LocalizedText } from '../locale.ts';

/** `number` is E.164, for a link; `text` is grouped as people read it. */
export type Phone = { number: string; text: string };

export type Office = { kind: 'head' | 'branch'; name: LocalizedText; address: LocalizedText; phone: Phone };

export type Company = {
  /** Customer service. */
  phone: Phone;
  email: string;
  chat: { phone: Phone /** The enquiry that the visitor finds written already. */; text: LocalizedText };
  social: { name: string /** https */; url: string }[];
  offices: Office[];
};
