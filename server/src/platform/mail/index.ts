// Public API of email delivery.
export { createMailer, type Mail, type MailAttachment, type Mailer, MailFault } from './mailer.ts';
