// The door of notifications: writing mails, and the job that sends them.
export { registerMailDeskRoutes } from './mails.desk.routes.ts';
export { listMails } from './mails.desk.ts';
export { mailWorker } from './notifications.jobs.ts';
export { forgetMails, listMailsAbout } from './notifications.queries.ts';
export type { LetterItem } from './notifications.rules.ts';
export { MAIL_QUEUE, type Post, writeMail, writingMail } from './notifications.service.ts';
