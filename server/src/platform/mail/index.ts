// What does the rest of the program use to send mail?
export { createMailer, type Mail, type MailAttachment, type Mailer, MailFault } from './mailer.ts';
