// Rights on emails follow their subject: a role that may not read orders reads no mail about an order, whichever screen would show it.
import { MAIL_TEMPLATES, type MailTemplateName } from './mails.ts';
import { type Area, mayStaff, type StaffRole } from './rights.ts';

const SUBJECTS: Readonly<Record<MailTemplateName, Area>> = {
  'password-reset': 'customers',
  'password-changed': 'customers',
  'email-confirm': 'customers',
  'email-change-asked': 'customers',
  'email-changed': 'customers',
  'account-verified': 'customers',
  'certificate-accepted': 'customers',
  'certificate-refused': 'customers',
  'account-closed': 'customers',
  'staff-invitation': 'staff',
  'newsletter-confirm': 'customers',
  'newsletter-welcome': 'customers',
  welcome: 'customers',
  invoice: 'orders',
  'credit-note': 'orders',
  'credit-note-return': 'orders',
  'lead-received': 'leads',
  'lead-seller-received': 'leads',
  'lead-reply': 'leads',
  'lead-seller-approved': 'leads',
  'lead-seller-refused': 'leads',
  'lead-for-staff': 'leads',
  'offer-received': 'negotiations',
  'offer-countered': 'negotiations',
  'offer-accepted': 'negotiations',
  'offer-declined': 'negotiations',
  'offer-expired': 'negotiations',
  'offer-withdrawn': 'negotiations',
  'offer-staff': 'negotiations',
  'order-placed': 'orders',
  'order-placed-delivered': 'orders',
  'order-placed-collected': 'orders',
  'order-confirmed': 'orders',
  'order-shipped': 'orders',
  'order-shipped-collected': 'orders',
  'order-completed': 'orders',
  'order-cancelled': 'orders',
  'order-part-shipped': 'orders',
  'order-part-shipped-collected': 'orders',
  'order-changed': 'orders',
  'order-proposal': 'orders',
  'order-proposal-accepted': 'orders',
  'order-proposal-over': 'orders',
  'order-reduced': 'orders',
  'order-return-accepted': 'orders',
  'order-return-refused': 'orders',
  'order-return-closed': 'orders',
  'order-return-requested': 'orders',
  'order-staff': 'orders',
  'return-staff': 'orders',
  'order-proposal-staff': 'orders',
  'order-reduced-staff': 'orders',
  'quote-sent': 'quotes',
  'quote-sent-again': 'quotes',
  'quote-withdrawn': 'quotes',
  'quote-answered': 'quotes',
  'stock-alert': 'leads',
  'webhook-off': 'system',
  'staff-mention': 'staff',
  'staff-assigned': 'staff',
  'staff-digest': 'staff',
};

/** Kinds of emails that a role may read; null: all, those of earlier releases too. */
export function readableMails(role: StaffRole): readonly MailTemplateName[] | null {
  if (!mayStaff(role, 'mails:read')) return [];
  return role === 'administrator'
    ? null
    : MAIL_TEMPLATES.filter((template) => mayStaff(role, `${SUBJECTS[template]}:read`));
}

/** The right to read emails of this kind, besides `mails:read`. */
export function mailSubject(template: string): Area | undefined {
  return Object.hasOwn(SUBJECTS, template) ? SUBJECTS[template as MailTemplateName] : undefined;
}

/** Their texts appear beside a password or a personal link, or reach staff of every role: a foreign link there would be trusted. */
const GUARDED: ReadonlySet<string> = new Set<MailTemplateName>([
  'password-reset',
  'password-changed',
  'email-confirm',
  'email-change-asked',
  'email-changed',
  'account-closed',
  'staff-invitation',
  'newsletter-confirm',
  'newsletter-welcome',
  'welcome',
  'quote-sent',
  'quote-sent-again',
  'staff-mention',
  'staff-assigned',
  'staff-digest',
]);

/** Whether a role may put words of its own into a kind of mail. */
export function mayChangeEmailTexts(role: StaffRole, template: string): boolean {
  return mayStaff(role, GUARDED.has(template) ? 'settings:write' : 'mail-templates:write');
}
