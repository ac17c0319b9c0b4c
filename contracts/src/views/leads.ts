// Lead views: requests, applications, messages; needs that we look for. [§2.2, §3 Forms]
import type { Locale } from '../locale.ts';
import { defineTransitions } from '../transitions.ts';

/** request: a requirement; seller: an application; contact: a message; enquiry: about a lot; response: to one of our needs. */
export const LEAD_KINDS = ['request', 'seller', 'contact', 'enquiry', 'response'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const LEAD_STATES = ['new', 'in-progress', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];
/** Won and lost are opened again, spam becomes new; nothing goes back to new otherwise. */
export const LEAD_TRANSITIONS = defineTransitions<LeadState>({
  new: { 'in-progress': true, answered: true, won: true, lost: true, spam: true },
  'in-progress': { answered: true, won: true, lost: true, spam: true },
  answered: { 'in-progress': true, won: true, lost: true, spam: true },
  won: { 'in-progress': true },
  lost: { 'in-progress': true },
  spam: { new: true },
});
/** Somebody still has to do something; the others are decided, until they are opened again. */
export const OPEN_LEAD_STATES: readonly LeadState[] = ['new', 'in-progress', 'answered'];

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

export type LeadDocument = {
  /** What the sender called it. */ label: string;
  contentType: string;
  size: number;
};

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

/** Characters that a form takes. */
export const LEAD_LIMITS = {
  name: 120,
  company: 200,
  email: 254,
  phone: 40,
  subject: 300,
  message: 4000,
} as const;

/** `RQ-7K3F-92QD`. */
export function isReference(text: string): boolean {
  return /^RQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}
