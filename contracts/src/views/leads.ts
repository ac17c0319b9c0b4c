// Lead views: requests, applications, messages; and buying requests. [§2.2, §3 Forms]
import type { Locale, LocalizedText } from '../locale.ts';

/** request: a requirement; seller: an application; contact: a message; enquiry: about a lot; response: to one of our needs. */
export const LEAD_KINDS = ['request', 'seller', 'contact', 'enquiry', 'response'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const LEAD_STATES = ['new', 'in-progress', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A sent form, as its sender sees it. */
export type OwnLead = {
  id: number;
  reference: string;
  kind: LeadKind;
  /** A sender is never told that they are taken for spam. */
  state: LeadState;
  name: string;
  company: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  lotId: number | null;
  needId: number | null;
  document: LeadDocument | null;
  createdAt: string;
  changedAt: string;
};

export type LeadDocument = { /** What the sender called it. */ label: string; contentType: string; size: number };

export type LeadEvent = {
  at: string;
  actor: string;
  kind: 'received' | 'state' | 'owner' | 'note' | 'reply' | 'reminder' | 'seller';
  value: string;
  note: string;
};

/** A lead for staff. */
export type Lead = OwnLead & {
  locale: Locale;
  customerId: number | null;
  ownerId: number | null;
  events: LeadEvent[];
};

export type LeadPage = { leads: Omit<Lead, 'events'>[]; total: number };

/** Something that we, or a customer of ours, look for: a card of /our-needs. [§3 Static need item] */
export type Need = {
  id: number;
  displayText: string;
  itemName: string;
  material: string;
  materialSpec: string;
  size: string;
  composition: string;
};

/** Read-only in the form: who answers finds it written already. [§5] */
export const SUBJECT_PREFIXES = {
  need: { en: 'Our Needs - ', ru: 'Наши потребности - ', ar: 'احتياجاتنا - ' },
  lot: { en: 'Lot Sale - ', ru: 'Распродажа лотов - ', ar: 'بيع اللوتات - ' },
} as const satisfies Record<string, LocalizedText>;

/** Characters that a form takes. */
export const LEAD_LIMITS = { name: 120, company: 200, email: 254, phone: 40, subject: 300, message: 4000 } as const;

/** `RQ-7K3F-92QD`. */
export function isReference(text: string): boolean {
  return /^RQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}
