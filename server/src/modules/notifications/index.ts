// Public API of the notifications module: writing emails, and the job that sends them.
export type { MailExample } from './mail-example.rules.ts';
export type { ExampleSource } from './mail-preview.admin.ts';
export { registerAdminMailRoutes } from './mails.admin.routes.ts';
export { listMails } from './mails.admin.ts';
export { mailWorker } from './notifications.jobs.ts';
export { forgetMails, listMailsAbout } from './notifications.queries.ts';
export type { EmailMessageItem } from './notifications.rules.ts';
export {
  MAIL_QUEUE,
  type Post,
  writeMail,
  writeStaffMail,
  writingMail,
} from './notifications.service.ts';
