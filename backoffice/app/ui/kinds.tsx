// Names of email kinds and background jobs: one of an earlier release keeps its code.
import { JOB_QUEUES, type JobQueueName, MAIL_TEMPLATES, type MailTemplateName } from '@millwright/contracts';
import { useWords } from '../i18n/index.ts';
import { Ltr } from './isolated.tsx';

export function MailKind({ template }: { template: string }) {
  const say = useWords();
  const isKnown = (MAIL_TEMPLATES as readonly string[]).includes(template);
  return isKnown ? <span title={template}>{say(`mail.${template as MailTemplateName}`)}</span> : <Ltr mono>{template}</Ltr>;
}

export function JobKind({ queue }: { queue: string }) {
  const say = useWords();
  const isKnown = (JOB_QUEUES as readonly string[]).includes(queue);
  return isKnown ? <span title={queue}>{say(`job.${queue as JobQueueName}`)}</span> : <Ltr mono>{queue}</Ltr>;
}
