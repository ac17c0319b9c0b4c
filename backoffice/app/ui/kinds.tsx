// Names of email kinds and background jobs: one of an earlier release keeps its code.
import {
  JOB_QUEUES,
  type JobQueueName,
  MAIL_TEMPLATES,
  type MailTemplateName,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/backoffice';
import { storedLocale, useWords } from '../i18n/index.ts';
import { Ltr } from './isolated.tsx';

export function MailKind({ template }: { template: string }) {
  return isKnown(template) ? (
    <span title={template}>{mailKindName(template)}</span>
  ) : (
    <Ltr mono>{template}</Ltr>
  );
}

/** For titles of screens. */
export function mailKindName(template: string): string {
  return isKnown(template) ? translator(storedLocale())(`mail.${template}`) : template;
}

function isKnown(template: string): template is MailTemplateName {
  return (MAIL_TEMPLATES as readonly string[]).includes(template);
}

export function JobKind({ queue }: { queue: string }) {
  const say = useWords();
  const isKnown = (JOB_QUEUES as readonly string[]).includes(queue);
  return isKnown ? (
    <span title={queue}>{say(`job.${queue as JobQueueName}`)}</span>
  ) : (
    <Ltr mono>{queue}</Ltr>
  );
}
