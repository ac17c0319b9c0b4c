// Lead rules. Pure. [§5 Forms]
import { type Country, isReference, LEAD_LIMITS, type LeadState } from '@millwright/contracts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { cleanLine, cleanText } from '../../platform/text.ts';
import { canonicalEmail, canonicalPhone, isEmail } from '../customers/index.ts';

/** The form of a requirement and of a seller, in the specification's names: its pages and its call mark the same fields. [§3 Forms] */
export type RequestForm = {
  firstName: string;
  companyName: string;
  emailId: string;
  phoneNumber: string;
  description: string;
};
/** The form of a message, an enquiry, a response. */
export type MessageForm = { name: string; emailId: string; subject: string; comment: string };

/** A form that was checked. */
export type LeadText = {
  name: string;
  company: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
};

/** @param home country of the shop, whose telephone numbers need no code @param more what is wrong with its file @throws Problem invalid-request that names every field at fault */
export function checkRequest(
  form: RequestForm,
  home: Country,
  more: readonly FieldProblem[] = [],
): LeadText {
  const name = cleanLine(form.firstName);
  const company = cleanLine(form.companyName);
  const email = canonicalEmail(form.emailId);
  const phone = canonicalPhone(form.phoneNumber, home);
  const message = cleanText(form.description);
  refuse([
    ...filled('/firstName', name, LEAD_LIMITS.name),
    ...filled('/companyName', company, LEAD_LIMITS.company),
    ...emailFaults(email),
    ...(form.phoneNumber.trim() === ''
      ? missing('/phoneNumber')
      : phone === null
        ? fault('phone-not-valid', '/phoneNumber')
        : []),
    ...filled('/description', message, LEAD_LIMITS.message),
    ...more,
  ]);
  return { name, company, email, phone: phone ?? '', subject: '', message };
}

/** @throws Problem invalid-request that names every field at fault */
export function checkMessage(form: MessageForm): LeadText {
  const name = cleanLine(form.name);
  const email = canonicalEmail(form.emailId);
  const subject = cleanLine(form.subject);
  const message = cleanText(form.comment);
  refuse([
    ...filled('/name', name, LEAD_LIMITS.name),
    ...emailFaults(email),
    ...filled('/subject', subject, LEAD_LIMITS.subject),
    ...filled('/comment', message, LEAD_LIMITS.message),
  ]);
  return { name, company: '', email, phone: '', subject, message };
}

function refuse(faults: readonly FieldProblem[]): void {
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
}

function fault(code: FieldProblem['code'], pointer: string): FieldProblem[] {
  return [{ code, pointer }];
}

function missing(pointer: string): FieldProblem[] {
  return fault('field-required', pointer);
}

function filled(pointer: string, text: string, most: number): FieldProblem[] {
  if (text === '') return missing(pointer);
  return text.length > most ? [{ code: 'text-too-long', pointer, params: { n: most } }] : [];
}

function emailFaults(email: string): FieldProblem[] {
  if (email === '') return missing('/emailId');
  return isEmail(email) ? [] : fault('email-not-valid', '/emailId');
}

/** A sender is not told that they are taken for spam. */
export function stateForSender(state: LeadState): LeadState {
  return state === 'spam' ? 'new' : state;
}

/** As people type it back; null when it is none. */
export function canonicalReference(text: string): string | null {
  const reference = text.trim().toUpperCase();
  return isReference(reference) ? reference : null;
}

/** The text as a confirmation may repeat it. Words with an address in them stay out: our mail must carry nobody's advertisement to a third mailbox. */
export function copyFor(text: string): string {
  return /:\/\/|www\.|[\w-]\.(?:com|net|org|ru|cn|info|biz|xyz|top|shop|site|online|link)\b/i.test(
    text,
  )
    ? ''
    : text;
}

/** A name of a file for a reader's eyes: one line, no path, not longer than a line. */
export function fileLabel(name: string): string {
  const last = cleanLine(name.split(/[/\\]/).at(-1) ?? '');
  return last.length > 120 ? `${last.slice(0, 100)}…${last.slice(-15)}` : last;
}
