// Admin calls of sent emails, and of the texts that staff add to them. [decisions §5]
import { z } from 'zod';
import { form, id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import { defineAdminCall, idParams, langQuery, listOf, listQuery, moment } from './admin-call.ts';

/** Kinds of mail. Rows of earlier releases may name others. */
export const MAIL_TEMPLATES = [
  'password-reset',
  'password-changed',
  'email-confirm',
  'email-change-asked',
  'email-changed',
  'account-verified',
  'certificate-accepted',
  'certificate-refused',
  'account-closed',
  'staff-invitation',
  'newsletter-confirm',
  'newsletter-welcome',
  'welcome',
  'invoice',
  'credit-note',
  'credit-note-return',
  'lead-received',
  'lead-seller-received',
  'lead-reply',
  'lead-seller-approved',
  'lead-seller-refused',
  'lead-for-staff',
  'offer-received',
  'offer-countered',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
  'offer-withdrawn',
  'offer-staff',
  'order-placed',
  'order-placed-delivered',
  'order-placed-collected',
  'order-confirmed',
  'order-shipped',
  'order-shipped-collected',
  'order-completed',
  'order-cancelled',
  'order-part-shipped',
  'order-part-shipped-collected',
  'order-changed',
  'order-proposal',
  'order-proposal-accepted',
  'order-proposal-over',
  'order-reduced',
  'order-return-accepted',
  'order-return-refused',
  'order-return-closed',
  'order-return-requested',
  'order-staff',
  'return-staff',
  'order-proposal-staff',
  'order-reduced-staff',
  'quote-sent',
  'quote-sent-again',
  'quote-withdrawn',
  'quote-answered',
  'stock-alert',
  'webhook-off',
  'staff-mention',
  'staff-assigned',
  'staff-digest',
] as const;
export type MailTemplateName = (typeof MAIL_TEMPLATES)[number];
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
const locale = z.enum(LOCALES);
const mail = z.object({
  id,
  template: z.string(),
  locale,
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  lastFault: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type SentMail = z.output<typeof mail>;
const wholeMail = z.object({
  ...mail.shape,
  text: z.string(),
  html: z.string().describe('as the recipient sees it; empty: there is the text alone'),
  secret: z
    .boolean()
    .describe(
      'the letter holds a password or a link of one person: its text and HTML are not shown here',
    ),
  mayOpen: z
    .boolean()
    .describe(
      'a secret letter that could not leave, since there is no mail server: an administrator may open it',
    ),
});
export type WholeMail = z.output<typeof wholeMail>;

export const listMails = defineAdminCall({
  name: 'listMails',
  method: 'GET',
  path: '/mails',
  right: 'mails:read',
  summary: 'Mails that were written, the newest first',
  query: listQuery(['id'], {
    recipient: text(254).optional(),
    state: z.enum(MAIL_STATES).optional(),
    template: text(60).optional(),
  }),
  response: listOf(mail),
});
export const getMail = defineAdminCall({
  name: 'getMail',
  method: 'GET',
  path: '/mails/:id',
  right: 'mails:read',
  summary: 'One mail with its text',
  params: idParams,
  query: langQuery,
  response: wholeMail,
});
export const openSecretMail = defineAdminCall({
  name: 'openSecretMail',
  method: 'POST',
  path: '/mails/:id/open',
  right: 'settings:write',
  summary:
    'A secret letter that was kept because there is no mail server; each look is a row of the log',
  params: idParams,
  query: langQuery,
  response: wholeMail,
});
export const sendMailAgain = defineAdminCall({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/mails/:id/send-again',
  right: 'mails:write',
  summary: 'Sends it again: what never left tries anew, what left goes out as a new mail',
  params: idParams,
  query: langQuery,
  response: mail,
});

const added = z.strictObject({ subject: text(200), intro: text(2_000), footer: text(2_000) });
export type AddedWords = z.output<typeof added>;
const inThree = z.strictObject({ en: added, ru: added, ar: added });
const template = z.object({
  id: z.string(),
  subject: z.string().describe('as the program writes it, in the language of the question'),
  changed: z.array(locale),
  mayChange: z
    .boolean()
    .describe(
      'false: a kind with a password or a personal link, whose words are the administrator’s',
    ),
});
export type MailTemplate = z.output<typeof template>;
const original = z.object({ subject: z.string(), text: z.string() });
const wholeTemplate = z.object({
  ...template.shape,
  places: z.array(z.string()).describe('names that may stand in braces'),
  languages: z.array(locale).describe('of the shop'),
  words: inThree,
  original: z.object({ en: original, ru: original, ar: original }),
});
export type WholeTemplate = z.output<typeof wholeTemplate>;
const typedWords = z.strictObject({ locale, ...added.shape });
const mailPreview = z.object({
  ...original.shape,
  html: z.string(),
  about: z
    .string()
    .describe('number of the order or quote of the shop that fills it; empty: made-up values'),
});
export type MailPreview = z.output<typeof mailPreview>;
const templateParams = z.strictObject({ id: form(/^[a-z-]{1,60}$/, 'order-placed') });

export const listMailTemplates = defineAdminCall({
  name: 'listMailTemplates',
  method: 'GET',
  path: '/mail-templates',
  right: 'mail-templates:read',
  summary: 'Kinds of mails, and in which languages words were added',
  query: listQuery(['id'], { q: text(60).optional() }),
  response: listOf(template),
});
export const getMailTemplate = defineAdminCall({
  name: 'getMailTemplate',
  method: 'GET',
  path: '/mail-templates/:id',
  right: 'mail-templates:read',
  summary: 'Words of a mail in three languages, and what was added',
  params: templateParams,
  query: langQuery,
  response: wholeTemplate,
});
export const changeMailTemplate = defineAdminCall({
  name: 'changeMailTemplate',
  method: 'PUT',
  path: '/mail-templates/:id',
  right: 'mail-templates:write',
  summary: 'Another subject, a paragraph before and after; empty is as the program writes it',
  params: templateParams,
  query: langQuery,
  body: z.strictObject({ words: inThree }),
  response: wholeTemplate,
});
export const previewMailTemplate = defineAdminCall({
  name: 'previewMailTemplate',
  method: 'POST',
  path: '/mail-templates/:id/preview',
  right: 'mail-templates:read',
  summary: 'The mail with these words as it would be sent; nothing is stored or sent',
  params: templateParams,
  query: langQuery,
  body: typedWords,
  response: mailPreview,
});
export const sendMailExample = defineAdminCall({
  name: 'sendMailExample',
  method: 'POST',
  path: '/mail-templates/:id/send-example',
  right: 'mail-templates:write',
  summary: 'Sends it with these words to the member of staff who asks; nothing else is stored',
  params: templateParams,
  query: langQuery,
  body: typedWords,
  response: z.object({
    to: z.string(),
    leaves: z.boolean().describe('false: there is no mail server, so it is kept'),
  }),
});
