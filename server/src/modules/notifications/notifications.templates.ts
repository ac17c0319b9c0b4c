// Email templates: of which texts a mail consists, in their order; the texts are in messages/<language>/server/mails*.json.
// `{place}` is filled when the mail is written; `{order}`, `{quote}`, `{reference}` and `{number}` are what people quote.
import type { MailTemplateName } from '@millwright/contracts';
import type { ServerKey } from '@millwright/messages/server';

export type TemplateName = MailTemplateName;
type Template = {
  paragraphs: readonly ServerKey[];
  /** Leads to the parameter `url`. */
  button?: ServerKey;
  /** Small, below the button. */
  afterwards?: readonly ServerKey[];
};

/** Where the back office's own words go, when there are any: after the greeting, and before the closing words. Signs that no text of ours holds. */
export const INTRO_PLACE = '\ue000';
export const FOOTER_PLACE = '\ue001';

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  'password-reset': {
    paragraphs: [
      'mail.password-reset.paragraph.1',
      'mail.password-reset.paragraph.2',
      'mail.password-reset.paragraph.3',
    ],
    button: 'mail.password-reset.button',
    afterwards: ['mail.password-reset.afterwards.1'],
  },
  'staff-invitation': {
    paragraphs: [
      'mail.staff-invitation.paragraph.1',
      'mail.staff-invitation.paragraph.2',
      'mail.staff-invitation.paragraph.3',
    ],
    button: 'mail.staff-invitation.button',
    afterwards: ['mail.staff-invitation.afterwards.1'],
  },
  'password-changed': {
    paragraphs: ['mail.password-changed.paragraph.1', 'mail.account.notYou'],
    button: 'mail.password-changed.button',
  },
  'email-confirm': {
    paragraphs: ['mail.email-confirm.paragraph.1'],
    button: 'mail.email-confirm.button',
    afterwards: ['mail.email-confirm.afterwards.1'],
  },
  'email-change-asked': {
    paragraphs: ['mail.email-change-asked.paragraph.1', 'mail.email-change-asked.paragraph.2'],
    button: 'mail.email-change-asked.button',
    afterwards: ['mail.email-change-asked.afterwards.1'],
  },
  'email-changed': {
    paragraphs: ['mail.email-changed.paragraph.1', 'mail.email-changed.paragraph.2'],
  },
  'account-verified': {
    paragraphs: ['mail.account-verified.paragraph.1'],
    button: 'mail.account-verified.button',
  },
  'certificate-accepted': {
    paragraphs: ['mail.certificate-accepted.paragraph.1'],
    button: 'mail.certificate-accepted.button',
  },
  'certificate-refused': {
    paragraphs: [
      'mail.certificate-refused.paragraph.1',
      'mail.certificate-refused.paragraph.2',
      'mail.certificate-refused.paragraph.3',
    ],
    button: 'mail.certificate-refused.button',
  },
  'account-closed': {
    paragraphs: ['mail.account-closed.paragraph.1', 'mail.account-closed.paragraph.2'],
  },
  'newsletter-confirm': {
    paragraphs: ['mail.newsletter-confirm.paragraph.1'],
    button: 'mail.newsletter-confirm.button',
    afterwards: ['mail.newsletter-confirm.afterwards.1'],
  },
  'newsletter-welcome': {
    paragraphs: ['mail.newsletter-welcome.paragraph.1', 'mail.newsletter-welcome.paragraph.2'],
    button: 'mail.newsletter-welcome.button',
  },
  welcome: {
    paragraphs: ['mail.welcome.paragraph.1'],
    button: 'mail.welcome.button',
    afterwards: ['mail.welcome.afterwards.1'],
  },
  invoice: {
    paragraphs: ['mail.invoice.paragraph.1', 'mail.invoice.paragraph.2'],
    button: 'mail.invoice.open',
  },
  'credit-note': {
    paragraphs: ['mail.credit-note.paragraph.1', 'mail.credit-note.paragraph.2'],
    button: 'mail.invoice.open',
  },
  'credit-note-return': {
    paragraphs: ['mail.credit-note-return.paragraph.1', 'mail.credit-note-return.paragraph.2'],
    button: 'mail.invoice.open',
  },
  'lead-received': {
    paragraphs: ['mail.lead-received.paragraph.1'],
    afterwards: ['mail.lead-received.afterwards.1'],
  },
  'lead-seller-received': {
    paragraphs: ['mail.lead-seller-received.paragraph.1'],
    afterwards: ['mail.lead-seller-received.afterwards.1'],
  },
  'lead-reply': {
    paragraphs: ['mail.lead-reply.paragraph.1'],
    afterwards: ['mail.lead-reply.afterwards.1'],
  },
  'lead-seller-approved': {
    paragraphs: ['mail.lead-seller-approved.paragraph.1'],
    afterwards: ['mail.lead-seller-approved.afterwards.1'],
  },
  'lead-seller-refused': {
    paragraphs: ['mail.lead-seller-refused.paragraph.1', 'mail.lead-seller-refused.paragraph.2'],
    afterwards: ['mail.lead-seller-refused.afterwards.1'],
  },
  'lead-for-staff': { paragraphs: ['mail.lead-for-staff.paragraph.1'] },
  'offer-received': { paragraphs: ['mail.offer-received.paragraph.1'], button: 'mail.offer.open' },
  'offer-countered': {
    paragraphs: ['mail.offer-countered.paragraph.1'],
    button: 'mail.offer.open',
  },
  'offer-accepted': {
    paragraphs: ['mail.offer-accepted.paragraph.1'],
    button: 'mail.offer-accepted.button',
  },
  'offer-declined': { paragraphs: ['mail.offer-declined.paragraph.1'], button: 'mail.offer.open' },
  'offer-expired': { paragraphs: ['mail.offer-expired.paragraph.1'], button: 'mail.offer.open' },
  'offer-withdrawn': {
    paragraphs: ['mail.offer-withdrawn.paragraph.1'],
    button: 'mail.offer.open',
  },
  'offer-staff': { paragraphs: ['mail.offer-staff.paragraph.1'] },
  'order-placed': {
    paragraphs: ['mail.order-placed.paragraph.1'],
    button: 'mail.order.open',
    afterwards: ['mail.order-placed.afterwards.1'],
  },
  'order-placed-delivered': {
    paragraphs: ['mail.order-placed-delivered.paragraph.1'],
    button: 'mail.order.open',
    afterwards: ['mail.order-placed-delivered.afterwards.1'],
  },
  'order-placed-collected': {
    paragraphs: ['mail.order-placed-collected.paragraph.1'],
    button: 'mail.order.open',
    afterwards: ['mail.order-placed-collected.afterwards.1'],
  },
  'order-confirmed': {
    paragraphs: ['mail.order-confirmed.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-shipped': { paragraphs: ['mail.order-shipped.paragraph.1'], button: 'mail.order.open' },
  'order-shipped-collected': {
    paragraphs: ['mail.order-shipped-collected.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-completed': {
    paragraphs: ['mail.order-completed.paragraph.1', 'mail.order-completed.paragraph.2'],
    button: 'mail.order.open',
  },
  'order-cancelled': {
    paragraphs: ['mail.order-cancelled.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-part-shipped': {
    paragraphs: ['mail.order-part-shipped.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-part-shipped-collected': {
    paragraphs: ['mail.order-part-shipped-collected.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-changed': { paragraphs: ['mail.order-changed.paragraph.1'], button: 'mail.order.open' },
  'order-proposal': {
    paragraphs: ['mail.order-proposal.paragraph.1'],
    button: 'mail.order-proposal.button',
    afterwards: ['mail.order-proposal.afterwards.1'],
  },
  'order-proposal-accepted': {
    paragraphs: ['mail.order-proposal-accepted.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-proposal-over': {
    paragraphs: ['mail.order-proposal-over.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-reduced': { paragraphs: ['mail.order-reduced.paragraph.1'], button: 'mail.order.open' },
  'order-return-accepted': {
    paragraphs: ['mail.order-return-accepted.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-return-refused': {
    paragraphs: ['mail.order-return-refused.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-return-closed': {
    paragraphs: ['mail.order-return-closed.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-return-requested': {
    paragraphs: ['mail.order-return-requested.paragraph.1'],
    button: 'mail.order.open',
  },
  'order-staff': {
    paragraphs: ['mail.order-staff.paragraph.1'],
    button: 'mail.order-staff.open',
  },
  'return-staff': {
    paragraphs: ['mail.return-staff.paragraph.1'],
    button: 'mail.order-staff.open',
  },
  'order-proposal-staff': {
    paragraphs: ['mail.order-proposal-staff.paragraph.1'],
    button: 'mail.order-staff.open',
  },
  'order-reduced-staff': {
    paragraphs: ['mail.order-reduced-staff.paragraph.1'],
    button: 'mail.order-staff.open',
  },
  'quote-sent': {
    paragraphs: ['mail.quote-sent.paragraph.1'],
    button: 'mail.quote.open',
    afterwards: ['mail.quote.how'],
  },
  'quote-sent-again': {
    paragraphs: ['mail.quote-sent-again.paragraph.1'],
    button: 'mail.quote.open',
    afterwards: ['mail.quote.how'],
  },
  'quote-withdrawn': { paragraphs: ['mail.quote-withdrawn.paragraph.1'] },
  'quote-answered': { paragraphs: ['mail.quote-answered.paragraph.1'] },
  'stock-alert': {
    paragraphs: ['mail.stock-alert.paragraph.1'],
    button: 'mail.stock-alert.button',
    afterwards: ['mail.stock-alert.afterwards.1', 'mail.stock-alert.afterwards.2'],
  },
  'webhook-off': {
    paragraphs: ['mail.webhook-off.paragraph.1', 'mail.webhook-off.paragraph.2'],
    button: 'mail.webhook-off.button',
  },
  'staff-mention': {
    paragraphs: ['mail.staff-mention.paragraph.1'],
    button: 'mail.staff.open',
    afterwards: ['mail.staff.how'],
  },
  'staff-assigned': {
    paragraphs: ['mail.staff-assigned.paragraph.1'],
    button: 'mail.staff.open',
    afterwards: ['mail.staff.how'],
  },
  'staff-digest': {
    paragraphs: ['mail.staff-digest.paragraph.1'],
    button: 'mail.staff-digest.button',
    afterwards: ['mail.staff.how'],
  },
};

export function subjectOf(template: TemplateName): ServerKey {
  return `mail.${template}.subject`;
}
