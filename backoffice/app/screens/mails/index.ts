// Email screens: sent mails, templates and newsletter subscribers.

import type { MailTemplate, SentMail } from '@millwright/contracts';
import NewsletterIcon from '@mui/icons-material/CampaignOutlined';
import WordsIcon from '@mui/icons-material/DraftsOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { Screen } from '../../screen.ts';
import { mailKindName } from '../../ui/kinds.tsx';
import { MailList, MailShow } from './mail-list.tsx';
import { SubscriberList } from './subscriber-list.tsx';
import { TemplateEdit, TemplateList } from './templates.tsx';

export const MAIL_SCREENS: readonly Screen[] = [
  {
    name: 'mails',
    right: 'mails:read',
    group: 'system',
    label: 'mails.many',
    icon: MailIcon,
    list: MailList,
    show: MailShow,
    represent: (mail: SentMail) => mail.subject,
  },
  {
    name: 'mail-templates',
    right: 'mail-templates:read',
    group: 'content',
    label: 'mails.templates',
    icon: WordsIcon,
    list: TemplateList,
    edit: TemplateEdit,
    represent: (template: MailTemplate) => mailKindName(template.id),
  },
  {
    name: 'newsletter',
    right: 'customers:read',
    group: 'content',
    label: 'newsletter.many',
    icon: NewsletterIcon,
    list: SubscriberList,
  },
];
