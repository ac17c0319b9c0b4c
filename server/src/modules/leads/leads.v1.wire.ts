// Wire form of requests in /api/v1. [decisions 0114]
import type { Need, OwnLead } from '@millwright/contracts';
import type { SentForm } from '../../platform/http/multipart.ts';
import { textOrNull } from '../../platform/v1-wire.ts';
import type { MessageInput, RequestInput } from './leads.service.ts';

/** Fields of the use case -> those of the calls. */
export const REQUEST_FIELDS = {
  '/firstName': '/name',
  '/companyName': '/company',
  '/emailId': '/email',
  '/phoneNumber': '/phone',
  '/description': '/message',
};
export const MESSAGE_FIELDS = { '/emailId': '/email', '/comment': '/message' };

export function fromV1Form({ fields, files }: SentForm): RequestInput {
  const text = (name: string): string => fields.get(name) ?? '';
  return {
    firstName: text('name'),
    companyName: text('company'),
    emailId: text('email'),
    phoneNumber: text('phone'),
    description: text('message'),
    document: files.get('document'),
  };
}

/** The subject of an answer to something of ours is written by us. */
export function fromV1Message(
  { name, email, message }: { name: string; email: string; message: string },
  subject = '',
): MessageInput {
  return { name, emailId: email, subject, comment: message };
}

export function toV1Request(lead: OwnLead) {
  const { document } = lead;
  return {
    reference: lead.reference,
    kind: lead.kind,
    // It never is for its sender.
    state: lead.state === 'spam' ? ('new' as const) : lead.state,
    name: lead.name,
    company: textOrNull(lead.company),
    email: lead.email,
    phone: textOrNull(lead.phone),
    subject: textOrNull(lead.subject),
    message: lead.message,
    lotId: lead.lotId,
    needId: lead.needId,
    document:
      document === null
        ? null
        : { name: document.label, contentType: document.contentType, size: document.size },
    createdAt: lead.createdAt,
    changedAt: lead.changedAt,
  };
}

export function toV1Need(need: Need) {
  return {
    id: need.id,
    name: need.itemName,
    description: need.displayText,
    material: textOrNull(need.material),
    specification: textOrNull(need.materialSpec),
    size: textOrNull(need.size),
    composition: textOrNull(need.composition),
  };
}
