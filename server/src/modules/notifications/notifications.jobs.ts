// Email jobs, one per email.
import type { JobWorker } from '../../platform/jobs/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { type AttachmentSources, MAIL_QUEUE, sendMail } from './notifications.service.ts';

export function mailWorker(
  mailer: Mailer | null,
  sources: AttachmentSources = {},
): JobWorker<{ id: number }> {
  return { queue: MAIL_QUEUE, work: (ctx, { id }) => sendMail(ctx, mailer, id, sources) };
}
