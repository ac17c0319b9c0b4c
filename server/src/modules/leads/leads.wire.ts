// Wire form of leads.
import type { LeadKind, Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { SentForm } from '../../platform/http/multipart.ts';
import type { Received, RequestInput } from './leads.service.ts';

/** A part that is missing is an empty field; what may be empty is not the wire's word. */
export function fromForm({ fields, files }: SentForm): RequestInput {
  const text = (name: string): string => fields.get(name) ?? '';
  return {
    firstName: text('firstName'),
    companyName: text('companyName'),
    emailId: text('emailId'),
    phoneNumber: text('phoneNumber'),
    description: text('description'),
    document: files.get('document'),
  };
}

export function toWireReceived(
  kind: LeadKind,
  { reference }: Received,
  locale: Locale,
): { message: string; reference: string } {
  return { message: translator(locale)(`leads.sent.${kind}`), reference };
}
